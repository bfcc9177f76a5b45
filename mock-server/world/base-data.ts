import { err, ok, type Result } from '../../src/lib/result.ts';
import { Refusal } from '../data/refusal.ts';
import { placed } from '../data/scenario.ts';
import type { Scenario } from '../data/scenario-file.ts';
import type { Data } from '../data/schemas.ts';
import { readWorld } from '../data/world-fixture.ts';
import { buildData } from './build-data.ts';
import { setWallets } from './wallets.ts';
import { withGeneratedRows } from './generated-rows.ts';

const cache = new Map<string, Data>();
const maxCached = 50;

/**
 * The data with which a scenario begins. They are frozen, because all worlds of the same scenario, seed and day share
 * them until their first change (`edit` in world.ts). For a scenario that makes no valid world the error names the
 * field and the problem.
 */
export function baseData(
  name: string,
  scenario: Scenario,
  begin: { readonly seed: number; readonly day: string; readonly zone: string },
): Result<Data, string> {
  const key = JSON.stringify([name, scenario.patch, scenario.grow, scenario.wallets, begin]);
  const known = cache.get(key);
  if (known !== undefined) return ok(known);
  try {
    const fixture = withGeneratedRows(readWorld(scenario.patch), scenario.grow, begin.seed);
    const data = buildData(fixture, begin.day, begin.zone);
    setWallets(data, scenario.wallets ?? {}, begin);
    freeze(data);
    const [oldest] = cache.keys();
    if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
    cache.set(key, data);
    return ok(data);
  } catch (error) {
    if (error instanceof Refusal) return err(placed(name, error.message, error.paths));
    throw error;
  }
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
