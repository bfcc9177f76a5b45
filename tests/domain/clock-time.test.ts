import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatClock12, readClock } from '../../src/domain/clock-time.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';

it.each([
  ['10:00 AM', 600],
  ['3:00pm', 900],
  ['12:00 AM', 0],
  ['12:30 AM', 30],
  ['12:00 PM', 720],
  ['12:30 PM', 750],
  ['11:59 PM', 1439],
  ['09:05 am', 545],
  [' 1:00 p.m. ', 780],
  ['१०:३० AM', 630],
  ['02:30:00 PM', 870],
  ['14:30', 870],
  ['14:30:00', 870],
  ['00:00', 0],
  ['09:05', 545],
  ['23:59:59', 1439],
  ['१४:३०', 870],
  ['3.00 PM', 900],
  ['3:00 PM IST', 900],
  ['03:00pm', 900],
  ['3 PM', 900],
  ['10 AM', 600],
  ['12 AM', 0],
  ['15:00', 900],
  ['15.00', 900],
  ['15:00 hrs', 900],
  ['3:00 p.m.', 900],
  ['3:00 P. M. (IST)', 900],
  ['3:00\u202fPM', 900],
  ['3:00\u00a0pm', 900],
  ['\u200e3:00 PM\u200e', 900],
  ['３：００ＰＭ', 900],
  ['3 : 00 PM', 900],
  ['2026-11-27 15:00:00', 900],
  ['2026-11-27T15:00:00+05:30', 900],
  ['2026-11-27T15:00:00.000+0530', 900],
  ['2026-11-27 03:00 PM', 900],
  ['27/11/2026, 3:00 PM', 900],
  ['27-Nov-2026 3:00 PM', 900],
  ['27 November 2026 15:00', 900],
  ['२०२६-११-२७ १५:००', 900],
  ['2026-11-27 1500', 900],
  ['12 noon', 720],
  ['12:00 Noon', 720],
  ['12 (noon)', 720],
  ['noon', 720],
  ['12 midnight', 0],
  ['1500', 900],
  ['0930', 570],
  ['1500 hrs', 900],
  ['1500 hours', 900],
  ['0300 PM', 900],
  ['330pm', 930],
  ['24:00', 0],
  ['24:00:00', 0],
  ['2400', 0],
  ['0:30', 30],
  ['3-00 PM', 900],
  ['3 00 PM', 900],
  ['3;00 PM', 900],
  ['03.00.PM', 900],
  ['1500 h', 900],
  ['Nov 27, 2026 3:00 PM', 900],
  ['Fri, 27 Nov 2026 15:00:00 +0530', 900],
  ['3–30 pm', 930],
  ['15-00', 900],
  ['15:00 PM', 900],
  ['00:30 AM', 30],
])('spec 2 §9: %j is minute %i', (text, minute) => {
  expect(readClock(text)).toBe(minute);
});

it.each([
  '',
  '9:30',
  '3:00',
  '930',
  '2026-11-27 3:00',
  '2026-11-27',
  'AM 10:00',
  '2026-11-27T15:00:00Z',
  '2026-11-27T15:00:00+00:00',
  '24:30',
  '24:00 PM',
  '13:00 AM',
  '12:60',
  '15 PM',
  '0 AM',
  '10-12 AM',
  '10-18',
  '10 12',
  '10 30 40',
  '3:00 PM - 5:00 PM',
  'Fri, 27 Nov 2026 15:00:00 GMT',
  '10 AM - 6 PM',
  '12 noon to 3 PM',
  '1764235800',
  '14:60',
  '14:30:60',
  '14:3',
  '10:60 AM',
  '13 PM',
  '15',
  '3.0 PM',
  '3:00 PM UTC',
  '3:00 PM onwards',
  '10:0 AM',
  '10:00 XM',
  '-1:00 AM',
])('%j is no time', text => {
  expect(readClock(text)).toBeNull();
});

it.each([-1, 1440, 0.5, Number.NaN])('%d is not a minute of the day', value => {
  expect(() => minuteOfDay(value)).toThrow(`Not a minute of the day: ${value}`);
});

it.each([
  [0, '12:00 AM'],
  [545, '9:05 AM'],
  [600, '10:00 AM'],
  [720, '12:00 PM'],
  [1439, '11:59 PM'],
])('minute %i is written %s', (minute, text) => {
  expect(formatClock12(minuteOfDay(minute))).toBe(text);
});

it('every minute of the day is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), minute => {
      expect(readClock(formatClock12(minuteOfDay(minute)))).toBe(minute);
    }),
  );
});

it.each([-1, 1440, 0.5, Number.NaN])('%d is not a minute of the day', value => {
  expect(() => minuteOfDay(value)).toThrow(RangeError);
});
