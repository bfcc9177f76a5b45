import { expect, it } from 'vitest';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import type { Family } from '../../../src/domain/market/market.ts';
import { payoutsAt, recordPayout } from '../../../src/domain/game/payout.ts';
import type { MainRates } from '../../../src/domain/game/rates.ts';
import { readAmount } from '../../../src/domain/amount.ts';

const rate = (win: string) => ({ stake: '10', win });
const rates: MainRates = {
  singleDigit: rate('95'),
  jodiDigit: rate('950'),
  singlePana: rate('1,400'),
  doublePana: rate('2800'),
  triplePana: rate('ask us'),
  halfSangam: rate('10000'),
  fullSangam: rate('100000'),
};

/** A bid as text: `Single Digit|Open|7|50`, a sangam's number as `7-128`. */
function bid(text: string): ShownRecord {
  const [label = '', session = '', number = '', amount = ''] = text.split('|');
  const [digits = '', closeDigits = ''] = number.split('-');
  return {
    marketName: 'Kalyan',
    label,
    session,
    digits,
    closeDigits,
    amount: readAmount(amount),
    date: '21-November-2026',
  };
}

const pays = (text: string, family: Family = 'main') => recordPayout(family, bid(text), payoutsAt(rates));

it.each([
  ['Single Digit|Open|7|50', 475],
  ['single  digit|CLOSE| 7 |50.00', 475],
  ['Jodi Digit||72|10', 950],
  ['Single Pana|Open|128|1,000', 140_000],
  ['SP Motor|Open|128|10', 1400],
  ['Half Sangam|Open|7-128|15', 15_000],
  ['Half Sangam|Close|128-7|15', 15_000],
  ['Full Sangam|Close|128-345|10', 100_000],
])('%s pays %i', (text, points) => {
  expect(pays(text)).toBe(points);
});

it.each([
  ['Lucky Number|Open|7|50'],
  ['Single Digit|Noon|7|50'],
  ['Single Digit|Open|77|50'],
  ['Single Digit|Open|7-1|50'],
  ['Single Digit|Open||50'],
  ['Half Sangam|Open|128-7|50'],
  ['Single Digit|Open|7|many'],
  ['Single Digit|Open|7|50.5'],
  ['Single Digit|Open|7|-50'],
  ['Triple Pana|Open|777|50'],
])('nothing is claimed of %s', text => {
  expect(pays(text)).toBeNull();
});
