import * as v from 'valibot';
import type { BidRow, Submission } from '../domain/slip/bid.ts';
import { type BidSession, bidSessions } from '../domain/market/market.ts';
import { area, endpoint } from './endpoint.ts';
import { done, sentPoints, sentText } from './wire.ts';

/**
 * One of `gametype` and `session` is enough, because both mean the same (docs/decisions/015-wire-values.md).
 */
const submission = <const Session extends BidSession>(sessions: readonly Session[]) => {
  const session = v.picklist(sessions);
  return v.strictObject({
    game_id: sentText,
    new_result: v.pipe(
      v.strictObject({
        unique_token: v.pipe(v.string(), v.nonEmpty()),
        Gamename: sentText,
        totalbit: sentPoints,
        gameid: sentText,
        pana: sentText,
        gametype: v.optional(session),
        session: v.optional(session),
        bid_date: v.pipe(v.string(), v.regex(/^\d{1,2}-[A-Z][a-z]+-\d{4}$/)),
        result: v.pipe(
          v.array(
            v.strictObject({
              digits: sentText,
              closedigits: sentText,
              points: sentPoints,
              session: v.picklist(bidSessions),
            }),
          ),
          v.minLength(1),
        ),
      }),
      v.check(wire => (wire.gametype ?? wire.session) !== undefined, 'gametype or session expected'),
    ),
  });
};

function toRow({ digits, closeDigits: closedigits, points, session }: BidRow) {
  return { digits, closedigits, points, session };
}

/** `sessionOf` is constant in a family with only one session. */
const placing = <const Session extends BidSession>(
  path: string,
  sessions: readonly Session[],
  sessionOf: (bid: Submission) => Session,
) =>
  endpoint({
    path,
    checksStatus: true,
    money: true,
    body: submission(sessions),
    /** The token is both in the envelope and in `new_result` (spec 2 §3). */
    encode: (bid: Submission & { readonly token: string }) => ({
      game_id: bid.marketId,
      new_result: {
        unique_token: bid.token,
        Gamename: bid.marketName,
        totalbit: bid.total,
        gameid: bid.marketId,
        pana: bid.label,
        gametype: sessionOf(bid),
        session: sessionOf(bid),
        bid_date: bid.date,
        result: bid.rows.map(toRow),
      },
    }),
    reply: done,
  });

/** Spec 2 §3, §7. */
export const bids = area({
  submitBid: placing('/api-submit-bid', bidSessions, bid => bid.session),
  starlineSubmitBid: placing('/api-starline-submit-bid', ['Open'], () => 'Open'),
  galiSubmitBid: placing('/api-galidisawar-submit-bid', ['Close'], () => 'Close'),
});
