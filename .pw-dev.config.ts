import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '/work/main/test/e2e', testMatch: 'dev.spec.ts', outputDir: '/tmp/dv/pw-out', workers: 1, reporter: 'list',
  use: { viewport: { width: 1280, height: 800 }, launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } } });
