import { leasedLock, webLock } from '../../state/money/placing/account-lock.ts';
import { evidenceReader } from '../../state/money/placing/evidence.ts';
import { indexedDbJournal } from '../../state/money/placing/journal.ts';
import { createPlacing } from '../../state/money/placing/placing.ts';
import type { MakePlacing } from '../../state/core/tools.ts';

/** Moves points once, with the browser's database, its locks where it has them, and its clock. */
export const placingInBrowser =
  (randomId: () => string): MakePlacing =>
  ({ get, set, notify }) => {
    const journal = indexedDbJournal();
    // Unlike Date.now it never goes back in one page.
    const now = (): number => performance.timeOrigin + performance.now();
    const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
    const lock =
      'locks' in navigator ? webLock(navigator.locks) : leasedLock({ leases: journal, randomId, now, wait });
    return createPlacing({ ...evidenceReader(get, set), notify, randomId, journal, lock, now, wait });
  };
