/** How the mock's time follows the machine's: at `anchor` it showed `shown`, since then it runs `speed` times as fast. */
export type ClockSetting = { readonly anchor: number; readonly shown: number; readonly speed: number };

/**
 * The mock's clock: it ticks by itself, at the machine's pace or another (0: it stands still). Times are
 * milliseconds since 1970; `machineNow` is handed in, a test hands in a frozen one.
 */
export type MockClock = {
  readonly now: () => number;
  /** Sets the mock's time; it goes on from there. Null follows the machine, at its pace. */
  readonly set: (now: number | null) => void;
  /** Below zero it goes back. */
  readonly advance: (ms: number) => void;
  /** 1 is the machine's pace, 60 a minute a second, 0 stands still. */
  readonly run: (speed: number) => void;
  /** To be saved with the state. */
  readonly setting: () => ClockSetting;
  readonly restore: (setting: ClockSetting) => void;
  /** Another clock over the same machine's time, for a world of its own. */
  readonly sibling: () => MockClock;
};

export function createMockClock(machineNow: () => number, start: number | null): MockClock {
  let setting: ClockSetting = { anchor: 0, shown: 0, speed: 1 };
  const now = (): number => Math.round(setting.shown + (machineNow() - setting.anchor) * setting.speed);
  const show = (shown: number, speed: number): void => {
    setting = { anchor: machineNow(), shown, speed };
  };
  show(start ?? machineNow(), 1);
  return {
    now,
    set: wish => {
      if (wish === null) show(machineNow(), 1);
      else show(wish, setting.speed);
    },
    advance: ms => {
      show(now() + ms, setting.speed);
    },
    run: speed => {
      show(now(), speed);
    },
    setting: () => setting,
    restore: saved => {
      setting = saved;
    },
    sibling: () => createMockClock(machineNow, null),
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
