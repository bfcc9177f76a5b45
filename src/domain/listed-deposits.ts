import type { Points } from './points.ts';
import type { ShownTransaction, Transaction } from './wallet.ts';

/** How many deposits of some points a list holds, by what the provider decided. */
export type DepositCounts = {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
};
/** Those that are decided. */
export type DecidedCounts = Omit<DepositCounts, 'pending'>;

/** A deposit of the provider's list. */
export type ListedDeposit = { readonly points: Points; readonly status: keyof DepositCounts };

const isStatus = (status: ShownTransaction['status']): status is keyof DepositCounts =>
  status === 'pending' || status === 'approved' || status === 'rejected';

/** The deposits of a wallet history. */
export const listedDeposits = (items: readonly Transaction[]): readonly ListedDeposit[] =>
  items.flatMap(({ deposit, status, points }) => (deposit && isStatus(status) ? [{ points, status }] : []));

/** Counts the deposits of these points. */
export function countsOf(listed: readonly ListedDeposit[], points: Points): DepositCounts {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const one of listed) if (one.points === points) counts[one.status] += 1;
  return counts;
}
