// docs/reliability.md "Deposits".
import { recordMoment } from '../history/record-day.ts';
import type { Points } from '../points.ts';
import { type Deposit, isUnreported, mayHaveLeft } from './deposit.ts';
import { countsOf, knownCounts, type ListedDeposit, unnamed } from './deposit-list.ts';

/**
 * `found`: a line names the deposit. `absent`: other payments explain all lines. `asked`: nothing explains one line,
 * and only the player knows whose it is, because another device may have paid the same. `waits`: the app asks about
 * an older payment first.
 */
export type DepositVerdict =
  { readonly kind: 'found' | 'absent' | 'waits' } | { readonly kind: 'asked'; readonly line: ListedDeposit };

/** `isMine`: this page began or posted the deposit. */
export function verdicts(
  deposits: readonly Deposit[],
  listed: readonly ListedDeposit[],
  isMine: (id: string) => boolean,
): ReadonlyMap<string, DepositVerdict> {
  const found = new Map<string, DepositVerdict>();
  const questions = new Map<Points, number>();
  for (const deposit of deposits.filter(isUnreported).toSorted((a, b) => a.at - b.at)) {
    const { id, points, before } = deposit;
    if (listed.some(({ ref }) => ref === id)) {
      found.set(id, { kind: 'found' });
      continue;
    }
    const explained = Math.max(before?.listed ?? 0, knownCounts([], points, deposits).listed);
    const open = countsOf(listed, points).listed - explained;
    const line = newestLine(listed, points);
    if (open <= 0 || line === null || !mayHaveLeft(deposit, isMine(id))) {
      found.set(id, { kind: 'absent' });
      continue;
    }
    const taken = questions.get(points) ?? 0;
    found.set(id, taken < open ? { kind: 'asked', line } : { kind: 'waits' });
    questions.set(points, taken + 1);
  }
  return found;
}

function newestLine(listed: readonly ListedDeposit[], points: Points): ListedDeposit | null {
  const time = ({ date }: ListedDeposit): string => {
    const { day, minute } = recordMoment(date);
    return `${day ?? ''} ${String(minute ?? 0).padStart(4, '0')}`;
  };
  return unnamed(listed, points).reduce<ListedDeposit | null>(
    (newest, line) => (newest === null || time(line) > time(newest) ? line : newest),
    null,
  );
}
