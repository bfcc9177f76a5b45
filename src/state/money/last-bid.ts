import { atom } from 'jotai';
import type { Family } from '../../domain/market/market.ts';
import type { Points } from '../../domain/points.ts';
import { perPlayer } from '../core/session.ts';

/** A new object for each time. */
export const placedMarketAtom = atom<{ readonly family: Family; readonly name: string } | null>(null);

const pointsAtom = perPlayer<Points | null>(null);

export const lastPointsAtom = atom(
  get => get(get(pointsAtom)),
  (get, set, points: Points) => set(get(pointsAtom), points),
);
