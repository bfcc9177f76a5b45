import { expect, it } from 'vitest';
import type { BidRow } from '../../../src/domain/slip/bid.ts';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { points } from '../../../src/domain/points.ts';
import { payout, rateOf } from '../../../src/domain/game/payout.ts';
import type { FamilyRates } from '../../../src/domain/game/rates.ts';
import { bidStatus, type MarketResult } from '../../../src/domain/game/settlement.ts';

const row = (numbers: string, session: BidSession): BidRow => {
  const [digits = '', closeDigits = ''] = numbers.split('-');
  return { digits, closeDigits, points: points(10), session };
};

// 470 has the ank 1 and 890 the ank 7: the jodi is 17.
const drawn: MarketResult = { family: 'main', openPana: '470', closePana: '890' };
const halfDrawn: MarketResult = { family: 'main', openPana: '470', closePana: null };
const starline: MarketResult = { family: 'starline', pana: '100' };
const gali: MarketResult = { family: 'gali', jodi: '05' };

it.each<[GameKey, string, BidSession, MarketResult, 'won' | 'lost' | 'waiting']>([
  ['singleDigit', '1', 'Open', drawn, 'won'],
  ['singleDigit', '7', 'Open', drawn, 'lost'],
  ['singleDigit', '7', 'Close', drawn, 'won'],
  ['singleDigit', '1', 'Open', halfDrawn, 'won'],
  ['singleDigit', '1', 'Close', halfDrawn, 'waiting'],
  ['jodiDigit', '17', 'Close', drawn, 'won'],
  ['jodiDigit', '71', 'Close', drawn, 'lost'],
  ['jodiDigit', '17', 'Close', halfDrawn, 'waiting'],
  ['jodiDigit', '17', 'Close', { family: 'main', openPana: null, closePana: '890' }, 'waiting'],
  ['singlePana', '470', 'Open', drawn, 'won'],
  ['singlePana', '470', 'Close', drawn, 'lost'],
  ['singlePana', '890', 'Close', drawn, 'won'],
  ['doublePana', '100', 'Open', { family: 'main', openPana: '100', closePana: null }, 'won'],
  ['triplePana', '000', 'Open', { family: 'main', openPana: '000', closePana: null }, 'won'],
  ['halfSangam', '1-890', 'Open', drawn, 'won'],
  ['halfSangam', '470-7', 'Close', drawn, 'won'],
  ['halfSangam', '1-470', 'Open', drawn, 'lost'],
  ['halfSangam', '470-7', 'Open', drawn, 'lost'],
  ['halfSangam', '1-890', 'Open', halfDrawn, 'waiting'],
  ['fullSangam', '470-890', 'Close', drawn, 'won'],
  ['fullSangam', '890-470', 'Close', drawn, 'lost'],
  ['spDpTp', '470', 'Open', drawn, 'won'],
  ['spMotor', '890', 'Close', drawn, 'won'],
  ['dpMotor', '100', 'Open', drawn, 'lost'],
  ['starlineSingleDigit', '1', 'Open', starline, 'won'],
  ['starlineSinglePana', '128', 'Open', starline, 'lost'],
  ['starlineDoublePana', '100', 'Open', starline, 'won'],
  ['starlineTriplePana', '000', 'Open', { family: 'starline', pana: '000' }, 'won'],
  ['starlineSingleDigit', '1', 'Open', { family: 'starline', pana: null }, 'waiting'],
  ['leftDigit', '0', 'Close', gali, 'won'],
  ['leftDigit', '5', 'Close', gali, 'lost'],
  ['rightDigit', '5', 'Close', gali, 'won'],
  ['galiJodi', '05', 'Close', gali, 'won'],
  ['galiJodi', '50', 'Close', gali, 'lost'],
  ['galiJodi', '05', 'Close', { family: 'gali', jodi: null }, 'waiting'],
  ['galiJodi', '05', 'Close', drawn, 'waiting'],
])('%s on %s %s with %j: %s', (game, numbers, session, result, expected) => {
  expect(bidStatus(game, row(numbers, session), result)).toBe(expected);
});

const rate = (win: string) => ({ stake: '10', win });
const mainRates = {
  singleDigit: rate('95'),
  jodiDigit: rate('950'),
  singlePana: rate('1500'),
  doublePana: rate('3000'),
  triplePana: rate('9000'),
  halfSangam: rate('10000'),
  fullSangam: rate('100000'),
};
const starlineRates = {
  singleDigit: rate('94'),
  singlePana: rate('1400'),
  doublePana: rate('2800'),
  triplePana: rate('8000'),
  chartUrl: null,
};
const galiRates = { leftDigit: rate('91'), rightDigit: rate('92'), jodiDigit: rate('930') };

it.each<[GameKey, string, FamilyRates, string]>([
  ['singleDigit', '1', mainRates, '95'],
  ['jodiDigit', '17', mainRates, '950'],
  ['singlePana', '128', mainRates, '1500'],
  ['doublePana', '100', mainRates, '3000'],
  ['triplePana', '000', mainRates, '9000'],
  ['halfSangam', '1', mainRates, '10000'],
  ['fullSangam', '128', mainRates, '100000'],
  ['spDpTp', '128', mainRates, '1500'],
  ['spDpTp', '777', mainRates, '9000'],
  ['spMotor', '128', mainRates, '1500'],
  ['dpMotor', '100', mainRates, '3000'],
  ['starlineSingleDigit', '1', starlineRates, '94'],
  ['starlineSinglePana', '128', starlineRates, '1400'],
  ['starlineDoublePana', '100', starlineRates, '2800'],
  ['starlineTriplePana', '000', starlineRates, '8000'],
  ['leftDigit', '1', galiRates, '91'],
  ['rightDigit', '1', galiRates, '92'],
  ['galiJodi', '17', galiRates, '930'],
])('%s on %s is paid from %j at 10-%s', (game, digits, rates, win) => {
  expect(rateOf(game, digits, rates)).toEqual({ stake: '10', win });
});

it('a family has no rate for another family’s game', () => {
  expect(() => rateOf('leftDigit', '1', mainRates)).toThrow('No rate for leftDigit');
});

it.each([
  [10, '10', '95', 95],
  [15, '10', '95', 142],
  [100, '10', '9500', 95000],
  [10, '1', '9.5', 95],
  [100, '1', '0.57', 57],
])('%i points at %s-%s pay %i', (staked, stake, win, paid) => {
  expect(payout(points(staked), { stake, win })).toBe(paid);
});

it('a rate that is not a number throws, and pays no bid', () => {
  expect(() => payout(points(10), { stake: '0', win: '95' })).toThrow(RangeError);
  expect(() => payout(points(10), { stake: '10', win: 'x' })).toThrow(RangeError);
});
