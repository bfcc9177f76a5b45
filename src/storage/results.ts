import * as v from 'valibot';
import { families } from '../domain/market/market.ts';
import type { WatchedMarket } from '../domain/market/result-watch.ts';
import type { StoredEntry } from './entry.ts';
import { stored } from './table.ts';

/** The markets in which a player has bids; `mobile` says whose they are. */
export type StoredResults = { readonly mobile: string; readonly markets: readonly WatchedMarket[] };

export const resultsEntry: StoredEntry<StoredResults> = {
  ...stored.results,
  schema: v.object({
    mobile: v.string(),
    markets: v.array(
      v.object({
        family: v.picklist(families),
        name: v.string(),
        day: v.string(),
        open: v.nullable(v.string()),
        close: v.nullable(v.string()),
        blank: v.boolean(),
      }),
    ),
  }),
};
