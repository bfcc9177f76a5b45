import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmount } from '../../src/domain/amount.ts';
import { readClock } from '../../src/domain/clock-time.ts';
import { parseInputDate } from '../../src/domain/dates.ts';
import { gameByKey } from '../../src/domain/game/games.ts';
import { parseDateRange } from '../../src/domain/history/history-query.ts';
import { recordMoment } from '../../src/domain/history/record-day.ts';
import { readChartNumber } from '../../src/domain/market/market-chart.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { parseOtp } from '../../src/domain/player/account.ts';
import { parsePhoneField } from '../../src/domain/player/login.ts';
import { parseLimits } from '../../src/domain/player/limits-form.ts';
import { parsePoints } from '../../src/domain/points.ts';
import { parseBid } from '../../src/domain/slip/bid.ts';
import { numberSearch } from '../../src/domain/history/number-search.ts';
import { readPastedList } from '../../src/domain/slip/pasted/pasted-list.ts';
import { supportNumber } from '../../src/domain/content.ts';
import { readTypedAmount } from '../../src/domain/typed-amount.ts';
import { parseUpiId } from '../../src/domain/wallet/upi-id.ts';

const single = gameByKey('singlePana');

const readers: readonly (readonly [name: string, figure: string, read: (text: string) => unknown])[] = [
  ['a phone', '+91 98765 43210', parsePhone],
  ['a phone field', '098765 43210', text => parsePhoneField(text, 'login')],
  ['an amount', '₹1,000.00', readTypedAmount],
  ['a fraction', '700.5', readTypedAmount],
  ['points', '1,00,000', parsePoints],
  ['an amount of the server', '-50.25', readAmount],
  ['a code', '0123', text => parseOtp(text, '0123', 'account')],
  ['a date', '11/21/2026', parseInputDate],
  ['a range of dates', '11/21/2026', text => parseDateRange({ from: text, to: text })],
  ['a time', '3:00 PM', readClock],
  ['a date and its time', '21-November-2026 3:00 PM', recordMoment],
  ['a limit', '500', text => parseLimits({ daily: text, reminder: text })],
  ['a number of a chart', '421', text => readChartNumber(text, 'main')],
  ['a search for a number', '12', text => numberSearch(text)({ digits: '128', closeDigits: '' })],
  ['a support number', '98765 43210 / 98765 43211', text => supportNumber([text], '9876543219')],
  ['a UPI id', 'demo@upi', parseUpiId],
  [
    'a pana',
    '128',
    text => parseBid(single, { pana: text, points: text }, { session: 'Open', balance: 999 }),
  ],
  ['a pasted line', '128=50', text => readPastedList(text, single, 'Open').rows],
];

const scripts = ['0123456789', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '０１２３４５６７８９', '۰۱۲۳۴۵۶۷۸۹'];
const marks = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter(code => /[\p{Cf}\p{Variation_Selector}\u20e3]/u.test(String.fromCodePoint(code)))
  .map(code => String.fromCodePoint(code));

it.each(readers)('invisible marks, and other scripts, change nothing in %s', (_name, figure, read) => {
  const plain = read(figure);
  expect(plain).not.toBeNull();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: figure.length }), fc.constantFrom(...marks)), { maxLength: 6 }),
      fc.constantFrom(...scripts),
      (inserted, script) => {
        const letters = Array.from(figure, letter => (/\d/.test(letter) ? script[Number(letter)] : letter));
        const text = letters
          .map((letter, index) => {
            const before = inserted.filter(([at]) => at === index).map(([, mark]) => mark);
            return before.join('') + letter;
          })
          .concat(inserted.filter(([at]) => at === figure.length).map(([, mark]) => mark))
          .join('');
        expect(read(text)).toEqual(plain);
      },
    ),
  );
});
