import { refuse } from '../../data/refusal.ts';
import type { GameFamily, User, ReadonlyData } from '../../data/schemas.ts';
import { bidDate, parseSlashDate } from '../../data/wall-time.ts';
import { refField, type Call, type Handlers } from '../handler.ts';

type BidId = 'bidHistory' | 'starlineBidHistory' | 'galiBidHistory';
type WinId = 'winHistory' | 'starlineWinHistory' | 'galiWinHistory';

/** A player's rows of a family between two days, both included, the newest first. */
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
