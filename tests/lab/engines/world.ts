import * as v from 'valibot';
import { startSite } from '../../support/site.ts';
import type { Engine } from './engine.ts';
import { instrument } from './instrument.ts';
import { type Player, playerAt } from './player.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

const lines = v.array(v.string());

/**
 * The world of a journey: the app with a mock behind it, at a separate address, so that journeys do not
 * share storage. Players use tabs of the engine.
 */
export async function startWorld(engine: Engine, { storage = true } = {}) {
  const site = await startSite();
  instrument(site.folder, { storage });
  const players: Player[] = [];
  const newPlayer = async (): Promise<Player> => {
    const player = playerAt(await engine.newTab(), site.url);
    players.push(player);
    return player;
  };
  engine.said();
  return {
    site,
    mock: site.mock,
    newPlayer,
    /** The errors of the pages and of the browser's console, without the lines that the journey expects. */
    wrong: async (...expected: readonly RegExp[]): Promise<readonly string[]> => {
      const here = await Promise.all(players.map(({ tab }) => tab.evaluate('matkaSaid')));
      const said = [...here.flatMap(seen => v.parse(lines, seen)), ...engine.said()];
      return said.filter(line => !expected.some(pattern => pattern.test(line)));
    },
    /** Bids of the demo player in the provider's ledger. */
    bids: () => site.mock.data().bids.filter(({ user_id }) => user_id === 1),
    /** How many calls of a path the provider has had. */
    calls: (path: string) => site.mock.calls().filter(call => call.path === path).length,
    balance: () => site.mock.balance('9876543210'),
    end: async (): Promise<void> => {
      for (const { tab } of players) await tab.close();
      await site.end();
    },
  };
}
