import { describe, expect, it } from 'vitest';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { payoutsAt } from '../../../src/domain/game/payout.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { points } from '../../../src/domain/points.ts';
import { columnOutlook, outlookOf } from '../../../src/domain/slip/outlook.ts';

const rate = (win: string) => ({ stake: '10', win });
const payouts = payoutsAt({
  singleDigit: rate('95'),
  jodiDigit: rate('950'),
  singlePana: rate('1400'),
  doublePana: rate('2800'),
  triplePana: rate('8000'),
  halfSangam: rate('10000'),
  fullSangam: rate('100000'),
});

const bids = (numbers: readonly string[], staked = 10, session: BidSession = 'Open') =>
  numbers.map(digits => ({ digits, closeDigits: '', points: points(staked), session }));
const digits = '0123456789'.split('');
const outlook = (game: GameKey, all: ReturnType<typeof bids>) => outlookOf(gameByKey(game), all, payouts);

it('the best is the largest win less all stakes, and the worst is no win', () => {
  expect(outlook('singlePana', bids(['128', '137', '146'], 100))).toEqual({
    best: 13_700,
    worst: -300,
    sure: false,
  });
  expect(outlook('singleDigit', [])).toBeNull();
});

it('the sessions add up', () => {
  expect(outlook('singleDigit', [...bids(['7', '8']), ...bids(['7'], 20, 'Close')])).toEqual({
    best: 95 + 190 - 40,
    worst: -40,
    sure: false,
  });
});

it('where every digit is bid on, one of them comes', () => {
  expect(outlook('singleDigit', bids(digits))).toEqual({ best: -5, worst: -5, sure: true });
  expect(outlook('singleDigit', [...bids(digits), ...bids(['7'], 100)])).toEqual({
    best: 95 + 950 - 200,
    worst: 95 - 200,
    sure: true,
  });
  // Another kind of pana may be drawn.
  const triples = digits.map(digit => digit.repeat(3));
  expect(outlook('triplePana', bids(triples))).toEqual({ best: 7900, worst: -100, sure: false });
});

describe('a column', () => {
  const column = (game: GameKey, name: string, numbers: readonly string[], all: ReturnType<typeof bids>) =>
    columnOutlook(gameByKey(game), all, { name, numbers, session: 'Open' }, payouts);
  const endIn = (digit: string) => digits.map(first => first + digit);

  it('of jodis that are all bid on has one change, and nine digits lose', () => {
    const all = bids(endIn('4'), 10, 'Open');
    expect(column('jodiDigit', '4', endIn('4'), all)).toEqual({
      least: 850,
      most: 850,
      losing: 9,
      staked: 100,
    });
  });

  it('of panas may come with a pana of another kind', () => {
    const all = bids(['128', '137', '130'], 100);
    expect(column('singlePana', '1', ['128', '137', '146'], all)).toEqual({
      least: -300,
      most: 13_700,
      losing: 8,
      staked: 300,
    });
  });

  it('is not a number', () => {
    expect(column('singlePana', '128', ['128'], bids(['128']))).toBeNull();
    expect(column('triplePana', '1', ['777'], bids(['777']))).not.toBeNull();
  });
});
