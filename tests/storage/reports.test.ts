import { expect, it } from 'vitest';
import { parseStored } from '../../src/storage/table.ts';
import { mayReport, sentEntry, sentOn, type SentToday, withReport } from '../../src/storage/reports.ts';

const noon = new Date(2026, 10, 21, 12).getTime();
const minute = 60_000;

/** This many reports, one after the other. */
const after = (times: readonly number[]): SentToday | null =>
  times.reduce<SentToday | null>((today, now) => withReport(sentOn(today, now), now, []), null);

it('a device reports at most once a minute', () => {
  const once = after([noon]);
  expect(mayReport(null, noon)).toBe(true);
  expect(mayReport(once, noon + minute - 1)).toBe(false);
  expect(mayReport(once, noon + minute)).toBe(true);
  // The clock was set back by an hour: it is not silent until then.
  expect(mayReport(once, noon - 60 * minute)).toBe(true);
});

it('a device sends at most 20 reports a day, and again on the next day', () => {
  const twenty = after(Array.from({ length: 20 }, (_, index) => noon + index * minute));
  expect(mayReport(twenty, noon + 100 * minute)).toBe(false);
  const tomorrow = noon + 24 * 60 * minute;
  expect(sentOn(twenty, tomorrow)).toBeNull();
  expect(withReport(sentOn(twenty, tomorrow), tomorrow, ['a'])).toMatchObject({ sent: 1, told: ['a'] });
});

it("marks of today's reports are known until midnight, up to a limit", () => {
  const first = withReport(null, noon, ['a']);
  expect(withReport(first, noon + minute, ['b']).told).toEqual(['a', 'b']);
  expect(withReport(first, noon, Array<string>(1000).fill('c')).told).toHaveLength(200);
  expect(parseStored(sentEntry.schema, JSON.parse(JSON.stringify(first)))).toEqual(first);
  expect(parseStored(sentEntry.schema, { day: 'Sat Nov 21 2026', sent: 1 })).toBeNull();
});
