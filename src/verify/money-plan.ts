import type { EndpointId } from '../contract/index.ts';
import { toSubmissions } from '../domain/bid-payload.ts';
import { gameByKey } from '../domain/games.ts';
import type { GameKey } from '../domain/game-list.ts';
import { limits } from '../domain/limits.ts';
import type { MarketId } from '../domain/market-id.ts';
import { marketDay, nextClosing, type BidSession, type MarketTimes } from '../domain/market.ts';
import { points } from '../domain/points.ts';
import { payoutMethods } from '../domain/wallet.ts';
import { noPlayer, type Context, type Request, type Way } from './way.ts';

type MoneyId =
  'withdraw' | 'transfer' | 'addFundRequest' | 'submitBid' | 'starlineSubmitBid' | 'galiSubmitBid';
type Requests<K extends EndpointId> = readonly Request<K>[] | string;
type Open = {
  readonly id: MarketId;
  readonly name: string;
  readonly taking: boolean;
  readonly times: MarketTimes | null;
};

const least = points(limits.minimumBid);

/** A bid of the smallest sum on the market that closes last. */
function smallestBid(
  context: Context,
  markets: readonly Open[] | undefined,
  bid: { readonly game: GameKey; readonly session?: BidSession },
): Requests<'submitBid'> {
  const { player, now } = context;
  if (player === null) return noPlayer;
  const open = (markets ?? [])
    .flatMap(market => {
      const next =
        market.taking && market.times !== null
          ? nextClosing({ openDeclared: false, ...market.times }, now.minute)
          : null;
      return market.times === null || next === null || next.minutes < 2
        ? []
        : [{ market, times: market.times, next }];
    })
    .toSorted((a, b) => b.next.minutes - a.next.minutes)[0];
  if (open === undefined) return 'no market takes bids now';
  const { market, times, next } = open;
  const game = gameByKey(bid.game);
  const session = bid.session ?? next.session;
  const [submission] = toSubmissions({
    game,
    rows: [{ digits: '1', closeDigits: '', points: least, session }],
    market,
    date: marketDay(times, now),
    splitSessions: false,
  });
  if (submission === undefined) return 'there is no bid to send';
  const does = `bids ${least} points on 1, ${game.wireLabel}, ${session}, ${market.name}; a bid cannot be cancelled`;
  return [{ args: { ...submission, token: player.token }, does }];
}

/** The calls that move points, each with the smallest sum that the provider takes. */
export const moneyWays: { readonly [K in MoneyId]: Way<K> } = {
  withdraw: { asked: 'byName', requests: smallestWithdrawal },
  transfer: {
    asked: 'byName',
    requests: ({ player, receiver }) => {
      if (player === null) return noPlayer;
      if (receiver === null) return '--receiver names nobody';
      const sum = points(limits.minimumTransfer);
      return [{ args: { receiver, points: sum }, does: `transfers ${sum} points to ${receiver}` }];
    },
  },
  addFundRequest: {
    asked: 'byName',
    requests: ({ player, replies: { lastFundRequest } }) => {
      if (player === null) return noPlayer;
      const minimum = lastFundRequest?.minimum ?? 'unreadable';
      if (minimum === 'unreadable') return 'the smallest deposit is not known (lastFundRequest)';
      return [
        { args: { points: minimum }, does: `requests a deposit of ${minimum} points; nothing is paid` },
      ];
    },
  },
  submitBid: {
    asked: 'byName',
    requests: context => smallestBid(context, context.replies.dashboard?.markets, { game: 'singleDigit' }),
  },
  starlineSubmitBid: {
    asked: 'byName',
    requests: context =>
      smallestBid(context, context.replies.starlineGames?.markets, {
        game: 'starlineSingleDigit',
        session: 'Open',
      }),
  },
  galiSubmitBid: {
    asked: 'byName',
    requests: context =>
      smallestBid(context, context.replies.galiGames?.markets, { game: 'leftDigit', session: 'Close' }),
  },
};

function smallestWithdrawal({ player, replies }: Context): Requests<'withdraw'> {
  if (player === null) return noPlayer;
  const { walletInfo, userPaymentDetails: numbers } = replies;
  const minimum = walletInfo?.minWithdrawal ?? 'unreadable';
  if (minimum === 'unreadable') return 'the smallest withdrawal is not known (walletInfo)';
  const method = payoutMethods.find(name => numbers?.[name]);
  if (method === undefined) return 'the player has no payout number (userPaymentDetails)';
  const does = `requests to withdraw ${minimum} points by ${method}`;
  return [{ args: { points: minimum, method, mobile: player.phone }, does }];
}
