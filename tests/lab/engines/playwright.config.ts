import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** The main journeys in three engines: `npm run lab -- engines` (docs/engines.md). One at a time, so that each keeps its limits. */
export default defineConfig({
  ...usual,
  projects: [{ name: 'engines', testDir: '.', outputDir: '../../reports/engines' }],
  retries: 0,
  workers: 1,
  // A journey is about the service worker.
  use: { ...usual.use, serviceWorkers: 'allow' },
});
