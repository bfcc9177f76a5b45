import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './support/find-chromium.ts';

/**
 * The app of dist/ in real Chromium, as a phone shows it. Each worker has its own mock server (support/app.ts). There are
 * no second tries: a test that passes only sometimes is a bug.
 */
export default defineConfig({
  testDir: 'browser',
  outputDir: 'reports/browser',
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
    // It would answer before a test's own routes do; the tests that are about it allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
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
