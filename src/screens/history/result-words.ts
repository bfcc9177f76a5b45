import { type Amount, formatAmount, type StatedAmount } from '../../domain/amount.ts';
import type { DayEntry, Meaning } from '../../domain/history/day-results.ts';
import { spokenResult } from '../../domain/market/market.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Translate } from '../../text/translate.ts';

/** `spoken` has figures as words, for screen readers. */
export type Said = { readonly text: string; readonly spoken: string };

type Named = Pick<DayEntry, 'board' | 'session' | 'text' | 'change'>;

/** `Kalyan Close: 470-17-890`, or that the result was corrected or taken back. */
export function resultWords(t: Translate, { board, session, text, change }: Named): Said {
  const { family, name } = board;
  const market = family === 'main' ? `${name} ${t(`session.${session}`)}` : name;
  const say = (result: string): string => {
    if (change === 'takenBack') return t({ key: 'result.takenBack', params: { market } });
    const key = change === 'corrected' ? 'result.corrected' : 'result.declared';
    return t({ key, params: { market, result } });
  };
  return { text: say(text), spoken: say(spokenResult(text, t('market.digits').split(' '))) };
}

/** Null if an amount cannot be read or has a fraction. */
export function sumWords(t: Translate, amounts: readonly StatedAmount[]): string | null {
  const known = amounts.filter((amount): amount is Amount => amount !== 'unreadable');
  if (known.length < amounts.length) return null;
  const [only, another] = known;
  if (only !== undefined && another === undefined)
    return t({ key: 'points.amount', params: { points: formatAmount(only) } });
  if (known.some(({ exact }) => exact.includes('.'))) return null;
  const sum = known.reduce((total, { points }) => total + points, 0);
  return t({ key: 'points.amount', params: { points: formatPoints(sum) } });
}

/** Null if only the result itself is certain. */
export function meaningWords(t: Translate, meaning: Meaning): string | null {
  switch (meaning.kind) {
    case 'won': {
      const amount = sumWords(t, meaning.amounts);
      return amount === null ? null : t({ key: 'result.youWon', params: { amount } });
    }
    case 'lost':
      return t({ key: 'result.none', params: { count: meaning.count } });
    case 'returned':
      return t('result.returned');
    case 'unlisted':
    case 'waiting':
    case 'unknown':
    case 'none':
      return null;
  }
}

export function newsWords(t: Translate, result: Said, meaning: string | null): Said {
  const join = (words: string): string =>
    meaning === null ? words : t({ key: 'result.said', params: { result: words, meaning } });
  return { text: join(result.text), spoken: join(result.spoken) };
}
