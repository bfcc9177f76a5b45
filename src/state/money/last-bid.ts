import { atom } from 'jotai';
import type { Family } from '../../domain/market/market.ts';
import type { Points } from '../../domain/points.ts';
import { playersValue } from '../core/session.ts';

/** Set to a new object for each bid, so that a second bid on the same market is also noticed. */
export const placedMarketAtom = atom<{ readonly family: Family; readonly name: string } | null>(null);

export const lastPointsAtom = playersValue<Points | null>(null);
