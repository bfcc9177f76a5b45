import { expect, it } from 'vitest';
import { recordMoment } from '../../../src/domain/history/record-day.ts';

it.each([
  ['24-November-2026', '2026-11-24', null],
  ['24-11-2026', '2026-11-24', null],
  ['4-1-2026 1:05 PM', '2026-01-04', 13 * 60 + 5],
  // Day first: no month has the number 24.
  ['11-24-2026', null, null],
  ['30-02-2026', null, null],
  ['24-11-26', null, null],
  ['24/11/2026', null, null],
])('the day of %s', (text, day, minute) => {
  expect(recordMoment(text)).toEqual({ day, minute });
});
