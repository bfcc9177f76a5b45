import { asTold, type Attempt, isOld, isOverADay, takenOver } from './attempt.ts';
import { type Event, inTurn, type Moment, raise, type Step } from './events.ts';
import { note } from './notes.ts';
import {
  attemptsOf,
  localFactsOf,
  type State,
  takeNumber,
  type Who,
  withAttempt,
  withEntry,
  withLocalFacts,
} from './state.ts';

/** Maps the phase that this page knows of its own attempt to the next one that only another tab could have found. */
const newsOf = { sent: null, unclear: 'absent', absent: 'placed', placed: null } as const;

/**
 * Takes the journal's attempts. A new one waits from the beginning, because its times belong to another page.
 */
export function takeOver(state: State, kept: readonly Attempt[], { ran }: Moment): State {
  let next = state;
  for (const attempt of kept) {
    const { id } = attempt;
    const before = next.known.get(id);
    const { leftBy, aheadOfJournal, told } = localFactsOf(next, id);
    if (leftBy === null) next = withLocalFacts(next, id, { leftBy: ran });
    // Another tab may have found it absent and sent it again.
    if (aheadOfJournal && attempt.phase.kind !== newsOf[before?.phase.kind ?? 'sent']) continue;
    const waits = before?.phase.kind === 'unclear' && attempt.phase.kind === 'unclear';
    const phase = waits ? before.phase : takenOver(attempt.phase, ran);
    const taken = { ...attempt, phase };
    next = withAttempt(next, told ? asTold(taken) : taken);
  }
  return next;
}

/** Drops attempts for good: `aheadOfJournal` keeps the journal from bringing them back. */
export function forget(state: State, attempts: readonly Attempt[]): State {
  let next = state;
  for (const { id } of attempts)
    next = withLocalFacts({ ...next, known: withEntry(next.known, id, null) }, id, { aheadOfJournal: true });
  return next;
}

/** Needs the account's lock. Raises `loaded` at the end, which is not ok if the journal cannot be read. */
export function beginLoad(state: State, account: string, who: Who): Step {
  const [next, id] = takeNumber(state);
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
        : markDead(state, id, at, end);
  if (event.kept === null) return end(state, false);
  const ids = new Set(event.kept.map(kept => kept.id));
  const gone = attemptsOf(state, account).filter(
    attempt =>
      !localFactsOf(state, attempt.id).aheadOfJournal && !ids.has(attempt.id) && isOverADay(attempt, at.now),
  );
  const known = new Map(state.known);
  for (const attempt of gone) known.delete(attempt.id);
  const taken = takeOver({ ...state, known }, event.kept, at);
  const old = attemptsOf(taken, account).filter(attempt => isOld(attempt, at.now));
  if (old.length === 0) return markDead(taken, id, at, end);
  const next: Event = { kind: 'written', who: { of: 'load', id } };
  return [forget(taken, old), [{ kind: 'persist', remove: old.map(attempt => attempt.id), next }]];
}

/** Marks attempts of closed pages as unclear, because no page waits for their replies. */
function markDead(state: State, id: number, at: Moment, end: (next: State, ok: boolean) => Step): Step {
  const load = state.loads.get(id);
  if (load === undefined) return [state, []];
  const dead = attemptsOf(state, load.account).filter(
    attempt => attempt.phase.kind === 'sent' && !localFactsOf(state, attempt.id).aheadOfJournal,
  );
  if (dead.length === 0) return end(state, true);
  return inTurn(
    { ...state, loads: withEntry(state.loads, id, { ...load, remaining: dead.length }) },
    ...dead.map(
      attempt => (next: State) =>
        note(next, attempt.id, { kind: 'died', ran: at.ran, lagMs: at.lagMs }, { of: 'load', id }),
    ),
  );
}
