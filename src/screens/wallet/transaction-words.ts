import { amountWords } from '../../domain/amount.ts';
import type { TransactionTotals } from '../../domain/wallet/transactions.ts';
import type { Translate } from '../../text/translate.ts';
import { signedWords } from '../../ui/cards/list-words.ts';

const ours = ['pending', 'rejected', 'unknown'] as const;

/** A status of a transaction: ours, or the server's own words. */
export function statusText(t: Translate, status: string): string {
  const known = ours.find(one => one === status);
  return known === undefined ? status : t(`status.${known}`);
}

/** The totals of a day or a list in a line: `5 lines · net + 265 pts`; of deposits `2 lines · 500 pts`. */
export function totalsText(
  t: Translate,
  count: number,
  { credits, debits, net }: TransactionTotals,
  deposits: boolean,
): string {
  const lines = t(count === 1 ? 'day.linesOne' : { key: 'day.lines', params: { count } });
  if (deposits) return `${lines} · ${t(amountWords(credits.points))}`;
  if (credits.count + debits.count === 0 || net === 'unreadable') return lines;
  return `${lines} · ${t({ key: 'day.net', params: { amount: signedWords(t, net) } })}`;
}
