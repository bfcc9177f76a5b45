import type { Words } from '../../text/message.ts';
import type { LocalTime } from '../dates.ts';
import { type Game, gameIn } from '../game/games.ts';
import type { KnownMarket, MarketOf } from '../market/known-market.ts';
import { rowRefusal } from './bid.ts';
import { isSlipOver, type KeptSlip, marketOfSlip, minutesLeft } from './slip.ts';

/** `refused` says why the slip cannot be sent now. Its form has the same rule: one refused row stops all. */
export type SlipToSend = {
  readonly slip: KeptSlip;
  readonly game: Game;
  readonly market: KnownMarket;
  readonly refused: Words | null;
};

export function slipToSend(slip: KeptSlip, marketOf: MarketOf, now: LocalTime): SlipToSend {
  const market = marketOfSlip(slip, marketOf);
  const game = gameIn(market, slip.game);
  const refused = isSlipOver(slip, marketOf, now)
    ? 'bid.sessionClosed'
    : (slip.rows.map(row => rowRefusal(game, row, market, now.minute)).find(Boolean) ?? null);
  return { slip, game, market, refused };
}

/** The slip that closes first comes first, so that it is also sent first. */
export function slipsToSend(
  slips: readonly KeptSlip[],
  marketOf: MarketOf,
  now: LocalTime,
): readonly SlipToSend[] {
  const minutes = ({ slip, game, market }: SlipToSend): number =>
    minutesLeft(game, slip.rows, market, now.minute) ?? Infinity;
  return slips
    .map(slip => slipToSend(slip, marketOf, now))
    .toSorted((a, b) => (minutes(a) === minutes(b) ? 0 : minutes(a) - minutes(b)));
}
