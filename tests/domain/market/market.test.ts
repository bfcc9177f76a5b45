import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter } from '../../../src/domain/dates.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import {
  durationText,
  hasEnded,
  marketDay,
  marketStatus,
  nextClosing,
  parseBidSession,
  resultParts,
  sessionsAt,
  tileClosed,
} from '../../../src/domain/market/market.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';

const at = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
const day = { open: at('15:00'), close: at('17:00') };
const night = { open: at('21:30'), close: at('00:10') };
const slot = { open: at('15:00') };

it.each([
  ['14:59', ['Open', 'Close'], 'Open'],
  ['15:00', ['Close'], 'Close'],
  ['18:00', ['Close'], 'Close'],
])('spec 2 §4: at %s a market opening at 15:00 offers %j and preselects %s', (now, allowed, preselected) => {
  expect(sessionsAt({ times: day }, at(now))).toEqual({ allowed, preselected });
});

it.each([
  ['Open', day, '14:59', false],
  ['Open', day, '15:00', true],
  ['Close', day, '16:59', false],
  ['Close', day, '17:00', true],
  ['Open', night, '21:29', false],
  ['Open', night, '21:30', true],
  ['Close', night, '23:59', false],
  ['Close', night, '00:10', false],
  ['Open', slot, '15:00', true],
  ['Close', slot, '23:59', false],
  ['Open', night, '00:00', true],
  ['Open', night, '00:09', true],
  ['Open', night, '00:10', false],
  ['Close', night, '00:09', false],
] as const)('the %s session of %j at %s: ended is %s', (session, market, now, ended) => {
  expect(hasEnded(session, market, at(now))).toBe(ended);
});

it.each([
  [day, '00:00', 21],
  [day, '23:59', 21],
  [night, '00:00', 20],
  [night, '00:09', 20],
  [night, '00:10', 21],
  [night, '23:59', 21],
  [slot, '00:00', 21],
])('the market day of %j at %s on the 21st is the %ith', (market, now, expected) => {
  const date = { year: 2026, month: 11, day: 21 };
  expect(marketDay(market, { date, minute: at(now) }).day).toBe(expected);
});

it('the day before the first of a month and of a year is the last of the one before', () => {
  expect(marketDay(night, { date: { year: 2027, month: 1, day: 1 }, minute: at('00:05') })).toEqual({
    year: 2026,
    month: 12,
    day: 31,
  });
  expect(dayAfter({ year: 2028, month: 2, day: 28 })).toEqual({ year: 2028, month: 2, day: 29 });
});

it.each([
  ['23:55', 15],
  ['00:05', 5],
])('at %s the close past midnight is %i minutes away', (now, minutes) => {
  expect(nextClosing({ times: night }, at(now))).toEqual({ session: 'Close', minutes });
});

it('an open result that is out closes Open, before its time too', () => {
  expect(sessionsAt({ times: day, openDeclared: true }, at('12:00'))).toEqual({
    allowed: ['Close'],
    preselected: 'Close',
  });
});

it('only a timed tile closes, at the open time', () => {
  expect(tileClosed({ timedTile: true }, day, at('14:59'))).toBe(false);
  expect(tileClosed({ timedTile: true }, day, at('15:00'))).toBe(true);
  expect(tileClosed({ timedTile: false }, day, at('15:00'))).toBe(false);
});

it.each([
  [day, true, '14:59', 'open'],
  [day, true, '15:00', 'closeOnly'],
  [day, true, '17:00', 'closed'],
  [day, false, '14:59', 'closed'],
  [night, true, '23:00', 'closeOnly'],
  [slot, true, '14:59', 'open'],
  [slot, true, '15:00', 'closed'],
] as const)('%j, taking bids %s, is at %s %s', (times, taking, now, status) => {
  expect(marketStatus({ times, taking }, at(now))).toBe(status);
});

it.each([
  [day, '14:00', { session: 'Open', minutes: 60 }],
  [day, '15:00', { session: 'Close', minutes: 120 }],
  [day, '17:00', null],
  [night, '23:40', { session: 'Close', minutes: 30 }],
  [slot, '14:59', { session: 'Open', minutes: 1 }],
  [slot, '15:00', null],
] as const)('the next closing of %j at %s is %j', (times, now, closing) => {
  expect(nextClosing({ times }, at(now))).toEqual(closing);
});

it.each([
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 m'],
])('%i minutes are %s', (minutes, words) => {
  expect(translator(en)(durationText(minutes))).toBe(words);
});

it.each([
  [null, null, '', '***-**-***'],
  ['470-1', null, '470-1', '*-***'],
  ['470-1', '7-890', '470-17-890', ''],
  [null, '7-890', '', '***-*7-890'],
])('results %s and %s are shown as %j and %j', (open, close, done, rest) => {
  expect(resultParts({ family: 'main', open, close })).toEqual({ done, rest });
});

it('a slot shows its result, or stars', () => {
  expect(resultParts({ family: 'starline', open: null, close: null })).toEqual({ done: '', rest: '***-*' });
  expect(resultParts({ family: 'gali', open: null, close: null })).toEqual({ done: '', rest: '**' });
  expect(resultParts({ family: 'gali', open: '05', close: null })).toEqual({ done: '05', rest: '' });
});

it.each([
  ['Open', 'Open'],
  ['close', 'Close'],
  [' OPEN ', 'Open'],
  ['closed', 'Close'],
  ['done', null],
  ['', null],
])('the session %j is %s', (text, session) => {
  expect(parseBidSession(text)).toBe(session);
});

it('Open is offered exactly while its time is ahead', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, minute, minute, (open, close, now) => {
      const times = { open: minuteOfDay(open), close: minuteOfDay(close) };
      // Up to a close past midnight it is still the day before, whose open time has passed.
      const ahead = close < open ? close <= now && now < open : now < open;
      expect(sessionsAt({ times }, minuteOfDay(now)).allowed.includes('Open')).toBe(ahead);
      expect(tileClosed({ timedTile: true }, times, minuteOfDay(now))).toBe(!ahead);
      const closing = nextClosing({ times }, minuteOfDay(now));
      expect(closing === null || (closing.minutes > 0 && closing.minutes <= 1440)).toBe(true);
    }),
  );
});
