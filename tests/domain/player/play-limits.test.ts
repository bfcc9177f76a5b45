import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  limitAfterWish,
  limitAt,
  momentText,
  noLimit,
  noLimits,
  ownTime,
  pauseEnd,
  refusalOf,
  refusalWords,
  valueAt,
  wished,
  withWish,
} from '../../../src/domain/player/play-limits.ts';
import { parseLimits } from '../../../src/domain/player/limits-form.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';

const hour = 3_600_000;
/** 1:00 PM of 21 November 2026 in India. */
const now = Date.parse('2026-11-21T13:00:00+05:30');
const limit = (value: number | null) => ({ value, next: null });
const say = translator(en);

it.each([
  ['where none was', null, 500],
  ['lower', 2000, 500],
  ['the same', 500, 500],
])('a limit %s counts at once', (_how, before, wish) => {
  expect(limitAfterWish(limit(before), wish, now)).toEqual(limit(wish));
});

it.each([
  ['higher', 2000],
  ['none at all', null],
])('a limit that is to be %s counts after 24 hours, and the old one until then', (_how, wish) => {
  const after = limitAfterWish(limit(500), wish, now);
  expect(after).toEqual({ value: 500, next: { value: wish, from: now + 24 * hour } });
  expect(valueAt(after, now + 24 * hour - 1)).toBe(500);
  expect(valueAt(after, now + 24 * hour)).toBe(wish);
  expect(limitAt(after, now + 25 * hour)).toEqual(limit(wish));
});

it('the same wish waits no longer, another one waits from the beginning, and a lower one ends the waiting', () => {
  const waiting = limitAfterWish(limit(500), 2000, now);
  expect(limitAfterWish(waiting, 2000, now + 5 * hour)).toEqual(waiting);
  expect(limitAfterWish(waiting, 1000, now + 5 * hour).next).toEqual({ value: 1000, from: now + 29 * hour });
  expect(limitAfterWish(waiting, 300, now + 5 * hour)).toEqual(limit(300));
  expect(wished(waiting)).toBe(2000);
});

it('a later limit begins with a full minute, which the player reads', () => {
  expect(limitAfterWish(limit(500), 2000, now + 1).next?.from).toBe(now + 24 * hour + 60_000);
});

it.each([
  ['day', '22 November 2026 1:00 PM'],
  ['week', '28 November 2026 1:00 PM'],
  ['month', '21 December 2026 1:00 PM'],
] as const)('a pause of a %s ends at %s', (pause, end) => {
  const { pausedUntil } = withWish(noLimits, { daily: null, reminder: null, pause }, now);
  expect(momentText(pausedUntil, { zone: 'Asia/Kolkata', language: 'en' })).toBe(end);
});

it('a pause is over at its end, and not a moment before', () => {
  const paused = withWish(noLimits, { daily: null, reminder: null, pause: 'day' }, now);
  expect(pauseEnd(paused, now + 24 * hour - 1)).toBe(now + 24 * hour);
  expect(pauseEnd(paused, now + 24 * hour)).toBeNull();
});

it('months are in the language of the player', () => {
  expect(momentText(now, { zone: 'Asia/Kolkata', language: 'hi' })).toBe('21 नवंबर 2026 1:00 PM');
});

it.each([
  [{ daily: limit(500) }, { points: 100, staked: 400 }, null],
  [{ daily: limit(500) }, { points: 101, staked: 400 }, 'Your daily limit leaves 100 pts'],
  [{ daily: limit(500) }, { points: 10, staked: 700 }, 'Your daily limit leaves 0 pts'],
  [{ daily: noLimit }, { points: 1_000_000, staked: 1_000_000 }, null],
  [
    { daily: limit(500), pausedUntil: now + hour },
    { points: 10, staked: 0 },
    'You paused betting until 21 November 2026 2:00 PM',
  ],
])('with %j, %j is answered by %s', (set, asked, answer) => {
  const refusal = refusalOf({ ...noLimits, ...set }, { ...asked, now });
  expect(refusal && say(refusalWords(refusal, { zone: 'Asia/Kolkata', language: 'en' }))).toBe(answer);
});

it('limits that cannot be read refuse everything', () => {
  const refusal = refusalOf('unreadable', { points: 10, staked: 0, now });
  expect(refusal && say(refusalWords(refusal, { zone: 'Asia/Kolkata', language: 'en' }))).toBe(
    'Your play limits cannot be read. Please set them again.',
  );
});

it('a clock that was set back counts from the latest time that was seen', () => {
  expect(ownTime(now - 30 * hour, [now, now - hour])).toBe(now);
  expect(ownTime(now + hour, [now])).toBe(now + hour);
});

const wish = fc.record({
  daily: fc.option(fc.integer({ min: 10, max: 5000 })),
  reminder: fc.option(fc.integer({ min: 1, max: 240 })),
  pause: fc.constantFrom('day', 'week', 'month', null),
});
/** Wishes, each some time after the one before it. */
const history = fc.array(fc.tuple(wish, fc.integer({ min: 0, max: 60 * hour })), { maxLength: 12 });
const loose = (value: number | null): number => value ?? Number.POSITIVE_INFINITY;

it('no wish gives a player more than the strictest wish of the last 24 hours', () => {
  fc.assert(
    fc.property(history, wishes => {
      let [limits, at] = [noLimits, now];
      const asked: { readonly at: number; readonly daily: number }[] = [];
      for (const [one, later] of wishes) {
        at += later;
        const before = loose(valueAt(limits.daily, at));
        limits = withWish(limits, one, at);
        asked.push({ at, daily: loose(one.daily) });
        const recent = asked.filter(({ at: when }) => when > at - 24 * hour).map(({ daily }) => daily);
        const value = loose(valueAt(limits.daily, at));
        expect(value).toBeLessThanOrEqual(before);
        expect(value).toBeLessThanOrEqual(Math.min(...recent));
      }
    }),
  );
});

it('no wish makes a pause end earlier', () => {
  fc.assert(
    fc.property(history, wishes => {
      let [limits, at] = [noLimits, now];
      for (const [one, later] of wishes) {
        at += later;
        const before = limits.pausedUntil;
        limits = withWish(limits, one, at);
        expect(limits.pausedUntil).toBeGreaterThanOrEqual(before);
        if (one.pause !== null) expect(limits.pausedUntil).toBeGreaterThanOrEqual(at + 24 * hour);
      }
    }),
  );
});

it.each([
  [{}, { daily: null, reminder: null, pause: null }],
  [
    { daily: ' 500 ', reminder: '30', pause: 'week' },
    { daily: 500, reminder: 30, pause: 'week' },
  ],
  [
    { daily: '१,५००', reminder: '1440', pause: '' },
    { daily: 1500, reminder: 1440, pause: null },
  ],
  [
    { daily: '10', pause: 'toString' },
    { daily: 10, reminder: null, pause: null },
  ],
  [
    { daily: '  ', reminder: '1' },
    { daily: null, reminder: 1, pause: null },
  ],
])('the form %j is read', (draft, expected) => {
  expect(parseLimits(draft)).toEqual({ ok: true, value: expected });
});

it.each([
  [{ daily: '9' }, 'daily', 'At least 10 points, or leave it empty'],
  [{ daily: '0' }, 'daily', 'At least 10 points, or leave it empty'],
  [{ daily: '1e3' }, 'daily', 'Please enter digits only'],
  [{ daily: '-50', reminder: 'x' }, 'daily', 'Please enter digits only'],
  [{ daily: '9.5' }, 'daily', 'Please enter digits only, without decimals'],
  [{ daily: '10.5' }, 'daily', 'Please enter digits only, without decimals'],
  [{ reminder: '0' }, 'reminder', 'From 1 to 1,440 minutes, or leave it empty'],
  [{ reminder: '1441' }, 'reminder', 'From 1 to 1,440 minutes, or leave it empty'],
  [{ reminder: '2.5' }, 'reminder', 'Please enter digits only, without decimals'],
])('the form %j is refused at %s: %s', (draft, field, words) => {
  const read = parseLimits(draft);
  expect(read.ok ? null : [read.error.field, say(read.error.words)]).toEqual([field, words]);
});
