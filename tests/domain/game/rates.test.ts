import { expect, it } from 'vitest';
import { galiRateRows, mainRateRows, rateText, starlineRateRows } from '../../../src/domain/game/rates.ts';
import { en } from '../../../src/text/en.ts';

const rate = (win: string) => ({ stake: '10', win });

it('a rate is shown as a-b', () => {
  expect(rateText(rate('95'))).toBe('10-95');
  expect(rateText(rate('100000'))).toBe('10-1,00,000');
  expect(rateText(rate('95.5 %'))).toBe('10-95.5 %');
});

it('the main rates are under their games in the order of the tiles', () => {
  const rows = mainRateRows({
    singleDigit: rate('1'),
    jodiDigit: rate('2'),
    singlePana: rate('3'),
    doublePana: rate('4'),
    triplePana: rate('5'),
    halfSangam: rate('6'),
    fullSangam: rate('7'),
  });
  expect(rows.map(row => `${en[row.label]} ${rateText(row.rate)}`)).toEqual([
    'Single Digit 10-1',
    'Jodi Digit 10-2',
    'Single Pana 10-3',
    'Double Pana 10-4',
    'Triple Pana 10-5',
    'Half Sangam 10-6',
    'Full Sangam 10-7',
  ]);
});

it('the Starline box spells Tripple Panna as the specification does', () => {
  const rows = starlineRateRows({
    singleDigit: rate('1'),
    singlePana: rate('2'),
    doublePana: rate('3'),
    triplePana: rate('4'),
    chartUrl: null,
  });
  expect(rows.map(row => `${en[row.label]} ${rateText(row.rate)}`)).toEqual([
    'Single Digit 10-1',
    'Single Panna 10-2',
    'Double Panna 10-3',
    'Tripple Panna 10-4',
  ]);
});

it('the Gali panel has left, right and jodi', () => {
  const rows = galiRateRows({ leftDigit: rate('1'), rightDigit: rate('2'), jodiDigit: rate('3') });
  expect(rows.map(row => `${en[row.label]} ${rateText(row.rate)}`)).toEqual([
    'Left Digit 10-1',
    'Right Digit 10-2',
    'Jodi Digit 10-3',
  ]);
});
