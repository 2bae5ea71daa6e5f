import { defineConfig } from '@playwright/test';

// The browser is found by `npm test`; see scripts/find-browser.mjs.
const executablePath = process.env['CHROMIUM'];
// A free port, chosen by `npm test`, so that two runs do not meet.
const port = process.env['E2E_PORT'] ?? '3210';

export default defineConfig({
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
      ],
    },
  },
  webServer: {
    command: `node scripts/run.mjs serve --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
