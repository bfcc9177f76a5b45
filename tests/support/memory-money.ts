import { type Attempt, isTold, mergedAttempt } from '../../src/domain/placing/attempt.ts';
import { steadyClock } from '../../src/lib/clock.ts';
import type { AccountLock } from '../../src/state/money/placing/lock.ts';
import type { Journal } from '../../src/state/money/placing/journal.ts';
import type { BrowserTools } from '../../src/state/money/placing/environment.ts';

/**
 * A journal that lasts as long as its test. `kept` returns its attempts. With `broken` nothing can be read or
 * written, with `unreadable` nothing can be read, with `full` nothing can be added, and `slowly` delays
 * writes.
 */
export function memoryJournal(): Journal & {
  broken: boolean;
  unreadable: boolean;
  full: boolean;
  slowly: () => Promise<void>;
  readonly kept: () => readonly Attempt[];
} {
  const attempts = new Map<string, Attempt>();
  let version = 0;
  const later = async <T>(act: () => T): Promise<T> => {
    await Promise.resolve();
    if (journal.broken) throw new Error('The journal is broken');
    return act();
  };
  const journal = {
    broken: false,
    unreadable: false,
    full: false,
    slowly: () => Promise.resolve(),
    kept: () => [...attempts.values()],
    add: async (added: readonly Attempt[]) => {
      await journal.slowly();
      await later(() => {
        if (journal.full) throw new Error('The journal is full');
        version += 1;
        added.forEach(one => attempts.set(one.id, one));
      });
    },
    of: (account: string) =>
      later(() => {
        if (journal.unreadable) throw new Error('The journal cannot be read');
        return [...attempts.values()].filter(one => one.account === account);
      }),
    change: (attempt: Attempt) =>
      later(() => {
        if (!isTold(attempt)) version += 1;
        const kept = attempts.get(attempt.id);
        if (kept !== undefined) attempts.set(attempt.id, mergedAttempt(kept, attempt));
      }),
    version: () => later(() => version),
    remove: (ids: readonly string[]) => later(() => ids.forEach(id => attempts.delete(id))),
  };
  return journal;
}

/** A lock that all tabs of one browser share. */
export function memoryLock(): AccountLock {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(_account: string, _patienceMs: number, work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The tools that main.tsx takes from the browser, in memory. Their time is the machine's. */
export const memoryMoney = (): BrowserTools => ({
  journal: memoryJournal(),
  lock: memoryLock(),
  now: steadyClock(),
  ran: () => performance.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  painted: () => new Promise(resolve => setTimeout(resolve)),
});

/** Like `memoryMoney`, but time stops until the test lets it pass. A paint takes 20 ms. */
export const steppedMoney = (): BrowserTools & { readonly journal: ReturnType<typeof memoryJournal> } => ({
  journal: memoryJournal(),
  lock: memoryLock(),
  now: () => Date.now(),
  ran: () => Date.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  painted: () => new Promise(resolve => setTimeout(resolve, 20)),
});
