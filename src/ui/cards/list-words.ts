import { amountWords, isNegative, type StatedAmount } from '../../domain/amount.ts';
import { negated } from '../../domain/amount-sum.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import { formatBidDate, parseIsoDate } from '../../domain/dates.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { Translate } from '../../text/translate.ts';

/** The words for a day, or for an unreadable date if it is null. */
export function dayWords(t: Translate, day: string | null): string {
  const date = day === null ? null : parseIsoDate(day);
  return date === null ? t('day.unknown') : shownDate(formatBidDate(date), t('app.language'));
}

/** The words for a range of days, or for all days if it is null. */
export function rangeWords(t: Translate, range: DateRange | null): string {
  if (range === null) return t('period.all');
  const days = [range.from, range.to].map(date => shownDate(formatBidDate(date), t('app.language')));
  return [...new Set(days)].join(' – ');
}

/** `+ 265 pts`, `− 50 pts`. */
export function signedWords(t: Translate, amount: StatedAmount): string {
  if (amount === 'unreadable' || amount.exact === '0') return t(amountWords(amount));
  return isNegative(amount) ? `− ${t(amountWords(negated(amount)))}` : `+ ${t(amountWords(amount))}`;
}
