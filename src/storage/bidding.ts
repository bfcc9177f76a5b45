import * as v from 'valibot';
import { gameList } from '../domain/game/game-list.ts';
import { bidSessions } from '../domain/market/market.ts';
import type { KeptSlip, PastedText } from '../domain/slip/slip.ts';
import { entry, marketId, minute, points, stored } from './table.ts';
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

export const slipsEntry = entry<readonly KeptSlip[]>(stored.slips, slips);
export const closedSlipsEntry = entry<readonly KeptSlip[]>(stored.closedSlips, slips);

export const marksEntry = entry<readonly KeptMarks[]>(
  stored.marks,
  v.array(v.object({ ...slipKey, session, marks: v.array(mark) })),
);

export const pastedTextsEntry = entry<readonly PastedText[]>(
  stored.lists,
  v.array(v.object({ mobile: v.string(), game, market: marketId, text: v.string() })),
);

export const savedSlipsEntry = entry<readonly SavedSlip[]>(
  stored.savedSlips,
  readable(
    v.object({
      id: v.string(),
      owner: v.string(),
      name: v.string(),
      market: v.string(),
      game,
      rows: v.array(v.object({ ...number, points })),
    }),
  ),
);
