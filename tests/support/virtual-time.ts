/** Time that passes only when nothing else can happen: no test sleeps, and hours take milliseconds. */
export function virtualTime(start: number) {
  let now = start;
  let timers: { readonly at: number; readonly wake: () => void }[] = [];
  const calm = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

  const fireNext = (limit: number): boolean => {
    const [first] = timers;
    if (first === undefined || first.at > limit) return false;
    timers = timers.slice(1);
    now = Math.max(now, first.at);
    first.wake();
    return true;
  };
  return {
    now: () => now,
    wait: (ms: number): Promise<void> =>
      new Promise(wake => {
        const at = now + ms;
        const place = timers.findIndex(timer => timer.at > at);
        timers.splice(place < 0 ? timers.length : place, 0, { at, wake });
      }),
    /** Lets time pass until `work` is done; throws when nothing is left that could finish it. */
    until: async <T>(work: Promise<T>): Promise<T> => {
      const state = { done: false };
      const end = work.finally(() => {
        state.done = true;
      });
      for (await calm(); !state.done; await calm())
        if (!fireNext(Number.POSITIVE_INFINITY)) throw new Error('Nothing will ever finish this');
      return end;
    },
    pass: async (ms: number): Promise<void> => {
      const end = now + ms;
      await calm();
      while (fireNext(end)) await calm();
      now = end;
    },
    /** Forgets what waits, at the end of a test. */
    clear: () => {
      timers = [];
    },
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
