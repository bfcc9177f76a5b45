import { isDoubled, isOpen, isPlaced, isUntold, waitMs } from '../../../domain/placing/attempt.ts';
import {
  concerns,
  endOf,
  type Order,
  rowStates,
  settle,
  settleUntold,
  type Settled,
  type Settling,
  waitingRows,
} from '../../../domain/placing/order.ts';
import {
  nothingSent,
  nothingSettled,
  nothingWritten,
  type Placing,
  type RequestsFor,
} from '../../core/environment-types.ts';
import { createAttempts } from './attempts.ts';
import { createChecks } from './check.ts';
import type { PlacingEnvironment } from './environment.ts';
import { heldAfter } from './lock.ts';
import { createSending, unsent, unwritten } from './send.ts';

const patienceMs = 2000;
/** A hidden page paints nothing, and must not stop other tabs. */
const paintMs = 500;
/** Another tab may be sending, or the disk slow. */
const againMs = 3000;
const tryingMs = 10 * 60_000;
/** A tap does not wait longer for lagging readers. */
const lagPatienceMs = 2500;

/** Moves points once, whatever replies are lost and whatever is tapped, in any tab. */
export function createPlacing(environment: PlacingEnvironment): Placing {
  const { ran, notify, wait, painted, provider } = environment;
  const lock = heldAfter(environment.lock);
  /** The tap tells what is found meanwhile. */
  let busy = false;
  const announced = new Set<string>();
  const attempts = createAttempts(environment, attempt => {
    sending.watchFound(attempt);
    void readJournal(attempt.account);
  });
  const { check, wasChecked } = createChecks(environment, attempts);
  const sending = createSending(environment, attempts, check);
  const onNoted: (() => void)[] = [];

  const inTime = (told: Promise<void>): Promise<void> => Promise.race([told, wait(paintMs)]);

  const announce = async (account: string): Promise<void> => {
    const placed = attempts.of(account).filter(isPlaced);
    const [first] = placed;
    if (first === undefined || busy) return;
    for (const { id } of placed) announced.add(id);
    const noted = new Promise<void>(resolve => void onNoted.push(resolve));
    notify('found', first);
    if (placed.some(isUntold)) await inTime(noted);
  };

  /** The lock keeps another tab from telling the same. False if the journal cannot be read. */
  const readJournal = async (account: string): Promise<boolean> => {
    if (busy) return false;
    const read = await lock(account, patienceMs, async () => {
      const value = await attempts.load(account);
      return { value, until: announce(account) };
    });
    if (read === null) void announce(account);
    return read === true;
  };

  /** What concerns the order, and what a dead page left, ends first. */
  const checkBefore = async (order: Order): Promise<void> => {
    const due = attempts
      .of(order.account)
      .filter(isOpen)
      .filter(
        attempt => concerns(order, attempt) || (!attempts.isSentHere(attempt) && !wasChecked(attempt.id)),
      );
    const { lagMs } = provider();
    const server = Math.max(0, ...due.map(({ phase }) => waitMs(phase, ran()) - lagMs));
    const checks = Promise.all(due.map(({ id }) => check(id)));
    await (lagMs === 0 ? checks : Promise.race([checks, wait(server + lagPatienceMs)]));
  };

  /** Noted as told only once painted: after a crash it is told again. */
  const tell = async ({ by, done }: Settling): Promise<void> => {
    const twice = by.find(isDoubled);
    if (twice !== undefined) notify('twice', twice);
    if (by.length === 0) return;
    attempts.claim(by, done);
    await painted();
    await attempts.noteTold(by, done);
    for (const listener of onNoted.splice(0)) listener();
  };

  const send = async (order: Order, requestsFor: RequestsFor, again: readonly string[]) => {
    if (order.wanted.length === 0) return { ends: unsent, waiting: [] };
    if (!(await attempts.load(order.account))) return { ends: unwritten, waiting: [] };
    await Promise.all(again.map(id => attempts.note(id, { kind: 'givenUp' })));
    await checkBefore(order);
    const states = rowStates(order, attempts.of(order.account));
    const free = states.filter(({ kind }) => kind === 'free').map(({ asked }) => asked);
    const waiting = waitingRows(states, ran());
    for (const { attempt } of waiting) attempts.await(attempt);
    return { ends: free.length === 0 ? [] : await sending.send(order, free, requestsFor), waiting };
  };

  /** The lock is held until what a tap settles is noted as told. */
  const serve = async (order: Order, requestsFor: RequestsFor, again: readonly string[]) => {
    const { ends, waiting } = await send(order, requestsFor, again);
    const settling = settle(order, attempts.of(order.account), true);
    return { value: endOf(ends, waiting, settling.settled), until: inTime(tell(settling)) };
  };

  const tellOf = (settling: Settling): Settled => {
    if (busy) return nothingSettled;
    void tell(settling);
    return settling.settled;
  };

  const resume = async (account: string): Promise<void> => {
    const end = ran() + tryingMs;
    while (!(await readJournal(account)) && ran() < end) await wait(againMs);
    for (const attempt of attempts.of(account)) if (!isPlaced(attempt)) void check(attempt.id);
  };

  return {
    prepare: scope => {
      sending.prepare(scope);
      void resume(scope.account);
    },
    resume: account => void resume(account),
    place: async (order, requestsFor, again = []) => {
      if (busy) return { kind: 'busy', ...nothingSettled };
      busy = true;
      try {
        await sending.walletRead();
        const end = await lock(order.account, patienceMs, () => serve(order, requestsFor, again));
        if (end !== null) return end;
        // The lease of plain http stands in the same database.
        return (await attempts.version()) === null ? nothingWritten : nothingSent;
      } finally {
        busy = false;
        if (attempts.of(order.account).some(isUntold)) void readJournal(order.account);
      }
    },
    found: order => tellOf(settle(order, attempts.of(order.account), false)),
    // The form on screen tells first what is not announced yet.
    untold: account => tellOf(settleUntold(attempts.of(account).filter(({ id }) => announced.has(id)))),
  };
}
