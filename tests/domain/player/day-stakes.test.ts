import { expect, it } from 'vitest';
import {
  dayAt,
  openRows,
  type SeenBids,
  sinceDay,
  type Stake,
  stakedOn,
  stakeOf,
  withSeenBids,
  withStake,
} from '../../../src/domain/player/play-limits.ts';
import { points } from '../../../src/domain/points.ts';

const stake = (change: Partial<Stake> = {}): Stake => ({
  id: 'a1',
  owner: 'me',
  family: 'main',
  points: 50,
  day: '2026-11-21',
  open: [],
  ...change,
});
const today = '2026-11-21';

it('counts the player’s own stakes of the day, in all families', () => {
  const stakes = [
    stake(),
    stake({ id: 'a2', family: 'gali', points: 20 }),
    stake({ id: 'a3', owner: 'another', points: 400 }),
    stake({ id: 'a4', day: '2026-11-20', points: 400 }),
  ];
  expect(stakedOn(stakes, 'me', today)).toBe(70);
});

it('a stake of a future day counts as well, because a clock was set back', () => {
  expect(stakedOn([stake({ day: '2026-11-22' })], 'me', today)).toBe(50);
});

it.each([
  ['of another device too', { points: 300, known: ['a1'] }, 300],
  ['without a bid that it does not show yet', { points: 0, known: ['a1'] }, 50],
  ['from before a bid', { points: 300, known: [] }, 350],
])('a history %s counts with what was sent since', (_which, shown, sum) => {
  expect(stakedOn([stake()], 'me', today, [{ owner: 'me', family: 'main', day: today, ...shown }])).toBe(sum);
});

// This device sent 50, and 20 after the history was read.
it.each([
  ['of this device', { points: 50, returned: 50 }, 20],
  ['of another device', { points: 80, returned: 30 }, 70],
  ['nothing', { points: 80, returned: 0 }, 100],
  // The history is older than the bid of 50: the 30 are no part of it.
  ['a bid, in a history that lags,', { points: 30, returned: 30 }, 70],
])('of a stake that came back %s counts no more', (_which, shown, sum) => {
  const stakes = [stake(), stake({ id: 'a2', points: 20 })];
  const seen = [{ owner: 'me', family: 'main', day: today, known: ['a1'], ...shown }] as const;
  expect(stakedOn(stakes, 'me', today, seen)).toBe(sum);
});

it('a history of another day, family or player says nothing of it', () => {
  const seen: readonly SeenBids[] = [
    { owner: 'me', family: 'main', day: '2026-11-20', points: 900, known: [] },
    { owner: 'me', family: 'gali', day: today, points: 7, known: [] },
    { owner: 'another', family: 'main', day: today, points: 900, known: [] },
  ];
  expect(stakedOn([stake()], 'me', today, seen)).toBe(57);
});

it('an attempt counts once, open until its end is known', () => {
  const attempt = {
    id: 'a1',
    account: 'me',
    source: { kind: 'bid', family: 'starline', day: today, lastDay: today },
    wanted: [
      {
        line: '',
        variant: '',
        ref: '',
        points: points(30),
        row: 'r1',
        market: '',
        game: '',
        session: null,
        number: '',
      },
      {
        line: '',
        variant: '',
        ref: '',
        points: points(20),
        row: 'r2',
        market: '',
        game: '',
        session: null,
        number: '',
      },
    ],
    total: points(50),
  } as const;
  const [sent] = stakeOf(attempt, { day: today, open: true });
  const [placed] = stakeOf(attempt, { day: '2026-11-22', open: false });
  if (sent === undefined || placed === undefined) throw new Error('No stake');
  const open = withStake([], sent);
  expect([...openRows(open, 'me')]).toEqual(['r1', 'r2']);
  expect([...openRows(open, 'another')]).toEqual([]);
  const settled = withStake(open, placed);
  expect(settled).toEqual([{ ...sent, open: [] }]);
  expect(stakedOn(settled, 'me', today)).toBe(50);
});

it('a transfer is not a stake', () => {
  const transfer = {
    id: 'a',
    account: 'me',
    source: { kind: 'transfer' },
    wanted: [],
    total: points(1),
  } as const;
  expect(stakeOf(transfer, { day: today, open: true })).toEqual([]);
});

it('a stake of a past day is forgotten', () => {
  expect(sinceDay([stake({ day: '2026-11-20' }), stake()], today)).toEqual([stake()]);
});

it('the day is the calendar’s in the zone of the markets', () => {
  const late = Date.parse('2026-11-21T23:59:59+05:30');
  expect(dayAt(late, 'Asia/Kolkata')).toBe('2026-11-21');
  expect(dayAt(late + 1000, 'Asia/Kolkata')).toBe('2026-11-22');
});

it('a newer reading takes the place of the same history of the same player alone', () => {
  const reading = (owner: string, family: SeenBids['family'], staked: number): SeenBids => ({
    owner,
    family,
    day: today,
    points: staked,
    known: [],
  });
  const old = [reading('me', 'main', 10), reading('me', 'gali', 20), reading('you', 'main', 30)];
  const newer = [reading('me', 'main', 40), reading('you', 'gali', 50)];
  expect(withSeenBids(old, newer)).toEqual([reading('me', 'gali', 20), reading('you', 'main', 30), ...newer]);
});

it('news about one stake changes no other', () => {
  const [one, two] = [stake({ open: ['r1'] }), stake({ id: 'a2', open: ['r2'] })];
  expect(withStake([one, two], { ...two, open: [] })).toEqual([one, { ...two, open: [] }]);
  const third = stake({ id: 'a3' });
  expect(withStake([one, two], third)).toEqual([one, two, third]);
});
