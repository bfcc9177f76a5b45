import { afterEach, expect, it } from 'vitest';
import { recordDay, recordMoment } from '../../../src/domain/history/record-day.ts';
import { setRecordZone } from '../../../src/domain/history/record-zone.ts';

afterEach(() => setRecordZone('Asia/Kolkata'));

it.each([
  ['24-November-2026', '2026-11-24', null],
  ['24-11-2026', '2026-11-24', null],
  ['24-11-2026\u202f3:00\u202fPM', '2026-11-24', 15 * 60],
  ['24-November-2026\u00a003.00\u00a0pm', '2026-11-24', 15 * 60],
  ['24-November-2026, 3:00 PM IST', '2026-11-24', 15 * 60],
  ['\u200e24-11-2026  3 PM', '2026-11-24', 15 * 60],
  ['2026-11-24T15:00', '2026-11-24', 15 * 60],
  ['24-Nov-2026 3:00 PM', '2026-11-24', 15 * 60],
  ['24 Nov 2026', '2026-11-24', null],
  ['24 November 2026, 3:00 PM', '2026-11-24', 15 * 60],
  ['5 Sept 2026 15:00', '2026-09-05', 15 * 60],
  ['Nov 24, 2026 3:00 PM', '2026-11-24', 15 * 60],
  ['24-Novel-2026', null, null],
  // 18:30 in UTC is midnight in India. A provider may also mean its own time, which says another minute.
  ['2026-11-24T00:00:00.000Z', '2026-11-24', null],
  ['2026-11-24T11:04:00Z', '2026-11-24', null],
  ['2026-11-24T18:29:59Z', '2026-11-24', null],
  ['2026-11-24T18:30Z', null, null],
  ['2026-11-24T20:00Z', null, null],
  // An offset names one moment.
  ['2026-11-24T20:00-05:00', '2026-11-25', 6 * 60 + 30],
  ['2026-11-24 20:00:00 -0500', '2026-11-25', 6 * 60 + 30],
  ['24-11-2026 3:00 IST', '2026-11-24', null],
  ['2026-11-24 evening -0500', null, null],
  ['2026-11-24 19:04:00+00:00', null, null],
  ['24-Nov-2026 07:04 PM UTC', null, null],
  ['2026-11-24 19:04 GMT', null, null],
  ['2026-11-24T11:04:00+00:00', '2026-11-24', null],
  ['2026-11-24 11:04:00 +0000', '2026-11-24', null],
  ['2026-11-24T15:00:00+0530', '2026-11-24', 15 * 60],
  ['24-11-2026 noon', '2026-11-24', 12 * 60],
  ['24-11-2026 12 noon', '2026-11-24', 12 * 60],
  ['24-11-2026 evening', '2026-11-24', null],
  ['2026-11-24T15:00:00.000+05:30', '2026-11-24', 15 * 60],
  ['4-1-2026 1:05 PM', '2026-01-04', 13 * 60 + 5],
  // Day first: no month has the number 24.
  ['11-24-2026', null, null],
  ['30-02-2026', null, null],
  ['24-11-26', null, null],
  ['24/11/2026', null, null],
  ['2026/11/24 15:00', '2026-11-24', 15 * 60],
  ['2026.01.04', '2026-01-04', null],
  ['24.11.2026 3:00 PM', '2026-11-24', 15 * 60],
  ['Tue, 24 Nov 2026 15:00:00 +0530', '2026-11-24', 15 * 60],
  ['Tuesday 24 November 2026', '2026-11-24', null],
  ['2026/13/24', null, null],
])('the day of %s', (text, day, minute) => {
  expect(recordMoment(text, 'Asia/Kolkata')).toEqual({ day, minute });
});

it.each([
  // Midnight in Dubai is 20:00 in UTC, midnight in Kathmandu 18:15.
  ['Asia/Dubai', '2026-11-24T18:30Z', '2026-11-24', null],
  ['Asia/Dubai', '2026-11-24T19:59Z', '2026-11-24', null],
  ['Asia/Dubai', '2026-11-24T20:00Z', null, null],
  ['Asia/Dubai', '2026-11-24T15:00:00+05:30', '2026-11-24', 13 * 60 + 30],
  ['Asia/Dubai', '2026-11-24 01:00 +0530', '2026-11-23', 23 * 60 + 30],
  ['Asia/Dubai', '24-November-2026, 3:00 PM IST', '2026-11-24', 13 * 60 + 30],
  ['Asia/Dubai', '2026-11-24T15:00:00+04:00', '2026-11-24', 15 * 60],
  ['Asia/Dubai', '24-November-2026 3:00 PM', '2026-11-24', 15 * 60],
  ['Asia/Kathmandu', '2026-11-24T18:14Z', '2026-11-24', null],
  ['Asia/Kathmandu', '2026-11-24T18:15Z', null, null],
  ['Asia/Kathmandu', '2026-11-24T15:00:00+05:30', '2026-11-24', 15 * 60 + 15],
  ['Asia/Kathmandu', '2026-11-24T23:45:00+05:30', '2026-11-25', 0],
  ['America/New_York', '2026-11-24T04:59Z', null, null],
  ['America/New_York', '2026-11-24T05:00Z', '2026-11-24', null],
  // Here both readings say the same.
  ['Africa/Accra', '2026-11-24T20:00Z', '2026-11-24', 20 * 60],
])('in %s the moment of %s', (zone, text, day, minute) => {
  expect(recordMoment(text, zone)).toEqual({ day, minute });
});

it.each(['24-November-2026', '24-11-2026 3:00 PM', '24-11-2026\u202f3.00\u202fPM', '2026-11-24T15:00'])(
  'the day of %j is known without its time',
  text => {
    expect(recordDay(text)).toBe('2026-11-24');
  },
);

it('the day of a record follows the zone of the config', () => {
  const day = (zone: string) => {
    setRecordZone(zone);
    return recordDay('2026-11-24T19:00Z');
  };
  expect(['Asia/Kolkata', 'Asia/Dubai', 'Asia/Kathmandu'].map(day)).toEqual([null, '2026-11-24', null]);
});
