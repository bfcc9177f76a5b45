import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { games } from '../../../src/domain/game/games.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { allPanas } from '../../../src/domain/game/panna.ts';
import { points } from '../../../src/domain/points.ts';
import {
  readSlip,
  savedSlipLimits,
  type SlipToSave,
  tidyName,
  writeSlip,
} from '../../../src/domain/slip/saved-slip.ts';

const row = (digits: string, session: BidSession = 'Open', closeDigits = '', stake = 20) => ({
  digits,
  closeDigits,
  points: points(stake),
  session,
});
const slip = (game: GameKey, rows: SlipToSave['rows']): SlipToSave => ({
  name: 'my Kalyan 20',
  market: 'Kalyan',
  game,
  rows,
});
const unread = (text: string): readonly string[] => {
  const found = readSlip(`a / Kalyan / Single Digit / Open\n1=10\n${text}`);
  if (!found.ok) throw new Error(found.error);
  return found.value.unread.map(({ line, words }) => `${line} ${words}`);
};

it('a slip is written for people', () => {
  expect(writeSlip(slip('singleDigit', [row('7', 'Close'), row('3'), row('5', 'Close')]))).toBe(
    'my Kalyan 20 / Kalyan / Single Digit / Open\n3=20\nClose\n7=20\n5=20',
  );
  expect(writeSlip(slip('fullSangam', [row('128', 'Close', '470')]))).toBe(
    'my Kalyan 20 / Kalyan / Full Sangam / -\n128-470=20',
  );
  expect(writeSlip(slip('starlineSinglePana', [row('128')]))).toBe(
    'my Kalyan 20 / Kalyan / Starline Single Panna / -\n128=20',
  );
});

it('a slip of one session names that one alone', () => {
  expect(writeSlip(slip('singleDigit', [row('7', 'Close')]))).toBe(
    'my Kalyan 20 / Kalyan / Single Digit / Close\n7=20',
  );
});

it('a slip that other people have passed on is read: spaces, empty lines, any case, digits of any script, group marks', () => {
  const text = '\r\n my  slip /kalyan/ single digit /open \r\n\r\n ७ = ५० \n3=1,000\n CLOSE\n5=20\n';
  expect(readSlip(text)).toEqual({
    ok: true,
    value: {
      slip: {
        name: 'my slip',
        market: 'kalyan',
        game: 'singleDigit',
        rows: [row('7', 'Open', '', 50), row('3', 'Open', '', 1000), row('5', 'Close')],
      },
      unread: [],
    },
  });
});

it('a slash in the name does not separate parts: the last three parts are read', () => {
  const found = readSlip('for Milan / or Kalyan / Kalyan / Jodi Digit / -\n47=10');
  expect(found.ok && found.value.slip.name).toBe('for Milan-or Kalyan');
});

it.each<[text: string, words: string]>([
  ['', 'saved.textMissing'],
  [' \n \n', 'saved.textMissing'],
  ['7=50', 'saved.headUnread'],
  ['a / Kalyan / Lucky Star / Open\n7=50', 'saved.headUnread'],
  ['a / Kalyan / Single Digit / Noon\n7=50', 'saved.headUnread'],
  ['Kalyan / Single Digit / Open\n7=50', 'saved.headUnread'],
  [' / Kalyan / Single Digit / Open\n7=50', 'saved.headUnread'],
  ['a /  / Single Digit / Open\n7=50', 'saved.headUnread'],
  ['a / Kalyan / Single Digit / Open', 'saved.noLines'],
  ['a / Kalyan / Single Digit / Open\n128=50', 'saved.noLines'],
])('%j is no slip', (text, words) => {
  expect(readSlip(text)).toEqual({ ok: false, error: words });
});

it('each line that is left out has its number and reason', () => {
  expect(unread('2\n2=\n2=10=3\n12=10\n2-3=10\n2=0\n2=1e3\n2=10.5\n=10\n2--1=10')).toEqual([
    '3 saved.lineUnread',
    '4 saved.linePoints',
    '5 saved.lineUnread',
    '6 saved.lineNumber',
    '7 saved.lineNumber',
    '8 saved.linePoints',
    '9 saved.linePoints',
    '10 saved.linePoints',
    '11 saved.lineNumber',
    '12 saved.lineNumber',
  ]);
});

it('points below the usual minimum are read, because only a market knows its minimum', () => {
  const found = readSlip('a / Kalyan / Single Digit / Open\n7=5\n8=50');
  expect(found.ok && found.value).toMatchObject({
    slip: { rows: [{ points: 5 }, { points: 50 }] },
    unread: [],
  });
});

it('300 bids are read, the others are left out', () => {
  const found = readSlip(
    ['a / Kalyan / Jodi Digit / -', ...Array.from({ length: 302 }, () => '47=10')].join('\n'),
  );
  expect(
    found.ok && [
      found.value.slip.rows.length,
      found.value.unread.map(({ line, words }) => `${line} ${words}`),
    ],
  ).toEqual([300, ['302 saved.lineTooMany', '303 saved.lineTooMany']]);
});

const digits = '0123456789'.split('');
const pairs = digits.flatMap(a => digits.map(b => a + b));
const numbers = [
  ...[...digits, ...pairs, ...allPanas].map(one => [one, ''] as const),
  ...allPanas.flatMap(
    pana =>
      [
        [pana, '7'],
        ['7', pana],
        [pana, '470'],
      ] as const,
  ),
];

it.each(games.map(game => [game.key, game] as const))(
  'every slip of %s comes back as it was written, the bids of Open first',
  (_key, game) => {
    const rows = numbers.flatMap(([open, close]) =>
      (game.session === 'choose' ? (['Open', 'Close'] as const) : [game.session])
        .filter(session => game.isNumber({ digits: open, closeDigits: close }, session))
        .map(session => row(open, session, close)),
    );
    const name = fc
      .string({ minLength: 1, maxLength: savedSlipLimits.nameLength, unit: 'grapheme' })
      .map(tidyName);
    fc.assert(
      fc.property(
        name.filter(one => one !== ''),
        fc.array(fc.tuple(fc.constantFrom(...rows), fc.integer({ min: 10, max: 1_000_000 })), {
          minLength: 1,
          maxLength: 30,
        }),
        (named, chosen) => {
          const written = {
            ...slip(
              game.key,
              chosen.map(([one, stake]) => ({ ...one, points: points(stake) })),
            ),
            name: named,
          };
          const inOrder = written.rows.toSorted(
            (a, b) => Number(a.session !== 'Open') - Number(b.session !== 'Open'),
          );
          const back = readSlip(writeSlip(written));
          expect(back).toEqual({ ok: true, value: { slip: { ...written, rows: inOrder }, unread: [] } });
        },
      ),
    );
  },
);

it('a text of a million lines is refused with one word', () => {
  expect(readSlip(`Mine / Kalyan / Single Digit / Open${'\n7=50'.repeat(1_000_000)}`)).toEqual({
    ok: false,
    error: 'paste.tooLong',
  });
});
