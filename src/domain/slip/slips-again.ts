import { grouped } from '../../lib/grouped.ts';
import { plainText } from '../../lib/text.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { type BidRow, rowOfRecord, rowRefusal } from './bid.ts';
import { gameOfLabel } from '../history/server-words.ts';
import type { GameKey } from '../game/game-list.ts';
import { type Game, gameByKey, gameIn } from '../game/games.ts';
import type { ShownRecord } from '../history/history.ts';
import { hasTimes, type KnownMarket } from '../market/known-market.ts';
import { type Family, type Market, nextClosing, tileClosed } from '../market/market.ts';
import { marketOfName } from '../market/market-by-name.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import { numberText } from '../game/panna.ts';

export type OwnBid = { readonly family: Family; readonly bid: ShownRecord };

export type RefusedNumbers = { readonly words: Words; readonly numbers: readonly string[] };

export type RowsNow = {
  readonly place: { readonly game: Game; readonly market: KnownMarket } | null;
  readonly rows: readonly BidRow[];
  readonly refused: readonly RefusedNumbers[];
};

/** `label` is the game's name in the history. */
export type SlipAgain = RowsNow & {
  readonly key: string;
  readonly marketName: string;
  readonly label: string;
};

export type TakingNow = {
  readonly markets: readonly Market[];
  readonly betting: boolean;
  readonly minute: MinuteOfDay;
};

export function slipsAgain(bids: readonly OwnBid[], now: TakingNow): readonly SlipAgain[] {
  const groups = grouped(bids, ({ family, bid }) =>
    [family, bid.marketName, bid.label].map(plainText).join('|'),
  );
  const minutesToClosing = ({ rows, place }: SlipAgain): number =>
    rows.length === 0 || place === null ? never : (nextClosing(place.market, now.minute)?.minutes ?? never);
  return [...groups]
    .map(([key, group]) => slipOf(key, group, now))
    .toSorted((a, b) => minutesToClosing(a) - minutesToClosing(b));
}

const never = Number.MAX_SAFE_INTEGER;

function slipOf(key: string, group: readonly [OwnBid, ...OwnBid[]], now: TakingNow): SlipAgain {
  const { family, bid } = group[0];
  const { marketName, label } = bid;
  const gameKey = gameOfLabel(family, label);
  const game = gameKey && gameByKey(gameKey);
  const read = group.map(({ bid: placed }) => ({ bid: placed, row: game && rowOfRecord(game, placed) }));
  const rows = read.flatMap(({ row }) => row ?? []);
  const unread = read.flatMap(({ row, bid: placed }) =>
    row === null ? [{ words: 'again.notRead', number: numberText(placed) } as const] : [],
  );
  const found = game && rowsNow(game, marketName, rows, now);
  const refused = [...byReason(unread), ...(found?.refused ?? [])];
  return { key, marketName, label, place: found?.place ?? null, rows: found?.rows ?? [], refused };
}

/** A row is never moved to the other session. */
export function rowsNow(
  { family, key }: Pick<Game, 'family' | 'key'>,
  marketName: string,
  rows: readonly BidRow[],
  now: TakingNow,
): RowsNow {
  const place = openPlace(family, key, marketName, now);
  if (!place.ok) return { place: null, rows: [], refused: refusedFor(place.error, rows) };
  const { game, market } = place.value;
  const read = rows.map(row => ({ row, words: rowRefusal(game, row, market, now.minute) }));
  return {
    place: place.value,
    rows: read.flatMap(({ row, words }) => (words === null ? row : [])),
    refused: byReason(
      read.flatMap(({ row, words }) => (words === null ? [] : { words, number: numberText(row) })),
    ),
  };
}

export function withinBalance<Slip extends RowsNow>(slip: Slip, balance: number | null): Slip {
  if (slip.place === null) return slip;
  const { game } = slip.place;
  const { rows, refused } = bidAgain({ game, rows: slip.rows, refusalOf: () => null, balance });
  return { ...slip, rows, refused: [...slip.refused, ...refused] };
}

function openPlace(
  family: Family,
  key: GameKey,
  name: string,
  now: TakingNow,
): Result<NonNullable<RowsNow['place']>, Words> {
  if (!now.betting) return err('again.bettingOff');
  const market = marketOfName(now.markets, family, name);
  if (market === null) return err('again.noMarket');
  if (!market.taking) return err('again.marketClosed');
  if (!hasTimes(market)) return err('again.timeUnknown');
  const game = gameIn(market, key);
  if (tileClosed(game, market.times, now.minute)) return err('again.gameClosed');
  return ok({ game, market });
}

type Refused = { readonly words: Words; readonly number: string };

const byReason = (refused: readonly Refused[]): readonly RefusedNumbers[] =>
  Array.from(grouped(refused, ({ words }) => JSON.stringify(words)).values(), group => ({
    words: group[0].words,
    numbers: group.map(({ number }) => number),
  }));

const refusedFor = (words: Words, rows: readonly BidRow[]): readonly RefusedNumbers[] =>
  byReason(rows.map(row => ({ words, number: numberText(row) })));

/** `balance` is the wallet less the rows. Null if it is unknown. */
export function bidAgain(bids: {
  readonly game: Game;
  readonly rows: readonly BidRow[];
  readonly refusalOf: (row: BidRow) => Words | null;
  readonly balance: number | null;
}): Pick<RowsNow, 'rows' | 'refused'> {
  const { game, refusalOf, balance } = bids;
  const rows: BidRow[] = [];
  const refused: Refused[] = [];
  const refuse = (words: Words, row: BidRow): void => void refused.push({ words, number: numberText(row) });
  let rest = balance ?? 0;
  for (const row of bids.rows) {
    const refusal = refusalOf(row);
    if (refusal !== null) refuse(refusal, row);
    else if (balance === null) refuse('error.somethingWrong', row);
    else if (row.points > rest) refuse(game.mayOverdraw ? 'error.notEnoughBalance' : game.insufficient, row);
    else {
      rest -= row.points;
      rows.push(row);
    }
  }
  return { rows, refused: byReason(refused) };
}
