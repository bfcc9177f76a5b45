import { expect, it } from 'vitest';
import { type BidRow, toSubmissions } from '../../../src/domain/slip/bid.ts';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { points } from '../../../src/domain/points.ts';
import { aMarket } from '../../support/a-market.ts';

const row = (digits: string, amount: number, session: BidSession = 'Open', closeDigits = ''): BidRow => ({
  digits,
  closeDigits,
  points: points(amount),
  session,
});

const submissions = (key: GameKey, rows: readonly BidRow[], splitSessions = false) =>
  toSubmissions({
    game: gameByKey(key),
    rows,
    market: aMarket({ id: '7', name: 'KALYAN' }),
    date: { year: 2026, month: 11, day: 21 },
    splitSessions,
  });

it('spec 2 §3, §4: a slip is one submission with its market, label, session, date, total and rows', () => {
  const rows = [row('1', 10), row('2', 30)];
  expect(submissions('singleDigit', rows)).toEqual([
    {
      marketId: '7',
      marketName: 'KALYAN',
      label: 'Single Digit',
      session: 'Open',
      date: '21-November-2026',
      total: 40,
      rows,
    },
  ]);
});

it('spec 2 §4: SP DP TP is three submissions, each with its own panas and total', () => {
  const [single, double, triple] = [row('128', 10), row('100', 20), row('777', 40)];
  const sent = submissions('spDpTp', [single, row('137', 10), double, triple]);
  expect(sent.map(({ label, total }) => [label, total])).toEqual([
    ['Single Pana', 20],
    ['Double Pana', 20],
    ['Triple Pana', 40],
  ]);
  expect(sent[0]?.rows.map(sentRow => sentRow.digits)).toEqual(['128', '137']);
  expect(sent[1]?.rows).toEqual([double]);
});

it('SP DP TP leaves out a kind that has no rows', () => {
  expect(submissions('spDpTp', [row('777', 10)]).map(({ label }) => label)).toEqual(['Triple Pana']);
});

it.each([
  ['jodiDigit', row('05', 10, 'Close'), 'Jodi Digit', 'Close'],
  ['fullSangam', row('128', 10, 'Close', '100'), 'Full Sangam', 'Close'],
  ['spMotor', row('123', 10, 'Close'), 'SP Motor', 'Close'],
  ['starlineSinglePana', row('123', 10), 'Single Panna', 'Open'],
  ['galiJodi', row('05', 10, 'Close'), 'Jodi Digit', 'Close'],
] as const)('%s goes under its own label and session', (key, bid, label, session) => {
  expect(submissions(key, [bid])[0]).toMatchObject({ label, session, rows: [bid] });
});

const [close, open, other] = [row('1', 10, 'Close'), row('1', 20, 'Open'), row('2', 30, 'Close')];

it('spec 2 §4: rows of both sessions go in one request under the session of the first, each with its own', () => {
  expect(submissions('singleDigit', [close, open, other])).toMatchObject([
    { label: 'Single Digit', session: 'Close', total: 60, rows: [close, open, other] },
  ]);
});

it('SP DP TP of both sessions is three submissions', () => {
  const rows = [row('128', 10), row('137', 10, 'Close'), row('100', 20, 'Close'), row('777', 40)];
  expect(submissions('spDpTp', rows).map(({ label, session, total }) => [label, session, total])).toEqual([
    ['Single Pana', 'Open', 20],
    ['Double Pana', 'Close', 20],
    ['Triple Pana', 'Open', 40],
  ]);
});

it("a provider that reads only the request's session gets rows of two sessions in two requests", () => {
  expect(submissions('singleDigit', [close, open, other], true)).toMatchObject([
    { label: 'Single Digit', session: 'Close', total: 40, rows: [close, other] },
    { label: 'Single Digit', session: 'Open', total: 20, rows: [open] },
  ]);
});

it('an empty slip is not a submission', () => {
  expect(submissions('singleDigit', [])).toEqual([]);
});
