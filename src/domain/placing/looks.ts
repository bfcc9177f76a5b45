import { isPlaced, isUntold } from './attempt.ts';
import { inTurn, type Moment, type Out, raise, type Step } from './events.ts';
import { attemptsOf, type State, withEntry, withMarks, withNumber } from './state.ts';

/**
 * Milliseconds for which a report keeps the lock. A hidden page paints nothing, and must not stop other tabs.
 */
export const paintMs = 500;
/** Milliseconds until the next try, because another tab may be sending, or the disk may be slow. */
const againMs = 3000;
const tryingMs = 10 * 60_000;

/**
 * Looks for placed attempts under the lock, so that no other tab reports the same. Raises `looked`, which is
 * not ok if the journal cannot be read.
 */
export function beginLook(state: State, account: string, resume: number | null): Step {
  // While a tap runs, it alone reports what is found.
  if (state.tap !== null) return [state, [raise({ kind: 'looked', resume, ok: false })]];
  const [next, id] = withNumber(state);
  return [
    { ...next, looks: withEntry(next.looks, id, { account, resume, timer: null }) },
    [{ kind: 'lock', account, who: { of: 'look', id } }],
  ];
}

export function onLookLocked(state: State, id: number, free: boolean): Step {
  const look = state.looks.get(id);
  if (look === undefined) return [state, []];
  const { account, resume } = look;
  if (free) return [state, [raise({ kind: 'load', account, who: { of: 'look', id } })]];
  const [next, out] = announce({ ...state, looks: withEntry(state.looks, id, null) }, account);
  return [next, [...out, raise({ kind: 'looked', resume, ok: false })]];
}

export function onLookLoaded(state: State, id: number, ok: boolean): Step {
  const look = state.looks.get(id);
  if (look === undefined) return [state, []];
  const { account, resume } = look;
  const [announced, out] = announce(state, account);
  const looked = raise({ kind: 'looked', resume, ok });
  const [next, timer] = withNumber(announced);
  return out.length > 0 && attemptsOf(state, account).some(isUntold)
    ? [
        { ...next, looks: withEntry(next.looks, id, { account, resume, timer }) },
        [...out, { kind: 'wait', ms: paintMs, timer, who: { of: 'look', id } }, looked],
      ]
    : inTurn(
        announced,
        now => [now, out],
        now => endLook(now, id),
        now => [now, [looked]],
      );
}

export const onLookWoke = (state: State, id: number, timer: number): Step =>
  state.looks.get(id)?.timer === timer ? endLook(state, id) : [state, []];

function endLook(state: State, id: number): Step {
  const look = state.looks.get(id);
  if (look === undefined) return [state, []];
  return [
    { ...state, looks: withEntry(state.looks, id, null) },
    [{ kind: 'unlock', account: look.account, who: { of: 'look', id } }],
  ];
}

/** The journal has noted that the player read an outcome, so the looks give the lock back. */
export const onToldNoted = (state: State): Step =>
  inTurn(
    state,
    ...Array.from(
      state.looks,
      ([id, { timer }]) =>
        (now: State): Step =>
          timer === null ? [now, []] : endLook(now, id),
    ),
  );

/** Sends the news before anything is shown, so that the form on screen can report its own rows first. */
function announce(state: State, account: string): Step {
  const placed = attemptsOf(state, account).filter(isPlaced);
  const [first] = placed;
  if (first === undefined || state.tap !== null) return [state, []];
  const news: Out = { kind: 'inform', news: 'found', attempt: first };
  return [placed.reduce((next, { id }) => withMarks(next, id, { announced: true }), state), [news]];
}

/** Looks until the journal can be read, and then checks every attempt that is not placed. */
export function beginResume(state: State, account: string, { ran }: Moment): Step {
  const [next, id] = withNumber(state);
  return [
    { ...next, resumes: withEntry(next.resumes, id, { account, until: ran + tryingMs, timer: null }) },
    [raise({ kind: 'look', account, resume: id })],
  ];
}

export function onLooked(state: State, id: number | null, ok: boolean, { ran }: Moment): Step {
  const resume = id === null ? undefined : state.resumes.get(id);
  if (id === null || resume === undefined) return [state, []];
  if (!ok && ran < resume.until) {
    const [next, timer] = withNumber(state);
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
  return [state, [raise({ kind: 'look', account: resume.account, resume: id })]];
}
