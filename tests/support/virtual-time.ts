/** A clock for tests. Its time passes only when nothing else can happen, so hours take milliseconds. */
export function virtualTime(start: number) {
  let now = start;
  let timers: { readonly at: number; readonly resolve: () => void }[] = [];
  const flushReplies = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

  const fireNext = (limit: number): boolean => {
    const [first] = timers;
    if (first === undefined || first.at > limit) return false;
    timers = timers.slice(1);
    now = Math.max(now, first.at);
    first.resolve();
    return true;
  };
  return {
    now: () => now,
    wait: (ms: number): Promise<void> =>
      new Promise(resolve => {
        const at = now + ms;
        const place = timers.findIndex(timer => timer.at > at);
        timers.splice(place < 0 ? timers.length : place, 0, { at, resolve });
      }),
    /** Lets time pass until `work` ends. Throws if no timer is left that could end it. */
    until: async <T>(work: Promise<T>): Promise<T> => {
      const state = { done: false };
      const end = work.finally(() => {
        state.done = true;
      });
      for (await flushReplies(); !state.done; await flushReplies())
        if (!fireNext(Number.POSITIVE_INFINITY)) throw new Error('No timer is left that could end this work');
      return end;
    },
    pass: async (ms: number): Promise<void> => {
      const end = now + ms;
      await flushReplies();
      while (fireNext(end)) await flushReplies();
      now = end;
    },
    /** Removes all timers, at the end of a test. */
    clear: () => {
      timers = [];
    },
  };
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
