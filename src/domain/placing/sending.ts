import { isAgain, type Reply, type WaitingRow } from './order.ts';
import { type Attempt, isOpen } from './attempt.ts';
import { type Evidence, isWhole, type OrderRow } from './evidence.ts';
import { type Event, inTurn, type Moment, type NewRequest, type Out, type Step } from './events.ts';
import { informOfDoubles } from './doubles.ts';
import { baselineOf, together, validReadAhead, withoutReadAhead } from './read-ahead.ts';
import { note } from './notes.ts';
import {
  attemptsOf,
  sameScope,
  type State,
  takeNumber,
  type Tap,
  type TapAt,
  withAttempt,
  withLocalFacts,
} from './state.ts';
import { atStage, endTap, unsent, unwritten, whoTaps } from './taps.ts';
import { beginWalletReading } from './after-replies.ts';

/** The longest wait of a tap for history and wallet before the requests, in milliseconds. */
const patienceMs = 5000;
/** The longest wait of a tap for the wallet after the replies, in milliseconds. */
const refreshMs = 1000;

/** Needs the lock. Proves that the reading ahead is still true, or reads everything again. */
export function beginBaseline(
  state: State,
  tap: Tap,
  rows: { readonly free: readonly OrderRow[]; readonly waiting: readonly WaitingRow[] },
  at: Moment,
): Step {
  const [numbered, timer] = takeNumber(state);
  const { account } = tap.order;
  // Without an open attempt nothing can arrive late, so a reading ahead may count.
  const isSettled = !attemptsOf(state, account).some(isOpen);
  const readAhead = state.readAhead === null ? undefined : state.readAheads.get(state.readAhead);
  const stage = { ...rows, kind: 'taking baseline', begunAt: at.now, timer } as const;
  const patience: Out = { kind: 'wait', ms: patienceMs, timer, who: whoTaps(tap) };
  if (
    isSettled &&
    state.readAhead !== null &&
    readAhead !== undefined &&
    sameScope(readAhead.scope, tap.order)
  ) {
    const part = {
      kind: readAhead.evidence === null ? 'readAhead' : 'version',
      readAhead: state.readAhead,
    } as const;
    const next = withoutReadAhead(atStage(numbered, tap, { ...stage, part }));
    if (part.kind === 'readAhead') return [next, [patience]];
    return [next, [{ kind: 'read', what: 'version', who: whoTaps(tap) }, patience]];
  }
  const read: Out = { kind: 'read', what: 'evidence', scope: tap.order, who: whoTaps(tap) };
  const next = isSettled ? withoutReadAhead(numbered) : numbered;
  return [atStage(next, tap, { ...stage, part: { kind: 'first' } }), [read, patience]];
}

export function onBaselineAnswer(
  state: State,
  tap: TapAt<'taking baseline'>,
  event: Extract<Event, { readonly kind: 'read ahead' | 'version' | 'evidence' }>,
  at: Moment,
): Step {
  const { stage } = tap;
  const { part } = stage;
  const read: Out = { kind: 'read', what: 'evidence', scope: tap.order, who: whoTaps(tap) };
  if (event.kind === 'read ahead') {
    if (part.kind !== 'readAhead' || part.readAhead !== event.readAhead) return [state, []];
    const version: Out = { kind: 'read', what: 'version', who: whoTaps(tap) };
    return [
      atStage(state, tap, { ...stage, part: { kind: 'version', readAhead: part.readAhead } }),
      [version],
    ];
  }
  if (event.kind === 'version') {
    if (part.kind !== 'version') return [state, []];
    const evidence = validReadAhead(state, part.readAhead, event.version, at);
    if (evidence !== null) return onBaselineRead(state, tap, evidence, at);
    const unread = event.version === null;
    return [atStage(state, tap, { ...stage, part: { kind: 'first', unread } }), [read]];
  }
  if (part.kind === 'second') return onBaselineRead(state, tap, together(part.first, event.evidence), at);
  if (part.kind !== 'first') return [state, []];
  if (isWhole(event.evidence)) return onBaselineRead(state, tap, event.evidence, at);
  return [atStage(state, tap, { ...stage, part: { kind: 'second', first: event.evidence } }), [read]];
}

/** `evidence` is null when history and wallet, or the journal, did not answer in time. */
export function onBaselineRead(
  state: State,
  tap: TapAt<'taking baseline'>,
  evidence: Evidence | null,
  at: Moment,
): Step {
  const { free, waiting, part } = tap.stage;
  const { account } = tap.order;
  const baseline = baselineOf(evidence, tap.stage.begunAt, at);
  const isUnread = part.kind === 'version' || (part.kind === 'first' && part.unread === true);
  const replies = evidence === null && isUnread ? unwritten : unsent;
  if (baseline === null) return endTap(withoutReadAhead({ ...state, tap: null }), tap, replies, waiting);
  const used = withoutReadAhead(atStage(state, tap, { kind: 'asking', free, waiting, baseline }));
  const possibleDoubles = state.possibleDoubles.filter(({ attempt }) => attempt.account === account);
  return inTurn(
    used,
    now => informOfDoubles(now, possibleDoubles, baseline, at),
    now => [now, [{ kind: 'read', what: 'requests', free, who: whoTaps(tap) }]],
  );
}

/** The attempts are written before any request leaves. */
export function onRequests(
  state: State,
  tap: TapAt<'asking'>,
  requests: readonly NewRequest[],
  at: Moment,
): Step {
  const { free, waiting, baseline } = tap.stage;
  const { account, source } = tap.order;
  const known = attemptsOf(state, account);
  // Later than all known attempts, even if the device's clock was set back.
  const sentAt = Math.max(at.now, ...known.map(attempt => attempt.sentAt + 1));
  const leaving = requests.map(({ id, wanted, total }): Attempt => {
    const before = known.find(old => at.sendsRef && isAgain({ source, wanted, total }, old));
    const fresh = {
      id,
      account,
      source,
      wanted,
      total,
      sentRef: at.sendsRef,
      baseline,
      sentAt,
      at: at.shown,
    };
    return { ...(before ?? fresh), phase: { kind: 'sent' } };
  });
  if (leaving.length === 0) return endTap(state, tap, unsent, waiting);
  return [
    atStage(state, tap, { kind: 'writing', free, waiting, baseline, leaving }),
    [{ kind: 'persist', add: leaving, who: whoTaps(tap) }],
  ];
}

export function onAdded(state: State, tap: TapAt<'writing'>, ok: boolean, at: Moment): Step {
  const { leaving, waiting } = tap.stage;
  if (!ok) return endTap(state, tap, unwritten, waiting);
  const noted = leaving.reduce(
    (next, attempt) =>
      withLocalFacts(withAttempt(next, attempt), attempt.id, { aheadOfJournal: true, leftBy: at.ran }),
    state,
  );
  const remaining = new Set(leaving.map(({ id }) => id));
  return [
    atStage(noted, tap, { ...tap.stage, kind: 'sending', sent: [], remaining }),
    leaving.map(({ id }, index): Out => ({ kind: 'post', tap: tap.id, index, attempt: id })),
  ];
}

type Replied = Extract<Event, { readonly kind: 'replied' }>;

/** A refusal is noted only after the wallet was read, which can contradict it. */
export function onReplied(
  state: State,
  { tap: id, attempt, end, message, timedOut, late }: Replied,
  at: Moment,
): Step {
  const noteThenCheck =
    (kind: 'placed' | 'rejected' | 'lost' | 'timedOut') =>
    (now: State): Step =>
      note(now, attempt, kind === 'placed' ? { kind } : { kind, ran: at.ran, lagMs: at.lagMs }, {
        of: 'thenCheck',
        attempt,
      });
  if (late) return noteThenCheck(end === 'unclear' ? 'lost' : end)(state);
  const { tap } = state;
  if (tap?.id !== id || tap.stage.kind !== 'sending') return [state, []];
  const own = tap.stage.leaving.find(leaving => leaving.id === attempt);
  if (own === undefined) return [state, []];
  const reply: Reply = { end, message };
  const sent = [...tap.stage.sent, { ...reply, attempt: own }];
  const next: TapAt<'sending'> = { ...tap, stage: { ...tap.stage, sent } };
  const replied = { ...state, tap: next };
  if (end === 'placed') return note(replied, attempt, { kind: 'placed' }, { of: 'tap', id, attempt });
  return inTurn(
    replied,
    end === 'unclear' ? noteThenCheck(timedOut ? 'timedOut' : 'lost') : now => [now, []],
    now => onReplyNoted(now, next, attempt),
  );
}

/** After the last reply, the tap waits a moment for a reading of the wallet. */
export function onReplyNoted(state: State, tap: TapAt<'sending'>, attempt: string): Step {
  const { free, waiting, baseline, leaving, sent } = tap.stage;
  const remaining = new Set([...tap.stage.remaining].filter(id => id !== attempt));
  if (remaining.size > 0) return [atStage(state, tap, { ...tap.stage, remaining }), []];
  // In the order of leaving. An attempt that left again has an older baseline.
  const inOrder = leaving.flatMap(({ id }) => sent.filter(one => one.attempt.id === id));
  const [numbered, timer] = takeNumber(state);
  return inTurn(
    atStage(numbered, tap, { kind: 'refreshing', free, waiting, sent: inOrder, timer }),
    now => beginWalletReading(now, baseline, inOrder),
    now => {
      const { tap: waits } = now;
      if (waits?.id !== tap.id || waits.stage.kind !== 'refreshing') return [now, []];
      if (inOrder.some(({ end }) => end === 'unclear')) return endTap(now, waits, inOrder, waiting);
      return [now, [{ kind: 'wait', ms: refreshMs, timer, who: whoTaps(tap) }]];
    },
  );
}
