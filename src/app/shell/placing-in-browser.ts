import { steadyClock } from '../../lib/clock.ts';
import type { MakePlacing } from '../../state/core/environment-types.ts';
import { appPlacing } from '../../state/money/placing/app-placing.ts';
import { indexedDbJournal } from '../../state/money/placing/journal.ts';
import { leasedLock, webLock } from '../../state/money/placing/lock.ts';
import { painted } from './painted.ts';

export const placingInBrowser =
  (randomId: () => string): MakePlacing =>
  app => {
    const journal = indexedDbJournal();
    const now = steadyClock();
    const ran = (): number => performance.now();
    const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
    const lock =
      'locks' in navigator ? webLock(navigator.locks) : leasedLock({ leases: journal, randomId, now, wait });
    return appPlacing(app, { randomId, journal, lock, now, ran, wait, painted });
  };
