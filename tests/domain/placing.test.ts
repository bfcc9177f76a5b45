import { expect, it } from 'vitest';
import {
  type Attempt,
  attemptsOf,
  fortunesOf,
  type Happening,
  isOver,
  nextReadingIn,
  type Phase,
  rivalsOf,
  step,
  type Wanted,
  type Wish,
} from '../../src/domain/placing.ts';
import { points } from '../../src/domain/points.ts';

const sent: Phase = { kind: 'sent' };
const absent: Phase = { kind: 'absent' };
const placed: Phase = { kind: 'placed', twice: false, told: false };
const told: Phase = { kind: 'placed', twice: false, told: true };
const unclear = (since: number, quietMs: number, clean = 0): Phase => ({
  kind: 'unclear',
  since,
  quietMs,
  clean,
});

it.each<[from: Phase, happening: Happening, to: Phase]>([
  [sent, { kind: 'placed', at: 5 }, placed],
  [sent, { kind: 'refused', at: 5 }, unclear(5, 0)],
  [sent, { kind: 'broke', at: 5 }, unclear(5, 1500)],
  [sent, { kind: 'timedOut', at: 5 }, unclear(5, 30_000)],
  [sent, { kind: 'died', at: 5 }, unclear(5, 30_000)],
  [sent, { kind: 'read', verdict: 'found', at: 5 }, sent],
  [unclear(0, 1500), { kind: 'read', verdict: 'found', at: 9 }, placed],
  [
    unclear(0, 1500),
    { kind: 'read', verdict: 'foundTwice', at: 9 },
    { kind: 'placed', twice: true, told: false },
  ],
  [unclear(0, 1500, 1), { kind: 'read', verdict: 'unclear', at: 9000 }, unclear(0, 1500, 1)],
  [unclear(0, 1500), { kind: 'read', verdict: 'absent', at: 9 }, unclear(0, 1500, 1)],
  [unclear(0, 1500), { kind: 'read', verdict: 'absent', at: 9000 }, unclear(0, 1500, 1)],
  [unclear(0, 1500, 1), { kind: 'read', verdict: 'absent', at: 1499 }, unclear(0, 1500, 2)],
  [unclear(0, 1500, 2), { kind: 'read', verdict: 'absent', at: 1499 }, unclear(0, 1500, 3)],
  [unclear(0, 1500, 1), { kind: 'read', verdict: 'absent', at: 1500 }, absent],
  [unclear(0, 30_000, 1), { kind: 'read', verdict: 'absent', at: 29_999 }, unclear(0, 30_000, 2)],
  [unclear(0, 30_000, 1), { kind: 'read', verdict: 'absent', at: 30_000 }, absent],
  [unclear(0, 30_000, 1), { kind: 'placed', at: 20_000 }, placed],
  [unclear(0, 30_000, 1), { kind: 'broke', at: 20_000 }, unclear(20_000, 1500)],
  [unclear(0, 30_000, 1), { kind: 'refused', at: 20_000 }, unclear(20_000, 0)],
  [absent, { kind: 'placed', at: 40_000 }, placed],
  [absent, { kind: 'refused', at: 40_000 }, absent],
  [absent, { kind: 'broke', at: 40_000 }, absent],
  [absent, { kind: 'died', at: 40_000 }, absent],
  [absent, { kind: 'read', verdict: 'found', at: 40_000 }, absent],
  [placed, { kind: 'refused', at: 9 }, placed],
  [placed, { kind: 'died', at: 9 }, placed],
  [placed, { kind: 'read', verdict: 'absent', at: 9 }, placed],
])('%j after %j is %j', (from, happening, to) => {
  expect(step(from, happening)).toEqual(to);
});

it.each([
  [0, 0, 0],
  [1, 0, 30_000],
  [1, 29_000, 1000],
  [1, 31_000, 0],
  [2, 12_000, 18_000],
])('after %i clean readings at %i ms the next is due in %i ms', (clean, now, due) => {
  expect(nextReadingIn({ kind: 'unclear', since: 0, quietMs: 30_000, clean }, now)).toBe(due);
});

const trace = (line: string, variant = '', row = `${line} ${variant}`): Wanted => ({
  line,
  variant,
  look: line,
  points: points(10),
  row,
  text: line,
});
const source = { kind: 'bid', family: 'main', day: '2026-11-21', lastDay: '2026-11-21' } as const;
const attempt = (wanted: readonly Wanted[], phase: Phase, change: Partial<Attempt> = {}): Attempt => ({
  id: 'a',
  account: 'me',
  source,
  wanted,
  total: points(10),
  alone: true,
  baseline: { lines: [], balance: points(100) },
  sentAt: 0,
  phase,
  ...change,
});
const wish = {
  account: 'me',
  source,
  wanted: [trace('7', 'Open'), trace('7', 'Close'), trace('3', 'Open')],
} as const satisfies Wish;
const fatesOf = (asked: Wish, attempts: readonly Attempt[]) =>
  fortunesOf(asked, attempts).map(({ fate }) => fate);

it.each<[string, Attempt, boolean]>([
  ['the same row', attempt([trace('7', 'Open')], sent), true],
  ['the same row of an unnamed session', attempt([trace('3')], sent), true],
  ['one same row among others', attempt([trace('9', 'Open'), trace('3', 'Open')], sent), true],
  ['another number', attempt([trace('8', 'Open')], sent), false],
  ['another session', attempt([trace('3', 'Close')], sent), false],
  ['another account', attempt([trace('7', 'Open')], sent, { account: 'you' }), false],
  ['another day', attempt([trace('7', 'Open')], sent, { source: { ...source, day: '2026-11-20' } }), false],
  ['another family', attempt([trace('7', 'Open')], sent, { source: { ...source, family: 'gali' } }), false],
  ['a withdrawal', attempt([trace('7', 'Open')], sent, { source: { kind: 'withdraw' } }), false],
])('an attempt with %s stands in the way: %j', (_, other, expected) => {
  expect(rivalsOf(wish, [other]).length > 0).toBe(expected);
});

it.each<[Phase, string]>([
  [sent, 'blocked'],
  [unclear(0, 0), 'blocked'],
  [absent, 'free'],
  [placed, 'placed'],
])('a row of an attempt that is %j is %s, the others are free', (phase, fate) => {
  expect(fatesOf(wish, [attempt([trace('7', 'Close')], phase)])).toEqual(['free', fate, 'free']);
});

const again = { ...wish, wanted: [trace('7', 'Open', 'a'), trace('7', 'Open', 'b')] };

it('a row that was placed is placed, and another that reads the same is a bid of its own', () => {
  expect(fatesOf(again, [attempt([trace('7', 'Open', 'a')], placed)])).toEqual(['placed', 'free']);
  expect(fatesOf(again, [attempt([trace('7', 'Open', 'a')], told)])).toEqual(['placed', 'free']);
});

it('while nobody knows the end of a row, all that reads the same waits', () => {
  expect(fatesOf(again, [attempt([trace('7', 'Open', 'a')], unclear(0, 0))])).toEqual(['blocked', 'blocked']);
});

it('what was placed with another row, and nobody was told, stands for one row', () => {
  expect(fatesOf(again, [attempt([trace('7', 'Open', 'c')], placed)])).toEqual(['earlier', 'free']);
  const both = attempt([trace('7', 'Open', 'c'), trace('7', 'Open', 'd')], placed);
  expect(fatesOf(again, [both])).toEqual(['earlier', 'earlier']);
});

it('what was placed with another row and told stands for none', () => {
  expect(fatesOf(again, [attempt([trace('7', 'Open', 'c')], told)])).toEqual(['free', 'free']);
});

it('the attempts of a wish are those that were made with its rows', () => {
  const [own, other] = [attempt([trace('9', '', 'a')], sent), attempt([trace('7', 'Open', 'c')], sent)];
  expect(attemptsOf(again, [own, other])).toEqual([own]);
  expect(attemptsOf({ ...again, account: 'you' }, [own])).toEqual([]);
});

it.each([
  [0, false],
  [600_000, false],
  [600_001, true],
  [-600_001, true],
])('%i ms after it left an attempt that nobody knows the end of is over: %j', (now, over) => {
  expect(isOver(attempt([], sent), now)).toBe(over);
});

it('what was placed is remembered for a day: an old tab may bring its rows back', () => {
  const day = 24 * 3_600_000;
  expect(isOver(attempt([], told), day)).toBe(false);
  expect(isOver(attempt([], told), day + 1)).toBe(true);
});

it.each<[Phase, string]>([
  [unclear(0, 0), 'blocked'],
  [placed, 'free'],
  [absent, 'free'],
])('a transfer to somebody else of equal points that is %j leaves this one %s', (phase, fate) => {
  const other = attempt([trace('100', '9876543211')], phase, { source: { kind: 'transfer' } });
  const mine: Wish = {
    account: 'me',
    source: { kind: 'transfer' },
    wanted: [trace('100', '9876543212')],
  };
  expect(fatesOf(mine, [other])).toEqual([fate]);
  expect(attemptsOf(mine, [other])).toEqual([]);
});
