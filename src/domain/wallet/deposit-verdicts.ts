// docs/reliability.md "Deposits".
import { recordMoment } from '../history/record-day.ts';
import type { Points } from '../points.ts';
import { type Deposit, isReported, isUnreported, mayHaveLeft } from './deposit.ts';
import { type DepositList, freshLine, impliedCounts, type ListedDeposit, unnamed } from './deposit-list.ts';
import { type Sight, sightOf } from './list-marks.ts';

/**
 * `found`: a line names the deposit. `absent`: other payments explain all lines. `asked`: nothing explains one line,
 * and only the player knows whose it is, because another device may have paid the same. `hidden`: its line may have
 * left the list. `waits`: the app asks about an older payment first.
 */
export type DepositVerdict =
  | { readonly kind: 'found' | 'absent' | 'hidden' | 'waits' }
  | { readonly kind: 'asked'; readonly line: ListedDeposit };

/** `isMine`: this page began or posted the deposit. */
export function verdicts(
  deposits: readonly Deposit[],
  list: DepositList,
  isMine: (id: string) => boolean,
): ReadonlyMap<string, DepositVerdict> {
  const found = new Map<string, DepositVerdict>();
  const questions = new Map<Points, number>();
  for (const deposit of deposits.filter(isUnreported).toSorted((a, b) => a.at - b.at)) {
    const { id, points, before } = deposit;
    if (list.lines.some(({ ref }) => ref === id)) {
      found.set(id, { kind: 'found' });
      continue;
    }
    if (!mayHaveLeft(deposit, isMine(id))) {
      found.set(id, { kind: 'absent' });
      continue;
    }
    const sight = sightOf(list, before?.marks, deposit.at);
    const { lines, open } = unexplained(deposit, sight, list, deposits);
    const line = newestLine(lines);
    if (open <= 0 || line === null) {
      found.set(id, { kind: sight === 'hidden' ? 'hidden' : 'absent' });
      continue;
    }
    const taken = questions.get(points) ?? 0;
    found.set(id, taken < open ? { kind: 'asked', line } : { kind: 'waits' });
    questions.set(points, taken + 1);
  }
  return found;
}

type Unexplained = { readonly lines: readonly ListedDeposit[]; readonly open: number };

/** The lines that may be the deposit, and how many of them nothing explains. */
function unexplained(
  { points, before }: Deposit,
  sight: Sight,
  list: DepositList,
  deposits: readonly Deposit[],
): Unexplained {
  const all = unnamed(list.lines, points);
  if (sight === 'whole') {
    const explained = Math.max(before?.listed ?? 0, impliedCounts(list, points, deposits).listed);
    return { lines: all, open: all.length - explained };
  }
  // Counts prove nothing, because an old line may have left as a new one entered.
  const isNew = freshLine(list, before);
  const lines = all.filter(isNew);
  const known = all.filter(line => !isNew(line));
  const explaining = deposits.filter(other => {
    if (other.points !== points || !isReported(other)) return false;
    // Its line may be one that was there before this deposit.
    const isItsOwn = freshLine(list, other.before);
    return sightOf(list, other.before?.marks, other.at) !== 'hidden' && !known.some(isItsOwn);
  });
  return { lines, open: lines.length - explaining.length };
}

function newestLine(lines: readonly ListedDeposit[]): ListedDeposit | null {
  const time = ({ date }: ListedDeposit): string => {
    const { day, minute } = recordMoment(date);
    return `${day ?? ''} ${String(minute ?? 0).padStart(4, '0')}`;
  };
  return lines.reduce<ListedDeposit | null>(
    (newest, line) => (newest === null || time(line) > time(newest) ? line : newest),
    null,
  );
}
