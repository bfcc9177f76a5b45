import type { Declaration, Winner } from '../rules/settle.ts';
import { dayToDeclare, declareResult } from '../rules/settle.ts';
import type { World } from './world.ts';
import { edit, timeOf } from './world.ts';

/** Declares a result as people do, for the market's day that waits for it; refuses what cannot be declared. */
export function declareNow(world: World, declared: Declaration): readonly Winner[] {
  const { wall, at, day: today } = timeOf(world);
  const day = dayToDeclare(world.state.data, declared, { day: today, minute: wall.minute });
  return declareResult(edit(world), declared, { day, today, at });
}
