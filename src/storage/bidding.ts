import * as v from 'valibot';
import { gameList } from '../domain/game/game-list.ts';
import { bidSessions } from '../domain/market/market.ts';
import { type MarketFallback, readFallback } from '../domain/market/market-fallback.ts';
import type { KeptSlip, PastedText, SlipKey } from '../domain/slip/slip.ts';
import { entry, marketId, points, stored } from './table.ts';
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

const marketFallback = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): MarketFallback => {
    const fallback = readFallback(dataset.value);
    if (fallback !== null) return fallback;
    addIssue();
    return NEVER;
  }),
);

const slipKey = {
  mobile: v.string(),
  game,
  market: marketFallback,
  day: v.string(),
};

/** An older build, after a rollback, drops only the entries of games that it does not know. */
const known = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> =>
  v.union([v.array(item), v.pipe(readable(item), v.nonEmpty())]);

const slips = known(v.object({ ...slipKey, rows: v.array(row) }));

/** `live/market-fallbacks.ts` separates the fallback from the key. */
export type StoredKey = Omit<SlipKey, 'market'> & { readonly market: MarketFallback };
export type StoredSlip = StoredKey & Omit<KeptSlip, keyof SlipKey>;
export type StoredMarks = StoredKey & Omit<KeptMarks, keyof SlipKey>;

export const slipsEntry = entry<readonly StoredSlip[]>(stored.slips, slips);
export const closedSlipsEntry = entry<readonly StoredSlip[]>(stored.closedSlips, slips);

export const marksEntry = entry<readonly StoredMarks[]>(
  stored.marks,
  known(v.object({ ...slipKey, session, marks: v.array(mark) })),
);

export const pastedTextsEntry = entry<readonly PastedText[]>(
  stored.lists,
  known(v.object({ mobile: v.string(), game, market: marketId, text: v.string() })),
);

/** A build that does not know the slip's game keeps the slip for the others, as it is. */
export type AnyBuildsSlip = Pick<SavedSlip, 'id' | 'owner'>;

export const savedSlipsEntry = entry<readonly AnyBuildsSlip[]>(
  stored.savedSlips,
  readable(v.looseObject({ id: v.string(), owner: v.string() })),
);

const savedSlip = v.object({
  id: v.string(),
  owner: v.string(),
  name: v.string(),
  market: v.string(),
  game,
  rows: v.array(v.object({ ...number, points })),
});

/** False for a slip that this build cannot read. */
export const isSavedSlip = (slip: AnyBuildsSlip): slip is SavedSlip => v.is(savedSlip, slip);
