// The results of all markets that are known for certain, from every source of proof.
import type { LocalTime } from '../dates.ts';
import type { MarketResult } from '../game/settlement.ts';
import { nextDay } from '../iso-days.ts';
import {
  type Board,
  type DayResult,
  figuresOf,
  isUnreadable,
  partText,
  resultOfFigures,
} from '../market/board.ts';
import { type BidSession, closesPastMidnight, type Family } from '../market/market.ts';
import { marketKey } from '../market/market-id.ts';
import { minutesOfDay } from '../minute-of-day.ts';
import { dayStart, instantOf, type SeenBoards } from './board-log.ts';
import {
  type BoardsKind,
  drawTime,
  nothingProven,
  provenByLooks,
  type ProvenDay,
  type ProvenPart,
  showsOlder,
} from './proof.ts';

type Place = Pick<Board, 'family' | 'id' | 'times'>;

export type KnownResults = {
  readonly on: (market: Place, day: string) => ProvenDay;
  /** The result's time has not come, or the board shows the same as before that time. */
  readonly isUndeclared: (board: Board, session: BidSession, day: string) => boolean;
  /** The market day is over and the board has shown nothing new, so the result may still be declared. */
  readonly mayStillCome: (market: Place, session: BidSession, day: string) => boolean;
  /** No result of that day can come any more. `market` is null if it is not listed. */
  readonly isOver: (market: Place | null, session: BidSession, day: string) => boolean;
  /** The next result of the session is due, so the provider must have listed the wins of that day. */
  readonly isPaid: (market: Place, session: BidSession, day: string) => boolean;
};

/**
 * A provider that keeps its boards declares a result at most this many days late. The specification has no
 * limit; stakes that come back have the same one (`returnDays`).
 */
const lateDays = 3;

type Sources = {
  readonly seen: SeenBoards;
  /** Results that the provider dates itself, by `marketKey`. */
  readonly dated: ReadonlyMap<string, readonly DayResult[]>;
  readonly boards: BoardsKind;
  readonly now: LocalTime;
};

export function knownResults({ seen, dated, boards, now }: Sources): KnownResults {
  const at = instantOf(now);
  const dailyEnd = (times: Board['times'], day: string): number =>
    dayStart(day) + (times !== null && !closesPastMidnight(times) ? 1 : 2) * minutesOfDay;
  const seenOf = ({ family, id }: Place) => {
    const log = seen.logs[marketKey(family, id)];
    return log && { log, looks: seen.looks[family] ?? [], boards };
  };
  return {
    on: (market, day) => {
      const { family, id, times } = market;
      const known = seenOf(market);
      const own = known ? provenByLooks(times, day, known) : nothingProven;
      const given = dated.get(marketKey(family, id))?.find(result => result.day === day);
      return given === undefined ? own : withDated(own, given.result);
    },
    isUndeclared: (board, session, day) => {
      const draw = drawTime(board.times, session, day);
      if (at < draw) return true;
      if (isUnreadable(board, session)) return false;
      const last = seenOf(board)?.log[session].at(-1);
      return last !== undefined && (last.from < draw || (boards === 'daily' && last.value === null));
    },
    mayStillCome: (market, session, day) => {
      const { times } = market;
      // Boards are emptied each day, so a result that is missing now will never come.
      if (boards === 'daily' && times !== null)
        return closesPastMidnight(times) && at < drawTime(times, 'Open', nextDay(day));
      const known = seenOf(market);
      return known !== undefined && showsOlder(times, session, day, known);
    },
    isOver: (market, session, day) => {
      const times = market?.times ?? null;
      if (boards === 'daily') return at >= dailyEnd(times, day);
      const draw = drawTime(times, session, day);
      const due = Number.isNaN(draw) ? dayStart(day) + minutesOfDay : draw;
      return at >= due + lateDays * minutesOfDay;
    },
    isPaid: ({ times }, session, day) =>
      at >= (boards === 'daily' ? dailyEnd(times, day) : drawTime(times, session, day) + minutesOfDay),
  };
}

/** A result that the provider dates outweighs the device's own looks. */
function withDated(own: ProvenDay, result: MarketResult): ProvenDay {
  const { open, close } = figuresOf(result);
  const joined = (figures: string | null, seen: ProvenPart | null): ProvenPart | null =>
    figures === null || figures === seen?.figures ? seen : { figures, corrected: false };
  return { Open: joined(open, own.Open), Close: joined(close, own.Close) };
}

export const provenResult = (family: Family, { Open, Close }: ProvenDay): MarketResult =>
  resultOfFigures(family, Open?.figures ?? null, Close?.figures ?? null);

/**
 * The text of a board: `470-1`, `470-17-890`, or `*-***7-890` with only the Close; empty if nothing is
 * proven.
 */
export function provenText(family: Family, { Open, Close }: ProvenDay): string {
  const open = partText(family, 'Open', Open?.figures ?? null);
  const close = partText(family, 'Close', Close?.figures ?? null);
  if (close === null) return open ?? '';
  return `${open ?? '***-*'}${close}`;
}
