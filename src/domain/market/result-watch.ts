import { plainText } from '../../lib/text.ts';
import type { LocalTime } from '../dates.ts';
import { instantOf } from '../result/board-log.ts';
import { drawTime, type ProvenDay } from '../result/proof.ts';
import { minutesOfDay } from '../minute-of-day.ts';
import type { Board } from './board.ts';
import { currentDay } from './current-day.ts';
import { type BidSession, bidSessions, type Family } from './market.ts';

/** A market day with bids of the player, and the results of that day that this device has shown. */
export type WatchedMarket = {
  readonly family: Family;
  readonly name: string;
  readonly day: string;
  /** The figures that were shown, or null. */
  readonly told: { readonly [S in BidSession]: string | null };
};

export type NamedMarket = Pick<WatchedMarket, 'family' | 'name'>;

export const isSameMarket = (a: NamedMarket, b: NamedMarket): boolean =>
  a.family === b.family && plainText(a.name) === plainText(b.name);

const figures = ({ Open, Close }: ProvenDay): WatchedMarket['told'] => ({
  Open: Open?.figures ?? null,
  Close: Close?.figures ?? null,
});

/** A result that is already proven is not news. */
export const watch = ({ family, name }: Board, day: string, proven: ProvenDay): WatchedMarket => ({
  family,
  name,
  day,
  told: figures(proven),
});

/** A late result may come until the next one is due. */
export function isWatchOver({ day }: WatchedMarket, board: Board, now: LocalTime): boolean {
  if (day >= currentDay(board, now)) return false;
  const { times } = board;
  const last = (times?.close ?? null) === null ? 'Open' : 'Close';
  return !(instantOf(now) < drawTime(times, last, day) + minutesOfDay);
}

/** `takenBack`: the provider removed the result. */
export type News = { readonly session: BidSession; readonly kind: 'declared' | 'corrected' | 'takenBack' };

/** A part without a proven result is not news. */
export const newsOf = ({ told }: WatchedMarket, proven: ProvenDay): readonly News[] =>
  bidSessions.flatMap(session => {
    const part = proven[session];
    if (part === null || part.figures === told[session]) return [];
    const isFirst = told[session] === null && !part.corrected;
    return [{ session, kind: part.figures === null ? 'takenBack' : isFirst ? 'declared' : 'corrected' }];
  });

export const afterNews = (watched: WatchedMarket, proven: ProvenDay): WatchedMarket => ({
  ...watched,
  told: {
    Open: proven.Open === null ? watched.told.Open : proven.Open.figures,
    Close: proven.Close === null ? watched.told.Close : proven.Close.figures,
  },
});
