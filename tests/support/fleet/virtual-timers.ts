/** A timer. Its act is removed when the timer is cleared. */
type Timer = { act: (() => void) | null };

/**
 * Replaces the timers, the clock and the random numbers of this process until `restore`. Time passes only by
 * `passTo`, one millisecond at a time. Made for hundreds of thousands of timers.
 */
export function takeTime(random: () => number) {
  const own = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    now: performance.now.bind(performance),
    random: Math.random,
  };
  /** The timers of each millisecond. */
  const due = new Map<number, Timer[]>();
  let now = 0;

  const set = (act: (...given: readonly unknown[]) => void, ms = 0, ...given: readonly unknown[]): Timer => {
    const timer: Timer = { act: () => act(...given) };
    const at = now + Math.max(1, Math.ceil(ms));
    const others = due.get(at);
    if (others === undefined) due.set(at, [timer]);
    else others.push(timer);
    return timer;
  };
  const clear = (timer?: Timer): void => {
    if (timer !== undefined) timer.act = null;
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  Object.assign(performance, { now: () => now });
  Math.random = random;

  return {
    /** Milliseconds since the start. */
    now: () => now,
    /** Calls `act` at a time, in milliseconds since the start. */
    at: (time: number, act: () => void) => void set(act, time - now),
    /** Lets time pass. Promises of one millisecond settle before the next begins. */
    passTo: async (end: number): Promise<void> => {
      while (now < end) {
        now += 1;
        const timers = due.get(now);
        if (timers === undefined) continue;
        due.delete(now);
        for (const timer of timers) timer.act?.();
        await new Promise(resolve => setImmediate(resolve));
      }
    },
    restore: () => {
      Object.assign(globalThis, { setTimeout: own.setTimeout, clearTimeout: own.clearTimeout });
      Object.assign(performance, { now: own.now });
      Math.random = own.random;
    },
  };
}
