import { expect, it } from 'vitest';
import type { BidRow } from '../../src/domain/slip/bid.ts';
import { marketId } from '../../src/domain/market/market-id.ts';
import { stakeMark, noMarks } from '../../src/domain/slip/marks.ts';
import { points } from '../../src/domain/points.ts';
import type { SlipKey } from '../../src/domain/slip/slip.ts';
import { boardEntry } from '../../src/live/board-entry.ts';
import { slipsIn } from '../../src/live/slips.ts';
import { memoryStore } from '../support/memory-store.ts';
import { fallbackOf } from '../../src/domain/market/market-fallback.ts';
import { aMarket } from '../support/a-market.ts';

const key: SlipKey = {
  mobile: '9876543210',
  game: 'singleDigit',
  market: marketId('1'),
  day: '2026-11-21',
};
const row = (digits: string): BidRow => ({ digits, closeDigits: '', points: points(10), session: 'Open' });

function opened(tab = memoryStore()) {
  let ids = 0;
  const browser = { local: memoryStore(), tab, randomId: () => `id-${(ids += 1)}` };
  const slips = slipsIn(browser);
  slips.markets.note(aMarket());
  const slip = slips.of(key);
  const entry = boardEntry(slips, browser, key);
  const tap = (number: string): void =>
    entry.setMarks({ marks: stakeMark(entry.board.value.marks, [number], points(10)), session: 'Open' });
  const stand = (): string =>
    `${[...entry.board.value.marks.keys()].join('')}|${slip.rows.value.map(({ digits }) => digits).join('')}`;
  return { entry, slips, slip, tap, stand, tab };
}

it('taps, rows and deletions are one history', () => {
  const { entry, slip, tap, stand } = opened();
  slip.add([row('1')]);
  tap('7');
  tap('8');
  entry.add(() => void slip.add([row('7'), row('8')]));
  slip.remove(slip.rows.value.slice(0, 1));
  expect(stand()).toBe('|78');
  const back = ['|178', '78|1', '7|1', '|1', '|'];
  for (const before of back) {
    entry.undo();
    expect(stand()).toBe(before);
  }
  expect([entry.canUndo.value, entry.canRedo.value]).toEqual([false, true]);
  for (const after of [...back.toReversed().slice(1), '|78']) {
    entry.redo();
    expect(stand()).toBe(after);
  }
  expect(entry.canRedo.value).toBe(false);
});

it('rows keep their ids through undo and redo', () => {
  const { entry, slip } = opened();
  slip.add([row('1')]);
  const before = slip.rows.value;
  entry.undo();
  entry.redo();
  expect(slip.rows.value).toEqual(before);
});

it('the Undo of a toast is an undo of the last step, and a separate step after others', () => {
  const { entry, slip, tap, stand } = opened();
  const takeBack = slip.add([row('1')]);
  takeBack();
  expect([stand(), entry.canUndo.value, entry.canRedo.value]).toEqual(['|', false, true]);
  entry.redo();
  const bringBack = slip.remove(slip.rows.value);
  tap('7');
  bringBack();
  expect(stand()).toBe('7|1');
  entry.undo();
  expect(stand()).toBe('7|');
});

it('deleting the row that was added last is a step, not its undo', () => {
  const { entry, slip, stand } = opened();
  slip.add([row('1')]);
  slip.remove(slip.rows.value);
  entry.undo();
  expect(stand()).toBe('|1');
});

it('the history ends when rows are placed, found or closed, and never brings them back', () => {
  const { entry, slip, slips, tap, stand } = opened();
  tap('7');
  slip.add([row('1'), row('2')]);
  const bringBack = slip.remove(slip.rows.value.slice(0, 1));
  slips.take([{ id: 'id-1' }]);
  expect([stand(), entry.canUndo.value, entry.canRedo.value]).toEqual(['7|2', false, false]);
  bringBack();
  expect(stand()).toBe('7|2');
  slips.close(() => true);
  expect([stand(), entry.canUndo.value]).toEqual(['7|', false]);
});

it('the marks of one board are not those of another, and a change there is no step here', () => {
  const { entry, slips, tap } = opened();
  slips.of({ ...key, game: 'jodiDigit' }).add([row('47')]);
  expect(entry.canUndo.value).toBe(false);
  tap('7');
  expect(entry.kept.all.value).toHaveLength(1);
});

it('marks are kept as they change, and nothing is kept without marks', () => {
  const { entry, tap, tab } = opened();
  tap('7');
  expect(JSON.parse(tab.getItem('matka.marks.v1') ?? '')).toEqual([
    { ...key, market: fallbackOf(aMarket()), session: 'Open', marks: [{ number: '7', points: 10 }] },
  ]);
  const reloaded = memoryStore();
  reloaded.setItem('matka.marks.v1', tab.getItem('matka.marks.v1') ?? '');
  expect(opened(reloaded).stand()).toBe('7|');
  entry.setMarks({ marks: noMarks, session: null });
  expect(tab.getItem('matka.marks.v1')).toBeNull();
});

it('marks that a log-out has removed are not on the board when the form opens again', () => {
  const { slips, tap, stand, tab, entry } = opened();
  tap('7');
  tab.clear();
  slips.reread();
  expect([stand(), entry.canUndo.value]).toEqual(['|', false]);
});
