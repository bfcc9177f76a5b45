import * as v from 'valibot';
import { gameList } from '../domain/game/game-list.ts';
import { bidSessions } from '../domain/market/market.ts';
import type { KeptSlip, PastedText } from '../domain/slip/slip.ts';
import { marketId, minute, points, stored, type StoredEntry } from './table.ts';
import { readable } from './readable.ts';
import type { KeptMarks } from '../domain/slip/marks.ts';
import type { SavedSlip } from '../domain/slip/saved-slip.ts';

const session = v.picklist(bidSessions);
const game = v.picklist(gameList.map(({ key }) => key));
const staked = v.pipe(
  points,
  v.check(value => value > 0),
);

const number = { digits: v.string(), closeDigits: v.string(), session };
const row = v.object({ ...number, id: v.string(), points: staked });

const mark = v.object({ number: v.string(), points: staked });

const slipKey = {
  mobile: v.string(),
  game,
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

export const marksEntry: StoredEntry<readonly KeptMarks[]> = {
  ...stored.marks,
  schema: v.array(v.object({ ...slipKey, session, marks: v.array(mark) })),
};

export const pastedTextsEntry: StoredEntry<readonly PastedText[]> = {
  ...stored.lists,
  schema: v.array(v.object({ mobile: v.string(), game, market: marketId, text: v.string() })),
};

export const savedSlipsEntry: StoredEntry<readonly SavedSlip[]> = {
  ...stored.savedSlips,
  schema: readable(
    v.object({
      id: v.string(),
      owner: v.string(),
      name: v.string(),
      market: v.string(),
      game,
      rows: v.array(v.object({ ...number, points })),
    }),
  ),
};
