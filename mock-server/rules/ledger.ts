import { nextId, type Data, type LedgerEntry, type ReadonlyData } from '../data/schemas.ts';
import { bookOf } from './books.ts';
import { dues, type Add } from './dues.ts';

/** A player's balance: the sum of his entries. */
export const balanceOf = (data: ReadonlyData, userId: number): number => bookOf(data).sums.get(userId) ?? 0;

/** Appends an entry. Entries are never changed or removed. */
export function post(data: Data, entry: Omit<LedgerEntry, 'id'>): void {
  data.ledger.push({ id: nextId(data.ledger), ...entry });
}

/** Whether the ledger agrees with the records, and the sum of all balances. */
export type Audit = { readonly balanced: boolean; readonly total: number };

/**
 * The audit by the running sums, for every call. It relies on every change of a status going through `books.ts`;
 * `tests/mock-server/books.test.ts` compares it with the whole audit.
 */
export function runningAudit(data: ReadonlyData): Audit {
  const { off, total } = bookOf(data);
  return { balanced: off.size === 0, total };
}

/**
 * Compares the ledger with the records, all of them. Each player's balance must be deposits − withdrawals (but cancelled
 * ones) − bids (but void ones) + wins + transfers in − transfers out, and not below zero.
 */
export function audit(data: ReadonlyData): Audit {
  const due = new Map<number, number>();
  const add: Add = (userId, points) => {
    due.set(userId, (due.get(userId) ?? 0) + points);
  };
  for (const row of data.fund_requests) dues.fund_requests(row, add);
  for (const row of data.withdrawals) dues.withdrawals(row, add);
  for (const row of data.bids) dues.bids(row, add);
  for (const row of data.wins) dues.wins(row, add);
  for (const row of data.transfers) dues.transfers(row, add);
  const sums = new Map<number, number>();
  let total = 0;
  for (const entry of data.ledger) {
    sums.set(entry.user_id, (sums.get(entry.user_id) ?? 0) + entry.points);
    total += entry.points;
  }
  const users = new Set([...due.keys(), ...sums.keys()]);
  const balanced = [...users].every(
    id => (sums.get(id) ?? 0) === (due.get(id) ?? 0) && (sums.get(id) ?? 0) >= 0,
  );
  return { balanced, total };
}
