import type { BrowserTools } from '../../src/state/money/placing/environment.ts';

const never = new Promise<never>(() => undefined);

/** A page that can be closed: after `end` its promises never resolve, and its locks are free. */
export function pageLife() {
  let dead = false;
  let kill = (): void => undefined;
  const death = new Promise<never>((_, reject) => {
    kill = () => reject(new Error('The page died'));
  });
  death.catch(() => undefined);
  const alive = <T>(work: Promise<T>): Promise<T> =>
    work.then(
      value => (dead ? never : value),
      (error: unknown) => (dead ? never : Promise.reject(error)),
    );
  const begun = <T>(work: () => Promise<T>): Promise<T> => (dead ? never : alive(work()));
  return {
    alive,
    end: () => {
      dead = true;
      kill();
    },
    /** A browser's tools as this page has them. */
    tools: ({ journal, lock, now, ran, wait, painted }: BrowserTools): BrowserTools => ({
      journal: {
        add: attempts => begun(() => journal.add(attempts)),
        of: account => begun(() => journal.of(account)),
        change: attempt => begun(() => journal.change(attempt)),
        remove: gone => begun(() => journal.remove(gone)),
        version: () => begun(() => journal.version()),
      },
      lock: (account, patience, work) =>
        begun(() => lock(account, patience, () => Promise.race([work(), death]))),
      now,
      ran,
      wait: ms => begun(() => wait(ms)),
      painted: () => begun(painted),
    }),
  };
}
