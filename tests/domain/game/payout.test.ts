import { expect, it } from 'vitest';
import type { BidRow } from '../../../src/domain/slip/bid.ts';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { allPanas } from '../../../src/domain/game/panna.ts';
import { payoutsAt } from '../../../src/domain/game/payout.ts';
import { points } from '../../../src/domain/points.ts';
import { bidStatus } from '../../../src/domain/game/settlement.ts';

const rate = (win: string) => ({ stake: '10', win });
const mainRates = {
  singleDigit: rate('95'),
  jodiDigit: rate('950'),
  singlePana: rate('1400'),
  doublePana: rate('2800'),
  triplePana: rate('6000'),
  halfSangam: rate('10000'),
  fullSangam: rate('100000'),
};
const main = payoutsAt(mainRates);
const gali = payoutsAt({ leftDigit: rate('95'), rightDigit: rate('96'), jodiDigit: rate('950') });
const withRate = (stake: string, win: string) => payoutsAt({ ...mainRates, singleDigit: { stake, win } });

const row = (numbers: string, staked: number, session: BidSession = 'Open'): BidRow => {
  const [digits = '', closeDigits = ''] = numbers.split('-');
  return { digits, closeDigits, points: points(staked), session };
};

it.each<[GameKey, string, number, number]>([
  ['singleDigit', '7', 50, 475],
  ['singleDigit', '7', 15, 142],
  ['jodiDigit', '47', 20, 1900],
  ['doublePana', '112', 10, 2800],
  ['spDpTp', '999', 10, 6000],
  ['spMotor', '124', 30, 4200],
  ['halfSangam', '7-470', 10, 10000],
])('%s on %s with %i points pays %i', (game, numbers, staked, pays) => {
  expect(main.ofBid(game, row(numbers, staked))).toBe(pays);
});

it.each([
  ['1,000', '95,000', 950],
  ['1', '9.5', 95],
  ['१०', '९५', 95],
])('a rate written %s to %s pays %s on 10 points', (stake, win, pays) => {
  expect(withRate(stake, win).ofBid('singleDigit', row('7', 10))).toBe(pays);
});

it.each([
  ['0', '95'],
  ['10', '0'],
  ['10', 'ninety-five'],
  ['10', '-95'],
  ['1e1', '95'],
  ['0.000001', '9000000000000000'],
])('nothing is claimed of a rate written %s to %s', (stake, win) => {
  const payouts = withRate(stake, win);
  expect(payouts.ofBid('singleDigit', row('7', 10))).toBeNull();
  expect(payouts.ofGame(gameByKey('singleDigit'))).toBeNull();
  expect(payouts.ofForm(gameByKey('singleDigit'), {}, 'Open')).toBeNull();
  expect(payouts.most('singleDigit', [row('7', 10)])).toBeNull();
});

it('a stake above all that can be paid claims nothing', () => {
  const draft = { digit: '7', points: '99999999999999999999' };
  expect(main.ofForm(gameByKey('singleDigit'), draft, 'Open')).toBeNull();
});

it.each<[GameKey, readonly [string, number][]]>([
  ['singleDigit', [['95', 95]]],
  ['jodiDigit', [['950', 950]]],
  ['doublePana', [['2,800', 2800]]],
  ['fullSangam', [['1,00,000', 100000]]],
  ['spMotor', [['1,400', 1400]]],
  ['dpMotor', [['2,800', 2800]]],
  [
    'spDpTp',
    [
      ['1,400', 1400],
      ['2,800', 2800],
      ['6,000', 6000],
    ],
  ],
])('10 points in %s pay %j', (key, expected) => {
  const paid = main.ofGame(gameByKey(key)) ?? [];
  expect(paid.map(({ win, pays }) => [win, pays])).toEqual(expected);
});

it('the same game with another smallest stake has its own example', () => {
  const game = gameByKey('singleDigit');
  const paid = (minimumBid: number) =>
    main.ofGame({ ...game, minimumBid: points(minimumBid) })?.map(({ pays }) => pays);
  expect([paid(10), paid(50), paid(10)]).toEqual([[95], [475], [95]]);
  const draft = { digit: '7', points: '49' };
  expect(main.ofForm({ ...game, minimumBid: points(50) }, draft, 'Open')).toEqual({ kind: 'points' });
});

it.each<[GameKey, Readonly<Record<string, string>>, object]>([
  ['singleDigit', {}, { kind: 'number' }],
  ['singleDigit', { digit: '77', points: '50' }, { kind: 'number' }],
  ['singleDigit', { digit: '7' }, { kind: 'points' }],
  ['singleDigit', { digit: '7', points: '9' }, { kind: 'points' }],
  ['singleDigit', { digit: '7', points: 'x' }, { kind: 'points' }],
  ['singleDigit', { digit: '7', points: '50' }, { kind: 'one', number: '7', pays: 475 }],
  ['singleDigit', { digit: '७', points: '५०' }, { kind: 'one', number: '7', pays: 475 }],
  ['fullSangam', { openPana: '128', closePana: '47' }, { kind: 'number' }],
  // The panas are 120, 124, 140 and 240.
  ['spMotor', { pana: '1240', points: '10' }, { kind: 'each', count: 4, least: 1400, most: 1400 }],
  ['spMotor', { pana: '124', points: '10' }, { kind: 'one', number: '124', pays: 1400 }],
  ['spDpTp', { pana: '7', points: '10' }, { kind: 'number' }],
  // 9 double panas and the triple 999.
  [
    'spDpTp',
    { pana: '7', DP: 'on', TP: 'on', points: '10' },
    { kind: 'each', count: 10, least: 2800, most: 6000 },
  ],
])('the form of %s with %j: %j', (key, draft, expected) => {
  expect(main.ofForm(gameByKey(key), draft, 'Open')).toEqual(expected);
});

it('a half sangam is named by the session that is chosen', () => {
  const draft = { digit: '7', pana: '128', points: '10' };
  const game = gameByKey('halfSangam');
  expect(main.ofForm(game, draft, 'Open')).toEqual({ kind: 'one', number: '7-128', pays: 10000 });
  expect(main.ofForm(game, draft, 'Close')).toEqual({ kind: 'one', number: '128-7', pays: 10000 });
});

it.each<[string, GameKey, readonly BidRow[], number]>([
  ['no row', 'singleDigit', [], 0],
  ['one row', 'singleDigit', [row('7', 50)], 475],
  ['two digits of a session: only one comes', 'singleDigit', [row('7', 50), row('3', 20)], 475],
  ['one digit twice: both rows win', 'singleDigit', [row('7', 50), row('7', 20), row('3', 60)], 665],
  ['a digit of each session: both can win', 'singleDigit', [row('7', 50), row('3', 20, 'Close')], 665],
  ['the best of each session', 'singleDigit', [row('7', 10), row('8', 20), row('7', 30, 'Close')], 475],
  ['panas of two kinds: the dearer one', 'spDpTp', [row('124', 10), row('112', 10)], 2800],
  ['a small stake on the dearer kind', 'spDpTp', [row('124', 30), row('112', 10)], 4200],
  ['jodis: one comes', 'jodiDigit', [row('47', 10, 'Close'), row('74', 20, 'Close')], 1900],
  ['full sangams: one comes', 'fullSangam', [row('128-470', 10), row('128-137', 10)], 100000],
  ['half sangams of Open: one pair comes', 'halfSangam', [row('7-470', 10), row('7-128', 20)], 20000],
  // Open 124 (7) and close 470 (1) give both.
  ['half sangams that fit', 'halfSangam', [row('7-470', 10), row('124-1', 20, 'Close')], 30000],
  // 124 has the digit 7, not 8.
  ['open digits that do not fit', 'halfSangam', [row('8-470', 10), row('124-1', 20, 'Close')], 20000],
  // 470 has the digit 1, not 2.
  ['close digits that do not fit', 'halfSangam', [row('7-470', 30), row('124-2', 20, 'Close')], 30000],
])('the most that can be won with %s', (_what, game, rows, expected) => {
  expect(main.most(game, rows)).toBe(expected);
});

it('the most of a Gali slip is that of its best number', () => {
  expect(gali.most('rightDigit', [row('7', 10, 'Close'), row('3', 20, 'Close')])).toBe(192);
});

it('no result of all 48,400 pays half sangams more than the most, and one pays as much', () => {
  const rows = [
    row('7-470', 30),
    row('1-128', 50),
    row('7-128', 20),
    row('124-1', 40, 'Close'),
    row('470-1', 20, 'Close'),
    row('470-2', 60, 'Close'),
  ];
  let best = 0;
  for (const openPana of allPanas)
    for (const closePana of allPanas) {
      const result = { family: 'main', openPana, closePana } as const;
      const won = rows.filter(one => bidStatus('halfSangam', one, result) === 'won');
      best = Math.max(
        best,
        won.reduce((sum, one) => sum + one.points * 1000, 0),
      );
    }
  expect(best).toBe(70000);
  expect(main.most('halfSangam', rows)).toBe(70000);
});
