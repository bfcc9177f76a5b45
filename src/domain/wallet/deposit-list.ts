// docs/reliability.md "Deposits".
import type { Points } from '../points.ts';
import { mayBeDeposit } from './credit-note.ts';
import type { ShownTransaction, Transaction } from './wallet.ts';
import { type Deposit, type DepositCounts, highest, isReported } from './deposit.ts';

export type ListedDeposit = {
  readonly points: Points;
  /** `unclear`: the line may be a deposit, but decides none. */
  readonly status: DepositStatus | 'unclear';
  /** The date as the provider writes it. */
  readonly date: string;
  /** `client_ref`, if the provider returns it, otherwise empty. */
  readonly ref: string;
};

type DepositStatus = 'pending' | 'approved' | 'rejected';

const isStatus = (status: ShownTransaction['status']): status is DepositStatus =>
  status === 'pending' || status === 'approved' || status === 'rejected';

/**
 * Lists every credit that either its status or its note allows to be a deposit. Too many lines make the app
 * ask, but too few would let it report a payment twice. A line that comes twice counts once.
 */
export function listedDeposits(items: readonly Transaction[]): readonly ListedDeposit[] {
  const lines = new Set<string>();
  return items.flatMap(item => {
    const { id, credit, deposit, status, points, date, note } = item;
    const line = JSON.stringify([id, status, points, date, note]);
    const isListed = credit && (isStatus(status) || mayBeDeposit(note));
    if (!isListed || (id !== '' && lines.has(line))) return [];
    lines.add(line);
    return [
      { points, status: deposit && isStatus(status) ? status : 'unclear', date, ref: item.clientRef ?? '' },
    ];
  });
}

/** The lines of these points without a reference. */
export const unnamed = (listed: readonly ListedDeposit[], points: Points): readonly ListedDeposit[] =>
  listed.filter(line => line.points === points && line.ref === '');

export const countOf = (listed: readonly ListedDeposit[], points: Points, status: DepositStatus): number =>
  unnamed(listed, points).filter(line => line.status === status).length;

export const countsOf = (listed: readonly ListedDeposit[], points: Points): DepositCounts => ({
  listed: unnamed(listed, points).length,
  approved: countOf(listed, points, 'approved'),
  rejected: countOf(listed, points, 'rejected'),
});

/** Each of these deposits adds one line to those that were there before it. */
const atLeast = (deposits: readonly Deposit[], kind: keyof DepositCounts): number =>
  deposits
    .map(({ before }) => before?.[kind] ?? 0)
    .toSorted((a, b) => a - b)
    .reduce((count, before) => Math.max(count, before) + 1, 0);

/** The lines that the list shows, or that replies about this browser's deposits imply. */
export function knownCounts(listed: readonly ListedDeposit[], points: Points, deposits: readonly Deposit[]) {
  const ours = deposits.filter(deposit => deposit.points === points && isReported(deposit));
  const decided = (kind: 'approved' | 'rejected') => ours.filter(({ phase }) => phase.kind === kind);
  return highest(countsOf(listed, points), {
    listed: atLeast(ours, 'listed'),
    approved: atLeast(decided('approved'), 'approved'),
    rejected: atLeast(decided('rejected'), 'rejected'),
  });
}
