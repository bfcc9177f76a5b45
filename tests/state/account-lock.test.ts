import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AccountLock, leasedLock, webLock } from '../../src/state/money/placing/lock.ts';
import type { Lease, Leases } from '../../src/state/money/placing/journal.ts';

// One tab at a time moves points of an account (docs/reliability.md "Placing a bid, once"): by the browser's locks, or on
// plain http by a lease of 10 s in the journal.

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Locks as a browser gives them: one holder a name, the others wait until their signal ends that. */
function memoryLocks() {
  const names: string[] = [];
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    names.push(name);
    const aborted = new Promise<'aborted'>(resolve => {
      signal.addEventListener('abort', () => resolve('aborted'));
    });
    const before = tails.get(name) ?? Promise.resolve();
    const turn = Promise.race([before, aborted]).then(won =>
      won === 'aborted' ? Promise.reject(new DOMException('', 'AbortError')) : work(),
    );
    tails.set(name, Promise.allSettled([before, turn]));
    return turn;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one way in which we ask for a lock
  return { names, manager: { request } as unknown as LockManager };
}

/** The leases that all tabs share. A `broken` one rejects. */
function memoryLeases() {
  const kept = new Map<string, Lease>();
  const leases = {
    broken: { take: false, release: false },
    kept: () => [...kept.values()],
    take: async (lease: Lease, now: number) => {
      if (leases.broken.take) throw new Error('broken');
      const held = kept.get(lease.account);
      const free = held === undefined || held.holder === lease.holder || held.until <= now;
      if (free) kept.set(lease.account, lease);
      return free;
    },
    release: async ({ account, holder }: Pick<Lease, 'account' | 'holder'>) => {
      if (leases.broken.release) throw new Error('broken');
      if (kept.get(account)?.holder === holder) kept.delete(account);
    },
  } satisfies Leases & Record<string, unknown>;
  return leases;
}

function leased(leases: Leases = memoryLeases()): AccountLock {
  let ids = 0;
  return leasedLock({ leases, randomId: () => `holder-${(ids += 1)}`, now: () => Date.now(), wait });
}

/** Work that takes a time, and the times of its beginning and end, in milliseconds of the test. */
function timed() {
  const begin = Date.now();
  const events: string[] = [];
  const at = (what: string): void => void events.push(`${what} ${Date.now() - begin}`);
  const asked = (lock: AccountLock, name: string, { ms = 10, patience = 2000, account = 'me' } = {}) => {
    void lock(account, patience, async () => {
      at(`${name} begins`);
      await wait(ms);
      return name;
    }).then(
      value => at(value === null ? `${name} gives up` : `${name} ends`),
      () => at(`${name} fails`),
    );
  };
  return { events, asked };
}

const locks = [
  ['the lock of the browser', () => webLock(memoryLocks().manager)],
  ['the lease', () => leased()],
] as const;

it.each(locks)('%s: another tab waits for its turn, another account does not', async (_, open) => {
  const lock = open();
  const { events, asked } = timed();
  asked(lock, 'first', { ms: 1000 });
  asked(lock, 'second', { ms: 500 });
  asked(lock, 'you', { ms: 10, account: 'you' });
  await pass(5000);
  expect(events).toEqual([
    'first begins 0',
    'you begins 0',
    'you ends 10',
    'first ends 1000',
    'second begins 1000',
    'second ends 1500',
  ]);
});

it.each(locks)('%s: a task that waits too long does not begin, not even later', async (_, open) => {
  const lock = open();
  const { events, asked } = timed();
  asked(lock, 'first', { ms: 30_000 });
  asked(lock, 'hasty', { patience: 2000 });
  asked(lock, 'patient', { patience: 60_000 });
  await pass(60_000);
  expect(events).toEqual([
    'first begins 0',
    'hasty gives up 2000',
    'first ends 30000',
    'patient begins 30000',
    'patient ends 30010',
  ]);
});

it.each(locks)('%s: work that fails is reported, and the next one has its turn', async (_, open) => {
  const lock = open();
  const failed = lock('me', 2000, async () => {
    await wait(500);
    throw new Error('no journal');
  });
  const next = lock('me', 2000, async () => Date.now());
  const ends = Promise.allSettled([failed, next]);
  await pass(2000);
  expect(await ends).toEqual([
    { status: 'rejected', reason: new Error('no journal') },
    { status: 'fulfilled', value: 1_000_500 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it('the lock of the browser has a name of its account, and its patience ends when it is given', async () => {
  const { names, manager } = memoryLocks();
  const work = webLock(manager)('me', 2000, () => wait(60_000));
  await pass(0);
  expect(names).toEqual(['matka.money.me']);
  // Only the timer of the work itself is left.
  expect(vi.getTimerCount()).toBe(1);
  await pass(60_000);
  await work;
});

it('a browser that refuses its lock lets nothing begin', async () => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one way in which we ask for a lock
  const lock = webLock({ request } as unknown as LockManager);
  const begun = vi.fn<() => number>();
  expect(await lock('me', 2000, async () => begun())).toBeNull();
  expect(begun).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('the lease of a page that died runs out after 10 s', async () => {
  const leases = memoryLeases();
  await leases.take({ account: 'me', holder: 'dead', until: Date.now() + 10_000 }, Date.now());
  const { events, asked } = timed();
  asked(leased(leases), 'next', { patience: 60_000 });
  await pass(60_000);
  expect(events).toEqual(['next begins 10000', 'next ends 10010']);
});

it('a lease is renewed every 3.3 s while the work lasts, and is gone after it', async () => {
  const leases = memoryLeases();
  const { events, asked } = timed();
  const until = () => leases.kept().map(lease => [lease.holder, lease.until - 1_000_000]);
  asked(leased(leases), 'long', { ms: 30_000 });
  await pass(3300);
  expect(until()).toEqual([['holder-1', 10_000]]);
  await pass(100);
  expect(until()).toEqual([['holder-1', 13_333]]);
  await pass(26_600);
  expect(events).toEqual(['long begins 0', 'long ends 30000']);
  await pass(60_000);
  expect(leases.kept()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a lease that cannot be written lets nothing begin', async () => {
  const leases = memoryLeases();
  leases.broken.take = true;
  const { events, asked } = timed();
  asked(leased(leases), 'mine');
  asked(leased(leases), 'at once', { patience: 0 });
  await pass(10_000);
  expect(events).toEqual(['at once gives up 0', 'mine gives up 2000']);
});

it('a lease that cannot be given back does not change how the work ended', async () => {
  const leases = memoryLeases();
  leases.broken.release = true;
  const { events, asked } = timed();
  asked(leased(leases), 'mine', { ms: 10 });
  await pass(10);
  expect(events).toEqual(['mine begins 0', 'mine ends 10']);
});
