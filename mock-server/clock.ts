/**
 * The mock's clock: the machine's time moved by an offset, so that it ticks by itself. Times are
 * milliseconds since 1970; `machineNow` is handed in, a test hands in a frozen one.
 */
export type MockClock = {
  readonly now: () => number;
  /** Sets the mock's time; it goes on from there. Null follows the machine. */
  readonly set: (now: number | null) => void;
  readonly advance: (ms: number) => void;
  /** The difference to the machine's time, to be saved with the state. */
  readonly offset: () => number;
  readonly restoreOffset: (offset: number) => void;
};

export function createMockClock(machineNow: () => number, start: number | null): MockClock {
  let offset = start === null ? 0 : start - machineNow();
  return {
    now: () => machineNow() + offset,
    set: now => {
      offset = now === null ? 0 : now - machineNow();
    },
    advance: ms => {
      offset += ms;
    },
    offset: () => offset,
    restoreOffset: saved => {
      offset = saved;
    },
  };
}

const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds of `90m`, `30s`, `2h`, `1d`, also below zero (`-5m`); null for anything else. */
export function parseDuration(text: string): number | null {
  const match = /^(-?\d{1,7})([smhd])$/.exec(text.trim());
  if (match === null) return null;
  const unit = match[2];
  return unit === 's' || unit === 'm' || unit === 'h' || unit === 'd'
    ? Number(match[1]) * unitMs[unit]
    : null;
}
