import * as v from 'valibot';
import { parseIsoDate } from '../domain/dates.ts';
import type { DayWins } from '../domain/history/live-slip.ts';
import type { KeptResults } from '../domain/market/kept-results.ts';
import { entry, points, stored } from './table.ts';
import { families } from '../domain/market/market.ts';
import type { WatchedMarket } from '../domain/market/result-watch.ts';

const market = v.object({
  name: v.string(),
  from: v.pipe(
    v.string(),
    v.check(day => parseIsoDate(day) !== null),
  ),
  figures: v.pipe(v.string(), v.regex(/^[\d.]{0,3000}$/)),
});

const isKept = ([key, kept]: readonly [string, unknown]): boolean =>
  /^(main|starline|gali) ./.test(key) && v.safeParse(market, kept).success;

/** Not `v.record`, which would be loaded with the first page. */
export const keptResultsEntry = entry(
  stored.keptResults,
  v.custom<KeptResults>(
    value => typeof value === 'object' && value !== null && Object.entries(value).every(isKept),
  ),
);

export const resultsEntry = entry<{ readonly mobile: string; readonly markets: readonly WatchedMarket[] }>(
  stored.results,
  v.object({
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
);

/** `minute` of the reply, since 1970; times and result in the server's words. */
export const keptMarketsEntry = entry(
  stored.keptMarkets,
  v.object({
    minute: v.number(),
    markets: v.array(v.object({ name: v.string(), open: v.string(), close: v.string(), result: v.string() })),
  }),
);

export const dismissedEntry = entry<{ readonly mobile: string; readonly days: readonly DayWins[] }>(
  stored.dismissed,
  v.object({ mobile: v.string(), days: v.array(v.object({ day: v.string(), points })) }),
);
