import type { Data } from '../data/schemas.ts';
import type { Scenario } from '../data/fixture.ts';
import { readWorld } from '../data/fixture.ts';
import { grow } from './generated-rows.ts';
import { buildData } from './replay.ts';

const bases = new Map<string, Data>();
const most = 50;

/**
 * The data a scenario begins with, frozen: every world of the same scenario, seed and day begins with the very
 * same ones, and copies them when it changes something for the first time.
 */
export function baseData(
  name: string,
  scenario: Scenario,
  begin: { readonly seed: number; readonly day: string; readonly zone: string },
): Data {
  const key = JSON.stringify([name, scenario.patch, begin.seed, begin.day, begin.zone]);
  const known = bases.get(key);
  if (known !== undefined) return known;
  const fixture = grow(readWorld(scenario.patch), scenario.grow, begin.seed);
  const data = freeze(buildData(fixture, begin.day, begin.zone));
  const [oldest] = bases.keys();
  if (bases.size >= most && oldest !== undefined) bases.delete(oldest);
  bases.set(key, data);
  return data;
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
