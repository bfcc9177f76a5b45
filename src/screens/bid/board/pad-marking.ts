import { points } from '../../../domain/points.ts';
import { useBid } from '../bid-context.ts';
import { type Marking, useClosed, useMarking } from './marking.ts';

/** The typed points are the stake. Call it where signals are followed. */
export function usePadMarking() {
  const { game, marks: entry, session, typed, balance } = useBid();
  const { over, closed } = useClosed();
  const marking = useMarking({
    game,
    entry,
    session,
    balance,
    closed: over ?? closed,
    stake: () => typed.points.peek(),
  });
  /** Without typed points the whole mark is taken off. */
  const takeBack = (numbers: readonly string[]): boolean =>
    typed.points.peek() === ''
      ? numbers.every(number => marking.write(number, points(0), 'step'))
      : marking.takeBack(numbers);
  const padMarking: Marking = { ...marking, takeBack };
  return { marking: padMarking, over, closed };
}
