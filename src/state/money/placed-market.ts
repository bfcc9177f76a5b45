import { atom } from 'jotai';
import type { Family } from '../../domain/market/market.ts';

/** A new object for each time. */
export const placedMarketAtom = atom<{ readonly family: Family; readonly name: string } | null>(null);
