import { amountWords, isNegative, type StatedAmount } from '../../domain/amount.ts';
import { negated } from '../../domain/amount-sum.ts';
import type { DateRange } from '../../domain/date-range.ts';
import { formatBidDate, parseIsoDate } from '../../domain/dates.ts';
import type { History } from '../../domain/history.ts';
import { shownDate } from '../../domain/shown-date.ts';
import type { Translate } from '../../text/translate.ts';
import type { RecordTotals } from './record-sums.ts';

/** A day, `2026-11-21`, as lists show it; null is a date that cannot be read. */
export function dayWords(t: Translate, day: string | null): string {
  const date = day === null ? null : parseIsoDate(day);
  return date === null ? t('day.unknown') : shownDate(formatBidDate(date), t('app.language'));
}

/** The first and the last day of a range; one where they are the same. */
export function rangeWords(t: Translate, { from, to }: DateRange): string {
  const days = [from, to].map(date => shownDate(formatBidDate(date), t('app.language')));
  return [...new Set(days)].join(' – ');
}

/** A difference with its sign: `+ 265 pts`, `− 50 pts`. */
export function signedWords(t: Translate, amount: StatedAmount): string {
  if (amount === 'unreadable' || amount.exact === '0') return t(amountWords(amount));
  return isNegative(amount) ? `− ${t(amountWords(negated(amount)))}` : `+ ${t(amountWords(amount))}`;
}

/** The totals of a day or a list in a line: `5 bids · 210 pts · net + 265 pts`. What is not known is left out. */
export function sumWords(t: Translate, { kind }: History, { bids, wins, net }: RecordTotals): string {
  const [own, one, many] =
    kind === 'bids'
      ? ([bids, 'day.bidsOne', 'day.bids'] as const)
      : ([wins, 'day.winsOne', 'day.wins'] as const);
  return [
    ...(own === null
      ? []
      : [t(own.count === 1 ? one : { key: many, params: { count: own.count } }), t(amountWords(own.points))]),
    ...(net === null || kind === 'wins'
      ? []
      : [t({ key: 'day.net', params: { amount: signedWords(t, net) } })]),
  ].join(' · ');
}
