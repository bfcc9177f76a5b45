import { vi } from 'vitest';

/**
 * From now on, until the end of the test, time passes only while the test waits (`waitFor`, `findBy…`), in steps of
 * 50 ms, and replies arrive in between: what takes seconds takes none. To be called before anything is rendered, since
 * the clocks begin anew.
 */
export function passTimeAtOnce(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  // By this name Testing Library finds who passes the time.
  Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });
}
