import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  compareDates,
  formatBidDate,
  formatDayMonth,
  formatInputDate,
  formatWireDate,
  isoDate,
  localTime,
  parseInputDate,
  parseIsoDate,
} from '../../src/domain/dates.ts';
import { isZone } from '../../src/domain/zone.ts';

const moment = Date.UTC(2026, 10, 21, 18, 45);

it.each([
  ['UTC', 2026, 11, 21, 1125],
  ['Asia/Kolkata', 2026, 11, 22, 15],
  ['America/New_York', 2026, 11, 21, 825],
  ['Asia/Kathmandu', 2026, 11, 22, 30],
  ['Pacific/Kiritimati', 2026, 11, 22, 525],
])('in %s a moment has its own day and minute', (zone, year, month, day, minute) => {
  expect(localTime(moment, zone)).toEqual({ date: { year, month, day }, minute });
});

it('midnight is minute 0, not 24 o’clock', () => {
  expect(localTime(Date.UTC(2026, 0, 1), 'UTC')).toEqual({
    date: { year: 2026, month: 1, day: 1 },
    minute: 0,
  });
});

it('summer time is known: 2:30 does not happen in New York on 8 March 2026', () => {
  expect(localTime(Date.UTC(2026, 2, 8, 6, 59), 'America/New_York').minute).toBe(119);
  expect(localTime(Date.UTC(2026, 2, 8, 7, 0), 'America/New_York').minute).toBe(180);
});

it.each([undefined, 'Nowhere/Atlantis', ''])('the zone %j is the device’s', zone => {
  const device = new Date(moment);
  expect(localTime(moment, zone)).toEqual({
    date: { year: device.getFullYear(), month: device.getMonth() + 1, day: device.getDate() },
    minute: device.getHours() * 60 + device.getMinutes(),
  });
});

const fifth = { year: 2026, month: 1, day: 5 };

it('a day is written for the wire, the field, the bid, the reader and the date field', () => {
  expect(formatWireDate(fifth)).toBe('1/5/2026');
  expect(formatInputDate(fifth)).toBe('01/05/2026');
  expect(formatBidDate({ year: 2026, month: 11, day: 21 })).toBe('21-November-2026');
  expect(formatBidDate(fifth)).toBe('5-January-2026');
  expect(formatDayMonth({ year: 2026, month: 12, day: 31 })).toBe('31 December');
  expect(isoDate(fifth)).toBe('2026-01-05');
});

it.each([
  ['11/21/2026', 2026, 11, 21],
  ['1/5/2026', 2026, 1, 5],
  [' 01/05/2026 ', 2026, 1, 5],
  ['02/29/2024', 2024, 2, 29],
  ['02/29/2000', 2000, 2, 29],
  ['०१/०५/२०२६', 2026, 1, 5],
])('%j is a day', (text, year, month, day) => {
  expect(parseInputDate(text)).toEqual({ year, month, day });
});

it.each([
  '',
  '02/29/2026',
  '02/29/1900',
  '21/11/2026',
  '04/31/2026',
  '00/10/2026',
  '01/00/2026',
  '1/1/26',
  '01/01/0000',
  '2026-01-05',
  '01/05/2026x',
  '111/21/2026',
])('%j is no day', text => {
  expect(parseInputDate(text)).toBeNull();
});

it.each(['', '2026-1-5', '2026-02-29', '01/05/2026', '2026-13-01', '12026-01-05', '2026-01-055'])(
  '%j is no day of a date field',
  text => {
    expect(parseIsoDate(text)).toBeNull();
  },
);

it('a year that is still being typed has its zeros', () => {
  expect(parseIsoDate('0202-01-05')).toEqual({ year: 202, month: 1, day: 5 });
  expect(isoDate({ year: 202, month: 1, day: 5 })).toBe('0202-01-05');
});

it.each([
  ['Asia/Kolkata', true],
  ['Nowhere/Atlantis', false],
  ['', false],
])('%j is a zone: %s', (name, known) => {
  expect(isZone(name)).toBe(known);
});

it('days compare by year, then month, then day', () => {
  const later = [
    { year: 2026, month: 1, day: 6 },
    { year: 2026, month: 2, day: 1 },
    { year: 2027, month: 1, day: 1 },
  ];
  expect(later.map(day => Math.sign(compareDates(fifth, day)))).toEqual([-1, -1, -1]);
  expect(later.map(day => Math.sign(compareDates(day, fifth)))).toEqual([1, 1, 1]);
  expect(compareDates(fifth, { ...fifth })).toBe(0);
});

it('every day of four centuries is read back from both ways of writing it', () => {
  const day = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2299, 11, 31) });
  fc.assert(
    fc.property(day, epochMs => {
      const { date } = localTime(epochMs, 'UTC');
      expect(parseInputDate(formatInputDate(date))).toEqual(date);
      expect(parseInputDate(formatWireDate(date))).toEqual(date);
      expect(parseIsoDate(isoDate(date))).toEqual(date);
      expect(isoDate(date)).toBe(new Date(epochMs).toISOString().slice(0, 10));
    }),
  );
});
