import { asEnded, asTold, type Attempt, isDoubled } from './attempt.ts';
import type { Report } from './order.ts';
import { inTurn, type Out, type Step } from './events.ts';
import { onToldNoted, paintMs } from './sweeps.ts';
import { type State, takeNumber, type TapLock, withAttempt, withEntry, withLocalFacts } from './state.ts';

type Told = Pick<Report, 'about' | 'done'>;

/** The attempts as the journal keeps them once the player has read their outcome. */
const toldOnes = (about: readonly Attempt[], done: readonly Attempt[]): readonly Attempt[] =>
  about.map(attempt => asTold(done.includes(attempt) ? asEnded(attempt) : attempt));

/**
 * The journal notes a report only once it is painted, so that it is shown again after a crash. The tap that found it
 * then gives its lock back. `tap` is null after a find without a tap.
 */
export function beginTelling(
  state: State,
  { about, done }: Told,
  tap: Pick<TapLock, 'tap' | 'account'> | null,
): Step {
  const twice = about.find(isDoubled);
  if (about.length === 0) return [state, unlockOf(tap)];
  const [numbered, id] = takeNumber(state);
  const [timed, timer] = takeNumber(numbered);
  let next = timed;
  const ended = new Map(toldOnes(about, done).map(attempt => [attempt.id, attempt]));
  for (const attempt of about) {
    next = withLocalFacts(next, attempt.id, { told: true });
    if (next.known.has(attempt.id)) next = withAttempt(next, ended.get(attempt.id) ?? attempt);
  }
  return [
    {
      ...next,
      tellings: withEntry(next.tellings, id, { about, done, lock: tap && { ...tap, timer } }),
    },
    [
      ...(twice === undefined ? [] : [{ kind: 'inform', news: 'twice', attempt: twice } as const]),
      { kind: 'wait', paint: true, who: { of: 'telling', id } },
      ...(tap === null ? [] : [{ kind: 'wait', ms: paintMs, timer, who: { of: 'telling', id } } as const]),
    ],
  ];
}

const unlockOf = (lock: Pick<TapLock, 'tap' | 'account'> | null): readonly Out[] =>
  lock === null ? [] : [{ kind: 'unlock', account: lock.account, who: { of: 'tap', id: lock.tap } }];

export function onPainted(state: State, id: number): Step {
  const telling = state.tellings.get(id);
  if (telling === undefined) return [state, []];
  const told = toldOnes(telling.about, telling.done);
  const next = told
    .filter(attempt => state.known.has(attempt.id))
    .reduce((now, attempt) => withAttempt(now, attempt), state);
  return [next, [{ kind: 'persist', change: told, next: { kind: 'written', who: { of: 'telling', id } } }]];
}

/** The report stays open for its player. */
export function onOtherPlayer(state: State, id: number): Step {
  const telling = state.tellings.get(id);
  if (telling === undefined) return [state, []];
  const next = telling.about
    .filter(attempt => state.known.has(attempt.id))
    .reduce((now, attempt) => withAttempt(withLocalFacts(now, attempt.id, { told: false }), attempt), {
      ...state,
      tellings: withEntry(state.tellings, id, null),
    });
  return [next, unlockOf(telling.lock)];
}

export function onToldWritten(state: State, id: number): Step {
  const telling = state.tellings.get(id);
  if (telling === undefined) return [state, []];
  const ended = { ...state, tellings: withEntry(state.tellings, id, null) };
  return inTurn(ended, onToldNoted, now => [now, unlockOf(telling.lock)]);
}

export function onTellingWoke(state: State, id: number, timer: number): Step {
  const telling = state.tellings.get(id);
  if (telling === undefined || telling.lock?.timer !== timer) return [state, []];
  return [
    { ...state, tellings: withEntry(state.tellings, id, { ...telling, lock: null }) },
    unlockOf(telling.lock),
  ];
}
