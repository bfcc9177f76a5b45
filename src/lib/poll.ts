import { pageClock } from './clock.ts';

/** Whether the page may poll now, and when that changes. */
export type PageState = {
  /** False while the page is hidden or the device offline. */
  readonly active: () => boolean;
  /** Calls `listener` when `active` may have changed. Returns a function that stops it. */
  readonly onChange: (listener: () => void) => () => void;
};

/**
 * Calls `ask` at once, and again `everyMs` after each call has ended. It never makes two calls at the same time, makes
 * none while the page is not active, and one when it is active again, not before its time. `ask` returns null, or after a
 * failure how many milliseconds the server wants to be left alone (0: it did not say); a rejection is a failure too.
 * Returns a function that stops the poll.
 *
 * What happens to all clients at the same moment would let them call in step ever after. So the next call comes later by
 * a random share of `everyMs` after a return to the page, a reply that took a fifth of `everyMs`, and a second failure.
 */
export function startPoll({
  everyMs,
  page,
  random,
  ask,
}: {
  readonly everyMs: number;
  readonly page: PageState;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly ask: () => Promise<number | null>;
}): () => void {
  const now = pageClock();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;
  let failures = 0;
  /** The earliest time of the next call. */
  let due = 0;

  const run = async (returned = false): Promise<void> => {
    clearTimeout(timer);
    if (stopped || asking || !page.active()) return;
    const began = now();
    if (began >= due) {
      asking = true;
      let pause: number | null = 0;
      try {
        pause = await ask();
      } catch {
        // A failure like any other.
      }
      asking = false;
      failures = pause === null ? 0 : failures + 1;
      const ended = now();
      const inStep = returned || failures > 1 || ended - began > everyMs / 5;
      due = ended + Math.max(everyMs, pause ?? 0) + (inStep ? random() * everyMs : 0);
    }
    if (!stopped) timer = setTimeout(() => void run(), due - now());
  };

  const stopListening = page.onChange(() => void run(true));
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopListening();
  };
}
