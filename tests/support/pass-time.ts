import { act } from '@testing-library/react';
import { vi } from 'vitest';

// The machine's own, even if a test has virtual timers.
const { setImmediate } = globalThis;

/** Lets pending replies arrive without letting time pass. */
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

/**
 * Lets time pass in steps of 500 ms, so that replies arrive before their time limits. `enough` ends it early.
 */
export async function passTime(ms: number, enough = () => false): Promise<void> {
  for (let left = ms; left > 0 && !enough(); left -= 500)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, 500));
      await flushReplies();
      pastToasts.push(...shownToasts());
    });
}

/**
 * Until the end of the test, time passes only while the test waits (`waitFor`, `findBy…`), in steps of 50 ms.
 * Replies arrive in between, so that seconds take no time. Call it before anything is rendered, because the
 * clocks start again.
 */
export function passTimeAtOnce(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  // Testing Library looks for this name to let virtual time pass.
  Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });
}
