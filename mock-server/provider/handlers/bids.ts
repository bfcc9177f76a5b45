import type { Body } from '../../../src/contract/index.ts';
import { marketTime, marketsOf } from '../../data/boards.ts';
import { refuse, requireRow } from '../../data/refusal.ts';
import type { GameFamily, User, ReadonlyData } from '../../data/schemas.ts';
import { bidDate, parseSlashDate } from '../../data/wall-time.ts';
import { type Call, type Handlers, refField } from '../handler.ts';
import { checkBid, placeBid } from '../../rules/bidding.ts';

type SubmitId = 'submitBid' | 'starlineSubmitBid' | 'galiSubmitBid';

/** These families have one session, so the request's own is ignored. */
const onlySession = { main: null, starline: 'Open', gali: 'Close' } as const;

/** Market, date, token and total in `new_result` must agree with the rest of the request. */
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

type BidId = 'bidHistory' | 'starlineBidHistory' | 'galiBidHistory';
type WinId = 'winHistory' | 'starlineWinHistory' | 'galiWinHistory';

/** Includes both days. The newest row comes first. */
function rowsOf<Row extends ReadonlyData['bids'][number] | ReadonlyData['wins'][number]>(
  rows: readonly Row[],
  of: {
    readonly user: Readonly<User>;
    readonly family: GameFamily;
    readonly from: string;
    readonly to: string;
  },
): Row[] {
  const from = parseSlashDate(of.from) ?? refuse(`${of.from} is not a date`);
  const to = parseSlashDate(of.to) ?? refuse(`${of.to} is not a date`);
  return rows
    .filter(row => row.user_id === of.user.id && row.family === of.family && row.day >= from && row.day <= to)
    .toReversed();
}

const shared = (row: ReadonlyData['bids'][number] | ReadonlyData['wins'][number]) => ({
  pana: row.pana,
  game_name: row.game_name,
  session: row.session,
  digits: row.digits,
  closedigits: row.closedigits,
  ...refField(row),
});

function bidRows(family: GameFamily, { body, data, player }: Call<BidId>) {
  const rows = rowsOf(data.bids, { user: player(), family, from: body.bid_from, to: body.bid_to });
  return rows.map(row => ({ ...shared(row), points: row.points, bid_date: bidDate(row.day) }));
}

function winRows(family: GameFamily, { body, data, player }: Call<WinId>) {
  const rows = rowsOf(data.wins, { user: player(), family, from: body.date_from, to: body.date_to });
  return rows.map(row => ({ ...shared(row), amount: row.amount, wining_date: bidDate(row.day) }));
}

export const histories: Handlers<BidId | WinId> = {
  bidHistory: call => ({ bid_data: bidRows('main', call) }),
  winHistory: call => ({ win_data: winRows('main', call) }),
  starlineBidHistory: call => ({ bid_data: bidRows('starline', call) }),
  starlineWinHistory: call => ({ win_data: winRows('starline', call) }),
  galiBidHistory: call => ({ bid_data: bidRows('gali', call) }),
  galiWinHistory: call => ({ bid_data: winRows('gali', call) }),
};
