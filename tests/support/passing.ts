import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets what was asked be answered, while no time passes. */
export const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve));
};
export const settle = (): Promise<void> => act(calm);

/** What was shown while time passed: a toast is gone after three seconds. */
export const heard: string[] = [];
export const shownToasts = (): readonly string[] =>
  [...document.querySelectorAll('section p')].map(one => one.textContent ?? '');

/** Lets time pass in steps, so that what was asked is answered before its time limit; `enough` ends it early. */
export async function passBy(ms: number, enough = () => false): Promise<void> {
  for (let left = ms; left > 0 && !enough(); left -= 500)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, 500));
      await calm();
      heard.push(...shownToasts());
    });
}
