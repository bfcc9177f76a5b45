import type { Page } from '@playwright/test';
import type { Attempt } from '../../src/domain/placing/attempt.ts';
import { type Deposit, isUnreported } from '../../src/domain/wallet/deposit.ts';

/** All records of a store as this origin keeps them. None if there is no such database. */
const recordsIn = (page: Page, database: string, store: string): Promise<readonly unknown[]> =>
  page.evaluate(
    async ([name, from]) => {
      // Opening a missing database would create it.
      if (!(await indexedDB.databases()).some(known => known.name === name)) return [];
      return new Promise<readonly unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction(from).objectStore(from).getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result);
          });
        });
      });
    },
    [database, store] as const,
  );

/** The attempts in the journal, as the app finds them when it starts. */
export async function journalOf(page: Page): Promise<readonly Attempt[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the app has written
  return (await recordsIn(page, 'matka-journal', 'attempts')) as readonly Attempt[];
}

/** The stored attempts of bids of `points`. */
export const keptAttempts = async (page: Page, points: number): Promise<readonly Attempt[]> =>
  (await journalOf(page)).filter(({ wanted }) => wanted.some(row => row.points === points));

/** The stored deposits of `points`. */
export async function keptDeposits(page: Page, points: number): Promise<readonly Deposit[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the app has written
  const all = (await recordsIn(page, 'matka-deposits', 'deposits')) as readonly Deposit[];
  return all.filter(deposit => deposit.points === points);
}

/** The stored deposits that are not known to be reported. */
export const unreportedIn = async (page: Page, points: number): Promise<readonly Deposit[]> =>
  (await keptDeposits(page, points)).filter(isUnreported);
