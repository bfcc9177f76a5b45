import { refuse } from './refusal.ts';

/** The clock ends with the year 9999, because no record has room for a longer one. */
const first = 0;
const last = Date.UTC(2100, 0, 1) - 1;

export const isClockTime = (ms: number): boolean => ms >= first && ms <= last;

export const beyondClock = 'the clock goes from 1970 to 2099';

/** When the machine's time was `anchor`, the mock's time was `shown`. */
type ClockSetting = {
  readonly anchor: number;
  readonly shown: number;
  readonly speed: number;
  /** The speed from before the clock was stopped. While it runs, its own speed. */
  readonly resume: number;
};

/**
 * Milliseconds since 1970, or null for the machine's time and speed. `set` and `advance` refuse times outside
 * of the range.
 */
export type MockClock = {
  /** A clock that has reached the end of its range stops there. */
  readonly now: () => number;
  readonly set: (now: number | null) => void;
  readonly advance: (ms: number) => void;
  /** 1 is the machine's speed, 60 turns a second into a minute, and 0 stops the clock. */
  readonly run: (speed: number) => void;
  readonly resume: () => void;
  readonly setting: () => ClockSetting;
  readonly restore: (setting: ClockSetting) => void;
  readonly sibling: () => MockClock;
};

/** A `start` of null means the machine's time. */
export function createMockClock(machineNow: () => number, start: number | null): MockClock {
  let setting: ClockSetting = { anchor: 0, shown: 0, speed: 1, resume: 1 };
  const now = (): number => {
    const reached = Math.round(setting.shown + (machineNow() - setting.anchor) * setting.speed);
    return Math.min(last, Math.max(first, reached));
  };
  const show = (shown: number, speed: number): void => {
    if (!isClockTime(shown)) refuse(beyondClock);
    setting = { anchor: machineNow(), shown, speed, resume: speed > 0 ? speed : setting.resume };
  };
  show(start ?? machineNow(), 1);
  return {
    now,
    set: time => {
      if (time === null) show(machineNow(), 1);
      else show(time, setting.speed);
    },
    advance: ms => {
      show(now() + ms, setting.speed);
    },
    run: speed => {
      show(now(), speed);
    },
    resume: () => {
      show(now(), setting.resume);
    },
    setting: () => setting,
    restore: saved => {
      setting = saved;
    },
    sibling: () => createMockClock(machineNow, null),
  };
}

const unitMs = [86_400_000, 3_600_000, 60_000, 1000] as const;

/** Reads `90m`, `1h30m`, `1d` or `-5m`. Null for anything else. */
export function parseDuration(text: string): number | null {
  const match = /^(-?)(?:(\d{1,7})d)?(?:(\d{1,7})h)?(?:(\d{1,7})m)?(?:(\d{1,7})s)?$/.exec(text.trim());
  if (match === null || !/\d/.test(text)) return null;
  const [, sign, ...counts] = match;
  const ms = counts.reduce((sum, count, index) => sum + Number(count ?? 0) * (unitMs[index] ?? 0), 0);
  return sign === '-' ? -ms : ms;
}
