import { expect, it } from 'vitest';
import { shownDate } from '../../../src/domain/history/record-day.ts';

it.each<[language: string, came: string, shown: string]>([
  ['en', '21-November-2026', '21-November-2026'],
  ['en', '05-Mar-2026', '05-Mar-2026'],
  ['hi', '21-November-2026', '21-नवंबर-2026'],
  ['mr', '21-November-2026', '21-नोव्हेंबर-2026'],
  ['hi', '1 January', '1 जनवरी'],
  ['mr', '31 december 2026 11:00 AM', '31 डिसेंबर 2026 11:00 AM'],
  ['hi', '05-Mar-2026', '05-मार्च-2026'],
  ['mr', '9 May 2026', '9 मे 2026'],
  ['hi', '21/11/2026 3:02 PM', '21/11/2026 3:02 PM'],
  ['hi', 'today 3:02 PM', 'today 3:02 PM'],
  ['hi', 'ebm 2026', 'ebm 2026'],
  ['hi', '', ''],
])('in %s the date %s reads %s', (language, came, shown) => {
  expect(shownDate(came, language)).toBe(shown);
});

it('knows all twelve months, in the figures of the text', () => {
  const months = 'January February March April May June July August September October November December';
  const shown = months.split(' ').map(month => shownDate(`7 ${month} 2026`, 'mr'));
  expect(new Set(shown).size).toBe(12);
  expect(shown.filter(text => /[A-Za-z\u0966-\u096f]/.test(text))).toEqual([]);
});
