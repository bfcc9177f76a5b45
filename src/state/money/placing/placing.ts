// A bid whose reply is lost, step by step. Files without a folder are in src/domain/placing.
//
// 1. SUBMIT in screens/bid/confirm-bid.tsx calls `placeBidAtom` (state/money/bids.ts, orders.ts). The order passes the
//    player's limits (limited-placing.ts) and comes to `place` below.
// 2. taps.ts takes the lock, loads the journal (journal-load.ts), and waits for the checks of open attempts. order.ts
//    says which rows are free.
// 3. sending.ts reads history and wallet (read-ahead.ts), writes the attempt to the journal (journal.ts), and posts it
//    once.
// 4. The reply is lost. `onReplied` in sending.ts notes it (notes.ts), and the attempt becomes unclear (attempt.ts).
//    `endTap` in taps.ts ends the tap. The rows stay, and the player reads 'Failed to place bid'.
// 5. checks.ts reads history and wallet (evidence-reader.ts) until the end is known. rules.ts says what a reading shows.
// 6. Found: sweeps.ts informs the app under the lock. The form takes its rows by `settled` (screens/bid/placed-rows.ts),
//    or any other screen by `untold` (app/shell/money-notices.tsx). tellings.ts notes that the player was told.
// 7. Absent: the rows are free again, and the next tap sends them.
// 8. Still unclear at the next tap: the tap ends with waiting rows, about which the app asks the player
//    (money-notices.ts). 'Send again' taps once more, and taps.ts gives the attempt up.
// 9. The page dies before the reply. The next page of the account resumes (`resume` in app/shell/money-notices.tsx and
//    screens/bid/placed-rows.ts), and sweeps.ts loads the journal under the lock. journal-load.ts calls each attempt
//    that is still `sent` unclear. The check then waits 30 s, as after the time limit, because the server may still be
//    at work on the request. After a broken connection it waits only 1.5 s: the server has the request by then, or
//    never gets it.
// 10. Readers lag (`lagMs`). attempt.ts adds it to the quiet time, and the next tap waits only 2.5 s beyond the server's
//    part of it (taps.ts). verdict.ts believes a likely finding once a later reading agrees. debits.ts keeps the
//    points in the range of the balance until a reading of the wallet must show them.
import { classify } from '../../../api/api-error.ts';
import type { Attempt } from '../../../domain/placing/attempt.ts';
import type { Effect, Event, Moment } from '../../../domain/placing/events.ts';
import {
  settle,
  settleUntold,
  type OrderEnd,
  type Settled,
  type Report,
} from '../../../domain/placing/order.ts';
import { nothingSettled } from '../../../domain/placing/ends.ts';
import { attemptsOf, localFactsOf, nothingKnown, type Who } from '../../../domain/placing/state.ts';
import { step } from '../../../domain/placing/step.ts';
import type { MoneyReply, Placing, PointsRequest, RequestsFor } from '../../core/environment-types.ts';
import type { PlacingEnvironment } from './environment.ts';

/** Milliseconds after which a lock, and the journal, count as failed. */
const [lockMs, journalMs] = [2000, 5000];

type Caller = { readonly requestsFor: RequestsFor; readonly end: (end: OrderEnd) => void };

/**
 * Moves points once, despite lost replies and repeated taps, in any tab. Performs the effects of
 * `step`.
 */
export function createPlacing(environment: PlacingEnvironment): Placing {
  const {
    journal,
    lock,
    now,
    shownNow,
    ran,
    wait,
    painted,
    randomId,
    provider,
    notify,
    onKnownEnd,
    onAttempts,
  } = environment;
  let state = nothingKnown;
  let taps = 0;
  const callers = new Map<number, Caller>();
  let requests: readonly PointsRequest[] = [];
  const unlocks = new Map<string, () => void>();

  const moment = (): Moment => ({ ran: ran(), now: now(), shown: shownNow(), ...provider() });

  const dispatch = (event: Event): void => {
    const [next, effects] = step(state, event, moment());
    const { known } = state;
    state = next;
    if (known !== next.known) safely(() => onAttempts([...next.known.values()]));
    for (const effect of effects) safely(() => perform(effect));
  };

  /** Null for an answer that fails or arrives too late. */
  const timely = <T>(work: Promise<T>): Promise<T | null> =>
    Promise.race([work.catch(() => null), wait(journalMs).then(() => null)]);

  const perform = (effect: Effect): void => {
    switch (effect.kind) {
      case 'lock':
        return takeLock(effect.account, effect.who);
      case 'unlock':
        return unlocks.get(keyOf(effect.who))?.();
      case 'persist':
        return persist(effect);
      case 'read':
        return read(effect);
      case 'post':
        return post(effect);
      case 'wait':
        if ('paint' in effect) void painted().then(() => dispatch(paintedFor(effect.who)));
        else
          void wait(effect.ms).then(() => dispatch({ kind: 'woke', who: effect.who, timer: effect.timer }));
        return;
      case 'inform':
        if ('news' in effect) return notify(effect.news, effect.attempt);
        if ('knownEnd' in effect) return onKnownEnd(effect.knownEnd, effect.placed, effect.late);
        callers.get(effect.tap)?.end(effect.end);
        callers.delete(effect.tap);
        return;
      default:
        return effect satisfies never;
    }
  };

  const paintedFor = (who: Who): Event => {
    const [attempt] = (who.of === 'telling' && state.tellings.get(who.id)?.about) || [];
    const isHere = attempt === undefined || environment.isHere(attempt.account);
    return { kind: isHere ? 'painted' : 'other player', who };
  };

  /** Holds the lock until an `unlock` effect. */
  const takeLock = (account: string, who: Who): void => {
    let isFree = false;
    const work = (): Promise<void> =>
      new Promise(resolve => {
        isFree = true;
        unlocks.set(keyOf(who), () => {
          unlocks.delete(keyOf(who));
          resolve();
        });
        dispatch({ kind: 'locked', who, free: true });
      });
    const refused = (): void => {
      if (!isFree) dispatch({ kind: 'locked', who, free: false });
    };
    void lock(account, lockMs, work).then(refused, refused);
  };

  const persist = (effect: Extract<Effect, { readonly kind: 'persist' }>): void => {
    if ('add' in effect) {
      const written = timely(journal.add(effect.add).then(() => true));
      void written.then(ok => dispatch({ kind: 'added', who: effect.who, ok: ok === true }));
    } else if ('change' in effect) {
      const all = effect.change.map(attempt => timely(journal.change(attempt)));
      void Promise.all(all).then(() => dispatch(effect.next));
    } else void timely(journal.remove(effect.remove)).then(() => dispatch(effect.next));
  };

  const read = (effect: Extract<Effect, { readonly kind: 'read' }>): void => {
    const { who } = effect;
    switch (effect.what) {
      case 'journal':
        return void timely(journal.of(effect.account)).then(kept => dispatch({ kind: 'journal', who, kept }));
      case 'version':
        return void timely(journal.version()).then(version => dispatch({ kind: 'version', who, version }));
      case 'balance': {
        const unknown = (): null => null;
        const reading = environment.readBalance(effect.account).catch(unknown);
        return void reading.then(balance => dispatch({ kind: 'balance', who, balance }));
      }
      case 'evidence': {
        const reading = environment.read(effect.scope).catch(() => ({ lines: null, balance: null }));
        return void reading.then(evidence => dispatch({ kind: 'evidence', who, evidence }));
      }
      case 'requests': {
        const caller = who.of === 'tap' ? callers.get(who.id) : undefined;
        requests = [];
        safely(() => (requests = caller?.requestsFor(effect.free) ?? []));
        const fresh = requests.map(({ wanted, total }) => ({ id: randomId(), wanted, total }));
        return dispatch({ kind: 'requests', who, requests: fresh });
      }
      default:
        return effect satisfies never;
    }
  };

  const post = ({ tap, index, attempt }: Extract<Effect, { readonly kind: 'post' }>): void => {
    const replied = (reply: MoneyReply, late: boolean): void => {
      const error = reply.ok ? null : reply.error;
      dispatch({
        kind: 'replied',
        tap,
        attempt,
        end: classify(reply),
        message: error?.kind === 'refused' ? error.message : null,
        timedOut: error?.kind === 'timeout',
        late,
      });
    };
    const lost: MoneyReply = { ok: false, error: { kind: 'network' } };
    const sending = requests[index]?.send({ clientRef: attempt, onLate: late => replied(late, true) });
    void (sending ?? Promise.resolve(lost)).catch(() => lost).then(reply => replied(reply, false));
  };

  const report = ({ settled, about, done }: Report): Settled => {
    // While a tap runs, only the tap reports findings.
    if (state.tap !== null) return nothingSettled;
    dispatch({ kind: 'shown', about, done });
    return settled;
  };

  const announced = ({ id }: Attempt): boolean => localFactsOf(state, id).announced;

  return {
    prepare: scope => dispatch({ kind: 'prepared', scope }),
    resume: account => dispatch({ kind: 'resumed', account }),
    place: (order, requestsFor, again = []) =>
      new Promise(end => {
        const tap = (taps += 1);
        callers.set(tap, { requestsFor, end });
        dispatch({ kind: 'tapped', tap, order, again });
      }),
    settled: order => report(settle(order, attemptsOf(state, order.account), 'screen')),
    untold: account => report(settleUntold(attemptsOf(state, account).filter(announced))),
  };
}

const keyOf = (who: Who): string => JSON.stringify(who);

/** An error in a listener must not stop the machine. */
function safely(act: () => void): void {
  try {
    act();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
