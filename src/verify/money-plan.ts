import type { EndpointId } from '../contract/index.ts';
import { toSubmissions } from '../domain/slip/bid.ts';
import { gameIn } from '../domain/game/games.ts';
import type { GameKey } from '../domain/game/game-list.ts';
import { limits } from '../domain/limits.ts';
import { hasTimes } from '../domain/market/known-market.ts';
import { type BidSession, type Market, marketDay, nextClosing, sessionsAt } from '../domain/market/market.ts';
import { points } from '../domain/points.ts';
import { payoutMethods } from '../domain/wallet/wallet.ts';
import { noPlayer, type Context, type Request, type Way } from './way.ts';

type MoneyId =
  'withdraw' | 'transfer' | 'addFundRequest' | 'submitBid' | 'starlineSubmitBid' | 'galiSubmitBid';
type Requests<K extends EndpointId> = readonly Request<K>[] | string;

/** The game's minimum on 1, in both sessions if game and market allow, on the market that closes last. */
function smallestSlip(
  context: Context,
  markets: readonly Market[] | undefined,
  bid: { readonly game: GameKey; readonly session?: BidSession },
): Requests<'submitBid'> {
  const { player, now, splitSessions } = context;
  if (player === null) return noPlayer;
  const [open] = (markets ?? [])
    .filter(hasTimes)
    .flatMap(market => {
      const next = market.taking ? nextClosing(market, now.minute) : null;
      if (next === null || next.minutes < 2) return [];
      const sessions = bid.session === undefined ? sessionsAt(market, now.minute).allowed : [bid.session];
      return [{ market, sessions, minutes: next.minutes }];
    })
    .toSorted((a, b) => b.sessions.length - a.sessions.length || b.minutes - a.minutes);
  if (open === undefined) return 'no market takes bids now';
  const { market, sessions } = open;
  const game = gameIn(market, bid.game);
  const least = game.minimumBid;
  const submissions = toSubmissions({
    game,
    rows: sessions.map(session => ({ digits: '1', closeDigits: '', points: least, session })),
    market,
    date: marketDay(market.times, now),
    splitSessions,
  });
  const does = `bids ${least} points on 1, ${game.wireLabel}, ${sessions.join(' and ')}, ${market.name}; a bid cannot be cancelled`;
  return submissions.map((submission, index) => ({
    args: { ...submission, token: player.token },
    ...(index === 0 && { does }),
  }));
}

/** Each uses the smallest sum that the provider accepts. */
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
    requests: context => smallestSlip(context, context.replies.dashboard?.markets, { game: 'singleDigit' }),
  },
  starlineSubmitBid: {
    asked: 'byName',
    requests: context =>
      smallestSlip(context, context.replies.starlineGames?.markets, {
        game: 'starlineSingleDigit',
        session: 'Open',
      }),
  },
  galiSubmitBid: {
    asked: 'byName',
    requests: context =>
      smallestSlip(context, context.replies.galiGames?.markets, { game: 'leftDigit', session: 'Close' }),
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
