// docs/reliability.md "Deposits".
import type { Points } from '../points.ts';
import { mayBeDeposit } from './credit-note.ts';
import type { ShownTransaction, Transaction } from './wallet.ts';
import {
  type Counted,
  type Deposit,
  type DepositCounts,
  highest,
  isReported,
  type MarkedCounts,
} from './deposit.ts';
import { freshPlaces, keyOfLine, type MarkedList, marksOf, sightOf } from './list-marks.ts';
import type { Listed } from '../history/listed.ts';
import { recordDay } from '../history/record-day.ts';
import { shortestList } from '../history/shortest-list.ts';

export type ListedDeposit = {
  readonly points: Points;
  /** `unclear`: the line may be a deposit, but decides none. */
  readonly status: DepositStatus | 'unclear';
  /** The date as the provider writes it. */
  readonly date: string;
  /** `client_ref`, if the provider returns it, otherwise empty. */
  readonly ref: string;
  /** Its place among all lines of the list. */
  readonly place: number;
};

export type DepositList = MarkedList & { readonly lines: readonly ListedDeposit[] };

type DepositStatus = 'pending' | 'approved' | 'rejected';

const isStatus = (status: ShownTransaction['status']): status is DepositStatus =>
  status === 'pending' || status === 'approved' || status === 'rejected';

type WalletList = Listed<Pick<ShownTransaction, 'date'>> & { readonly items: readonly Transaction[] };

export const depositList = ({ rows, items }: WalletList): DepositList => ({
  lines: listedDeposits(items),
  keys: items.map(keyOfLine),
  isShort: rows.length < shortestList,
  firstDay: rows.flatMap(({ date }) => recordDay(date) ?? []).toSorted()[0] ?? null,
});

/**
 * Lists every credit that either its status or its note allows to be a deposit. Too many lines make the app
 * ask, but too few would let it report a payment twice. A line that comes twice counts once.
 */
export function listedDeposits(items: readonly Transaction[]): readonly ListedDeposit[] {
  const lines = new Set<string>();
  return items.flatMap((item, place) => {
    const { id, credit, deposit, status, points, date, note } = item;
    const line = JSON.stringify([id, status, points, date, note]);
    const isListed = credit && (isStatus(status) || mayBeDeposit(note));
    if (!isListed || (id !== '' && lines.has(line))) return [];
    lines.add(line);
    const shown = deposit && isStatus(status) ? status : 'unclear';
    return [{ points, status: shown, date, ref: item.clientRef ?? '', place }];
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

/** Whether a line came after the list that was read before the deposit. */
export function freshLine(list: DepositList, before: Deposit['before']): (line: ListedDeposit) => boolean {
  const places = freshPlaces(list, before?.marks);
  return ({ place }) => places.has(place);
}

/** Each of these deposits adds one line to those that were there before it. */
const atLeast = (deposits: readonly Deposit[], kind: keyof DepositCounts): number =>
  deposits
    .map(({ before }) => before?.[kind] ?? 0)
    .toSorted((a, b) => a - b)
    .reduce((count, before) => Math.max(count, before) + 1, 0);

/** The lines that replies about this browser's deposits imply, if none has left the list since. */
export function impliedCounts(
  list: DepositList,
  points: Points,
  deposits: readonly Deposit[],
): DepositCounts {
  const ours = deposits.filter(
    deposit =>
      deposit.points === points &&
      isReported(deposit) &&
      sightOf(list, deposit.before?.marks, deposit.at) === 'whole',
  );
  const decided = (kind: 'approved' | 'rejected') => ours.filter(({ phase }) => phase.kind === kind);
  return {
    listed: atLeast(ours, 'listed'),
    approved: atLeast(decided('approved'), 'approved'),
    rejected: atLeast(decided('rejected'), 'rejected'),
  };
}

/** The lines that the list shows, or that replies imply. */
export const knownCounts = (
  list: DepositList,
  points: Points,
  deposits: readonly Deposit[],
): MarkedCounts => ({
  ...highest(countsOf(list.lines, points), impliedCounts(list, points, deposits)),
  marks: marksOf(list),
});

export const counted = (list: DepositList, deposit: Deposit, deposits: readonly Deposit[]): Counted => ({
  kind: 'counted',
  counts: knownCounts(list, deposit.points, deposits),
  hasLost: sightOf(list, deposit.before?.marks, deposit.at) !== 'whole',
});
