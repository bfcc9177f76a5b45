import type { MakePlacing, Placing } from '../../core/tools.ts';
import { evidenceReader } from './evidence.ts';
import { limitedPlacing } from './limited-placing.ts';
import { createPlacing } from './placing.ts';
import type { AppTools, BrowserTools } from './placing-types.ts';
import { stakeLedger } from './stake-ledger.ts';

/** Moves the points of the player who is logged in, bids within his own limits. */
export function appPlacing(
  { get, set, notify }: Parameters<MakePlacing>[0],
  tools: BrowserTools & Pick<AppTools, 'randomId'>,
): Placing {
  const ledger = stakeLedger(get, set);
  const read = evidenceReader(get, set);
  return limitedPlacing(createPlacing({ ...tools, ...read, notify, settled: ledger.settle }), ledger);
}
