import type { Browser, Page } from '@playwright/test';
import { openManyBids } from '../../support/many-bids.ts';
import { mockAt, startMock } from '../../support/mock.ts';
import { phonePage, quantile } from './phone.ts';
import type { Section } from './section.ts';

/** A slow phone takes four times as long as this machine, and a frame of 60 a second has 16.7 ms. */
const [slower, frame] = [4, 16.7];
/** Milliseconds: no frame may be missed by more than half of the next one. */
const longest = 25;
const steps = 120;

/** Measures the work of the main thread while 5,000 records are scrolled, faster than a finger does it. */
export async function scrolling({ browser }: { readonly browser: Browser }): Promise<Section> {
  const mock = await startMock();
  const { page, stop } = await phonePage(browser, { baseURL: mock.url });
  try {
    await openManyBids(page, mockAt(mock.url));
    const runs: (readonly number[])[] = [];
    while (runs.length < 3) runs.push(await frameWork(browser, page));
    // The best of three runs counts, because the reply to a poll may fall into the frames of one.
    const best = (share: number): number => slower * Math.min(...runs.map(run => quantile(run, share)));
    const figure = (what: string, share: number, ms: number) => ({
      what: `${what} takes at most`,
      value: best(share),
      unit: 'ms',
      limit: { value: ms, of: 'value', at: 'most' } as const,
    });
    return {
      title: `Scrolling a history of 5,000 records, times ${slower}`,
      figures: [
        figure('half of the frames', 0.5, frame),
        figure('nine of ten frames', 0.9, 2 * frame),
        figure('each frame', 0.9999, longest),
      ],
    };
  } finally {
    await stop();
    await mock.stop();
  }
}

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The beginning of the event, and the time that its thread computed, in microseconds. */
  readonly ts: number;
  readonly tdur?: number;
};

/**
 * Milliseconds that the page's main thread computed in each frame of a scroll. What else the machine
 * does meanwhile does not count.
 */
async function frameWork(browser: Browser, page: Page): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.evaluate(async count => {
    for (let step = 0; step < count; step += 1) {
      scrollBy(0, 150);
      await new Promise(requestAnimationFrame);
    }
  }, steps);
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
  return work;
}
