import { steadyClock } from './clock.ts';

export type PageState = {
  /** False while the page is hidden. */
  readonly active: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
};

/** Never two calls at once, none while inactive. Random delays (`inStep`) keep clients from calling in step. */
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
  /** Null, or after a failure the milliseconds to wait (0: unknown). */
  readonly ask: () => Promise<number | null>;
}): () => void {
  const now = steadyClock();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;
  let failures = 0;
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
