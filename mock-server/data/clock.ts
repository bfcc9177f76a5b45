import { refuse } from './refusal.ts';

/** The first and the last moment of the clock. A year beyond 9999 fits no record, and no demo needs another century. */
const first = 0;
const last = Date.UTC(2100, 0, 1) - 1;

/** Whether the clock can show this moment. */
export const isClockTime = (ms: number): boolean => ms >= first && ms <= last;

/** Why it cannot. */
export const beyondClock = 'the clock goes from 1970 to 2099';

/** At the machine's time `anchor` the mock's time was `shown`; since then it runs `speed` times as fast. */
type ClockSetting = {
  readonly anchor: number;
  readonly shown: number;
  readonly speed: number;
  /** The speed that it had before it was stopped, and goes on with; its own while it runs. */
  readonly resume: number;
};

/** The mock's clock. Times are milliseconds since 1970. */
export type MockClock = {
  /** A clock that has run to its end stands still there. */
  readonly now: () => number;
  /** Sets the mock's time; it runs on from there. Null means the machine's time and speed. Refuses what it cannot show. */
  readonly set: (now: number | null) => void;
  /** Moves the time on; below zero, back. Refuses what it cannot show. */
  readonly advance: (ms: number) => void;
  /** 1 is the machine's speed, 60 makes a minute of a second, 0 stops the clock. */
  readonly run: (speed: number) => void;
  /** Starts a stopped clock again, as fast as it was. */
  readonly resume: () => void;
  /** What is saved with the state. */
  readonly setting: () => ClockSetting;
  readonly restore: (setting: ClockSetting) => void;
  /** Another clock that reads the same machine's time. */
  readonly sibling: () => MockClock;
};

/** `machineNow` is the machine's time: a test hands in a fixed one. `start` null is the machine's time. */
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

/** Of a day, an hour, a minute, a second. */
const unitMs = [86_400_000, 3_600_000, 60_000, 1000] as const;

/** The milliseconds of `90m`, `30s`, `1h30m`, `1d` or `-5m`; null for anything else. */
export function parseDuration(text: string): number | null {
  const match = /^(-?)(?:(\d{1,7})d)?(?:(\d{1,7})h)?(?:(\d{1,7})m)?(?:(\d{1,7})s)?$/.exec(text.trim());
  if (match === null || !/\d/.test(text)) return null;
  const [, sign, ...counts] = match;
  const ms = counts.reduce((sum, count, index) => sum + Number(count ?? 0) * (unitMs[index] ?? 0), 0);
  return sign === '-' ? -ms : ms;
}
