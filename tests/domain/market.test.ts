import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import {
  durationText,
  hasEnded,
  marketStatus,
  nextClosing,
  parseBidSession,
  resultParts,
  sessionsAt,
  slotResult,
  tileClosed,
} from '../../src/domain/market.ts';
import { en } from '../../src/text/en.ts';
import { translator } from '../../src/text/translate.ts';

const at = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
const day = { open: at('15:00'), close: at('17:00') };
const night = { open: at('21:30'), close: at('00:10') };
const slot = { open: at('15:00') };

it.each([
  ['14:59', ['Open', 'Close'], 'Open'],
  ['15:00', ['Close'], 'Close'],
  ['18:00', ['Close'], 'Close'],
])('at %s a market opening at 15:00 offers %j and preselects %s', (now, allowed, preselected) => {
  expect(sessionsAt(day, at(now))).toEqual({ allowed, preselected });
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
] as const)('the %s session of %j at %s: ended is %s', (session, market, now, ended) => {
  expect(hasEnded(session, market, at(now))).toBe(ended);
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
] as const)('%j, taking bids %s, is at %s %s', (market, taking, now, status) => {
  expect(marketStatus({ ...market, taking }, at(now))).toBe(status);
});

it.each([
  [day, '14:00', { session: 'Open', minutes: 60 }],
  [day, '15:00', { session: 'Close', minutes: 120 }],
  [day, '17:00', null],
  [night, '23:40', { session: 'Close', minutes: 30 }],
  [slot, '14:59', { session: 'Open', minutes: 1 }],
  [slot, '15:00', null],
] as const)('the next closing of %j at %s is %j', (market, now, closing) => {
  expect(nextClosing(market, at(now))).toEqual(closing);
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
])('results %s and %s are shown as %j and %j', (openResult, closeResult, done, rest) => {
  expect(resultParts({ openResult, closeResult })).toEqual({ done, rest });
});

it('a slot shows its result, or stars', () => {
  expect(slotResult('starline', { result: null })).toBe('***-*');
  expect(slotResult('gali', { result: null })).toBe('**');
  expect(slotResult('gali', { result: '05' })).toBe('05');
});

it.each([
  ['Open', 'Open'],
  ['close', 'Close'],
  [' OPEN ', 'Open'],
  ['closed', null],
  ['', null],
])('the session %j is %s', (text, session) => {
  expect(parseBidSession(text)).toBe(session);
});

it('Open is offered exactly while its time is ahead', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, minute, minute, (open, close, now) => {
      const market = { open: minuteOfDay(open), close: minuteOfDay(close) };
      expect(sessionsAt(market, minuteOfDay(now)).allowed.includes('Open')).toBe(now < open);
      expect(tileClosed({ timedTile: true }, market, minuteOfDay(now))).toBe(now >= open);
      const closing = nextClosing(market, minuteOfDay(now));
      expect(closing === null || (closing.minutes > 0 && closing.minutes <= 1440)).toBe(true);
    }),
  );
});
