import * as v from 'valibot';
import { gameList } from '../domain/game/game-list.ts';
import { bidSessions } from '../domain/market/market.ts';
import type { KeptSlip } from '../domain/slip/slip.ts';
import type { StoredEntry } from './entry.ts';
import { marketId, minute, points } from './fields.ts';
import { stored } from './table.ts';

const row = v.object({
  id: v.string(),
  digits: v.string(),
  closeDigits: v.string(),
  points: v.pipe(
    points,
    v.check(value => value > 0),
  ),
  session: v.picklist(bidSessions),
});

/** Whose it is, and of which game, market and day. */
export const slipKey = {
  mobile: v.string(),
  game: v.picklist(gameList.map(({ key }) => key)),
  market: v.object({
    id: marketId,
    name: v.string(),
    open: minute,
    close: v.fallback(v.nullable(minute), null),
  }),
  day: v.string(),
};

const slips = v.array(v.object({ ...slipKey, rows: v.array(row) }));

export const slipsEntry: StoredEntry<readonly KeptSlip[]> = { ...stored.slips, schema: slips };
export const closedSlipsEntry: StoredEntry<readonly KeptSlip[]> = { ...stored.closedSlips, schema: slips };
