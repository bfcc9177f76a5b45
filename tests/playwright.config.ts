import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './support/find-chromium.ts';

/**
 * The app of dist/ in real Chromium, as a phone shows it. Each worker has its own mock server (support/app.ts). `app` runs
 * with `npm test`, `rest` with `npm run test:all`. CI gives a test one second try and names it at the end as flaky.
 */
export default defineConfig({
  // A run empties only the folder of its projects, so the pictures of the first are there after the second.
  projects: [
    { name: 'app', testDir: 'browser', testIgnore: 'all/**', outputDir: 'reports/browser' },
    { name: 'rest', testDir: 'browser/all', outputDir: 'reports/browser-rest' },
  ],
  retries: 'CI' in process.env ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  // A machine that is busy with other work may be held up for seconds. A test that passes waits for nothing.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: 'CI' in process.env,
  reporter: [['list'], [fileURLToPath(new URL('support/closing-line-reporter.ts', import.meta.url))]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // A worker would answer before a test's own routes do. Tests about the worker allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    // A trace adds its own lines to the console, and a second try must be the same test as the first.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
});
