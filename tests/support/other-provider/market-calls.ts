import type { PlayerCalls, PublicCalls } from './calls.ts';
import { takesBids, bidDay, type Family, type Market } from './markets.ts';
import { ank } from './panas.ts';
import { rateFields } from './rates.ts';
import { findResult } from './settlement.ts';
import type { World } from './state.ts';
import { bettingCode, walletText } from './wallet-calls.ts';
import type { Json } from './wire.ts';

export const homeCalls: PlayerCalls = {
  '/api-get-dashboard-data'(world, _, player) {
    const lag = world.replicaLag('main');
    return world.wire.yes({
      betting_status: bettingCode(world, player),
      wallet_amt: walletText(world, player, lag),
      result: listOf(world, 'main', lag, market => ({ web_chart_url: chartUrl(world, market.name) })),
    });
  },
};

export const marketCalls: PublicCalls = {
  '/api-starline-game': world =>
    world.wire.yes({ result: listOf(world, 'starline', world.replicaLag('starline')) }),
  '/api-galidisawar-game': world =>
    world.wire.yes({
      result: listOf(world, 'gali', world.replicaLag('gali')),
      web_galidessar_chart_url: chartUrl(world, 'gali'),
    }),
  '/api-game-rates': world => world.wire.yes({ game_rates: [rateFields(world.rates, 'main')] }),
  '/api-starline-game-rates': world =>
    world.wire.yes({
      game_rates: [
        { ...rateFields(world.rates, 'starline'), web_starline_chart_url: chartUrl(world, 'starline') },
      ],
    }),
  '/api-galidisawar-game-rates': world => world.wire.yes({ game_rates: [rateFields(world.rates, 'gali')] }),
};

const chartUrl = ({ url }: World, name: string): string => `${url}/chart/${encodeURIComponent(name)}`;

function listOf(
  world: World,
  family: Family,
  lagSeconds: number,
  more: (market: Market) => Json = () => ({}),
): readonly Json[] {
  return world.markets
    .filter(market => market.family === family)
    .map(market => ({
      game_id: market.id,
      game_name: market.name,
      open_time: market.open,
      ...(market.close !== undefined && { close_time: market.close }),
      ...resultFields(world, market, lagSeconds),
      // Code 2 for closed: the specification names only 1, and a backend counts on.
      msg_status: world.wire.code(takesBidsNow(world, market, lagSeconds) ? 1 : 2),
      ...more(market),
    }));
}

/** `128-1` and `3-120`: the pana outside and its ank inside, as boards write `128-13-120`. */
function resultFields({ boards, wire }: World, market: Market, lagSeconds: number): Json {
  const { open, close } = boards.read(market, lagSeconds * 1000);
  if (market.family === 'gali') return { open_result: wire.result(open) };
  return {
    open_result: wire.result(open && `${open}-${ank(open)}`),
    ...(market.family === 'main' && { close_result: wire.result(close && `${ank(close)}-${close}`) }),
  };
}

/** A market closes early if the last result that bids wait for is declared, or the day is void. */
function takesBidsNow(world: World, market: Market, lagSeconds: number): boolean {
  const now = world.clock.moment(world.clock.now() - lagSeconds * 1000);
  const day = bidDay(market, 'Close', false, now);
  const result = day === null ? undefined : findResult(world, market, day);
  const last = market.family === 'main' ? result?.close : result?.open;
  return takesBids(market, now) && !result?.voided && !last;
}
