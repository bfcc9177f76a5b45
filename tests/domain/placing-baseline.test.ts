import { expect, it } from 'vitest';
import { baselineOf, type EarlyReading, isStillTrue } from '../../src/domain/placing-baseline.ts';
import { points } from '../../src/domain/points.ts';

const balance = points(1000);
const early: EarlyReading = { at: 5000, version: 3, evidence: { lines: [], balance } };

it.each<[string, EarlyReading, now: number, version: number | null, boolean]>([
  ['young, and nothing was written since', early, 65_000, 3, true],
  ['older than a minute', early, 65_001, 3, false],
  ['followed by a write of any tab', early, 5000, 4, false],
  ['from before a journal that cannot be read now', early, 5000, null, false],
  ['from a journal that could not be read', { ...early, version: null }, 5000, null, false],
  ['without a history', { ...early, evidence: { lines: null, balance } }, 5000, 3, false],
  ['without a wallet', { ...early, evidence: { lines: [], balance: null } }, 5000, 3, false],
])('an early reading that is %s', (_, reading, now, version, expected) => {
  expect(isStillTrue(reading, now, version)).toBe(expected);
});

it('a baseline needs the wallet, not the history', () => {
  expect(baselineOf({ lines: null, balance })).toEqual({ lines: null, balance });
  expect(baselineOf({ lines: [], balance: null })).toBeNull();
});
