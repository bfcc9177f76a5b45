import { classify } from '../../../api/api-error.ts';
import type { Attempt } from '../../../domain/placing/attempt.ts';
import type { Effect, Event, Moment } from '../../../domain/placing/events.ts';
import {
  settle,
  settleUntold,
  type OrderEnd,
  type Settled,
  type Tell,
} from '../../../domain/placing/order.ts';
import { nothingSettled } from '../../../domain/placing/ends.ts';
import { perhapsDebited } from '../../../domain/placing/perhaps-debited.ts';
import { attemptsOf, marksOf, nothingKnown, type Who } from '../../../domain/placing/state.ts';
import { step } from '../../../domain/placing/step.ts';
import type { MoneyReply, Placing, PointsRequest, RequestsFor } from '../../core/environment-types.ts';
import type { PlacingEnvironment } from './environment.ts';

/** Milliseconds after which a lock, and the journal, count as failed. */
const [lockMs, journalMs] = [2000, 5000];

type Caller = { readonly requestsFor: RequestsFor; readonly end: (end: OrderEnd) => void };

/**
 * Moves points once, whatever replies are lost and whatever is tapped, in any tab. Performs the effects of
 * `step`.
 */
export function createPlacing(environment: PlacingEnvironment): Placing {
  const { journal, lock, now, shownNow, ran, wait, painted, randomId, provider, notify, settled, onDebits } =
    environment;
  let state = nothingKnown;
  let taps = 0;
  const callers = new Map<number, Caller>();
  let requests: readonly PointsRequest[] = [];
  const unlocks = new Map<string, () => void>();

  const moment = (): Moment => ({ ran: ran(), now: now(), shown: shownNow(), ...provider() });

  const tell = (event: Event): void => {
    const [next, effects] = step(state, event, moment());
    const { known } = state;
    state = next;
    if (known !== next.known) safely(() => onDebits(perhapsDebited(next.known.values())));
    for (const effect of effects) safely(() => perform(effect));
  };

  /** Null for an answer that fails or comes too late. */
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
        if ('paint' in effect) void painted().then(() => tell({ kind: 'painted', who: effect.who }));
        else void wait(effect.ms).then(() => tell({ kind: 'woke', who: effect.who, timer: effect.timer }));
        return;
      case 'tell':
        if ('news' in effect) return notify(effect.news, effect.attempt);
        if ('settled' in effect) return settled(effect.settled, effect.placed, effect.late);
        callers.get(effect.tap)?.end(effect.end);
        callers.delete(effect.tap);
        return;
      default:
        return effect satisfies never;
    }
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
        tell({ kind: 'locked', who, free: true });
      });
    const refused = (): void => {
      if (!isFree) tell({ kind: 'locked', who, free: false });
    };
    void lock(account, lockMs, work).then(refused, refused);
  };

  const persist = (effect: Extract<Effect, { readonly kind: 'persist' }>): void => {
    if ('add' in effect) {
      const written = timely(journal.add(effect.add).then(() => true));
      void written.then(ok => tell({ kind: 'added', who: effect.who, ok: ok === true }));
    } else if ('change' in effect) {
      const all = effect.change.map(attempt => timely(journal.change(attempt)));
      void Promise.all(all).then(() => tell(effect.next));
    } else void timely(journal.remove(effect.remove)).then(() => tell(effect.next));
  };

  const read = (effect: Extract<Effect, { readonly kind: 'read' }>): void => {
    const { who } = effect;
    switch (effect.what) {
      case 'journal':
        return void timely(journal.of(effect.account)).then(kept => tell({ kind: 'journal', who, kept }));
      case 'version':
        return void timely(journal.version()).then(version => tell({ kind: 'version', who, version }));
      case 'balance': {
        const unknown = (): null => null;
        const reading = environment.readBalance(effect.account).catch(unknown);
        return void reading.then(balance => tell({ kind: 'balance', who, balance }));
      }
      case 'evidence': {
        const reading = environment.read(effect.scope).catch(() => ({ lines: null, balance: null }));
        return void reading.then(evidence => tell({ kind: 'evidence', who, evidence }));
      }
      case 'requests': {
        const caller = who.of === 'tap' ? callers.get(who.id) : undefined;
        requests = [];
        safely(() => (requests = caller?.requestsFor(effect.free) ?? []));
        const asked = requests.map(({ wanted, total }) => ({ id: randomId(), wanted, total }));
        return tell({ kind: 'requests', who, asked });
      }
      default:
        return effect satisfies never;
    }
  };

  const post = ({ tap, at, attempt }: Extract<Effect, { readonly kind: 'post' }>): void => {
    const replied = (reply: MoneyReply, late: boolean): void => {
      const error = reply.ok ? null : reply.error;
      tell({
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
    const sending = requests[at]?.send({ clientRef: attempt, onLate: late => replied(late, true) });
    void (sending ?? Promise.resolve(lost)).catch(() => lost).then(reply => replied(reply, false));
  };

  const show = ({ settled: told, by, done }: Tell): Settled => {
    // While a tap runs, it alone reports what is found.
    if (state.tap !== null) return nothingSettled;
    tell({ kind: 'shown', by, done });
    return told;
  };

  const announced = ({ id }: Attempt): boolean => marksOf(state, id).announced;

  return {
    prepare: scope => tell({ kind: 'prepared', scope }),
    resume: account => tell({ kind: 'resumed', account }),
    place: (order, requestsFor, again = []) =>
      new Promise(end => {
        const tap = (taps += 1);
        callers.set(tap, { requestsFor, end });
        tell({ kind: 'tapped', tap, order, again });
      }),
    found: order => show(settle(order, attemptsOf(state, order.account), false)),
    untold: account => show(settleUntold(attemptsOf(state, account).filter(announced))),
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
