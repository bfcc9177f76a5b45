import { type Attempt, isDoubled, isPlaced, isUntold } from '../../../domain/placing-attempt.ts';
import { nothingSent, nothingSettled } from '../../../domain/placing-end.ts';
import {
  concerns,
  type Order,
  rowStates,
  settle,
  settleUntold,
  type Settled,
  type Settling,
} from '../../../domain/placing-order.ts';
import { endOf } from '../../../domain/placing-requests.ts';
import { createAttempts } from './attempts.ts';
import { createChecks } from './checks.ts';
import type { Placing, RequestsFor } from '../../core/tools.ts';
import type { AppTools, BrowserTools } from './placing-types.ts';
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
  const attempts = createAttempts(tools, attempt => tellFound([attempt]), tools.settled);
  const { check, wasChecked } = createChecks(tools, attempts);
  const requests = createRequests(tools, attempts, check);

  /** Waits for the checks that must end first: of what concerns the order, and of what a dead page left. */
  const checkBefore = async (order: Order): Promise<void> => {
    const due = attempts
      .of(order.account)
      .filter(one => concerns(order, one) || (!attempts.isOwn(one) && !wasChecked(one.id)));
    await Promise.all(due.map(({ id }) => check(id)));
  };

  /** Notes that the player is told of what is settled. */
  const tell = async ({ by, done }: Settling): Promise<void> => {
    const twice = by.find(isDoubled);
    if (twice !== undefined) notify('twice', twice.source.kind);
    if (by.length > 0) await attempts.tell(by, done);
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
  const serve = async (order: Order, requestsFor: RequestsFor) => {
    const { ends, blocked } = await send(order, requestsFor);
    const settling = settle(order, attempts.of(order.account), { now: now(), tapped: true });
    await tell(settling);
    return { end: endOf(ends, blocked, settling.settled), done: settling.done };
  };

  /** Tells of what was found without a tap; during a tap nothing, for the tap tells it. */
  const tellOf = (settling: Settling): Settled => {
    if (busy) return nothingSettled;
    void tell(settling);
    void attempts.removeDone(settling.done);
    return settling.settled;
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
        const served = await lock(order.account, patienceMs, () => serve(order, requestsFor));
        if (served === null) return nothingSent;
        void attempts.removeDone(served.done);
        return served.end;
      } finally {
        busy = false;
        tellFound(attempts.of(order.account).filter(isUntold));
      }
    },
    found: order => tellOf(settle(order, attempts.of(order.account), { now: now(), tapped: false })),
    untold: account => tellOf(settleUntold(attempts.of(account), now())),
  };
}
