import { atom } from 'jotai';
import type { Family } from '../../domain/market/market.ts';

/** The market of the bids that this page has placed last; a new object for each time. */
export const placedMarketAtom = atom<{ readonly family: Family; readonly name: string } | null>(null);
