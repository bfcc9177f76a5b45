import * as v from 'valibot';
import { gameList } from '../domain/game/game-list.ts';
import { bidSessions } from '../domain/market/market.ts';
import type { SavedSlip } from '../domain/slip/saved-slip.ts';
import type { StoredEntry } from './entry.ts';
import { points } from './fields.ts';
import { stored } from './table.ts';

const savedSlip: v.GenericSchema<unknown, SavedSlip> = v.object({
  id: v.string(),
  owner: v.string(),
  name: v.string(),
  market: v.string(),
  game: v.picklist(gameList.map(({ key }) => key)),
  rows: v.array(
    v.object({
      digits: v.string(),
      closeDigits: v.string(),
      points,
      session: v.picklist(bidSessions),
    }),
  ),
});

/** The named slips of all players of this browser; one that cannot be read is left out. */
export const savedSlipsEntry: StoredEntry<readonly SavedSlip[]> = {
  ...stored.savedSlips,
  schema: v.pipe(
    v.array(v.fallback(v.nullable(savedSlip), null)),
    v.transform(kept => kept.filter(slip => slip !== null)),
  ),
};
