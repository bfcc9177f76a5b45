import { leasedLock, webLock } from '../state/account-lock.ts';
import { indexedDbJournal } from '../state/journal.ts';
import type { MoneyTools } from '../state/placing.ts';

/** The browser's part in moving points once: its database, its locks where it has them, its clock. */
export function browserMoney(randomId: () => string): MoneyTools {
  const journal = indexedDbJournal();
  // Unlike Date.now it never goes back while the page lives.
  const now = (): number => performance.timeOrigin + performance.now();
  const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
  const lock =
    'locks' in navigator ? webLock(navigator.locks) : leasedLock({ leases: journal, randomId, now, wait });
  return { journal, lock, now, wait };
}
