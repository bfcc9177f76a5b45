import { expect, it } from 'vitest';
import {
  freshPlaces,
  keyOfLine,
  type ListMarks,
  type MarkedList,
  marksOf,
  type Sight,
  sightOf,
} from '../../../src/domain/wallet/list-marks.ts';

const list = (keys: readonly string[], fields: Partial<MarkedList> = {}): MarkedList => ({
  keys,
  isShort: false,
  firstDay: '2026-11-21',
  ...fields,
});
const ids = (...numbers: readonly number[]) => numbers.map(number => `id ${number}`);
const marks: ListMarks = { newest: ids(5, 4, 3), oldest: 'id 1' };
/** 1:00 PM in India. */
const since = Date.parse('2026-11-21T07:30:00Z');

it.each<[what: string, shown: MarkedList, before: ListMarks | undefined, sight: Sight]>([
  ['has its oldest line still', list(ids(6, 5, 1)), marks, 'whole'],
  ['has lost its oldest line', list(ids(6, 5, 4)), marks, 'moved'],
  ['has only one line from before', list(ids(8, 7, 6, 5)), marks, 'moved'],
  ['has no line from before', list(ids(9, 8, 7)), marks, 'hidden'],
  ['has no line from before and is short', list(ids(9), { isShort: true }), marks, 'hidden'],
  ['has other lines, of the day before', list(ids(9), { firstDay: '2026-11-20' }), marks, 'later'],
  ['was not read before', list(ids(9)), undefined, 'hidden'],
  ['was not read before and is short', list(ids(9), { isShort: true }), undefined, 'whole'],
  ['was not read before and has no days', list(ids(9), { firstDay: null }), undefined, 'hidden'],
  ['was empty, and is short', list(ids(9), { isShort: true }), { newest: [], oldest: null }, 'whole'],
  ['was empty, and is long', list(ids(9)), { newest: [], oldest: null }, 'hidden'],
])('the list %s', (_what, shown, before, sight) => {
  expect(sightOf(shown, before, since)).toBe(sight);
});

it.each<[what: string, keys: readonly string[], newest: readonly string[], fresh: readonly number[]]>([
  ['above the known ones', ids(7, 6, 5, 4), ids(5, 4), [0, 1]],
  ['between known ones', ids(5, 6, 4), ids(5, 4), [1]],
  ['below the known ones is none', ids(5, 4, 2, 1), ids(5, 4), []],
  ['all, when none is known', ids(7, 6), ids(5), [0, 1]],
  ['without an id, new', ['b', 'a'], ['a'], [0]],
  ['without an id, an equal old one below it', ['a', 'a', 'b'], ['a', 'b'], [0]],
  ['without an id, an equal old one has left', ['a', 'c', 'b'], ['c', 'b', 'a'], [0]],
  ['without an id, unmoved', ['a', 'c', 'b'], ['a', 'c', 'b'], []],
  ['without an id beside some with one', ['a', 'id 5', 'b'], ['id 5', 'b', 'a'], [0]],
])('the fresh lines: %s', (_what, keys, newest, fresh) => {
  expect([...freshPlaces(list(keys), { newest, oldest: null })]).toEqual(fresh);
});

it('without marks every line may be new', () => {
  expect([...freshPlaces(list(ids(2, 1)), undefined)]).toEqual([0, 1]);
});

it('the marks are the newest thirty lines and the oldest', () => {
  const all = ids(...Array.from({ length: 40 }, (_, at) => 40 - at));
  expect(marksOf(list(all))).toEqual({ newest: all.slice(0, 30), oldest: 'id 1' });
  expect(marksOf(list([]))).toEqual({ newest: [], oldest: null });
});

it('a line is known by its id, else by points, date and direction', () => {
  const line = { id: '', points: 5, date: 'today', credit: true };
  expect(keyOfLine({ ...line, id: 'T1' })).toBe('id T1');
  expect(keyOfLine(line)).toBe('[5,"today",true]');
});
