import { expect, it } from 'vitest';
import { bidAgain } from '../../../src/domain/slip/slips-again.ts';
import type { BidRow } from '../../../src/domain/slip/bid.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { points } from '../../../src/domain/points.ts';

const row = (digits: string, stake: number, session: BidSession): BidRow => ({
  digits,
  closeDigits: '',
  points: points(stake),
  session,
});
const rows = [row('7', 50, 'Open'), row('3', 100, 'Close'), row('5', 20, 'Open'), row('1', 30, 'Close')];
const [seven, three, five, one] = rows;
const game = gameByKey('singleDigit');
const bids = { game, rows, refusalOf: () => null, balance: 1000 };
const refusalOf = ({ session }: BidRow) => (session === 'Open' ? 'bid.sessionClosed' : null);

it('all rows while their sessions are open and the balance covers them', () => {
  expect(bidAgain(bids)).toEqual({ rows, refused: [] });
  expect(bidAgain({ ...bids, balance: 200 })).toEqual({ rows, refused: [] });
});

it('rows of a closed session are left out', () => {
  expect(bidAgain({ ...bids, refusalOf })).toEqual({
    rows: [three, one],
    refused: [{ words: 'bid.sessionClosed', numbers: ['7', '5'] }],
  });
});

it('bids beyond the balance are left out: 50 + 20 + 30 of 100', () => {
  expect(bidAgain({ ...bids, balance: 100 })).toEqual({
    rows: [seven, five, one],
    refused: [{ words: 'error.insufficient', numbers: ['3'] }],
  });
  expect(bidAgain({ ...bids, game: gameByKey('spMotor'), balance: 0 }).refused).toEqual([
    { words: 'error.notEnoughBalance', numbers: ['7', '3', '5', '1'] },
  ]);
});

it('adds nothing while the balance is unknown, and names each reason once', () => {
  expect(bidAgain({ ...bids, balance: null, refusalOf })).toEqual({
    rows: [],
    refused: [
      { words: 'bid.sessionClosed', numbers: ['7', '5'] },
      { words: 'error.somethingWrong', numbers: ['3', '1'] },
    ],
  });
});
