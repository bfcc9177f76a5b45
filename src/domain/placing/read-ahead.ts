import { type Baseline, type Evidence, isWhole } from './evidence.ts';
import { oldestBaselineMs } from './attempt.ts';
import { type Event, type Moment, raise, type Step } from './events.ts';
import type { Scope } from './order.ts';
import { type ReadAhead, type State, takeNumber, type Who, withEntry } from './state.ts';

/**
 * Milliseconds for which a reading ahead counts. Another device may place a bid, which this browser's
 * journal does not show.
 */
const freshMs = 60_000;

const whoOf = (id: number): Who => ({ of: 'readAhead', id });

const isFresh = (begunAt: number, { now, lagMs }: Moment): boolean =>
  now - begunAt <= (lagMs === 0 ? freshMs : oldestBaselineMs);

const isWanted = ({ readAhead, tap }: State, id: number): boolean =>
  readAhead === id ||
  (tap?.stage.kind === 'taking baseline' && 'readAhead' in tap.stage.part && tap.stage.part.readAhead === id);

/** Drops finished readings that no tap will use. */
const withoutUnwanted = (state: State): State => ({
  ...state,
  readAheads: new Map(
    [...state.readAheads].filter(([id, { evidence }]) => evidence === null || isWanted(state, id)),
  ),
});

/**
 * Reads history and wallet when the confirmation opens, so that SUBMIT need not wait. Raises `read ahead` at
 * the end.
 */
export function beginReadAhead(state: State, scope: Scope, { now }: Moment): Step {
  const [next, id] = takeNumber(state);
  const readAhead: ReadAhead = { scope, begunAt: now, version: null, evidence: null };
  return [
    withoutUnwanted({ ...next, readAhead: id, readAheads: withEntry(next.readAheads, id, readAhead) }),
    [{ kind: 'read', what: 'version', who: whoOf(id) }],
  ];
}

export function onReadAhead(
  state: State,
  id: number,
  event: Extract<Event, { readonly kind: 'version' | 'evidence' }>,
): Step {
  const readAhead = state.readAheads.get(id);
  if (readAhead === undefined) return [state, []];
  if (event.kind === 'version')
    return [
      { ...state, readAheads: withEntry(state.readAheads, id, { ...readAhead, version: event.version }) },
      [{ kind: 'read', what: 'evidence', scope: readAhead.scope, who: whoOf(id) }],
    ];
  return [
    { ...state, readAheads: withEntry(state.readAheads, id, { ...readAhead, evidence: event.evidence }) },
    [raise({ kind: 'read ahead', readAhead: id })],
  ];
}

/** The reading, if it is whole, young and of the journal's version. Then no tab has sent anything since. */
export function validReadAhead(
  state: State,
  id: number,
  version: number | null,
  at: Moment,
): Evidence | null {
  const readAhead = state.readAheads.get(id);
  if (readAhead?.evidence === null || readAhead === undefined) return null;
  const isSame = readAhead.version !== null && readAhead.version === version;
  return isWhole(readAhead.evidence) && isFresh(readAhead.begunAt, at) && isSame ? readAhead.evidence : null;
}

/** Gives up the reading ahead once a tap has taken it, or once it is too old for the next order. */
export const withoutReadAhead = (state: State): State => withoutUnwanted({ ...state, readAhead: null });

/** Null when the wallet is unknown, or the phone slept during the reading. Nothing may leave then. */
export const baselineOf = (evidence: Evidence | null, begunAt: number, at: Moment): Baseline | null =>
  evidence === null || evidence.balance === null || !isFresh(begunAt, at)
    ? null
    : { lines: evidence.lines, balance: evidence.balance };

/** The second reading, with the parts of the first that it lacks. */
export const together = (first: Evidence, second: Evidence): Evidence => ({
  lines: second.lines ?? first.lines,
  balance: second.balance ?? first.balance,
});
