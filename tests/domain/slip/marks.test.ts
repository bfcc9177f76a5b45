import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  keptMarks,
  stakeMark,
  markedPoints,
  type Marks,
  noMarks,
  setMark,
  takeBack,
} from '../../../src/domain/slip/marks.ts';
import { type Points, points } from '../../../src/domain/points.ts';

const list = (marks: Marks) => [...marks].map(([number, value]) => `${number}: ${value}`);
const [ten, fifty] = [points(10), points(50)];

it('each tap adds the stake to its numbers, and to no other', () => {
  const once = stakeMark(noMarks, ['128', '137'], ten);
  expect(list(once)).toEqual(['128: 10', '137: 10']);
  expect(list(stakeMark(once, ['128'], fifty))).toEqual(['128: 60', '137: 10']);
  expect(list(once)).toEqual(['128: 10', '137: 10']);
});

it('a number that a fill names twice is marked once', () => {
  expect(list(stakeMark(noMarks, ['05', '50', '05'], ten))).toEqual(['05: 10', '50: 10']);
});

it('taking back ends at nothing, never below it', () => {
  const marked = stakeMark(noMarks, ['7'], fifty);
  expect(list(takeBack(marked, ['7'], ten))).toEqual(['7: 40']);
  expect(list(takeBack(marked, ['7'], fifty))).toEqual([]);
  expect(list(takeBack(marked, ['7'], points(60)))).toEqual([]);
  expect(list(takeBack(marked, ['3'], ten))).toEqual(['7: 50']);
});

it('typed points replace the mark, and 0 removes it', () => {
  const marked = stakeMark(noMarks, ['7'], fifty);
  expect(list(setMark(marked, '7', ten))).toEqual(['7: 10']);
  expect(list(setMark(marked, '7', points(0)))).toEqual([]);
});

it('a stake that would leave the safe integers changes nothing', () => {
  const most = points(Number.MAX_SAFE_INTEGER);
  expect(list(stakeMark(stakeMark(noMarks, ['7'], most), ['7'], ten))).toEqual([`7: ${most}`]);
});

const numbers = fc.uniqueArray(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'));
const stake = fc.integer({ min: 1, max: 10_000 }).map((value): Points => points(value));

it('marks that are taken back leave the board as it was, and no mark is ever 0', () => {
  fc.assert(
    fc.property(numbers, stake, numbers, stake, (first, before, second, more) => {
      const marked = stakeMark(noMarks, first, before);
      const both = stakeMark(marked, second, more);
      expect(markedPoints(both)).toBe(first.length * before + second.length * more);
      expect(new Map(takeBack(both, second, more))).toEqual(new Map(marked));
      expect([...takeBack(both, first, more).values()].every(value => value > 0)).toBe(true);
    }),
  );
});

it('marks that were kept are marked again', () => {
  expect(
    list(
      keptMarks({
        marks: [
          { number: '128', points: ten },
          { number: '7', points: fifty },
        ],
      }),
    ),
  ).toEqual(['128: 10', '7: 50']);
});
