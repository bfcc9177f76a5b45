/** What a poll needs to know of the page: may it ask now, and when does that change. */
export type PageState = {
  /** False while the page is hidden or the device offline. */
  readonly awake: () => boolean;
  /** Calls `listener` whenever `awake` may have changed; returns the way to stop. */
  readonly onChange: (listener: () => void) => () => void;
};

/**
 * Runs `ask` at once and then every `everyMs`, never two at a time, not while the page sleeps, and at once
 * when it wakes. A failed ask is the caller's to swallow; the poll goes on. Returns the way to stop.
 */
export function startPoll(options: {
  readonly everyMs: number;
  readonly page: PageState;
  readonly ask: () => Promise<void>;
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;

  const turn = async (): Promise<void> => {
    clearTimeout(timer);
    if (stopped || asking || !options.page.awake()) return;
    asking = true;
    try {
      await options.ask();
    } finally {
      asking = false;
      if (!stopped) timer = setTimeout(run, options.everyMs);
    }
  };
  const run = (): void => {
    turn().catch(() => undefined);
  };

  const stopListening = options.page.onChange(run);
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopListening();
  };
}
