import type { Page } from '@playwright/test';
import { reportDelaysMs } from '../../src/domain/deposit-intent.ts';
import { limits } from '../../src/domain/limits.ts';

/** Runs inside a page: timers of these milliseconds do not end from now on. */
function holdTimers(delays: readonly number[]): void {
  const start = window.setTimeout.bind(window);
  const held = (task: () => void, ms = 0) => (delays.includes(ms) ? -1 : start(task, ms));
  Object.assign(window, { setTimeout: held });
}

/**
 * In the document that the page shows now, a payment that was begun is not reported before the page is left, however
 * long the machine takes for the next steps of a test.
 */
export const holdReport = (page: Page): Promise<void> => page.evaluate(holdTimers, [limits.fundPostMs]);

/** Documents that the page opens from now on report what earlier ones left at their start, and not again by themselves. */
export const holdLaterReports = (page: Page): Promise<unknown> =>
  page.addInitScript(
    holdTimers,
    reportDelaysMs.filter(ms => ms > 0),
  );
