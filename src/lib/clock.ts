/**
 * The one clock of the app (docs/architecture.md "Time"): the device's, or the server's as an offset from the `Date`
 * header of its replies. Times are milliseconds since 1970.
 */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Learns from a reply's `Date` header, whose seconds are whole; null when it has none, or when a call has failed.
   * `receivedAt` is device time.
   */
  readonly observe: (dateHeader: string | null, receivedAt: number) => void;
  /** The time is as sure as it can be: at once by the device, after the first call has ended by the server. */
  readonly ready: Promise<void>;
  /** Calls `listener` when the clock has been moved; returns the way to stop. */
  readonly onMove: (listener: () => void) => () => void;
  /** An IANA zone name, or undefined for the device's own zone. */
  readonly zone: string | undefined;
};

const ignoredDifference = 2000;

export function createClock(options: {
  readonly mode: 'device' | 'server';
  readonly zone: string | undefined;
  readonly deviceNow: () => number;
}): Clock {
  let offset = 0;
  const listeners = new Set<() => void>();
  let becomeReady = (): void => undefined;
  const ready = new Promise<void>(resolve => {
    becomeReady = resolve;
  });
  if (options.mode === 'device') becomeReady();
  return {
    ready,
    zone: options.zone,
    now: () => options.deviceNow() + offset,
    observe: (dateHeader, receivedAt) => {
      becomeReady();
      if (options.mode !== 'server' || dateHeader === null) return;
      const serverTime = Date.parse(dateHeader);
      if (Number.isNaN(serverTime)) return;
      // A Date header says whole seconds: differences under 2 s are its rounding and the way it came.
      const difference = serverTime - (receivedAt + offset);
      if (Math.abs(difference) < ignoredDifference) return;
      offset = serverTime - receivedAt;
      for (const listener of listeners) listener();
    },
    onMove: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
