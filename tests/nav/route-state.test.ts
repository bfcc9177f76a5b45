import { expect, it } from 'vitest';
import { parseDepth, parseMarketState } from '../../src/nav/route-state.ts';

it('reads the market that a screen passed on', () => {
  const state = { depth: 2, market: { id: '1', name: 'Kalyan', open: 900, close: 1020 } };
  expect(parseMarketState(state)).toEqual({ market: { id: '1', name: 'Kalyan', open: 900, close: 1020 } });
  expect(parseDepth(state)).toBe(2);
});

it('reads a slot, which has no close time', () => {
  expect(parseMarketState({ market: { id: '7', name: 'Slot', open: 0, close: null } })).toEqual({
    market: { id: '7', name: 'Slot', open: 0, close: null },
  });
});

it.each([
  null,
  undefined,
  'text',
  {},
  { market: null },
  { market: { id: '', name: 'Kalyan', open: 900 } },
  { market: { id: 1, name: 'Kalyan', open: 900 } },
  { market: { id: '1', name: null, open: 900 } },
  { market: { id: '1', name: 'Kalyan', open: 1440 } },
  { market: { id: '1', name: 'Kalyan', open: 9.5 } },
  { market: { id: '1', name: 'Kalyan', open: '900' } },
])('takes %j for no market', state => {
  expect(parseMarketState(state)).toBeNull();
});

it('takes garbage for the start of the history', () => {
  expect(parseDepth(null)).toBe(0);
  expect(parseDepth({ depth: 'x' })).toBe(0);
});
