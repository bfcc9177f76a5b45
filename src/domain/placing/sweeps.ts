import { isPlaced, isUntold } from './attempt.ts';
import { inTurn, type Moment, type Out, raise, type Step } from './events.ts';
import { attemptsOf, type State, takeNumber, withEntry, withLocalFacts } from './state.ts';

/**
 * Milliseconds for which a report keeps the lock. A hidden page paints nothing, and must not stop other tabs.
 */
export const paintMs = 500;
/** Milliseconds until the next try, because another tab may be sending, or the disk may be slow. */
const againMs = 3000;
const tryingMs = 10 * 60_000;

/**
 * Looks for placed attempts under the lock, so that no other tab reports the same. Raises `swept`, which is
 * not ok if the journal cannot be read.
 */
export function beginSweep(state: State, account: string, resume: number | null): Step {
  // While a tap runs, only the tap reports findings.
  if (state.tap !== null) return [state, [raise({ kind: 'swept', resume, ok: false })]];
  const [next, id] = takeNumber(state);
  return [
    { ...next, sweeps: withEntry(next.sweeps, id, { account, resume, timer: null }) },
    [{ kind: 'lock', account, who: { of: 'sweep', id } }],
  ];
}

export function onSweepLocked(state: State, id: number, free: boolean): Step {
  const sweep = state.sweeps.get(id);
  if (sweep === undefined) return [state, []];
  const { account, resume } = sweep;
  if (free) return [state, [raise({ kind: 'load', account, who: { of: 'sweep', id } })]];
  const [next, out] = announce({ ...state, sweeps: withEntry(state.sweeps, id, null) }, account);
  return [next, [...out, raise({ kind: 'swept', resume, ok: false })]];
}

export function onSweepLoaded(state: State, id: number, ok: boolean): Step {
  const sweep = state.sweeps.get(id);
  if (sweep === undefined) return [state, []];
  const { account, resume } = sweep;
  const [announced, out] = announce(state, account);
  const swept = raise({ kind: 'swept', resume, ok });
  const [next, timer] = takeNumber(announced);
  return out.length > 0 && attemptsOf(state, account).some(isUntold)
    ? [
        { ...next, sweeps: withEntry(next.sweeps, id, { account, resume, timer }) },
        [...out, { kind: 'wait', ms: paintMs, timer, who: { of: 'sweep', id } }, swept],
      ]
    : inTurn(
        announced,
        now => [now, out],
        now => endSweep(now, id),
        now => [now, [swept]],
      );
}

export const onSweepWoke = (state: State, id: number, timer: number): Step =>
  state.sweeps.get(id)?.timer === timer ? endSweep(state, id) : [state, []];

function endSweep(state: State, id: number): Step {
  const sweep = state.sweeps.get(id);
  if (sweep === undefined) return [state, []];
  return [
    { ...state, sweeps: withEntry(state.sweeps, id, null) },
    [{ kind: 'unlock', account: sweep.account, who: { of: 'sweep', id } }],
  ];
}

/** The journal has noted that the player read an outcome, so the sweeps give the lock back. */
export const onToldNoted = (state: State): Step =>
  inTurn(
    state,
    ...Array.from(
      state.sweeps,
      ([id, { timer }]) =>
        (now: State): Step =>
          timer === null ? [now, []] : endSweep(now, id),
    ),
  );

/** Sends the news before anything is shown, so that the form on screen can report its own rows first. */
function announce(state: State, account: string): Step {
  const placed = attemptsOf(state, account).filter(isPlaced);
  const [first] = placed;
  if (first === undefined || state.tap !== null) return [state, []];
  const news: Out = { kind: 'inform', news: 'untold', attempt: first };
  return [placed.reduce((next, { id }) => withLocalFacts(next, id, { announced: true }), state), [news]];
}

/** Looks until the journal can be read, and then checks every attempt that is not placed. */
export function beginResume(state: State, account: string, { ran }: Moment): Step {
  const [next, id] = takeNumber(state);
  return [
    { ...next, resumes: withEntry(next.resumes, id, { account, until: ran + tryingMs, timer: null }) },
    [raise({ kind: 'sweep', account, resume: id })],
  ];
}

export function onSwept(state: State, id: number | null, ok: boolean, { ran }: Moment): Step {
  const resume = id === null ? undefined : state.resumes.get(id);
  if (id === null || resume === undefined) return [state, []];
  if (!ok && ran < resume.until) {
    const [next, timer] = takeNumber(state);
    return [
      { ...next, resumes: withEntry(next.resumes, id, { ...resume, timer }) },
      [{ kind: 'wait', ms: againMs, timer, who: { of: 'resume', id } }],
    ];
  }
  const unplaced = attemptsOf(state, resume.account).filter(attempt => !isPlaced(attempt));
  return [
    { ...state, resumes: withEntry(state.resumes, id, null) },
    unplaced.map(attempt => raise({ kind: 'check', attempt: attempt.id })),
  ];
}

export function onResumeWoke(state: State, id: number, timer: number): Step {
  const resume = state.resumes.get(id);
  if (resume?.timer !== timer) return [state, []];
  return [state, [raise({ kind: 'sweep', account: resume.account, resume: id })]];
}
