import { steadyClock } from './clock.ts';

export type PageState = {
  /** False while the page is hidden. */
  readonly active: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
};

/**
 * Never makes two calls at once, and none while inactive. Random delays (`inStep`) keep clients from calling
 * at the same moment.
 */
export function startPoll({
  everyMs,
  page,
  random,
  ask,
}: {
  readonly everyMs: number;
  readonly page: PageState;
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Null after a reply. After a failure, the milliseconds to wait, or 0 if they are unknown. */
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
        // Counts as a failure.
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
