import { expect, it } from 'vitest';
import type { BidRow } from '../../src/domain/bid.ts';
import { points } from '../../src/domain/points.ts';
import { createSlip } from '../../src/live/slip.ts';
import { parseRows } from '../../src/live/slip-rows.ts';

const row = (digits: string, stake: number): BidRow => ({
  digits,
  closeDigits: '',
  points: points(stake),
  session: 'Open',
});

function slipOver(stored: readonly BidRow[] | null = null) {
  let kept = stored;
  const slip = createSlip({
    read: () => kept,
    write: rows => void (kept = rows),
    drop: () => void (kept = null),
  });
  return { slip, kept: () => kept, shown: () => slip.rows.value.map(one => `${one.digits} ${one.points}`) };
}

it('a slip is kept as it grows and dropped when it is empty', () => {
  const { slip, kept } = slipOver();
  slip.add([row('137', 50)]);
  expect(kept()).toEqual([row('137', 50)]);
  slip.keep([]);
  expect(kept()).toBeNull();
});

it('a slip begins with what was kept', () => {
  expect(slipOver([row('137', 50), row('146', 20)]).shown()).toEqual(['137 50', '146 20']);
});

it('a whole expansion can be taken back', () => {
  const { slip, shown } = slipOver([row('120', 10)]);
  const takeBack = slip.add([row('120', 20), row('123', 20), row('124', 20)]);
  expect(shown()).toEqual(['120 30', '123 20', '124 20']);
  takeBack();
  expect(shown()).toEqual(['120 10']);
});

it('a deleted row comes back to its place', () => {
  const { slip, shown } = slipOver([row('1', 10), row('2', 20), row('3', 30)]);
  const bringBack = slip.remove([row('2', 20)]);
  slip.add([row('4', 40)]);
  expect(shown()).toEqual(['1 10', '3 30', '4 40']);
  bringBack();
  expect(shown()).toEqual(['1 10', '2 20', '3 30', '4 40']);
});

it('a deleted row that was typed again comes back as one row', () => {
  const { slip, shown } = slipOver([row('1', 10), row('2', 20)]);
  const bringBack = slip.remove([row('1', 10)]);
  slip.add([row('1', 15)]);
  bringBack();
  expect(shown()).toEqual(['1 25', '2 20']);
});

it('the whole slip can be deleted and brought back', () => {
  const { slip, shown } = slipOver([row('1', 10), row('2', 20)]);
  const bringBack = slip.remove(slip.rows.value);
  expect(shown()).toEqual([]);
  bringBack();
  expect(shown()).toEqual(['1 10', '2 20']);
});

it.each([
  ['no list', { digits: '1' }],
  ['a row without points', [{ digits: '1', closeDigits: '', session: 'Open' }]],
  ['points that are no points', [{ digits: '1', closeDigits: '', points: 1.5, session: 'Open' }]],
  ['a session that is none', [{ digits: '1', closeDigits: '', points: 10, session: 'Noon' }]],
  ['one good row and one that is none', [{ digits: '1', closeDigits: '', points: 10, session: 'Open' }, 7]],
])('stored rows are dropped when they are %s', (_what, stored) => {
  expect(parseRows(stored)).toBeNull();
});

it('stored rows are read as they were written', () => {
  expect(parseRows(JSON.parse(JSON.stringify([row('000', 10)])))).toEqual([row('000', 10)]);
});
