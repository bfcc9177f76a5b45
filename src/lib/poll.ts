/** Whether the page may poll now, and when that changes. */
export type PageState = {
  /** False while the page is hidden or the device offline. */
  readonly active: () => boolean;
  /** Calls `listener` when `active` may have changed. Returns a function that stops it. */
  readonly onChange: (listener: () => void) => () => void;
};

/**
 * Calls `ask` at once, and again `everyMs` after each call has ended. It never makes two calls at the same time, makes
 * none while the page is not active, and one as soon as it is active again. Failures of `ask` are ignored. Returns a
 * function that stops the poll.
 */
export function startPoll(options: {
  readonly everyMs: number;
  readonly page: PageState;
  readonly ask: () => Promise<void>;
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;

  const askNow = async (): Promise<void> => {
    clearTimeout(timer);
    if (stopped || asking || !options.page.active()) return;
    asking = true;
    try {
      await options.ask();
    } finally {
      asking = false;
      if (!stopped) timer = setTimeout(run, options.everyMs);
    }
  };
  const run = (): void => {
    askNow().catch(() => undefined);
  };

  const stopListening = options.page.onChange(run);
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopListening();
  };
}
