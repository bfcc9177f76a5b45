import type { PlayerCalls } from './calls.ts';
import { findGame, type Pick } from './games.ts';
import { bidDay, type Family, type Market, type Session } from './markets.ts';
import { findResult, sideOf } from './settlement.ts';
import { marketById, type Bid, type Player, type World } from './state.ts';
import { objectOf, pointsOf, textOf, type Json } from './wire.ts';

export const bidCalls: PlayerCalls = {
  '/api-submit-bid': (world, body, player) => submit(world, 'main', body, player),
  '/api-starline-submit-bid': (world, body, player) => submit(world, 'starline', body, player),
  '/api-galidisawar-submit-bid': (world, body, player) => submit(world, 'gali', body, player),
};

type NewBid = Omit<Bid, 'ref'>;

/** All rows or none. The same request sent again is a new bid: the specification has no key to tell a repeat by. */
function submit(world: World, family: Family, body: Json, player: Player): Json {
  const submission = objectOf(body, 'new_result');
  const market = marketById(world, family, textOf(body, 'game_id') || textOf(submission, 'gameid'));
  if (!player.betting) return world.wire.no('Betting is off for your account');
  if (!market) return world.wire.no('Invalid game');
  const bids = rowsOf(submission).map(row => readRow(world, market, player, submission, row));
  const refusal = bids.find(bid => typeof bid === 'string');
  if (typeof refusal === 'string') return world.wire.no(refusal);
  return place(
    world,
    market,
    player,
    submission,
    bids.filter(bid => typeof bid !== 'string'),
  );
}

function place(
  world: World,
  market: Market,
  player: Player,
  submission: Json,
  bids: readonly NewBid[],
): Json {
  const total = bids.reduce((sum, { points }) => sum + points, 0);
  if (bids.length === 0) return world.wire.no('No bids');
  // A total that differs from its rows is a manipulated request for a backend that checks it.
  if (pointsOf(submission, 'totalbit') !== total) return world.wire.no('Invalid total');
  if (total > world.ledger.balanceOf(player.mobile)) return world.wire.no('Insufficient wallet balance');
  const placed = bids.map((bid, index) => ({ ...bid, ref: 9001 + world.bids.length + index }));
  world.bids.push(...placed);
  const groups = world.settings.debits === 'row' ? placed.map(bid => [bid]) : [placed];
  for (const group of groups) {
    world.ledger.post({
      player: player.mobile,
      amount: -group.reduce((sum, { points }) => sum + points, 0),
      reason: 'bid',
      note: `Bid placed on ${market.name} (${textOf(submission, 'pana')})`,
      market: market.name,
      bids: group.map(({ ref }) => ref),
      at: world.clock.stamp(),
    });
  }
  return world.wire.yes({ message: 'Bid submitted' });
}

/** A bid from a row, or why it is refused. */
function readRow(world: World, market: Market, player: Player, submission: Json, row: Json): NewBid | string {
  const pana = textOf(submission, 'pana');
  const game = findGame(market.family, pana);
  if (!game) return 'Invalid game type';
  const sent = sessionSent(submission, row);
  const session = readSession(sent);
  if (session === null) return 'Invalid session';
  const pick: Pick = { session, digits: textOf(row, 'digits'), closeDigits: textOf(row, 'closedigits') };
  if (!game.accepts(pick)) return 'Invalid number';
  const points = pointsOf(row, 'points');
  if (points === null || points < 10) return 'Minimum bid amount is 10';
  const day = dayFor(world, market, session, game.both);
  if (day === null) return 'Bidding is closed for this session';
  return {
    ...pick,
    player: player.mobile,
    market,
    game,
    sent: { pana, session: sent },
    points,
    day,
    placed: world.clock.stamp(),
    wins: [],
    lost: false,
    returned: null,
  };
}

/** The request's `bid_date` is not read: the server's own clock decides the day. */
function dayFor(world: World, market: Market, session: Session, both: boolean): string | null {
  const day = bidDay(market, session, both, world.clock.moment());
  const result = day === null ? undefined : findResult(world, market, day);
  const known = both ? (result?.open ?? result?.close) : result?.[sideOf(market, session)];
  return known || result?.voided ? null : day;
}

/** The row's own session counts first, because the rows of one slip may differ. */
const sessionSent = (submission: Json, row: Json): string =>
  textOf(row, 'session') || textOf(submission, 'session') || textOf(submission, 'gametype');

/** The specification writes `Open`, `open`, `closed` and `close`. */
function readSession(text: string): Session | null {
  if (/^open$/i.test(text)) return 'Open';
  return /^closed?$/i.test(text) ? 'Close' : null;
}

function rowsOf(submission: Json): readonly Json[] {
  const rows: unknown = submission['result'];
  return Array.isArray(rows) ? rows.map(row => objectOf({ row }, 'row')) : [];
}
