import { nextId, type Data, type LedgerEntry, type ReadonlyData } from '../data/schemas.ts';

/** A player's balance: the sum of his entries. */
export function balanceOf(data: ReadonlyData, userId: number): number {
  let sum = 0;
  for (const entry of data.ledger) if (entry.user_id === userId) sum += entry.points;
  return sum;
}

/** Appends an entry. Entries are never changed or removed. */
export function post(data: Data, entry: Omit<LedgerEntry, 'id'>): void {
  data.ledger.push({ id: nextId(data.ledger), ...entry });
}

/** Whether the ledger agrees with the records, and the sum of all balances. */
export type Audit = { readonly balanced: boolean; readonly total: number };

/**
 * Compares the ledger with the records. Each player's balance must be deposits − withdrawals (but cancelled ones)
 * − bids (but void ones) + wins + transfers in − transfers out, and not below zero.
 */
export function audit(data: ReadonlyData): Audit {
  const due = new Map<number, number>();
  const add = (userId: number, points: number): void => {
    due.set(userId, (due.get(userId) ?? 0) + points);
  };
  for (const row of data.fund_requests) if (row.status === 'approved') add(row.user_id, row.request_amount);
  for (const row of data.withdrawals) if (row.status !== 'cancelled') add(row.user_id, -row.request_amount);
  for (const row of data.bids) if (row.status !== 'void') add(row.user_id, -row.points);
  for (const row of data.wins) add(row.user_id, row.amount);
  for (const row of data.transfers) {
    add(row.from_user_id, -row.amount);
    add(row.to_user_id, row.amount);
  }
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
