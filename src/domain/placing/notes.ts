import {
  asEnded,
  asTold,
  type Attempt,
  type AttemptEvent,
  isOld,
  isOpen,
  isPlaced,
  isUntold,
  nextPhase,
  othersOf,
  takenOver,
} from './attempt.ts';
import type { Evidence, Finding, OtherRequest } from './evidence.ts';
import { type Event, inTurn, type Moment, type Noted, type Out, raise, type Step } from './events.ts';
import { weigh } from './rules.ts';
import {
  attemptsOf,
  marksOf,
  type State,
  type Who,
  withAttempt,
  withEntry,
  withMarks,
  withName,
} from './state.ts';

/** The next phase of an attempt sent here that only another tab could have found. */
const newsOf = { sent: null, unclear: 'absent', absent: 'placed', placed: null } as const;

/** While this attempt could not be seen, another one placed the same row. */
const isSecond = (state: State, { id, account, wanted }: Attempt): boolean =>
  attemptsOf(state, account).some(
    other =>
      other.id !== id &&
      isPlaced(other) &&
      other.wanted.some(({ row }) => wanted.some(asked => asked.row === row)),
  );

/** Changes the phase and writes the attempt. Raises `noted` once it is written. */
export function note(state: State, id: string, event: AttemptEvent, who: Who): Step {
  const before = state.known.get(id);
  const phase = before && nextPhase(before.phase, event);
  if (before === undefined || phase === undefined || phase === before.phase)
    return [state, [raise({ kind: 'noted', who, news: null })]];
  const isDouble = before.phase.kind === 'absent' && phase.kind === 'placed' && isSecond(state, before);
  const after = isDouble ? asTold({ ...before, phase }) : { ...before, phase };
  const settled: Out = {
    kind: 'tell',
    settled: after,
    placed: isPlaced(after),
    late: before.phase.kind !== 'sent',
  };
  return [
    withAttempt(state, after),
    [
      { kind: 'persist', change: [after], next: { kind: 'noted', who, news: { attempt: after, isDouble } } },
      ...(isOpen(after) ? [] : [settled]),
      raise({ kind: 'changed' }),
    ],
  ];
}

/** Tells the other tasks first, and then lets `who` go on. */
export function onNoted(state: State, news: Noted | null, who: Who): Step {
  const goOn = raise({ kind: 'written', who });
  if (news === null) return [state, [goOn]];
  const { attempt, isDouble } = news;
  const isKnown = !isOpen(attempt) && marksOf(state, attempt.id).awaited;
  const out: Out[] = isKnown ? [{ kind: 'tell', news: 'known', attempt }] : [];
  if (isDouble) out.push({ kind: 'tell', news: 'twice', attempt });
  else if (isUntold(attempt)) out.push(raise({ kind: 'found', attempt }));
  return [isKnown ? withMarks(state, attempt.id, { awaited: false }) : state, [...out, goOn]];
}

/**
 * Takes the journal's attempts. A new one waits from the beginning, because its times belong to another page.
 */
export function takeOver(state: State, kept: readonly Attempt[], { ran }: Moment): State {
  let next = state;
  for (const attempt of kept) {
    const { id } = attempt;
    const before = next.known.get(id);
    const { leftBy, sentHere, told } = marksOf(next, id);
    if (leftBy === null) next = withMarks(next, id, { leftBy: ran });
    // Another tab may have found it absent and sent it again.
    if (sentHere && attempt.phase.kind !== newsOf[before?.phase.kind ?? 'sent']) continue;
    const waits = before?.phase.kind === 'unclear' && attempt.phase.kind === 'unclear';
    const phase = waits ? before.phase : takenOver(attempt.phase, ran);
    const taken = { ...attempt, phase };
    next = withAttempt(next, told ? asTold(taken) : taken);
  }
  return next;
}

/** Drops attempts for good: the mark keeps the journal from bringing them back. */
export function forget(state: State, attempts: readonly Attempt[]): State {
  let next = state;
  for (const { id } of attempts)
    next = withMarks({ ...next, known: withEntry(next.known, id, null) }, id, { sentHere: true });
  return next;
}

/** Needs the account's lock. Raises `loaded` at the end, which is not ok if the journal cannot be read. */
export function beginLoad(state: State, account: string, who: Who): Step {
  const [next, id] = withName(state);
  return [
    { ...next, loads: withEntry(next.loads, id, { account, who, remaining: 0 }) },
    [{ kind: 'read', what: 'journal', account, who: { of: 'load', id } }],
  ];
}

export function onLoad(
  state: State,
  id: number,
  event: Extract<Event, { readonly kind: 'journal' | 'written' }>,
  at: Moment,
): Step {
  const load = state.loads.get(id);
  if (load === undefined) return [state, []];
  const { account, who, remaining } = load;
  const end = (next: State, ok: boolean): Step => [
    { ...next, loads: withEntry(next.loads, id, null) },
    [raise({ kind: 'loaded', who, ok })],
  ];
  if (event.kind === 'written')
    return remaining > 1
      ? [{ ...state, loads: withEntry(state.loads, id, { ...load, remaining: remaining - 1 }) }, []]
      : remaining === 1
        ? end(state, true)
        : bury(state, id, at, end);
  if (event.kept === null) return end(state, false);
  const ids = new Set(event.kept.map(kept => kept.id));
  const gone = attemptsOf(state, account).filter(
    attempt => !marksOf(state, attempt.id).sentHere && !ids.has(attempt.id),
  );
  const known = new Map(state.known);
  for (const attempt of gone) known.delete(attempt.id);
  const taken = takeOver({ ...state, known }, event.kept, at);
  // An outcome that the player has not read is kept, however old it is.
  const old = attemptsOf(taken, account).filter(attempt => isOld(attempt, at.now) && !isUntold(attempt));
  if (old.length === 0) return bury(taken, id, at, end);
  const next: Event = { kind: 'written', who: { of: 'load', id } };
  return [forget(taken, old), [{ kind: 'persist', remove: old.map(attempt => attempt.id), next }]];
}

/** The page that sent these requests is gone, so nobody waits for their replies. */
function bury(state: State, id: number, at: Moment, end: (next: State, ok: boolean) => Step): Step {
  const load = state.loads.get(id);
  if (load === undefined) return [state, []];
  const dead = attemptsOf(state, load.account).filter(
    attempt => attempt.phase.kind === 'sent' && !marksOf(state, attempt.id).sentHere,
  );
  if (dead.length === 0) return end(state, true);
  return inTurn(
    { ...state, loads: withEntry(state.loads, id, { ...load, remaining: dead.length }) },
    ...dead.map(
      attempt => (next: State) =>
        note(next, attempt.id, { kind: 'died', at: at.ran, lagMs: at.lagMs }, { of: 'load', id }),
    ),
  );
}

/** The attempts as the journal keeps them once the player has read their outcome. */
export const toldOnes = (by: readonly Attempt[], done: readonly Attempt[]): readonly Attempt[] =>
  by.map(attempt => asTold(done.includes(attempt) ? asEnded(attempt) : attempt));

export function beside(state: State, attempt: Attempt, { lagMs, ran }: Moment): readonly OtherRequest[] {
  const leftBy = new Map<string, number>();
  for (const [id, marks] of state.marks) if (marks.leftBy !== null) leftBy.set(id, marks.leftBy);
  return othersOf(attempt, attemptsOf(state, attempt.account), lagMs, leftBy, ran);
}

export const findingNow = (state: State, attempt: Attempt, evidence: Evidence, at: Moment): Finding =>
  weigh(attempt, evidence, beside(state, attempt, at), at.lagMs > 0).finding;

/** Lagging readers may mislead once, so a later reading must agree. */
export function agreed(
  state: State,
  attempt: Attempt,
  evidence: Evidence,
  at: Moment,
): readonly [State, Finding] {
  const finding = findingNow(state, attempt, evidence, at);
  if (finding === 'foundTwice' && at.lagMs === 0) return [state, finding];
  if (finding !== 'likely' && finding !== 'foundTwice')
    return [withMarks(state, attempt.id, { likelySince: null }), finding];
  const since = marksOf(state, attempt.id).likelySince ?? at.ran;
  return [
    withMarks(state, attempt.id, { likelySince: since }),
    at.ran - since >= at.lagMs ? 'found' : 'unclear',
  ];
}
