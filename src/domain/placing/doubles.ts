import type { Attempt } from './attempt.ts';
import type { Evidence } from './evidence.ts';
import { type Moment, type Out, type Step } from './events.ts';
import { takeOver } from './journal-load.ts';
import { type DoubleWatch, type PossibleDouble, type State, takeNumber, withEntry } from './state.ts';
import { mayBeDebited, weighBalance } from './sums.ts';
import { findingNow, otherRequests } from './verdict.ts';

/** Milliseconds: between the first readings, between later readings, and until the watch ends. */
const [soonMs, againMs, longestMs] = [1500, 15_000, 10 * 60_000];
const soonReadings = 2;

const withWatch = (state: State, id: number, watch: DoubleWatch | null): State => ({
  ...state,
  doubleWatches: withEntry(state.doubleWatches, id, watch),
});

/** Watches for ten minutes whether the browser sent these requests twice. Each attempt has one watch. */
export function beginWatch(
  state: State,
  candidates: readonly Attempt[],
  afterMs: number,
  { ran }: Moment,
): Step {
  const watched = new Set(
    [...state.doubleWatches.values()].flatMap(watch => watch.attempts.map(({ id }) => id)),
  );
  const attempts = candidates.filter(({ id }) => !watched.has(id));
  if (attempts.length === 0) return [state, []];
  const [numbered, id] = takeNumber(state);
  const [next, timer] = takeNumber(numbered);
  const watch = { attempts, until: ran + longestMs, readings: 0, stage: { kind: 'begun', timer } } as const;
  return [withWatch(next, id, watch), [{ kind: 'wait', ms: afterMs, timer, who: { of: 'double', id } }]];
}

export function onWatchWoke(state: State, id: number, timer: number, at: Moment): Step {
  const watch = state.doubleWatches.get(id);
  if (watch?.stage.kind === 'begun' && watch.stage.timer === timer) {
    const others = state.possibleDoubles.filter(possible => possible.watch !== id);
    const possibleDoubles = watch.attempts.map(attempt => ({ watch: id, attempt, since: null }));
    return pause({ ...state, possibleDoubles: [...others, ...possibleDoubles] }, id, watch, at);
  }
  if (watch?.stage.kind !== 'waiting' || watch.stage.timer !== timer) return [state, []];
  const [first] = state.possibleDoubles.filter(possible => possible.watch === id);
  if (first === undefined) return [withWatch(state, id, null), []];
  return [
    withWatch(state, id, { ...watch, stage: { kind: 'reading' } }),
    [{ kind: 'read', what: 'evidence', scope: first.attempt, who: { of: 'double', id } }],
  ];
}

function pause(state: State, id: number, watch: DoubleWatch, at: Moment): Step {
  if (at.ran >= watch.until) return [withWatch(state, id, null), []];
  const [next, timer] = takeNumber(state);
  const ms = watch.readings < soonReadings ? soonMs : againMs;
  const waiting = { ...watch, readings: watch.readings + 1, stage: { kind: 'waiting', timer } } as const;
  return [withWatch(next, id, waiting), [{ kind: 'wait', ms, timer, who: { of: 'double', id } }]];
}

export function onWatchEvidence(state: State, id: number, evidence: Evidence): Step {
  const watch = state.doubleWatches.get(id);
  const [first] = watch?.attempts ?? [];
  if (watch?.stage.kind !== 'reading' || first === undefined) return [state, []];
  return [
    withWatch(state, id, { ...watch, stage: { kind: 'reading journal', evidence } }),
    [{ kind: 'read', what: 'journal', account: first.account, who: { of: 'double', id } }],
  ];
}

export function onWatchJournal(state: State, id: number, kept: readonly Attempt[] | null, at: Moment): Step {
  const watch = state.doubleWatches.get(id);
  if (watch?.stage.kind !== 'reading journal') return [state, []];
  const taken = takeOver(state, kept ?? [], at);
  const own = taken.possibleDoubles.filter(possible => possible.watch === id);
  const [next, out] = informOfDoubles(taken, own, watch.stage.evidence, at);
  const [paused, wait] = pause(next, id, watch, at);
  return [paused, [...out, ...wait]];
}

/** Where readers lag, another device's bid looks like a double for a while, so two readings must agree. */
export function informOfDoubles(
  state: State,
  candidates: readonly PossibleDouble[],
  { lines, balance }: Evidence,
  at: Moment,
): Step {
  if (balance === null || (lines === null && at.lagMs > 0)) return [state, []];
  const isDouble = ({ attempt }: PossibleDouble): boolean =>
    at.lagMs > 0 || (lines !== null && attempt.baseline.lines !== null)
      ? findingNow(state, attempt, { lines, balance }, at) === 'foundTwice'
      : weighBalance(
          attempt.baseline,
          balance,
          [attempt.total],
          mayBeDebited(otherRequests(state, attempt, at)),
        ).twice;
  const double = candidates.find(isDouble);
  const isSure = at.lagMs === 0 || (typeof double?.since === 'number' && at.ran - double.since >= at.lagMs);
  const possibleDoubles = state.possibleDoubles.flatMap(possible => {
    if (!candidates.includes(possible)) return [possible];
    return possible !== double || isSure ? [] : [{ ...possible, since: possible.since ?? at.ran }];
  });
  const out: Out[] =
    double !== undefined && isSure ? [{ kind: 'inform', news: 'twice', attempt: double.attempt }] : [];
  return [{ ...state, possibleDoubles }, out];
}
