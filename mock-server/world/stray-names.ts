import { isPana } from '../../src/domain/panna.ts';
import { marketsOf } from '../data/boards.ts';
import { hint, noPlayer } from '../data/refusal.ts';
import { declarationOf } from '../data/result-order.ts';
import type { Scenario } from '../data/scenario-file.ts';
import type { ReadonlyData } from '../data/schemas.ts';

type Stray = { readonly path: readonly string[]; readonly problem: string };

/** The first player, market or result of a scenario's faults and events that its world does not have; null for none. */
export function strayName({ faults, events }: Scenario, data: ReadonlyData): Stray | null {
  const player = (mobile: string | undefined, path: readonly string[]): Stray | null =>
    mobile === undefined || data.users.some(user => user.mobile === mobile)
      ? null
      : { path, problem: `${path.join('.')}: ${noPlayer(mobile, data.users)}` };
  for (const [index, fault] of faults.entries()) {
    const stray = player(fault.player, ['faults', String(index), 'player']);
    if (stray !== null) return stray;
  }
  for (const [index, event] of events.entries()) {
    const at = ['events', String(index)];
    const stray =
      player(event.call?.player, [...at, 'call', 'player']) ??
      ('player' in event ? player(event.player, [...at, 'player']) : null) ??
      (event.do === 'set-fault' ? player(event.fault.player, [...at, 'fault', 'player']) : null) ??
      (event.do === 'declare' ? strayResult(event.result, data, [...at, 'result']) : null);
    if (stray !== null) return stray;
  }
  return null;
}

function strayResult(
  order: Parameters<typeof declarationOf>[0],
  data: ReadonlyData,
  path: readonly string[],
): Stray | null {
  const { family, game_id, number } = declarationOf(order);
  const ids = marketsOf(data, family).map(({ id }) => String(id));
  const at = path.join('.');
  if (!ids.includes(String(game_id)))
    return {
      path: [...path, 'game_id'],
      problem: `${at}.game_id: no ${family} market has the id ${game_id}${hint(String(game_id), ids)}`,
    };
  if (family === 'gali')
    return /^\d\d$/.test(number)
      ? null
      : { path: [...path, 'jodi'], problem: `${at}.jodi: ${number} is not a jodi` };
  return isPana(number) ? null : { path: [...path, 'pana'], problem: `${at}.pana: ${number} is not a pana` };
}
