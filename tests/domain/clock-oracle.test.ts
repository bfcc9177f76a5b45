import { expect, it } from 'vitest';
import { localTime } from '../../src/domain/dates.ts';
import { gameByKey } from '../../src/domain/game/games.ts';
import { hasEnded, sessionsAt, tileClosed } from '../../src/domain/market/market.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';

const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
/** An hour and a minute as a wall clock writes them: such texts are in the order of the day. */
const wall = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const walls = minutes.map(wall);

it('every open time at every minute, by three rules, as the wall clock tells it', () => {
  const [timed, untimed] = [gameByKey('jodiDigit'), gameByKey('singleDigit')];
  const wrong: string[] = [];
  for (const openAt of minutes) {
    const open = minuteOfDay(openAt);
    for (const at of minutes) {
      const now = minuteOfDay(at);
      const come = (walls[at] ?? '') >= (walls[openAt] ?? '');
      const { allowed, preselected } = sessionsAt({ times: { open } }, now);
      const right =
        hasEnded('Open', { open }, now) === come &&
        allowed.join() === (come ? 'Close' : 'Open,Close') &&
        preselected === (come ? 'Close' : 'Open') &&
        tileClosed(timed, { open }, now) === come &&
        !tileClosed(untimed, { open }, now);
      if (!right) wrong.push(`open ${walls[openAt]} at ${walls[at]}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['UTC', 0],
  ['Asia/Kolkata', 330],
  ['Asia/Kathmandu', 345],
  ['Asia/Dubai', 240],
  ['Asia/Tokyo', 540],
  ['Australia/Adelaide', 630],
  ['Pacific/Auckland', 780],
  ['Pacific/Chatham', 825],
  ['Europe/Berlin', 60],
  ['America/New_York', -300],
  ['America/St_Johns', -210],
  ['Pacific/Honolulu', -600],
] as const)('every minute of 21 November 2026 in %s, which is %d minutes from UTC', (zone, offset) => {
  const midnight = Date.UTC(2026, 10, 21);
  for (const minute of minutes) {
    const shown = localTime(midnight + minute * 60_000, zone);
    const there = minute + offset;
    const day = there < 0 ? 20 : there >= 1440 ? 22 : 21;
    expect([shown.date.day, wall(shown.minute)]).toEqual([day, wall((there + 1440) % 1440)]);
  }
});
