import { expect, it } from 'vitest';
import { newestFirst } from '../../../src/domain/history/newest-first.ts';

const days = (...dates: readonly string[]) => dates.map(date => ({ date }));

it.each([
  ['days', ['20-11-2026', '21-11-2026']],
  ['times of one day', ['21-11-2026 9:00 AM', '21-11-2026 1:00 PM']],
  ['lines without a date around them', ['', '20-11-2026', 'soon', '21-11-2026', '']],
])('the oldest first: %s', (_what, dates) => {
  expect(newestFirst(days(...dates))).toEqual(days(...dates.toReversed()));
});

it.each([
  ['the newest first', ['21-11-2026', '20-11-2026']],
  ['one day without times', ['21-11-2026', '21-11-2026']],
  ['one moment', ['21-11-2026 1:00 PM', '21-11-2026 1:00 PM']],
  ['no date', ['a', 'b']],
  ['nothing', []],
])('%s stays as it is', (_what, dates) => {
  const rows = days(...dates);
  expect(newestFirst(rows)).toBe(rows);
});
