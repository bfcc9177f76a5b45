import { pageClock } from '../../lib/clock.ts';
import { leasedLock, webLock } from '../../state/money/placing/lock.ts';
import { appPlacing } from '../../state/money/placing/app-placing.ts';
import { indexedDbJournal } from '../../state/money/placing/journal.ts';
import type { MakePlacing } from '../../state/core/environment-types.ts';

export const placingInBrowser =
  (randomId: () => string): MakePlacing =>
  app => {
    const journal = indexedDbJournal();
    const now = pageClock();
    const ran = (): number => performance.now();
    const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
    const lock =
      'locks' in navigator ? webLock(navigator.locks) : leasedLock({ leases: journal, randomId, now, wait });
    return appPlacing(app, { randomId, journal, lock, now, ran, wait, painted });
  };

/** A hidden page has no frames: there it ends when the page is shown again. */
export async function painted(): Promise<void> {
  // React draws in a task of its own, after this one.
  await nextTask();
  await new Promise(resolve => requestAnimationFrame(resolve));
  // The frame is painted after its callbacks.
  await nextTask();
}

const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve));
