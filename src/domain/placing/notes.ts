import { asTold, type Attempt, type AttemptEvent, isOpen, isPlaced, isUntold, nextPhase } from './attempt.ts';
import { type Noted, type Out, raise, type Step } from './events.ts';
import { attemptsOf, localFactsOf, type State, type Who, withAttempt, withLocalFacts } from './state.ts';

/** Another attempt placed the same row while this one seemed absent. */
const isSecond = (state: State, { id, account, wanted }: Attempt): boolean =>
  attemptsOf(state, account).some(
    other =>
      other.id !== id &&
      isPlaced(other) &&
      other.wanted.some(({ row }) => wanted.some(own => own.row === row)),
  );

/** Changes the phase and writes the attempt. Raises `noted` once it is written. */
export function note(state: State, id: string, event: AttemptEvent, who: Who): Step {
  const before = state.known.get(id);
  const phase = before && nextPhase(before.phase, event);
  if (before === undefined || phase === undefined || phase === before.phase)
    return [state, [raise({ kind: 'noted', who, news: null })]];
  const isDouble = before.phase.kind === 'absent' && phase.kind === 'placed' && isSecond(state, before);
  const after = isDouble ? asTold({ ...before, phase }) : { ...before, phase };
  const knownEnd: Out = {
    kind: 'inform',
    knownEnd: after,
    placed: isPlaced(after),
    late: before.phase.kind !== 'sent',
  };
  return [
    withAttempt(state, after),
    [
      { kind: 'persist', change: [after], next: { kind: 'noted', who, news: { attempt: after, isDouble } } },
      ...(isOpen(after) ? [] : [knownEnd]),
      raise({ kind: 'attempt changed' }),
    ],
  ];
}

/** Tells the other tasks first, and then lets `who` go on. */
export function onNoted(state: State, news: Noted | null, who: Who): Step {
  const goOn = raise({ kind: 'written', who });
  if (news === null) return [state, [goOn]];
  const { attempt, isDouble } = news;
  const isKnown = !isOpen(attempt) && localFactsOf(state, attempt.id).awaited;
  const out: Out[] = isKnown ? [{ kind: 'inform', news: 'known', attempt }] : [];
  if (isDouble) out.push({ kind: 'inform', news: 'twice', attempt });
  else if (isUntold(attempt)) out.push(raise({ kind: 'untold', attempt }));
  return [isKnown ? withLocalFacts(state, attempt.id, { awaited: false }) : state, [...out, goOn]];
}
