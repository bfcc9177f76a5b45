import { amountWords } from '../../domain/amount.ts';
import type { History } from '../../domain/history/history.ts';
import type { Translate } from '../../text/translate.ts';
import { signedWords } from '../../ui/cards/list-words.ts';
import type { RecordTotals } from './record-sums.ts';

/** The totals of a day or a list in a line: `5 bids · 210 pts · net + 265 pts`. What is not known is left out. */
export function sumWords(t: Translate, { kind }: History, totals: RecordTotals): string {
  const { bids, wins, net } = totals;
  const isBids = kind === 'bids';
  const own = isBids ? bids : wins;
  const [one, many] = isBids
    ? (['day.bidsOne', 'day.bids'] as const)
    : (['day.winsOne', 'day.wins'] as const);
  const parts: string[] = [];
  if (own !== null) {
    parts.push(t(own.count === 1 ? one : { key: many, params: { count: own.count } }));
    parts.push(t(amountWords(own.points)));
  }
  if (isBids && net !== null) parts.push(t({ key: 'day.net', params: { amount: signedWords(t, net) } }));
  if (isBids) parts.push(waitingWords(t, totals));
  return parts.filter(Boolean).join(' · ');
}

/** What waits for its result and is in no net: `waiting 120 pts`, or nothing. */
export const waitingWords = (
  t: Translate,
  { waiting: { count, points } }: Pick<RecordTotals, 'waiting'>,
): string => (count === 0 ? '' : t({ key: 'day.waiting', params: { amount: t(amountWords(points)) } }));
