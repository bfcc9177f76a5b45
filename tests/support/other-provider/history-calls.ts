import type { PlayerCalls } from './calls.ts';
import { minuteOf } from './clock.ts';
import type { Family } from './markets.ts';
import { seenUntil, type Bid, type Player, type Win, type World } from './state.ts';
import { readDay, textOf, type Json } from './wire.ts';

export const historyCalls: PlayerCalls = {
  '/api-bid-history-data': (world, body, player) => bidHistory(world, body, player, 'main', 'bid_data'),
  '/api-starline-bid-history-data': (world, body, player) =>
    bidHistory(world, body, player, 'starline', 'bid_data'),
  '/api-galidisawar-bid-history-data': (world, body, player) =>
    bidHistory(world, body, player, 'gali', 'bid_data'),
  '/api-wining-history-data': (world, body, player) => winHistory(world, body, player, 'main', 'win_data'),
  '/api-starline-wining-history-data': (world, body, player) =>
    winHistory(world, body, player, 'starline', 'win_data'),
  // The specification names the list of Gali wins `bid_data`.
  '/api-galidisawar-wining-history-data': (world, body, player) =>
    winHistory(world, body, player, 'gali', 'bid_data'),
};

type Dated = { readonly at: number; readonly record: Json };

/** Dated with the server's calendar day of the bid, even after midnight. */
function bidHistory(world: World, body: Json, player: Player, family: Family, list: string): Json {
  const until = seenUntil(world, world.settings.historyLagSeconds);
  const gone = (bid: Bid): boolean =>
    world.settings.returnedBids === 'leave' && bid.returned !== null && bid.returned.elapsed <= until;
  const bids = bidsOf(world, player, family)
    .filter(bid => bid.placed.elapsed <= until && !gone(bid))
    .map((bid): Dated => ({
      at: bid.placed.wall,
      record: {
        ...common(bid),
        points: world.wire.amount(bid.points),
        bid_date: world.wire.date(bid.placed.wall),
      },
    }));
  return reply(world, body, 'bid', list, bids);
}

function winHistory(world: World, body: Json, player: Player, family: Family, list: string): Json {
  const until = seenUntil(world, world.settings.historyLagSeconds);
  const shows = ({ at, takenBack }: Win): boolean =>
    at.elapsed <= until &&
    (world.settings.correctedWins === 'stay' || takenBack === null || takenBack.elapsed > until);
  const wins = bidsOf(world, player, family).flatMap(bid =>
    bid.wins.filter(shows).map((win): Dated => {
      const at = winTime(world, bid, win);
      return {
        at,
        record: { ...common(bid), amount: world.wire.amount(win.amount), wining_date: world.wire.date(at) },
      };
    }),
  );
  return reply(world, body, 'date', list, wins);
}

const winTime = ({ settings, clock }: World, { market, day }: Bid, { at }: Win): number =>
  settings.winDates === 'credit' ? at.wall : clock.epochOf(day, minuteOf(market.open));

const bidsOf = ({ bids }: World, player: Player, family: Family): readonly Bid[] =>
  bids.filter(bid => bid.player === player.mobile && bid.market.family === family).toReversed();

/** Gali records have neither session nor close digits. */
const common = ({ sent, market, digits, closeDigits }: Bid): Json => ({
  pana: sent.pana,
  game_name: market.name,
  digits,
  ...(market.family !== 'gali' && { session: sent.session, closedigits: closeDigits }),
});

/** Newest first. An empty list has a false status, as the specification's "NO DATA FOUND" allows. */
function reply(world: World, body: Json, fields: 'bid' | 'date', list: string, rows: readonly Dated[]): Json {
  const from = readDay(textOf(body, `${fields}_from`));
  const to = readDay(textOf(body, `${fields}_to`));
  if (from === null || to === null) return { ...world.wire.no('Invalid date'), [list]: [] };
  const found = rows
    .filter(({ at }) => {
      const { day } = world.clock.moment(at);
      return day >= from && day <= to;
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, world.settings.lines ?? undefined)
    .map(({ record }) => record);
  return found.length > 0
    ? world.wire.yes({ [list]: found })
    : { ...world.wire.no('No data found'), [list]: [] };
}
