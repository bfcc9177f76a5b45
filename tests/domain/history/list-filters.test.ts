import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import type { BidOutcome } from '../../../src/domain/history/bid-outcome.ts';
import { historyChoice, historyFilters } from '../../../src/domain/history/history-filters.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { chooser, type ListFilters, optionsOf } from '../../../src/domain/history/list-filters.ts';

const mainBids = { family: 'main', kind: 'bids' } as const;

/** A record from a text such as `Kalyan|Jodi Digit|Close|16|50`. */
const record = (text: string): ShownRecord => {
  const [marketName = '', label = '', session = '', number = '', amount = ''] = text.split('|');
  const [digits = '', closeDigits = ''] = number.split('-');
  const date = '21-November-2026';
  return { marketName, label, session, digits, closeDigits, amount: readAmount(amount), date };
};
const rows = [
  record('Milan Day|Single Digit|Open|7|20'),
  record('Kalyan|Jodi Digit|Close|16|50'),
  record('KALYAN |Half Sangam|OPEN|4-120|x'),
  record('Kalyan|Single Pana|Open|120|30'),
];
const won: BidOutcome = { status: 'won', amount: null, result: '', chance: 'none' };

/** The numbers of the bids that the filters leave; that of the jodi has won, of the others nothing is known. */
const chosen = (filters: Readonly<Record<string, string>>) => {
  const chooses = chooser(historyFilters(mainBids), filters);
  const outcomes = new Map([[rows[1], won]]);
  return rows.filter(row => chooses(row, outcomes.get(row))).map(({ digits }) => digits);
};

it.each([
  ['main', 'bids', { session: true, status: true }],
  ['main', 'wins', { session: true, status: false }],
  ['starline', 'bids', { session: false, status: true }],
  ['gali', 'wins', { session: false, status: false }],
] as const)('only main markets have sessions, and only bids a status: %s %s', (family, kind, has) => {
  const { days, filters } = historyChoice({ family, kind });
  expect(days).toBe('today');
  expect({ session: 'session' in filters, status: 'status' in filters }).toEqual(has);
});

const byMarket = {
  label: 'filter.market',
  all: 'filter.allMarkets',
  of: (market: string) => market,
  words: (value: string) => ({ text: value }),
} as const satisfies ListFilters<string, unknown>[string];

it('a filter offers each value once in all its spellings, in alphabetical order, without empty ones', () => {
  expect(optionsOf(['Milan', ' Kalyan ', 'KALYAN', '', ' '], byMarket)).toEqual([
    { key: 'kalyan', text: 'Kalyan' },
    { key: 'milan', text: 'Milan' },
  ]);
  expect(optionsOf([], byMarket)).toEqual([]);
});

it.each([
  [{}, ['7', '16', '4', '120']],
  [{ market: '' }, ['7', '16', '4', '120']],
  [{ market: 'kalyan' }, ['16', '4', '120']],
  [{ market: 'kalyan', session: 'open' }, ['4', '120']],
  [{ market: 'gone' }, []],
  [{ game: 'jodi digit' }, ['16']],
  [{ status: 'won' }, ['16']],
  [{ status: 'lost' }, []],
  [{ number: '120' }, ['4', '120']],
  [{ number: '120', session: 'open', market: 'kalyan', game: 'single pana' }, ['120']],
  [{ number: '4-1' }, ['4']],
  [{ number: '१६' }, ['16']],
  [{ number: ' 7 ' }, ['7']],
  [{ number: 'seven' }, []],
  [{ number: '-' }, []],
  // No filter of this list has that name.
  [{ colour: 'red' }, ['7', '16', '4', '120']],
] as const)('%j chooses %j', (filters, found) => {
  expect(chosen(filters)).toEqual(found);
});
