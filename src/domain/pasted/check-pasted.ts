import type { Words } from '../../text/message.ts';
import { rowEnd } from '../bid.ts';
import type { Game } from '../games.ts';
import type { MarketNow } from '../market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import { mostPastedRows, type PastedList } from './pasted-list.ts';

/** The points of all rows. Not `totalPoints`, which throws beyond safe integers: here anything may be typed. */
export const pastedPoints = ({ rows }: Pick<PastedList, 'rows'>): number =>
  rows.reduce((sum, { points }) => sum + points, 0);

/** Why the rows of a list cannot be added, in the form's words; null when they can: all of them, or none. */
export function checkPasted(
  list: PastedList,
  form: {
    readonly game: Game;
    /** The name of the game, as it is shown. */
    readonly title: string;
    readonly market: MarketNow;
    readonly minute: MinuteOfDay;
    /** The wallet less the rows of all slips; null while the wallet is unknown. */
    readonly balance: number | null;
  },
): Words | null {
  const { game, title, market, minute, balance } = form;
  if (list.count > mostPastedRows) return { key: 'paste.tooMany', params: { most: mostPastedRows } };
  const ends = list.rows.map(row => rowEnd(game, row, market, minute));
  if (ends.includes('time')) return { key: 'bid.closedFor', params: { game: title } };
  if (ends.includes('result')) return 'bid.sessionClosed';
  if (list.count === 0) return 'paste.nothingYet';
  if (balance === null) return 'error.somethingWrong';
  if (pastedPoints(list) <= balance) return null;
  return game.mayOverdraw ? 'error.notEnoughBalance' : game.insufficient;
}
