import { vi } from 'vitest';

/** Lets pending replies arrive, while the faked timers are stopped. */
export const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise(resolve => setImmediate(resolve));
};

/** Lets the faked timers run until `work` ends. */
export async function until<T>(work: Promise<T>): Promise<T> {
  const state = { done: false };
  const end = work.finally(() => {
    state.done = true;
  });
  for (await calm(); !state.done; await calm()) await vi.advanceTimersToNextTimerAsync();
  return end;
}
