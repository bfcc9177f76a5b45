import { expect, it } from 'vitest';
import { knownMarket } from '../../../src/domain/market/known-market.ts';
import { fallbackOf, readFallback } from '../../../src/domain/market/market-fallback.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { aMarket } from '../../support/a-market.ts';

const listed = aMarket({ name: 'KALYAN', times: { open: minuteOfDay(870), close: minuteOfDay(990) } });
const fallback = fallbackOf(aMarket());

it('the list overrides the route and the slip', () => {
  expect(knownMarket('main', fallback, listed)).toBe(listed);
});

it('before the first reply its name and times are known, and nothing else', () => {
  expect(knownMarket('main', fallback, null)).toEqual({
    family: 'main',
    id: '1',
    name: 'Kalyan',
    times: { open: 900, close: 1020 },
  });
});

it('times that the server sends unreadably stay as they were', () => {
  const unreadable = { ...listed, times: null, taking: false };
  expect(knownMarket('main', fallback, unreadable)).toEqual({
    ...listed,
    times: { open: 900, close: 1020 },
    taking: false,
  });
});

it('a slot has no close, and neither has its fallback', () => {
  const slot = fallbackOf(aMarket({ family: 'starline', id: '7', times: { open: minuteOfDay(840) } }));
  expect(readFallback(JSON.parse(JSON.stringify(slot)))).toEqual({
    id: '7',
    name: 'Kalyan',
    open: 840,
    close: null,
  });
});
