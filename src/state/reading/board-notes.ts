import { atom } from 'jotai';
import type { Market } from '../../domain/market/market.ts';
import { marketKey } from '../../domain/market/market-id.ts';

/** Keyed by `marketKey`. `board-looks.ts`, which is loaded late, writes it. */
export type BoardNotes = {
  /** The board for the card while a late replica brings back an older one. */
  readonly late: ReadonlyMap<string, Pick<Market, 'open' | 'close'>>;
  /** Markets whose Open of today is declared. It takes no more bids (spec 2 §4). */
  readonly openDeclared: ReadonlySet<string>;
};

const nothing: BoardNotes = { late: new Map(), openDeclared: new Set() };
const notesAtom = atom<BoardNotes>(nothing);

export const boardNotesAtom = atom(
  get => get(notesAtom),
  (get, set, next: BoardNotes) => {
    const before = get(notesAtom);
    const text = ({ late, openDeclared }: BoardNotes): string => JSON.stringify([...late, ...openDeclared]);
    if (text(before) !== text(next)) set(notesAtom, next);
  },
);

/** The same object for a market without a note. */
export const notedMarkets = (markets: readonly Market[], { late, openDeclared }: BoardNotes) =>
  late.size + openDeclared.size === 0
    ? markets
    : markets.map((market): Market => {
        const key = marketKey(market.family, market.id);
        const shown = late.get(key);
        const isDeclared = openDeclared.has(key);
        if (shown === undefined && !isDeclared) return market;
        return { ...market, ...shown, ...(isDeclared && { openDeclared: true }) };
      });
