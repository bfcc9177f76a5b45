/**
 * The one clock of the app (docs/architecture.md "Time"): the device's, or the server's as an offset from the `Date`
 * header of its replies. Times are milliseconds since 1970.
 */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Sets the clock by the `Date` header of a reply (whole seconds) that was asked for and received at these times of the
   * device. The header is null when a reply has none or a call has failed.
   */
  readonly observe: (dateHeader: string | null, askedAt: number, receivedAt: number) => void;
  /** Resolves when the time can be used: in `device` mode at once, in `server` mode after the first call has ended. */
  readonly ready: Promise<void>;
  /** Calls `listener` when the offset has changed. Returns a function that stops it. */
  readonly onChange: (listener: () => void) => () => void;
  /** An IANA zone name, or undefined for the device's own zone. */
  readonly zone: string | undefined;
};

/** Milliseconds. A Date header is rounded to whole seconds. */
const ignoredDifference = 2000;

/** A clock at the time of the device; in `server` mode it follows the headers that it observes. */
export function createClock(options: {
  readonly mode: 'device' | 'server';
  readonly zone: string | undefined;
  readonly deviceNow: () => number;
}): Clock {
  let offset = 0;
  const listeners = new Set<() => void>();
  let resolveReady = (): void => undefined;
  const ready = new Promise<void>(resolve => {
    resolveReady = resolve;
  });
  if (options.mode === 'device') resolveReady();
  return {
    ready,
    zone: options.zone,
    now: () => options.deviceNow() + offset,
    observe: (dateHeader, askedAt, receivedAt) => {
      resolveReady();
      if (options.mode !== 'server' || dateHeader === null) return;
      const serverTime = Date.parse(dateHeader);
      if (Number.isNaN(serverTime)) return;
      // The server wrote it in between, which may be long: a phone that sleeps gets its replies when it is used again.
      const earliest = askedAt + offset - ignoredDifference;
      const latest = receivedAt + offset + ignoredDifference;
      if (serverTime > earliest && serverTime < latest) return;
      offset = serverTime - receivedAt;
      for (const listener of listeners) listener();
    },
    onChange: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A clock in milliseconds since 1970 for how long something takes or may take in this page. It never goes back, also when
 * the device's clock (`deviceNow`) is set back, and it counts a sleep of the device, in which `sinceStart` stands still.
 */
export function steadyClock(deviceNow: () => number, sinceStart: () => number): () => number {
  let start = -Infinity;
  return () => {
    const ran = sinceStart();
    start = Math.max(start, deviceNow() - ran);
    return start + ran;
  };
}

/** A steady clock of this browser. `performance.now` stands still while a phone sleeps. */
export const pageClock = (): (() => number) =>
  steadyClock(
    () => Date.now(),
    () => performance.now(),
  );
