import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import type { OwnDays } from '../../../src/domain/history/live-slip.ts';
import {
  afterShown,
  listedWinsOf,
  takenBackWins,
  undismissed,
} from '../../../src/domain/history/told-wins.ts';

const days = ['2026-11-20', '2026-11-21'];
const win = (points: number, marketName = 'Kalyan', day = 21): ShownRecord => ({
  label: 'Single Digit',
  marketName,
  session: 'Open',
  digits: '7',
  closeDigits: '',
  amount: readAmount(points),
  date: `${day}-November-2026`,
});
const none = { bids: null, wins: { rows: [], unread: 0 } };
const own = (...wins: readonly ShownRecord[]): OwnDays => ({
  main: { bids: null, wins: { rows: wins, unread: 0 } },
  starline: none,
  gali: none,
});
const points = (wins: readonly { readonly points: number }[]) => wins.map(found => found.points);

it('each win is dismissed separately, even equal ones', () => {
  const first = listedWinsOf(own(win(95)), days);
  const told = afterShown([], first, days).map(known => ({ ...known, dismissed: true }));
  const both = listedWinsOf(own(win(95), win(95), win(190, 'Rajdhani Day')), days);
  expect(points(undismissed(both, told))).toEqual([95, 190]);
});

it('a win that was taken back is reported, and does not hide the next', () => {
  const told = afterShown([], listedWinsOf(own(win(570), win(380)), days), days);
  const dismissed = told.map(known => ({ ...known, dismissed: true }));
  const now = own(win(570), win(285, 'Rajdhani Day'));
  const listed = listedWinsOf(now, days);
  expect(points(undismissed(listed, dismissed))).toEqual([285]);
  expect(points(takenBackWins(now, listed, dismissed))).toEqual([380]);
});

it('a list that could not be read as a whole takes nothing back', () => {
  const told = afterShown([], listedWinsOf(own(win(95)), days), days);
  const unread: OwnDays = { ...own(), gali: { bids: null, wins: null } };
  expect(takenBackWins(unread, [], told)).toEqual([]);
});

it('a win that left a full list as newer ones entered it was not taken back', () => {
  const all = Array.from({ length: 12 }, (_, at) => win(101 + at));
  const told = all.reduce<ReturnType<typeof afterShown>>(
    (known, _, at) => afterShown(known, listedWinsOf(own(...all.slice(0, at + 1).slice(-10)), days), days),
    [],
  );
  const takenBack = (...wins: readonly ShownRecord[]) =>
    points(takenBackWins(own(...wins), listedWinsOf(own(...wins), days), told));
  expect(points(told)).toHaveLength(12);
  expect(takenBack(...all.slice(2))).toEqual([]);
  // An older win is still there.
  expect(takenBack(...all.slice(1, 6), ...all.slice(7))).toEqual([107]);
  // The list is not full.
  expect(takenBack(...all.slice(4))).toEqual([101, 102, 103, 104]);
});

it('wins of other days, and wins without a readable amount, are not listed', () => {
  expect(listedWinsOf(own(win(95, 'Kalyan', 19), { ...win(1), amount: 'unreadable' }), days)).toEqual([]);
});
