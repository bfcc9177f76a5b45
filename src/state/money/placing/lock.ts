import type { Leases } from './journal.ts';

/** Returns null, without having begun `work`, if the lock was not free within `patienceMs` or failed. */
export type AccountLock = <T>(
  account: string,
  patienceMs: number,
  work: () => Promise<T>,
) => Promise<T | null>;

const leaseMs = 10_000;

/** Web Locks end with the tab that holds them. */
export function webLock(locks: LockManager): AccountLock {
  return async <T>(account: string, patienceMs: number, work: () => Promise<T>): Promise<T | null> => {
    const turn = new AbortController();
    const limit = setTimeout(() => turn.abort(), patienceMs);
    let begun: Promise<T> | null = null;
    const held = locks.request(`matka.money.${account}`, { signal: turn.signal }, () => {
      clearTimeout(limit);
      begun = work();
      return begun;
    });
    try {
      return await held;
    } catch {
      return begun;
    } finally {
      clearTimeout(limit);
    }
  };
}

/** On plain http, which has no Web Locks, a lease is renewed until the work is done. */
export function leasedLock(options: {
  readonly leases: Leases;
  readonly randomId: () => string;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}): AccountLock {
  const { leases, randomId, now, wait } = options;

  return async (account, patienceMs, work) => {
    const holder = randomId();
    const take = (): Promise<boolean> =>
      leases.take({ account, holder, until: now() + leaseMs }, now()).catch(() => false);
    const givenUp = now() + patienceMs;
    while (!(await take())) {
      if (now() >= givenUp) return null;
      await wait(100);
    }
    const renewing = setInterval(() => void take(), leaseMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await leases.release({ account, holder }).catch(() => undefined);
    }
  };
}
