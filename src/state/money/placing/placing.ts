import { isDoubled, isOpen, isOver, isPlaced, isUntold } from '../../../domain/placing-attempt.ts';
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
import { heldAfter } from './account-lock.ts';
import { createAttempts } from './attempts.ts';
import { createChecks } from './checks.ts';
import type { Placing, RequestsFor } from '../../core/tools.ts';
import type { AppTools, BrowserTools } from './placing-types.ts';
import { createRequests, unsent } from './requests.ts';
import { createTelling } from './telling.ts';

const patienceMs = 2000;
/** As long as the lock waits for words to be painted. A hidden page paints nothing, and must not stop other tabs. */
const paintMs = 500;
/** When the journal could not be read, because another tab is sending or the disk is slow, it is read again after this. */
const againMs = 3000;
/** So long it is tried. Then nothing that stands in it is open any more. */
const tryingMs = 10 * 60_000;

/** Moves points once, however often the reply is lost and whatever is tapped, in any tab. */
export function createPlacing(tools: BrowserTools & AppTools): Placing {
  const { now, notify, wait } = tools;
  const lock = heldAfter(tools.lock);
  /** A tap is under way. What is found meanwhile is told when it has ended. */
  let busy = false;
  /** The attempts whose end the screens were asked to tell. */
  const announced = new Set<string>();
  const attempts = createAttempts(tools, ({ account }) => void look(account), tools.settled);
  const { check, wasChecked } = createChecks(tools, attempts);
  const requests = createRequests(tools, attempts, check);
  const telling = createTelling(tools, attempts);

  /** Ends with what is being told, or in time. */
  const inTime = (told: Promise<void>): Promise<void> => Promise.race([told, wait(paintMs)]);

  /** Lets the screens ask for what was found. Ends when they have told it. */
  const announce = async (account: string): Promise<void> => {
    const [first, ...others] = attempts.of(account).filter(isPlaced);
    if (first === undefined || busy) return;
    for (const { id } of [first, ...others]) announced.add(id);
    const noted = telling.nextNoted();
    notify('found', first.source.kind);
    if ([first, ...others].some(isUntold)) await inTime(noted);
  };

  /**
   * Reads the journal and announces what was found, under the lock: no other tab tells the same meanwhile. Returns whether it
   * was read.
   */
  const look = async (account: string): Promise<boolean> => {
    if (busy) return false;
    const looked = await lock(account, patienceMs, async () => {
      const value = await attempts.load(account);
      return { value, until: announce(account) };
    });
    if (looked === null) void announce(account);
    return looked === true;
  };

  /** Waits for the checks that must end first: of what concerns the order, and of what a dead page left. */
  const checkBefore = async (order: Order): Promise<void> => {
    const due = attempts
      .of(order.account)
      .filter(isOpen)
      .filter(one => concerns(order, one) || (!attempts.isOwn(one) && !wasChecked(one.id)));
    await Promise.all(due.map(({ id }) => check(id)));
    // What cannot be read stands in the way for ten minutes, and not longer.
    const over = attempts.of(order.account).filter(one => isOver(one, now()) && concerns(order, one));
    await Promise.all(over.map(attempts.giveUp));
  };

  /** The player is told of what is settled. Ends when that is noted. */
  const tell = (settling: Settling): Promise<void> => {
    const twice = settling.by.find(isDoubled);
    if (twice !== undefined) notify('twice', twice.source.kind);
    return telling.tell(settling);
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

  /** The work of a tap, under the account's lock, which is held until what it settles is noted as told. */
  const serve = async (order: Order, requestsFor: RequestsFor) => {
    const { ends, blocked } = await send(order, requestsFor);
    const settling = settle(order, attempts.of(order.account), { now: now(), tapped: true });
    return { value: endOf(ends, blocked, settling.settled), until: inTime(tell(settling)) };
  };

  /** Tells of what was found without a tap; during a tap nothing, for the tap tells it. */
  const tellOf = (settling: Settling): Settled => {
    if (busy) return nothingSettled;
    void tell(settling);
    return settling.settled;
  };

  const resume = async (account: string): Promise<void> => {
    const end = now() + tryingMs;
    while (!(await look(account)) && now() < end) await wait(againMs);
    for (const { id } of attempts.of(account).filter(isOpen)) void check(id);
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
        if (attempts.of(order.account).some(isUntold)) void look(order.account);
      }
    },
    found: order => tellOf(settle(order, attempts.of(order.account), { now: now(), tapped: false })),
    // What is not announced yet is for the form on screen to tell first.
    untold: account =>
      tellOf(
        settleUntold(
          attempts.of(account).filter(({ id }) => announced.has(id)),
          now(),
        ),
      ),
  };
}
