import { type Amount, formatAmount, type StatedAmount } from '../../domain/amount.ts';
import { type Board, boardText } from '../../domain/market/board.ts';
import { type BidSession, spokenResult } from '../../domain/market/market.ts';
import type { Meaning } from '../../domain/history/day-results.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Translate } from '../../text/translate.ts';

/** For screen readers figures are words. */
export type Said = { readonly text: string; readonly spoken: string };

/** `470-1` for Open, the whole line for Close. */
export const shownFor = (board: Board, session: BidSession): string =>
  session === 'Open' ? (board.open ?? '') : boardText(board);

export function resultWords(t: Translate, board: Board, session: BidSession): Said {
  const say = (result: string): string =>
    board.family === 'main'
      ? t({ key: 'result.ofSession', params: { name: board.name, session: t(`session.${session}`), result } })
      : t({ key: 'result.ofSlot', params: { name: board.name, result } });
  const shown = shownFor(board, session);
  return { text: say(shown), spoken: say(spokenResult(shown, t('market.digits').split(' '))) };
}

/** Null when an amount cannot be read or has a fraction. */
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

/** Null when only the result can be said. */
export function meaningWords(t: Translate, meaning: Meaning): string | null {
  switch (meaning.kind) {
    case 'won': {
      const amount = sumWords(t, meaning.amounts);
      return amount === null ? null : t({ key: 'result.youWon', params: { amount } });
    }
    case 'lost':
      return t({ key: 'result.none', params: { count: meaning.count } });
    case 'unlisted':
    case 'none':
      return null;
  }
}

export function newsWords(t: Translate, result: Said, meaning: string | null): Said {
  const join = (words: string): string =>
    meaning === null ? words : t({ key: 'result.said', params: { result: words, meaning } });
  return { text: join(result.text), spoken: join(result.spoken) };
}
