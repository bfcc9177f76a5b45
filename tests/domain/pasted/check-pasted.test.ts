import { expect, it } from 'vitest';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import {
  checkPasted,
  mostPastedRows,
  pastedPoints,
  readPastedList,
} from '../../../src/domain/slip/pasted/pasted-list.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';
import { aMarket } from '../../support/a-market.ts';

const t = translator(en);
const market = aMarket({ times: { open: minuteOfDay(600), close: minuteOfDay(720) } });
const usual = {
  key: 'singleDigit' as GameKey,
  text: '7=50 3=20',
  market,
  now: 599,
  balance: 70 as number | null,
};

it('the points of a list are the sum of its rows', () => {
  expect(pastedPoints(readPastedList('7=50 3=20', gameByKey('singleDigit'), 'Open'))).toBe(70);
  expect(pastedPoints({ rows: [] })).toBe(0);
});

it.each<[why: string, change: Partial<typeof usual>, words: string | null]>([
  ['that the wallet covers exactly', {}, null],
  ['of a point more than the wallet', { balance: 69 }, 'Insufficient balance please refill your account'],
  ['of a motor above the wallet', { key: 'spMotor', text: '123=10', balance: 9 }, 'Not enough balance!'],
  ['while the wallet is unknown', { balance: null }, 'Something went wrong. Please try again later.'],
  ['of which nothing is understood', { text: 'hello', balance: null }, 'Nothing is understood yet.'],
  ['of 500 rows', { text: '7=10 '.repeat(mostPastedRows), balance: 5000 }, null],
  [
    'of 501 rows',
    { text: '7=10 '.repeat(mostPastedRows + 1), balance: 9000 },
    'At most 500 rows at once. Take some lines out.',
  ],
  ['after the open time', { now: 600 }, 'Bidding is closed for Single Digit'],
  ['after the open result', { market: { ...market, openDeclared: true } }, 'Session closed'],
])('a list %s is refused with %j', (_why, change, words) => {
  const { key, text, market: of, now, balance } = { ...usual, ...change };
  const game = gameByKey(key);
  const form = { game, title: 'Single Digit', market: of, minute: minuteOfDay(now), balance };
  const refused = checkPasted(readPastedList(text, game, 'Open'), form);
  expect(refused && t(refused)).toBe(words);
});

it.each([
  ['300,000 pairs', '7=50 '.repeat(300_000)],
  ['1,000,000 lines', '\n7'.repeat(1_000_000)],
])('%s are refused with one word, and stay in the text', (_, text) => {
  const list = readPastedList(text, gameByKey('singleDigit'), 'Open');
  expect(list.rows).toEqual([]);
  expect(list.refused.map(({ words }) => words)).toEqual(['paste.tooLong']);
  expect(list.rest).toBe(text);
});

it('20,000 letters are read', () => {
  const list = readPastedList('7=50 '.repeat(4000), gameByKey('singleDigit'), 'Open');
  expect(list.count).toBe(4000);
  expect(list.rows).toHaveLength(mostPastedRows);
});
