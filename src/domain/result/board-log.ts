// The log of the boards: each value that this device saw on them, and when. From it `proof.ts` decides to
// which day a result belongs. Instants are local minutes since 1970, with a fraction for seconds.
import { type CalendarDate, type LocalTime, parseIsoDate } from '../dates.ts';
import {
  type BidSession,
  closesPastMidnight,
  type Family,
  type Market,
  type MarketTimes,
} from '../market/market.ts';
import { marketKey } from '../market/market-id.ts';
import { grouped } from '../../lib/grouped.ts';
import { figuresOf, isUnreadable, partText, resultOfBoard } from '../market/board.ts';
import { minutesOfDay } from '../minute-of-day.ts';

/** The value of a text with figures that are not a result. Two such texts may differ. */
export const unreadable = '?';

/** One value that a part of a board showed without interruption. */
type Showing = {
  /** A pana, or a jodi for Gali. Null for a blank part, and for stars. */
  readonly value: string | null;
  readonly from: number;
  /** The instant since which no reply showed another value. */
  readonly steady: number;
  /** No reply showed another value for as long as the provider's reads may lag. */
  readonly stayed: boolean;
  /** The look before `from`, which still showed the value before; missing for the first value of a log. */
  readonly after?: number;
  /** An older value that came back, perhaps from a late replica, and since when. */
  readonly rival?: { readonly value: string | null; readonly since: number };
};

/** The values of one part, the oldest first. */
export type PartLog = readonly Showing[];

/** A slot has only an Open. */
export type BoardLog = { readonly Open: PartLog; readonly Close: PartLog };

export const noLog: BoardLog = { Open: [], Close: [] };

const dayMs = 86_400_000;

const midnightOf = ({ year, month, day }: CalendarDate): number =>
  (Date.UTC(year, month - 1, day) / dayMs) * minutesOfDay;

/** `seconds` are those of the minute. A zone does not change them. */
export const instantOf = ({ date, minute }: LocalTime, seconds = 0): number =>
  midnightOf(date) + minute + seconds / 60;

/** NaN if the text is not a day, so that every comparison with it is false. */
export function dayStart(day: string): number {
  const date = parseIsoDate(day);
  return date === null ? NaN : midnightOf(date);
}

/** The beginning of the market day of an instant: midnight, or the close past midnight. */
function marketDayStart(times: MarketTimes | null, at: number): number {
  const shift = times !== null && closesPastMidnight(times) ? (times.close ?? 0) : 0;
  return Math.floor((at - shift) / minutesOfDay) * minutesOfDay + shift;
}

type Look = {
  readonly at: number;
  /** Minutes that the provider's reads may lag. */
  readonly lag: number;
  readonly dayStart: number;
  /** The look before this one; null when there was none. */
  readonly before: number | null;
};

/** The most values in a log. A board changes less often in three days. */
const longest = 12;

/** Instants are floating-point numbers, so a difference may come out a little too small. */
const isAsLong = (since: number, at: number, lag: number): boolean => at - since > lag - 1e-6;

/**
 * Minutes. A page that has just begun knows the server's time only to a second or two, so a look may seem a
 * little early.
 */
const jitter = 5;

const notBefore = (at: number, last: number): number => (at < last && last - at < jitter ? last : at);

/** The same log if nothing is new. If the clock was set back, a new log begins. */
function noteShown(log: PartLog, value: string | null, look: Look): PartLog {
  const { lag } = look;
  const last = log.at(-1);
  const at = last === undefined ? look.at : notBefore(look.at, last.from);
  const shown: Showing = { value, from: at, steady: at, stayed: lag === 0 };
  if (last === undefined || at < last.from) return [shown];
  const fresh = look.before === null ? shown : { ...shown, after: look.before };
  const earlier = log.slice(0, -1);
  if (value === last.value) {
    const { rival, ...calm } = last;
    const steady = rival === undefined ? last.steady : at;
    const stayed = last.stayed || isAsLong(steady, at, lag);
    if (rival === undefined && stayed === last.stayed) return log;
    return [...earlier, { ...calm, steady, stayed }];
  }
  // A value that was replaced today may come from a late replica. It counts only after it has stayed.
  if (wasReplaced(log, value, look.dayStart)) {
    const since = last.rival?.value === value ? last.rival.since : at;
    if (!isAsLong(since, at, lag)) {
      return last.rival?.since === since
        ? log
        : [...earlier, { ...last, stayed: false, rival: { value, since } }];
    }
  }
  const { rival: _rival, ...before } = last;
  return [...earlier, before, fresh].slice(-longest);
}

const wasReplaced = (log: PartLog, value: string | null, start: number): boolean =>
  log.some((showing, index) => {
    const next = log[index + 1];
    return next !== undefined && next.from >= start && showing.value === value;
  });

type Shown = Pick<Market, 'family' | 'open' | 'close' | 'times'>;

type BoardLook = Pick<Look, 'at' | 'lag' | 'before'>;

function valueOf(board: Shown, session: BidSession): string | null {
  const { open, close } = figuresOf(resultOfBoard(board));
  return isUnreadable(board, session) ? unreadable : session === 'Open' ? open : close;
}

/** The same log if nothing is new. */
export function noteBoard(log: BoardLog, board: Shown, when: BoardLook): BoardLog {
  const look = { ...when, dayStart: marketDayStart(board.times, when.at) };
  const Open = noteShown(log.Open, valueOf(board, 'Open'), look);
  const Close = noteShown(log.Close, valueOf(board, 'Close'), look);
  return Open === log.Open && Close === log.Close ? log : { Open, Close };
}

/** The board for the card: as the provider sent it, without values that only a late replica brought back. */
export function steadyBoard<M extends Shown>(board: M, log: BoardLog | undefined): M {
  const sent = { open: valueOf(board, 'Open'), close: valueOf(board, 'Close') };
  const kept = { open: log?.Open.at(-1), close: log?.Close.at(-1) };
  const isLate = (part: 'open' | 'close'): boolean =>
    kept[part]?.rival?.value === sent[part] && kept[part]?.value !== unreadable;
  if (!isLate('open') && !isLate('close')) return board;
  const { family } = board;
  return {
    ...board,
    ...(isLate('open') && { open: partText(family, 'Open', kept.open?.value ?? null) }),
    ...(isLate('close') && { close: partText(family, 'Close', kept.close?.value ?? null) }),
  };
}

export type SeenBoards = {
  /** The first and the last look of each day at the family's list, the oldest first. */
  readonly looks: { readonly [F in Family]?: readonly number[] };
  /** The logs by `marketKey`. */
  readonly logs: { readonly [key: string]: BoardLog };
};

export const nothingSeen: SeenBoards = { looks: {}, logs: {} };

const keptDays = 4;
/** A player watches fewer markets. The results of others are never proven. */
const maxMarkets = 400;

type Reply = {
  readonly family: Family;
  readonly boards: readonly (Shown & Pick<Market, 'id'>)[];
  readonly at: number;
  readonly lag: number;
};

/** The same object if nothing is new within the minute. */
export function noteReply(seen: SeenBoards, { family, boards, at, lag }: Reply): SeenBoards {
  const before = seen.looks[family] ?? [];
  const looks = withLook(before, at);
  let room = maxMarkets - Object.keys(seen.logs).length;
  const newLogs: Record<string, BoardLog> = {};
  const counts = grouped(boards, ({ id }) => id);
  for (const board of boards) {
    // Boards with one id would be taken for changes of one board.
    if ((counts.get(board.id)?.length ?? 0) > 1) continue;
    const key = marketKey(family, board.id);
    const known = seen.logs[key];
    if (known === undefined && (room -= 1) < 0) continue;
    const log = noteBoard(known ?? noLog, board, { at, lag, before: before.at(-1) ?? null });
    if (log !== known) newLogs[key] = log;
  }
  const isSame = Object.keys(newLogs).length === 0;
  if (isSame && looks === before) return seen;
  return {
    looks: { ...seen.looks, [family]: looks },
    logs: isSame ? seen.logs : { ...seen.logs, ...newLogs },
  };
}

function withLook(looks: readonly number[], look: number): readonly number[] {
  const last = looks.at(-1);
  const at = last === undefined ? look : notBefore(look, last);
  if (last === undefined || at < last) return [at];
  if (Math.floor(at) === Math.floor(last)) return looks;
  const dayOf = (look: number | undefined): number => Math.floor((look ?? -1) / minutesOfDay);
  const hasTwo = dayOf(looks.at(-2)) === dayOf(at);
  return [...(hasTwo ? looks.slice(0, -1) : looks), at].slice(-2 * keptDays);
}

/** Drops markets that the provider has not listed for days, and values that a day long ago showed. */
export function withoutOld(seen: SeenBoards, at: number): SeenBoards {
  const oldest = at - keptDays * minutesOfDay;
  const recent = (log: PartLog): PartLog =>
    log.filter((_, index) => (log[index + 1]?.from ?? Infinity) > oldest);
  return {
    ...seen,
    logs: Object.fromEntries(
      Object.entries(seen.logs).map(([key, { Open, Close }]) => [
        key,
        { Open: recent(Open), Close: recent(Close) },
      ]),
    ),
  };
}
