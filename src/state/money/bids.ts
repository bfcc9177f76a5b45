import { bids } from '../../contract/bids.ts';
import { type Submission, toSubmissions } from '../../domain/slip/bid.ts';
import { type CalendarDate, dayAfter, isoDate } from '../../domain/dates.ts';
import type { Game } from '../../domain/game/games.ts';
import { closesPastMidnight, type Family } from '../../domain/market/market.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import type { OrderRow, Source } from '../../domain/placing/evidence.ts';
import type { Settled } from '../../domain/placing/order.ts';
import { nothingSent, nothingSettled } from '../../domain/placing/ends.ts';
import { rowTraces } from '../../domain/placing/traces.ts';
import type { SlipRow } from '../../domain/slip/slip.ts';
import { action, configAtom, environmentAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';
import type { RequestsFor } from '../core/environment-types.ts';
import { placedMarketAtom } from './last-bid.ts';
import { settledInOrderAtom, placeOrderAtom, prepareOrderAtom } from './orders.ts';

export type BidOrder = {
  readonly game: Game;
  readonly market: KnownMarket;
  readonly date: CalendarDate;
  readonly rows: readonly SlipRow[];
};

const submitOf = {
  main: bids.submitBid,
  starline: bids.starlineSubmitBid,
  gali: bids.galiSubmitBid,
} as const satisfies { readonly [F in Family]: unknown };

const sourceOf = ({ game, market, date }: BidOrder): Source => ({
  kind: 'bid',
  family: game.family,
  day: isoDate(date),
  lastDay: isoDate(closesPastMidnight(market.times) ? dayAfter(date) : date),
});

const orderRows = (bid: BidOrder, submissions: readonly Submission<SlipRow>[]): readonly OrderRow[] =>
  submissions.flatMap(submission => rowTraces(bid.game.family, submission));

/** Call it when the confirmation opens: history and wallet must be older than the bid. */
export const prepareBidAtom = action((_get, set, bid: BidOrder): void =>
  set(prepareOrderAtom, sourceOf(bid)),
);

type Sending = {
  /** Attempts whose rows are sent again although they may have been placed. */
  readonly again?: readonly string[];
  /** Called again when the request leaves, because the player may delete a row while its order waits. */
  readonly isOnSlip?: (row: Pick<SlipRow, 'id'>) => boolean;
};

/**
 * Does not send rows that an earlier attempt has or may have placed, except those of `again` (spec 2 §4). The
 * caller takes settled rows off the slip at once. The head of `placing/placing.ts` lists the steps of a bid.
 */
export const placeBidAtom = action(
  async (get, set, order: BidOrder, { again = [], isOnSlip = () => true }: Sending = {}) => {
    const bid = { ...order, rows: order.rows.filter(isOnSlip) };
    const player = get(playerAtom);
    if (player === null) return nothingSent;
    const { client, config } = get(environmentAtom);
    const { splitSessions } = config;
    const wanted = orderRows(bid, toSubmissions({ ...bid, splitSessions }));
    const requestsFor: RequestsFor = free => {
      const ids = new Set(free.map(({ row }) => row));
      const rows = bid.rows.filter(row => ids.has(row.id) && isOnSlip(row));
      return toSubmissions({ ...bid, rows, splitSessions }).map(submission => ({
        wanted: orderRows(bid, [submission]),
        total: submission.total,
        send: options =>
          client.call(submitOf[bid.game.family], { ...submission, token: player.token }, options),
      }));
    };
    const end = await set(placeOrderAtom, { source: sourceOf(bid), wanted }, requestsFor, again);
    if (end.placed.length > 0) set(placedMarketAtom, { family: bid.game.family, name: bid.market.name });
    return end;
  },
);

export const settledBidsAtom = action((get, set, bid: BidOrder): Settled => {
  if (bid.rows.length === 0) return nothingSettled;
  const { splitSessions } = get(configAtom);
  const wanted = orderRows(bid, toSubmissions({ ...bid, splitSessions }));
  return set(settledInOrderAtom, { source: sourceOf(bid), wanted });
});
