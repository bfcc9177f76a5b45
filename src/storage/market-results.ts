import * as v from 'valibot';
import { parseIsoDate } from '../domain/dates.ts';
import type { ToldWin } from '../domain/history/told-wins.ts';
import type { SeenBoards } from '../domain/result/board-log.ts';
import type { KeptResults } from '../domain/market/kept-results.ts';
import { entry, stored } from './table.ts';
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

/** Without `v.record`, which would be loaded with the first page. */
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
        told: v.object({ Open: v.nullable(v.string()), Close: v.nullable(v.string()) }),
      }),
    ),
  }),
);

/** `minute` is the time of the reply, since 1970. Times and results are in the server's words. */
export const keptMarketsEntry = entry(
  stored.keptMarkets,
  v.object({
    minute: v.number(),
    markets: v.array(v.object({ name: v.string(), open: v.string(), close: v.string(), result: v.string() })),
  }),
);

const figures = v.nullable(v.pipe(v.string(), v.regex(/^(?:\d{2,3}|\?)$/)));
const partLog = v.array(
  v.object({
    value: figures,
    from: v.number(),
    steady: v.number(),
    stayed: v.boolean(),
    after: v.optional(v.number()),
    rival: v.optional(v.object({ value: figures, since: v.number() })),
  }),
);
const looks = v.optional(v.array(v.number()));
const isLog = v.object({ Open: partLog, Close: partLog });
const isSeen = (value: unknown): boolean =>
  v.is(
    v.object({ looks: v.object({ main: looks, starline: looks, gali: looks }), logs: v.looseObject({}) }),
    value,
  ) && Object.values(value.logs).every(log => v.is(isLog, log));

/** The values that boards showed, and when. */
export const seenBoardsEntry = entry<SeenBoards>(stored.seenBoards, v.custom<SeenBoards>(isSeen));

/** Wins that the player has seen, by `winKey`. Dismissed ones are not shown again. */
export const toldWinsEntry = entry<{ readonly mobile: string; readonly wins: readonly ToldWin[] }>(
  stored.toldWins,
  v.object({
    mobile: v.string(),
    wins: v.array(
      v.object({
        key: v.string(),
        day: v.string(),
        market: v.string(),
        points: v.number(),
        dismissed: v.boolean(),
      }),
    ),
  }),
);
