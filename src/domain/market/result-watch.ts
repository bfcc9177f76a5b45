import { plainText } from '../../lib/text.ts';
import { type Board, isFull } from './board.ts';
import { dayBefore, isoDate, type LocalTime } from '../dates.ts';
import { type BidSession, closesPastMidnight, type Family, hasEnded, marketDay } from './market.ts';

export type WatchedMarket = {
  readonly family: Family;
  readonly name: string;
  /** The market's day of the bids. */
  readonly day: string;
  readonly open: string | null;
  readonly close: string | null;
  /** It was seen without its full result on that day, so that a full one is certainly the day's. */
  readonly blank: boolean;
};

export type NamedMarket = Pick<WatchedMarket, 'family' | 'name'>;

export const isSameMarket = (a: NamedMarket, b: NamedMarket): boolean =>
  a.family === b.family && plainText(a.name) === plainText(b.name);

const dayOf = ({ times }: Board, now: LocalTime): string =>
  isoDate(times === null ? now.date : marketDay(times, now));

export const watch = (board: Board, now: LocalTime): WatchedMarket => {
  const { family, name, open, close } = board;
  return { family, name, day: dayOf(board, now), open, close, blank: !isFull(board) };
};

export const looked = (watched: WatchedMarket, { family, open, close }: Board): WatchedMarket => ({
  ...watched,
  open,
  close,
  blank: watched.blank || !isFull({ family, open, close }),
});

/** Its day is over, or past midnight the next one has begun. */
export function isWatchOver({ day }: WatchedMarket, board: Board, now: LocalTime): boolean {
  const current = dayOf(board, now);
  if (day >= current) return false;
  const { times } = board;
  if (times === null || !closesPastMidnight(times)) return true;
  return hasEnded('Open', times, now.minute) || day < isoDate(dayBefore(now.date));
}

/** A slot has only Open. */
export function newlyDeclared(watched: WatchedMarket, { open, close }: Board): readonly BidSession[] {
  const cleared = watched.close !== null && close === null;
  const opened = open !== null && (open !== watched.open || cleared);
  const closed = open !== null && close !== null && (close !== watched.close || open !== watched.open);
  return [...(opened ? (['Open'] as const) : []), ...(closed ? (['Close'] as const) : [])];
}
