import { defineConfig } from '@playwright/test';
import type { Provider } from './test/e2e/search-test.ts';

// The browser is found by `npm test`; see scripts/find-browser.mjs.
const executablePath = process.env['CHROMIUM'];
// A free port, chosen by `npm test`, so that two runs do not meet.
const port = process.env['E2E_PORT'] ?? '3210';

export default defineConfig<object, { provider: Provider }>({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may miss a moment once; what fails twice has failed, and what failed once is reported as flaky.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Tests of the hosted search ask a local service; the real one is out of reach, also for early connections.
        '--host-resolver-rules=MAP *.algolia.net ~NOTFOUND, MAP *.algolianet.com ~NOTFOUND',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'search-hosted.spec.ts' },
    { name: 'hosted-site', testMatch: 'hosted-site.setup.ts' },
    // What the search promises holds with the hosted provider too.
    {
      name: 'hosted-search',
      testMatch: /search(-choosing|-everyone|-page|-hosted)?\.spec\.ts$/,
      dependencies: ['hosted-site'],
      use: { provider: 'hosted' },
    },
  ],
  webServer: {
    command: `node scripts/run.mjs serve --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
