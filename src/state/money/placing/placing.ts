import { type Attempt, isPlaced, isUntold } from '../../../domain/placing-attempt.ts';
import { type MoneyEnd, nothingSent, nothingSettled } from '../../../domain/placing-end.ts';
import {
  concerning,
  type Order,
  ownAttempts,
  rowStates,
  settle,
  settleUntold,
  type Settling,
} from '../../../domain/placing-order.ts';
import { endOf } from '../../../domain/placing-requests.ts';
import { createAttempts } from './attempts.ts';
import { createChecks } from './checks.ts';
import type { AppTools, BrowserTools, Placing, RequestsFor } from './placing-types.ts';
import { createRequests, unsent } from './requests.ts';

const patienceMs = 2000;

/** Moves points once, however often the reply is lost and whatever is tapped, in any tab. */
export function createPlacing(tools: BrowserTools & AppTools): Placing {
  const { lock, now, notify } = tools;
  /** A tap is under way. What is found meanwhile is told when it has ended. */
  let busy = false;
  const tellFound = (placed: readonly Attempt[]): void => {
    const [first] = placed;
    if (first !== undefined && !busy) notify('found', first.source.kind);
  };
  const attempts = createAttempts(tools, attempt => tellFound([attempt]));
  const { check, wasChecked } = createChecks(tools, attempts);
  const requests = createRequests(tools, attempts, check);

  /** Waits for the checks that must end first: of what concerns the order, and of what a dead page left. */
  const checkBefore = async (order: Order): Promise<void> => {
    const known = attempts.of(order.account);
    const related = concerning(order, known);
    const due = known.filter(one => related.includes(one) || (!attempts.isOwn(one) && !wasChecked(one.id)));
    await Promise.all(due.map(({ id }) => check(id)));
    await attempts.removeOver(order.account);
  };

  /** Notes that the player is told; what is `done` has its rows at hand, which are taken off now. */
  const tell = async ({ by, twice }: Settling, done: readonly Attempt[]): Promise<void> => {
    const [first] = by;
    if (first === undefined) return;
    if (twice) notify('twice', first.source.kind);
    await attempts.tell(by, done);
  };

  const send = async (order: Order, requestsFor: RequestsFor) => {
    if (order.wanted.length === 0 || !(await attempts.load(order.account)))
      return { ends: unsent, blocked: false };
    await checkBefore(order);
    const states = rowStates(order, attempts.of(order.account));
    const free = states.filter(({ kind }) => kind === 'free').map(({ asked }) => asked);
    const blocked = states.some(({ kind }) => kind === 'blocked');
    return { ends: free.length === 0 ? [] : await requests.send(order, free, requestsFor), blocked };
  };

  /** The work of a tap, under the account's lock. What it settles is noted as told before another tab may look. */
  const serve = async (order: Order, requestsFor: RequestsFor): Promise<MoneyEnd> => {
    const { ends, blocked } = await send(order, requestsFor);
    const settling = settle(order, attempts.of(order.account), { now: now(), tapped: true });
    await tell(settling, ownAttempts(order, settling.by));
    return endOf(ends, blocked, settling.settled);
  };

  const resume = async (account: string): Promise<void> => {
    await lock(account, patienceMs, () => attempts.load(account));
    for (const { id } of attempts.of(account)) void check(id);
    tellFound(attempts.of(account).filter(isPlaced));
  };

  return {
    prepare: scope => {
      requests.prepare(scope);
      void resume(scope.account);
    },
    resume: account => void resume(account),
    place: async (order, requestsFor) => {
      if (busy) return { kind: 'busy', ...nothingSettled };
      busy = true;
      try {
        await requests.walletRead();
        return (await lock(order.account, patienceMs, () => serve(order, requestsFor))) ?? nothingSent;
      } finally {
        busy = false;
        tellFound(attempts.of(order.account).filter(isUntold));
      }
    },
    found: order => {
      if (busy) return nothingSettled;
      const settling = settle(order, attempts.of(order.account), { now: now(), tapped: false });
      void tell(settling, ownAttempts(order, settling.by));
      return settling.settled;
    },
    untold: account => {
      if (busy) return nothingSettled;
      const settling = settleUntold(attempts.of(account), now());
      // What asked for them may still be there: a row on a slip, an open question.
      void tell(settling, []);
      return settling.settled;
    },
  };
}
