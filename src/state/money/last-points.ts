import { atom } from 'jotai';
import type { Points } from '../../domain/points.ts';
import { perPlayer } from '../core/session.ts';

const pointsAtom = perPlayer<Points | null>(null);

export const lastPointsAtom = atom(
  get => get(get(pointsAtom)),
  (get, set, points: Points) => set(get(pointsAtom), points),
);
