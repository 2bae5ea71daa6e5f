import { test as base } from '@playwright/test';
import { HOSTS, startHostedSite } from './hosted-site.ts';

/** Which provider the site under test searches with. */
export type Provider = 'embedded' | 'hosted';

interface TestFixtures {
  /** The requests without which there are no hits: for tests that let them fail or wait. */
  indexRequests: RegExp;
}

interface WorkerFixtures {
  provider: Provider;
  hostedSite: Awaited<ReturnType<typeof startHostedSite>> | undefined;
}

/** A test of the search that runs with each provider: see the projects in `playwright.config.ts`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: ['embedded', { option: true, scope: 'worker' }],
  hostedSite: [
    async ({ provider }, use) => {
      const site = provider === 'hosted' ? await startHostedSite() : undefined;
      await use(site);
      await site?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ baseURL, hostedSite }, use) => use(hostedSite?.origin ?? baseURL),
  indexRequests: ({ provider }, use) => use(provider === 'hosted' ? HOSTS : /assets\/search\//),
  // Requests are led to the local service after the browser has let them pass: the page's security policy holds.
  context: async ({ context, hostedSite }, use) => {
    if (hostedSite)
      await context.route(HOSTS, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${hostedSite.service}${pathname}${search}` }) });
      });
    await use(context);
  },
});
