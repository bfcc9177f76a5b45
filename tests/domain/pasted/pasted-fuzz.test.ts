import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBid } from '../../../src/domain/slip/bid.ts';
import { games } from '../../../src/domain/game/games.ts';
import { bidSessions } from '../../../src/domain/market/market.ts';
import { isPana, numberText } from '../../../src/domain/game/panna.ts';
import { readPastedList } from '../../../src/domain/slip/pasted/pasted-list.ts';
import { points } from '../../../src/domain/points.ts';

const eachGame = games.map(game => [game.key, game] as const);
const scraps = [
  '128',
  '12',
  '7',
  '7-128',
  '50',
  '10',
  '999',
  ' ',
  '=',
  ',',
  '\n',
  '-',
  '/',
  'x',
  'rs',
  '/-',
  '५',
];
const message = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom(...scraps, 'open', '.', '₹', '\u200b'), { maxLength: 24 })
    .map(parts => parts.join('')),
);

it.each(eachGame)('%s: each row of any pasted text is one that the form would add', (_key, game) => {
  fc.assert(
    fc.property(message, fc.constantFrom(...bidSessions), (text, session) => {
      const { rows, count, refused } = readPastedList(text, game, session);
      expect(count).toBe(rows.length);
      for (const row of rows) {
        expect(row.session).toBe(game.session === 'choose' ? session : game.session);
        expect(row.points).toBeGreaterThanOrEqual(10);
        const ofPanas = game.kinds || game.mayOverdraw;
        expect(ofPanas ? isPana(row.digits) : makes(game, row)).toBe(true);
      }
      for (const { meant, line } of refused) {
        if (meant === null) continue;
        expect(text.split(/\r\n|[\n\r\u2028\u2029]/).length).toBeGreaterThan(line);
        // Taking the offer makes one row more at least.
        expect(readPastedList(meant.line, game, session).refused.map(({ quote }) => quote)).not.toContain(
          meant.number,
        );
      }
    }),
  );
});

function makes(
  game: (typeof games)[number],
  row: Parameters<typeof numberText>[0] & { session: 'Open' | 'Close' },
) {
  const parts = [row.digits, row.closeDigits];
  const typed = game.key === 'halfSangam' && row.session === 'Close' ? parts.toReversed() : parts;
  const draft = Object.fromEntries(game.inputs.map(({ name }, index) => [name, typed[index]]));
  const bid = parseBid(game, { ...draft, points: '10' }, { session: row.session, balance: 10 });
  return bid.ok && bid.value.map(numberText).join() === numberText(row);
}

it.each(eachGame)('%s: a line that was not understood is not understood alone either', (_key, game) => {
  fc.assert(
    fc.property(message, fc.constantFrom(...bidSessions), (text, session) => {
      const { rest } = readPastedList(text, game, session);
      const again = readPastedList(rest, game, session);
      expect(again.rows).toEqual([]);
      expect(again.rest).toBe(rest);
    }),
  );
});

it.each(eachGame)('%s: a row written as number=points is read as that row', (_key, game) => {
  const [first, second] = game.inputs.map(({ allowed }) => allowed);
  if (first === undefined || first.length === 0 || game.kinds) return;
  const number = second
    ? fc.tuple(fc.constantFrom(...first), fc.constantFrom(...second)).map(([a, b]) => `${a}-${b}`)
    : fc.constantFrom(...first);
  fc.assert(
    fc.property(fc.array(fc.tuple(number, fc.integer({ min: 10, max: 1e9 })), { maxLength: 9 }), list => {
      const text = list.map(([digits, stake]) => `${digits}=${stake}`).join(', ');
      const { rows } = readPastedList(text, game, 'Open');
      expect(rows.map(row => [numberText(row), row.points])).toEqual(
        list.map(([digits, stake]) => [digits, points(stake)]),
      );
    }),
  );
});

/** The time of one reading, in milliseconds. */
function timeOf(text: string, key: (typeof games)[number]['key']): number {
  const game = games.find(one => one.key === key);
  if (game === undefined) throw new Error(`No game ${key}`);
  const begin = performance.now();
  readPastedList(text, game, 'Open');
  return performance.now() - begin;
}

it.each([
  ['singlePana', '128=50,'],
  ['singlePana', '128=50\n'],
  ['jodiDigit', '12 '],
  ['jodiDigit', '1'],
  ['jodiDigit', '12='],
  ['jodiDigit', ','],
  ['jodiDigit', '12 34,'],
  ['halfSangam', '7 -'],
  ['halfSangam', '7   '],
  ['halfSangam', '7-128 '],
  ['singlePana', 'x'],
  ['singlePana', '50/-'],
  ['singlePana', '५'],
  ['singlePana', '\u200b'],
  ['singlePana', '* '],
  ['singlePana', '.'],
  ['singlePana', 'अ'],
] as const)('%s: 100 kB of %j take a time that is linear', (key, scrap) => {
  const ofKilobytes = (size: number): string => scrap.repeat((size * 1000) / scrap.length);
  let [small, large] = [Infinity, Infinity];
  // Ten times as much takes about ten times as long, not a hundred times. A busy machine only makes single tries longer.
  const isLinear = (): boolean => large < Math.max(small, 5) * 40;
  for (let tries = 0; tries < 20 && !isLinear(); tries += 1) {
    small = Math.min(small, timeOf(ofKilobytes(10), key));
    large = Math.min(large, timeOf(ofKilobytes(100), key));
  }
  expect(isLinear()).toBe(true);
});
