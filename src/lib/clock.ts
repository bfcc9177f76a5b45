/** Milliseconds since 1970 (docs/architecture.md "Time"). */
export type Clock = {
  readonly now: () => number;
  /** The header has whole seconds. Null if a reply has none, or if the call failed. */
  readonly observe: (dateHeader: string | null, askedAt: number, receivedAt: number) => void;
  /** In `server` mode, resolves when the first call has ended. */
  readonly ready: Promise<void>;
  readonly onChange: (listener: () => void) => () => void;
  /** The name of an IANA zone, or undefined for the device's zone. */
  readonly zone: string | undefined;
};

/** Milliseconds that are ignored, because a Date header is rounded to whole seconds. */
const ignoredDifference = 2000;

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
      // The server's time lies somewhere between asking and receiving, because a sleeping phone gets its
      // replies late.
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

/** Never goes back with the device's clock, and counts the device's sleep, unlike `sinceStart`. */
export function steadyClock(
  deviceNow = () => Date.now(),
  sinceStart = () => performance.now(),
): () => number {
  let start = -Infinity;
  return () => {
    const ran = sinceStart();
    start = Math.max(start, deviceNow() - ran);
    return start + ran;
  };
}
