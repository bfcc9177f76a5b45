import { useAtomValue } from 'jotai';
import type { Points } from '../../domain/points.ts';
import { keepLastPoints, lastPointsOf } from '../../live/last-points.ts';
import type { Slips } from '../../live/slips.ts';
import { playerAtom } from '../../state/core/session.ts';

/** The points of the row that the player added last, on any form: reads and keeps them. */
export function useLastPoints(take: Slips['take']) {
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  return {
    last: () => lastPointsOf(take, mobile),
    keep: (points: Points): void => keepLastPoints(take, { mobile, points }),
  };
}
