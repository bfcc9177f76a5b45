import { isOpen, isRefused, isUntold, waitMs } from './attempt.ts';
import { inTurn, type Moment, raise, type Step } from './events.ts';
import { nothingSent, nothingSettled, nothingWritten } from './ends.ts';
import { note } from './notes.ts';
import {
  concerns,
  endOf,
  type Order,
  type Reply,
  rowStates,
  settle,
  type WaitingRow,
  waitingRows,
} from './order.ts';
import {
  attemptsOf,
  localFactsOf,
  type State,
  takeNumber,
  type Tap,
  type TapStage,
  type Who,
  withLocalFacts,
} from './state.ts';
import { beginTelling } from './tellings.ts';

/** Milliseconds that a tap waits for readers that lag, beyond the server's own time, or beyond the lag itself after a refusal. */
const lagPatienceMs = 2500;

export const unsent: readonly Reply[] = [{ end: 'rejected', message: null }];
export const unwritten: readonly Reply[] = [{ end: 'rejected', message: null, unwritten: true }];

export const whoTaps = ({ id }: Tap): Who => ({ of: 'tap', id });
export const atStage = (state: State, tap: Tap, stage: TapStage): State => ({
  ...state,
  tap: { ...tap, stage },
});

type Tapped = { readonly tap: number; readonly order: Order; readonly again: readonly string[] };

/** Asks for the lock only after the wallet was read for the order before. */
export function onTapped(state: State, { tap: id, order, again }: Tapped): Step {
  if (state.tap !== null)
    return [state, [{ kind: 'inform', tap: id, end: { kind: 'busy', ...nothingSettled } }]];
  const tap: Tap = { id, order, again, stage: { kind: 'waiting' } };
  const begun = { ...state, tap };
  return state.wallet === null ? askLock(begun, tap) : [begun, []];
}

export const askLock = (state: State, tap: Tap): Step => [
  atStage(state, tap, { kind: 'locking' }),
  [{ kind: 'lock', account: tap.order.account, who: whoTaps(tap) }],
];

export function onTapLocked(state: State, tap: Tap, free: boolean): Step {
  // The holder of the lock may be waiting for a database that does not answer. On plain http, the lock itself
  // is a lease in the journal's database.
  if (!free)
    return [
      atStage(state, tap, { kind: 'locked out' }),
      [{ kind: 'read', what: 'journal', account: tap.order.account, who: whoTaps(tap) }],
    ];
  if (tap.order.wanted.length === 0) return endTap(state, tap, unsent, []);
  const { account } = tap.order;
  return [atStage(state, tap, { kind: 'loading' }), [raise({ kind: 'load', account, who: whoTaps(tap) })]];
}

export const onLockedOut = (state: State, tap: Tap, isReadable: boolean): Step => [
  { ...state, tap: null },
  [
    { kind: 'inform', tap: tap.id, end: isReadable ? nothingSent : nothingWritten },
    raise({ kind: 'tap ended', account: tap.order.account }),
  ],
];

/** Gives up the attempts that the player sends again without knowing their end. */
export function onTapLoaded(state: State, tap: Tap, ok: boolean, at: Moment): Step {
  if (!ok) return endTap(state, tap, unwritten, []);
  if (tap.again.length === 0) return checkBefore(state, tap, at);
  return inTurn(
    atStage(state, tap, { kind: 'giving up', remaining: tap.again.length }),
    ...tap.again.map(id => (next: State) => note(next, id, { kind: 'givenUp' }, whoTaps(tap))),
  );
}

/** First checks the open attempts of the order, and those of a dead page. */
export function checkBefore(state: State, tap: Tap, at: Moment): Step {
  const due = attemptsOf(state, tap.order.account)
    .filter(isOpen)
    .filter(attempt => {
      const { aheadOfJournal, checked } = localFactsOf(state, attempt.id);
      return concerns(tap.order, attempt) || (!aheadOfJournal && !checked);
    });
  if (due.length === 0) return onTapChecked(state, tap, at);
  const dueIn = Math.max(
    0,
    ...due.map(attempt => {
      // A player who was refused and tries again expects the request to leave, and no question about the refused one.
      const triesAgain = isRefused(attempt.phase, at.lagMs) && concerns(tap.order, attempt);
      return waitMs(attempt.phase, at.ran) - (triesAgain ? 0 : at.lagMs);
    }),
  );
  const [next, timer] = takeNumber(state);
  const remaining = new Set(due.map(({ id }) => id));
  return [
    atStage(next, tap, { kind: 'checking', remaining, timer: at.lagMs === 0 ? null : timer }),
    [
      ...due.map(({ id }) => raise({ kind: 'check', attempt: id })),
      ...(at.lagMs === 0
        ? []
        : [{ kind: 'wait', ms: dueIn + lagPatienceMs, timer, who: whoTaps(tap) } as const]),
    ],
  ];
}

/** Free rows leave. For rows that an open attempt blocks, the app asks the player. */
export function onTapChecked(state: State, tap: Tap, at: Moment): Step {
  const { order } = tap;
  const rows = rowStates(order, attemptsOf(state, order.account));
  const free = rows.filter(({ kind }) => kind === 'free').map(({ row }) => row);
  const waiting = waitingRows(rows, at.ran);
  const awaiting = waiting.reduce(
    (next, { attempt }) => withLocalFacts(next, attempt, { awaited: true }),
    state,
  );
  if (free.length === 0) return endTap(awaiting, tap, [], waiting);
  const done = atStage(awaiting, tap, { kind: 'checking', remaining: new Set(), timer: null });
  return [done, [raise({ kind: 'rows known', free, waiting })]];
}

/** Keeps the lock until the journal has noted the report of the settled rows. */
export function endTap(
  state: State,
  tap: Tap,
  replies: readonly Reply[],
  waiting: readonly WaitingRow[],
): Step {
  const { account } = tap.order;
  const { settled, about, done } = settle(tap.order, attemptsOf(state, account), 'tap');
  return inTurn(
    { ...state, tap: null },
    now => beginTelling(now, { about, done }, { tap: tap.id, account }),
    now => [
      now,
      [
        { kind: 'inform', tap: tap.id, end: endOf(replies, waiting, settled) },
        raise({ kind: 'tap ended', account }),
      ],
    ],
  );
}

/** Rows that were found placed during the tap are reported after its end. */
export const onTapEnded = (state: State, account: string): Step => [
  state,
  attemptsOf(state, account).some(isUntold) ? [raise({ kind: 'sweep', account, resume: null })] : [],
];
