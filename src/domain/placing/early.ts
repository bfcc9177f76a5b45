import type { Baseline, Evidence } from './evidence.ts';
import { oldestBaselineMs } from './attempt.ts';
import { type Event, type Moment, raise, type Step } from './events.ts';
import type { Scope } from './order.ts';
import { type Early, type State, type Who, withEntry, withNumber } from './state.ts';

/**
 * Milliseconds for which an early reading counts. Another device may place a bid, which this browser's
 * journal does not show.
 */
const freshMs = 60_000;

const whoOf = (id: number): Who => ({ of: 'early', id });

export const isWhole = ({ lines, balance }: Evidence): boolean => lines !== null && balance !== null;

export const isFresh = (begun: number, { now, lagMs }: Moment): boolean =>
  now - begun <= (lagMs === 0 ? freshMs : oldestBaselineMs);

const isWanted = ({ early, tap }: State, id: number): boolean =>
  early === id ||
  (tap?.stage.kind === 'comparing' && 'early' in tap.stage.part && tap.stage.part.early === id);

/** Drops finished readings that no tap will use. */
const withoutUnwanted = (state: State): State => ({
  ...state,
  earlies: new Map(
    [...state.earlies].filter(([id, { evidence }]) => evidence === null || isWanted(state, id)),
  ),
});

/**
 * Reads history and wallet when the confirmation opens, so that SUBMIT need not wait. Raises `read ahead` at
 * the end.
 */
export function beginEarly(state: State, scope: Scope, { now }: Moment): Step {
  const [next, id] = withNumber(state);
  const early: Early = { scope, at: now, version: null, evidence: null };
  return [
    withoutUnwanted({ ...next, early: id, earlies: withEntry(next.earlies, id, early) }),
    [{ kind: 'read', what: 'version', who: whoOf(id) }],
  ];
}

export function onEarly(
  state: State,
  id: number,
  event: Extract<Event, { readonly kind: 'version' | 'evidence' }>,
): Step {
  const early = state.earlies.get(id);
  if (early === undefined) return [state, []];
  if (event.kind === 'version')
    return [
      { ...state, earlies: withEntry(state.earlies, id, { ...early, version: event.version }) },
      [{ kind: 'read', what: 'evidence', scope: early.scope, who: whoOf(id) }],
    ];
  return [
    { ...state, earlies: withEntry(state.earlies, id, { ...early, evidence: event.evidence }) },
    [raise({ kind: 'read ahead', early: id })],
  ];
}

/** The reading, if it is whole, young and of the journal's version. Then no tab has sent anything since. */
export function validEarly(state: State, id: number, version: number | null, at: Moment): Evidence | null {
  const early = state.earlies.get(id);
  if (early?.evidence === null || early === undefined) return null;
  const isSame = early.version !== null && early.version === version;
  return isWhole(early.evidence) && isFresh(early.at, at) && isSame ? early.evidence : null;
}

/** Gives up the early reading once a tap has taken it, or once it is too old for the next order. */
export const withoutEarly = (state: State): State => withoutUnwanted({ ...state, early: null });

/** Null when the wallet is unknown, or the phone slept during the reading. Nothing may leave then. */
export const baselineOf = (evidence: Evidence | null, begun: number, at: Moment): Baseline | null =>
  evidence === null || evidence.balance === null || !isFresh(begun, at)
    ? null
    : { lines: evidence.lines, balance: evidence.balance };

/** The second reading, with the parts of the first that it lacks. */
export const together = (first: Evidence, second: Evidence): Evidence => ({
  lines: second.lines ?? first.lines,
  balance: second.balance ?? first.balance,
});
