import { ank, isPana } from '../game/panna.ts';
import type { MarketResult } from '../game/settlement.ts';
import type { BidSession, Family, Market } from './market.ts';

export type Board = Pick<Market, 'family' | 'id' | 'name' | 'times' | 'open' | 'close'>;

type Texts = Pick<Board, 'family' | 'open' | 'close'>;

/** `470-1`, `470-17-890` or `45`. Empty if nothing is declared. */
export const boardText = ({ open, close }: Pick<Board, 'open' | 'close'>): string =>
  (open ?? '') + (open === null ? '' : (close ?? ''));

export type DayResult = { readonly day: string; readonly result: MarketResult };

export type BoardDay = Pick<Board, 'open' | 'close'> & { readonly day: string };

export const dayOfBoard = (family: Family, { day, open, close }: BoardDay): DayResult => ({
  day,
  result: resultOfBoard({ family, open, close }),
});

/** A text that is not a result counts as not declared. */
export function resultOfBoard({ family, open, close }: Texts): MarketResult {
  if (family === 'gali') return { family, jodi: open !== null && /^\d\d$/.test(open) ? open : null };
  const [openPana = '', openAnk] = (open ?? '').split('-');
  const [closeAnk, closePana = ''] = (close ?? '').split('-');
  const checked = (pana: string, digit: string | undefined): string | null =>
    isPana(pana) && ank(pana) === digit ? pana : null;
  const first = checked(openPana, openAnk);
  if (family === 'starline') return { family, pana: first };
  return { family, openPana: first, closePana: checked(closePana, closeAnk) };
}

/** The session's part of the board has figures that are not a result as the app reads it, such as `128 - 1`. */
export function isUnreadable(board: Texts, session: BidSession): boolean {
  const { open, close } = figuresOf(resultOfBoard(board));
  const [text, figures] = session === 'Open' ? [board.open, open] : [board.close, close];
  return figures === null && /[1-9]/.test(text ?? '');
}

/** Panas, or a jodi for Gali. Null for parts that are not declared. A slot has only `open`. */
export function figuresOf(result: MarketResult) {
  if (result.family === 'main') return { open: result.openPana, close: result.closePana };
  return { open: result.family === 'gali' ? result.jodi : result.pana, close: null };
}

export function resultOfFigures(family: Family, open: string | null, close: string | null): MarketResult {
  if (family === 'gali') return { family, jodi: open };
  return family === 'starline' ? { family, pana: open } : { family, openPana: open, closePana: close };
}

/** The figures of one session as a board writes them: `470-1` for Open, `7-890` for Close, `45` for Gali. */
export function partText(family: Family, session: BidSession, figures: string | null): string | null {
  if (figures === null || family === 'gali') return figures;
  return session === 'Open' ? `${figures}-${ank(figures)}` : `${ank(figures)}-${figures}`;
}
