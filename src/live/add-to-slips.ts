import { addedWords, unsentSlips, repeats } from '../domain/slip/slip.ts';
import type { Debits } from '../domain/placing/debits.ts';
import { balanceToSpend } from '../domain/slip/balance-left.ts';
import { isoDate, type LocalTime } from '../domain/dates.ts';
import type { Game } from '../domain/game/games.ts';
import type { KnownMarket, MarketOf } from '../domain/market/known-market.ts';
import { marketDay } from '../domain/market/market.ts';
import type { Points } from '../domain/points.ts';
import { type RefusedNumbers, type RowsNow, withinBalance } from '../domain/slip/slips-again.ts';
import type { Slip, Slips } from './slips.ts';

/** `wallet` is null while it is unknown. */
export type Bidder = {
  readonly mobile: string;
  readonly wallet: Points | null;
  readonly debits: Debits;
  readonly now: LocalTime;
  readonly marketOf: MarketOf;
};

/** The balance that the rows of all slips leave. Null while the wallet is unknown. */
export function balanceBeside(
  slips: Slips,
  { mobile, wallet, debits, now, marketOf }: Bidder,
): number | null {
  const rows = unsentSlips(slips.all.value, mobile, marketOf, now).flatMap(slip => slip.rows);
  return balanceToSpend(wallet, rows, debits);
}

export type GrownSlip = {
  readonly game: Game;
  readonly market: KnownMarket;
  readonly words: ReturnType<typeof addedWords>;
  readonly takeBack: () => void;
};

/** Today's slip of a form. */
export const slipAt = (
  slips: Slips,
  { game, market }: NonNullable<RowsNow['place']>,
  { mobile, now }: Bidder,
): Slip =>
  slips.of({ mobile, game: game.key, market: market.id, day: isoDate(marketDay(market.times, now)) });

/**
 * Adds rows as far as the balance covers them. Returns the slips that got rows, and every number that was
 * refused.
 */
export function addToSlips(slips: Slips, wanted: readonly RowsNow[], bidder: Bidder) {
  // A log-out on another screen of this tab may have emptied the slips.
  slips.reread();
  const grown: GrownSlip[] = [];
  const refused: RefusedNumbers[] = [];
  for (const slip of wanted) {
    const affordable = withinBalance(slip, balanceBeside(slips, bidder));
    refused.push(...affordable.refused);
    if (affordable.place === null || affordable.rows.length === 0) continue;
    const { game, market } = affordable.place;
    slips.markets.note(market);
    const formSlip = slipAt(slips, affordable.place, bidder);
    const words = addedWords(affordable.rows, repeats(formSlip.rows.value, affordable.rows));
    grown.push({ game, market, words, takeBack: formSlip.add(affordable.rows) });
  }
  return { grown, refused };
}
