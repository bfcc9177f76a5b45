import { act } from '@testing-library/react';
import { vi } from 'vitest';

// The machine's own, also where a test has virtual ones.
const { setImmediate } = globalThis;

/** Lets pending replies arrive, while no time passes. */
export const flushReplies = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve));
};
/** The same for the app on screen. */
export const settle = (): Promise<void> => act(flushReplies);

/** Toasts that were shown while time passed: a toast disappears after three seconds. */
export const pastToasts: string[] = [];
/** The toasts that are on screen. */
export const shownToasts = (): readonly string[] =>
  [...document.querySelectorAll('section p')].map(one => one.textContent ?? '');

/** Lets time pass in steps of 500 ms, so that replies arrive before their time limits. `enough` ends it early. */
export async function passTime(ms: number, enough = () => false): Promise<void> {
  for (let left = ms; left > 0 && !enough(); left -= 500)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, 500));
      await flushReplies();
      pastToasts.push(...shownToasts());
    });
}

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
