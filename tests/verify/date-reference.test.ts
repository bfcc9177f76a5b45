import { expect, it } from 'vitest';
import { createClockCheck } from '../../src/verify/exchange.ts';

const now = Date.parse('2026-11-21T07:30:00Z');
const dated = (minutes: number): Headers =>
  new Headers({ date: new Date(now + minutes * 60_000).toUTCString() });

it('a failed log-in is not the reference for Date: it differs, and the good replies agree', () => {
  const check = createClockCheck(() => now);
  expect(check('login', dated(0), false)).toEqual([]);
  expect(check('dashboard', dated(30), true).filter(({ level }) => level === 'misleads')).toEqual([]);
  expect(check('walletBalance', dated(30), true).filter(({ level }) => level === 'misleads')).toEqual([]);
  expect(check('login', dated(0), false)).toMatchObject([
    { level: 'misleads', says: 'its Date is 30 min from that of dashboard' },
  ]);
});

it('without one good reply no Date is compared with another', () => {
  const check = createClockCheck(() => now);
  expect(check('login', dated(0), false)).toEqual([]);
  expect(check('gameRates', dated(1), false)).toEqual([]);
});
