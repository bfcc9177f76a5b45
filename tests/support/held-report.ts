import type { Page } from '@playwright/test';
import { limits } from '../../src/domain/limits.ts';

/**
 * In the document that the page shows now, a payment that was begun is not reported before the page is left, however
 * long the machine takes for the next steps of a test.
 */
export const holdReport = (page: Page): Promise<void> =>
  page.evaluate(delay => {
    const start = window.setTimeout.bind(window);
    const held = (task: () => void, ms = 0) => (ms === delay ? -1 : start(task, ms));
    Object.assign(window, { setTimeout: held });
  }, limits.fundPostMs);
