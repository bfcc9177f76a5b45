import type { Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Its beginning, and the time that its thread computed, in microseconds. */
  readonly ts: number;
  readonly tdur?: number;
};

/**
 * Milliseconds that the page's main thread computed in each frame of `run`, in ascending order. What else the machine
 * does meanwhile does not count.
 */
export async function frameWork(page: Page, run: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A page without a browser');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const work = frames.map(() => 0);
  for (const { name, ph, pid, tid, ts, tdur = 0 } of traceEvents) {
    if (name !== 'ThreadControllerImpl::RunTask' || ph !== 'X') continue;
    const frame = frames.findLastIndex(begun => begun.pid === pid && begun.tid === tid && begun.ts <= ts);
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + tdur / 1000;
  }
  return work.toSorted((a, b) => a - b);
}
