import { atom } from 'jotai';
import type { Points } from '../../domain/points.ts';
import { playersOwn } from '../core/session.ts';

const own = playersOwn<Points | null>(null);

export const lastPointsAtom = atom(
  get => get(get(own)),
  (get, set, points: Points) => set(get(own), points),
);
