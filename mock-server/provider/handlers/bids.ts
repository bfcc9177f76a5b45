import type { Body } from '../../../src/contract/index.ts';
import { marketTime, marketsOf } from '../../data/boards.ts';
import { refuse, requireRow } from '../../data/refusal.ts';
import type { GameFamily } from '../../data/schemas.ts';
import { bidDate } from '../../data/wall-time.ts';
import { checkBid, placeBid } from '../../rules/bidding.ts';
import type { Call, Handlers } from '../handler.ts';

type SubmitId = 'submitBid' | 'starlineSubmitBid' | 'galiSubmitBid';

/** The session of every row in a family with one session, whatever the request says. */
const onlySession = { main: null, starline: 'Open', gali: 'Close' } as const;

/** Places the bid in `new_result`; its market, date, token and total must agree with the rest of the request. */
function submit(family: GameFamily, call: Call<SubmitId>): Record<string, never> {
  const { body, now, at } = call;
  const bid: Body<SubmitId>['new_result'] = body.new_result;
  const user = call.player();
  if (bid.gameid !== body.game_id) refuse('game_id and new_result.gameid differ');
  if (bid.unique_token !== user.unique_token) refuse('Invalid token in new_result');
  const game_id = Number(body.game_id);
  const time = marketTime(requireRow(marketsOf(call.data, family), game_id, 'market'), now);
  if (bid.bid_date !== bidDate(time.day)) refuse(`Bids are taken for ${bidDate(time.day)} only`);
  const total = bid.result.reduce((sum, row) => sum + row.points, 0);
  if (bid.totalbit !== total) refuse('totalbit is not the sum of the rows');
  const rows = bid.result.map(row => ({ ...row, session: onlySession[family] ?? row.session }));
  const order = { family, game_id, pana: bid.pana, rows };
  checkBid(call.data, user, order, time);
  placeBid(call.edit(), user, order, { day: time.day, at });
  return {};
}

export const bids: Handlers<SubmitId> = {
  submitBid: call => submit('main', call),
  starlineSubmitBid: call => submit('starline', call),
  galiSubmitBid: call => submit('gali', call),
};
