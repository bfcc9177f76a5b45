import type { OrderRow, Evidence, Source, Trace } from '../../src/domain/placing/evidence.ts';
import { type Points, points } from '../../src/domain/points.ts';
import { err, ok } from '../../src/lib/result.ts';
import { limitedPlacing } from '../../src/state/money/placing/limited-placing.ts';
import type { StakeLedger } from '../../src/state/money/placing/stake-ledger.ts';
import { createPlacing } from '../../src/state/money/placing/placing.ts';
import type { MoneyReply, Notify, Placing, PointsRequest } from '../../src/state/core/environment-types.ts';
import { memoryJournal, memoryLock } from './memory-money.ts';
import { virtualTime } from './virtual-time.ts';

/**
 * The course of one request: when the server carries it out (null for never, several times if the transport
 * sent it again), and when and how the answer comes, in milliseconds after it left.
 */
export type Course = {
  readonly done: readonly number[];
  readonly answerAt: number | null;
  readonly answer: MoneyReply;
};

const network = err({ kind: 'network' } as const);
/** The courses by name. A server also answers `refused` if it has too little to debit. */
export const courses = {
  placed: { done: [50], answerAt: 100, answer: ok(null) },
  refused: { done: [], answerAt: 100, answer: err({ kind: 'refused', message: 'Market closed' }) },
  badRequest: { done: [], answerAt: 100, answer: err({ kind: 'http', status: 400 }) },
  serverError: { done: [], answerAt: 100, answer: err({ kind: 'http', status: 500 }) },
  errorAfter: { done: [50], answerAt: 100, answer: err({ kind: 'http', status: 502 }) },
  drop: { done: [], answerAt: 20, answer: network },
  dropAfter: { done: [50], answerAt: 100, answer: network },
  dropLate: { done: [1200], answerAt: 20, answer: network },
  garbled: { done: [50], answerAt: 100, answer: err({ kind: 'unreadable' }) },
  noStatus: { done: [50], answerAt: 100, answer: err({ kind: 'noStatus' }) },
  slow: { done: [50], answerAt: 20_000, answer: ok(null) },
  slowDone: { done: [20_000], answerAt: 20_100, answer: ok(null) },
  slowDrop: { done: [20_000], answerAt: 20_100, answer: network },
  slowRefused: { done: [], answerAt: 20_000, answer: err({ kind: 'refused', message: 'Market closed' }) },
  hang: { done: [], answerAt: null, answer: network },
  twice: { done: [50, 60], answerAt: 100, answer: ok(null) },
} as const satisfies { readonly [name: string]: Course };
export type CourseName = keyof typeof courses;

const limitMs = 15_000;
const never = new Promise<never>(() => undefined);

type Asked = Omit<PointsRequest, 'send'>;

const noLedger: StakeLedger = {
  refusalOf: () => null,
  noteSent: () => undefined,
  noteEnd: () => undefined,
};

/** A provider with one player, the browser's journal and ledger, and pages that can die. */
export function placingWorld(start = 1_000_000, ledger = noLedger) {
  const time = virtualTime(start);
  const journal = memoryJournal();
  const lock = memoryLock();
  const server = {
    balance: 10_000,
    lines: [] as Trace[],
    requests: 0,
    /** How often each line was carried out because the transport sent its request again. */
    repeated: new Map<string, number>(),
    readable: { lines: true, balance: true },
    /** The config's limit for the age of a reading, in milliseconds. */
    lagMs: 0,
    /** How far the device's clock has jumped ahead, in milliseconds. */
    aheadMs: 0,
    /** How long it takes to give the lock back, in milliseconds. */
    unlockMs: 0,
    /** Whether another tab has the lock, and keeps it. */
    locked: false,
    /** How often history and wallet, or the wallet alone, were asked for. */
    readings: 0,
    /** How long a reading takes, in milliseconds. */
    readMs: 40,
    /** Whether one reading succeeds, on top of that. */
    lucky: () => true,
    /** How old what one reading of history or wallet shows is, in milliseconds, and how it shows the lines. */
    olderMs: () => 0,
    shown: (lines: readonly Trace[]): readonly Trace[] => lines,
    courses: [] as Course[],
  };
  let ids = 0;
  /** The state until each change. */
  const past: { readonly until: number; readonly lines: readonly Trace[]; readonly balance: number }[] = [];
  const remember = (): void =>
    void past.push({ until: time.now(), lines: [...server.lines], balance: server.balance });
  const asOf = (at: number) => past.find(({ until }) => at < until) ?? server;

  const carryOut = (request: Asked, again: boolean): void => {
    if (server.balance < request.total) return;
    remember();
    server.balance -= request.total;
    server.lines.unshift(...request.wanted);
    if (!again) return;
    for (const trace of request.wanted)
      server.repeated.set(trace.line, (server.repeated.get(trace.line) ?? 0) + 1);
  };
  /** A request as the client sends it: freed at its time limit, never aborted. */
  const send =
    (request: Asked): PointsRequest['send'] =>
    async ({ onLate }) => {
      server.requests += 1;
      const course = server.courses.shift() ?? courses.placed;
      course.done.forEach((at, index) => void time.wait(at).then(() => carryOut(request, index > 0)));
      const { answerAt } = course;
      if (answerAt !== null && answerAt <= limitMs) {
        await time.wait(answerAt);
        return course.answer;
      }
      if (answerAt !== null) void time.wait(answerAt).then(() => onLate(course.answer));
      await time.wait(limitMs);
      return err({ kind: 'timeout' });
    };

  const read = async (): Promise<Evidence> => {
    server.readings += 1;
    await time.wait(server.readMs);
    const { lines, balance } = server.readable;
    const seen = () => asOf(time.now() - server.olderMs());
    return {
      lines: lines && server.lucky() ? [...server.shown(seen().lines)] : null,
      balance: balance && server.lucky() ? points(Math.max(0, seen().balance)) : null,
    };
  };

  /** Opens a page. After `die` its work stops, but the server has its requests. */
  const openPage = () => {
    let dead = false;
    /** How long it takes to paint, in milliseconds; a hidden page does not. */
    const screen = { paintMs: 20, hidden: false };
    const news: Parameters<Notify>[0][] = [];
    const paint = async (): Promise<void> => {
      do await time.wait(screen.paintMs);
      while (screen.hidden);
    };
    const alive = <T>(work: Promise<T>): Promise<T> =>
      work.then(
        value => (dead ? never : value),
        (error: unknown) => (dead ? never : Promise.reject(error)),
      );
    const unlimited: Placing = createPlacing({
      journal: {
        add: attempts => alive(journal.add(attempts)),
        of: account => alive(journal.of(account)),
        change: attempt => (dead ? never : alive(journal.change(attempt))),
        remove: ids => (dead ? never : alive(journal.remove(ids))),
        version: () => alive(journal.version()),
      },
      lock: async (account, patience, work) => {
        if (server.locked) {
          await alive(time.wait(patience));
          return null;
        }
        // A page that dies gives its lock back.
        const done = await alive(lock(account, patience, () => Promise.race([work(), death])));
        if (server.unlockMs > 0) await time.wait(server.unlockMs);
        return done;
      },
      now: () => time.now() + server.aheadMs,
      shownNow: time.now,
      ran: time.now,
      wait: ms => alive(time.wait(ms)),
      painted: () => alive(paint()),
      isHere: () => true,
      randomId: () => `id-${(ids += 1)}`,
      read: () => alive(read()),
      readBalance: () => alive(read().then(({ balance }) => balance)),
      provider: () => ({ lagMs: server.lagMs, sendsRef: false }),
      notify: told => void news.push(told),
      onKnownEnd: (attempt, placed) => void (dead || ledger.noteEnd(attempt, placed)),
      onAttempts: () => undefined,
    });
    const placing = limitedPlacing(unlimited, ledger);
    let kill = (): void => undefined;
    const death = new Promise<never>((_, reject) => {
      kill = () => reject(new Error('The page died'));
    });
    death.catch(() => undefined);
    return {
      placing,
      news,
      screen,
      die: () => {
        dead = true;
        kill();
      },
    };
  };

  return {
    time,
    journal,
    server,
    send,
    openPage,
    /** A bid of another device of the same account. */
    placeElsewhere: (request: Asked): void => carryOut(request, false),
    win: (amount: Points): void => {
      remember();
      server.balance += amount;
    },
    /** Returns a stake, and leaves its line in the history. */
    returnStake: (amount: Points): void => {
      remember();
      server.balance += amount;
    },
    /** A corrected result takes a win back. */
    takeBack: (amount: Points): void => {
      remember();
      server.balance -= amount;
    },
  };
}

export const account = 'me';
export const source = {
  kind: 'bid',
  family: 'main',
  day: '2026-11-21',
  lastDay: '2026-11-21',
} as const satisfies Source;

/** A row of a slip as the evidence sees it: `7 50`; another `row` that reads the same is another bid. */
export function line(text: string, row = text): OrderRow {
  const stake: Points = points(Number(text.split(' ')[1]));
  return {
    line: text,
    variant: 'Open',
    points: stake,
    ref: '',
    row,
    market: '',
    game: '',
    session: null,
    number: text,
  };
}
