import { expect, it } from 'vitest';
import {
  type Attempt,
  type AttemptEvent,
  asTold,
  isDoubled,
  isOpen,
  isOld,
  isOver,
  isPlaced,
  isTold,
  isUntold,
  nextPhase,
  nextReadingIn,
  type Phase,
  verdictOf,
} from '../../src/domain/placing-attempt.ts';
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

it.each<[from: Phase, event: AttemptEvent, to: Phase]>([
  [sent, { kind: 'placed', at: 5 }, placed],
  [sent, { kind: 'rejected', at: 5 }, unclear(5, 0)],
  [sent, { kind: 'lost', at: 5 }, unclear(5, 1500)],
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
  [unclear(0, 30_000, 1), { kind: 'lost', at: 20_000 }, unclear(20_000, 1500)],
  [unclear(0, 30_000, 1), { kind: 'rejected', at: 20_000 }, unclear(20_000, 0)],
  [absent, { kind: 'placed', at: 40_000 }, placed],
  [absent, { kind: 'rejected', at: 40_000 }, absent],
  [absent, { kind: 'lost', at: 40_000 }, absent],
  [absent, { kind: 'died', at: 40_000 }, absent],
  [absent, { kind: 'read', verdict: 'found', at: 40_000 }, absent],
  [placed, { kind: 'rejected', at: 9 }, placed],
  [placed, { kind: 'died', at: 9 }, placed],
  [placed, { kind: 'read', verdict: 'absent', at: 9 }, placed],
])('%j after %j is %j', (from, event, to) => {
  expect(nextPhase(from, event)).toEqual(to);
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

const attempt = (phase: Phase): Attempt => ({
  id: 'a',
  account: 'me',
  source: { kind: 'withdraw' },
  wanted: [],
  total: points(10),
  alone: true,
  baseline: { lines: [], balance: points(100) },
  sentAt: 0,
  phase,
});

it.each([
  [0, false],
  [600_000, false],
  [600_001, true],
  [-600_001, true],
])('%i ms after it left an attempt whose end is unknown is over: %j', (now, over) => {
  expect(isOver(attempt(sent), now)).toBe(over);
});

it('what was placed is remembered for a day: an old tab may bring its rows back', () => {
  const day = 24 * 3_600_000;
  expect(isOver(attempt(told), day)).toBe(false);
  expect(isOver(attempt(told), day + 1)).toBe(true);
});

it.each([
  ['sent', 86_400_000, false],
  ['sent', 86_400_001, true],
  ['placed', 86_400_000, false],
  ['placed', 86_400_001, true],
] as const)('%s, %i ms after it left: it is removed, whatever became of it: %j', (kind, now, old) => {
  expect(isOld(attempt(kind === 'sent' ? sent : placed), now)).toBe(old);
});

it('after ten minutes only the lines count, for the wallet may have moved by anything', () => {
  const wanted = [{ line: '7', variant: '', look: '7', points: points(10), row: 'r', text: '7' }];
  const bid = { ...attempt(unclear(0, 1500)), wanted };
  const there = { lines: wanted, balance: points(80) };
  expect(verdictOf(bid, there, 600_000)).toBe('foundTwice');
  expect(verdictOf(bid, there, 600_001)).toBe('found');
  const gone = { lines: [], balance: points(100) };
  expect(verdictOf(bid, gone, 600_000)).toBe('absent');
  expect(verdictOf(bid, gone, 600_001)).toBe('unclear');
});

it('only what was placed is told to its player', () => {
  expect(asTold(attempt(placed)).phase).toEqual(told);
  expect(asTold(attempt(unclear(5, 1500)))).toEqual(attempt(unclear(5, 1500)));
});

it.each<[phase: Phase, said: string]>([
  [sent, 'open'],
  [unclear(0, 0), 'open'],
  [absent, ''],
  [placed, 'placed untold'],
  [told, 'placed told'],
  [{ kind: 'placed', twice: true, told: false }, 'placed untold doubled'],
  [{ kind: 'placed', twice: true, told: true }, 'placed told'],
])('an attempt that is %j is called: %s', (phase, said) => {
  const words = { open: isOpen, placed: isPlaced, told: isTold, untold: isUntold, doubled: isDoubled };
  const one = attempt(phase);
  expect(
    Object.entries(words)
      .flatMap(([word, is]) => (is(one) ? [word] : []))
      .join(' '),
  ).toBe(said);
});
