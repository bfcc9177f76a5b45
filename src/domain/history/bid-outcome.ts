import { grouped } from '../../lib/grouped.ts';
import { onceForEach } from '../../lib/once.ts';
import { plainText } from '../../lib/text.ts';
import type { StatedAmount } from '../amount.ts';
import { dayAfter, dayBefore, isoDate, type LocalTime, parseIsoDate } from '../dates.ts';
import type { GameKey } from '../game/game-list.ts';
import { allPanas } from '../game/panna.ts';
import { type BidStatus, bidStatus, type MarketResult } from '../game/settlement.ts';
import { hasOneSession } from '../game/winning.ts';
import { type Board, figuresOf, resultOfBoard } from '../market/board.ts';
import {
  type BidSession,
  bidSessions,
  closesPastMidnight,
  type Family,
  marketDay,
  parseBidSession,
} from '../market/market.ts';
import { points } from '../points.ts';
import { type KnownResults, provenResult, provenText } from '../result/known-results.ts';
import type { ProvenDay, ProvenPart } from '../result/proof.ts';
import type { BidRow } from '../slip/bid.ts';
import type { Listed, ShownRecord } from './history.ts';
import { recordDay, recordMoment } from './record-day.ts';
import { gameOfLabel } from './server-words.ts';
import { type StakeReturns, unreadReturns } from './stake-returns.ts';

/**
 * `returned`: the stake came back. `unknown`: nothing is certain. `amount` is the listed win, or null.
 * `result` is the proven result of the market's day, or empty.
 */
export type BidOutcome = {
  readonly status: BidStatus | 'returned' | 'unknown';
  readonly amount: StatedAmount | null;
  readonly result: string;
  readonly chance: Chance;
};

/**
 * `alive`: the bid waits, no proven result is against it, and the results that it still needs cannot have
 * been declared. `possible`: the bid waits, but an unproven result may have decided it. `none`: the bid can
 * no longer win.
 */
export type Chance = 'alive' | 'possible' | 'none';

export type Evidence = {
  /** The wins of the same days and the day after. Null if they could not be read. */
  readonly wins: Listed<ShownRecord> | null;
  readonly boards: readonly Board[];
  readonly results: KnownResults;
  readonly returns: StakeReturns;
  readonly now: LocalTime;
};

export function bidOutcomes(
  family: Family,
  bids: readonly ShownRecord[],
  evidence: Evidence,
): readonly BidOutcome[] {
  const listed = evidence.wins?.rows ?? [];
  const boardsOf = grouped(evidence.boards, ({ name }) => plainText(name));
  const known = { ...evidence, isListed: listedWins(family, listed), boardsOf };
  const isOfNight = winsOfNight(family, bids, listed, known);
  const wins = winsOf(family, bids, listed, evidence.returns).map((win, index) => {
    const bid = bids[index];
    return win === null || bid === undefined || isOfNight(bid) ? null : win;
  });
  return bids.map((bid, index) => {
    const won = wins[index] ?? null;
    if (won === null) return { ...standing(family, bid, known), amount: null };
    return { ...standing(family, bid, known), status: 'won', amount: won.amount, chance: 'none' };
  });
}

type Index = {
  readonly isListed: (bid: ShownRecord) => boolean;
  readonly boardsOf: ReadonlyMap<string, readonly Board[]>;
};

type Standing = Omit<BidOutcome, 'amount'>;
const unknown: Standing = { status: 'unknown', result: '', chance: 'none' };

/** A returned stake is neither won nor lost. If it may have been returned, nothing is certain. */
function standing(family: Family, bid: ShownRecord, evidence: Evidence & Index): Standing {
  const found = byBoard(family, bid, evidence);
  const { status, result } = found;
  const back = evidence.returns(bid);
  if (back === 'returned') return { status: 'returned', result, chance: 'none' };
  if (back === 'none' || status === 'unknown') return found;
  // Even if the wallet could not be read, a bid without a result still waits.
  return status === 'waiting' && evidence.returns === unreadReturns ? found : { ...unknown, result };
}

function byBoard(family: Family, bid: ShownRecord, evidence: Evidence & Index): Standing {
  const day = recordDay(bid.date);
  if (day === null) return unknown;
  const { results } = evidence;
  const session = decidingSession(family, bid);
  const [board, another] = evidence.boardsOf.get(plainText(bid.marketName)) ?? [];
  if (board === undefined || another !== undefined)
    return results.isOver(null, session, day) ? past(bid, evidence) : unknown;
  const found = onDay(family, bid, { board, day }, evidence);
  if (!mayBeOfNightBefore(family, bid, board)) return found;
  const before = previousDay(day);
  if (typeof results.on(board, before).Close?.figures !== 'string') return found;
  const other = onDay(family, bid, { board, day: before }, evidence);
  if (found.status === other.status) return found;
  return found.status === 'waiting' ? { ...found, chance: 'possible' } : unknown;
}

/** What the board says if the bid is of that market day. */
function onDay(
  family: Family,
  bid: ShownRecord,
  { board, day }: { readonly board: Board; readonly day: string },
  evidence: Evidence & Index,
): Standing {
  const { now, results } = evidence;
  const session = decidingSession(family, bid);
  const proven = withWins(results.on(board, day), board, day, evidence.wins);
  const shown = byResult(family, bid, proven, of => results.isUndeclared(board, of, day));
  if (shown === null) return unknown;
  // The provider has paid nothing for it, so it may have corrected the result while the app was closed.
  if (shown.status === 'won' && hasAllWins(evidence) && results.isPaid(board, session, day))
    return { ...shown, status: 'unknown' };
  if (shown.status !== 'waiting') return shown;
  const { times } = board;
  if (day >= isoDate(times === null ? now.date : marketDay(times, now))) return shown;
  if (results.mayStillCome(board, session, day)) return shown;
  return results.isOver(board, session, day) ? past(bid, evidence) : unknown;
}

/**
 * A provider may date a bid with the day on which it was placed. On Close, and past midnight, that is the day after the
 * market's.
 */
function mayBeOfNightBefore(family: Family, bid: ShownRecord, { times }: Board): boolean {
  if (times === null || !closesPastMidnight(times)) return false;
  const [session, another] = sessionsOf(family, bid);
  if (session !== 'Close' || another !== undefined) return false;
  const { minute } = recordMoment(bid.date);
  return minute === null || minute < (times.close ?? 0);
}

/** The session whose result decides the bid. It is Close for games that name numbers of both sessions. */
export const decidingSession = (family: Family, bid: ShownRecord): BidSession =>
  sessionsOf(family, bid).at(-1) ?? 'Close';

/** The sessions whose numbers the bid names, in their order. */
function sessionsOf(family: Family, bid: ShownRecord): readonly BidSession[] {
  if (family !== 'main') return ['Open'];
  if (!hasOneSession(gameOfLabel(family, bid.label))) return bidSessions;
  return [parseBidSession(bid.session) === 'Open' ? 'Open' : 'Close'];
}

/** Null if the game or the session is unknown here. */
function byResult(
  family: Family,
  bid: ShownRecord,
  proven: ProvenDay,
  isUndeclared: (session: BidSession) => boolean,
): Standing | null {
  const game = gameOfLabel(family, bid.label);
  const session = family === 'main' ? parseBidSession(bid.session) : 'Open';
  if (game === null || session === null) return null;
  const { digits, closeDigits } = bid;
  const row = { digits: digits.trim(), closeDigits: closeDigits.trim(), points: points(0), session };
  const result = provenResult(family, proven);
  const status = bidStatus(game, row, result);
  const isCertain = sessionsOf(family, bid).every(
    of => (proven[of]?.figures ?? null) !== null || isUndeclared(of),
  );
  const chance = isCertain ? 'alive' : 'possible';
  return {
    status,
    result: provenText(family, proven),
    chance: status === 'waiting' && canWin(game, row, result) ? chance : 'none',
  };
}

/** A listed win proves the day of the part of the board that it fits. */
function withWins(proven: ProvenDay, board: Board, day: string, wins: Listed<ShownRecord> | null): ProvenDay {
  const { family } = board;
  const figures = figuresOf(resultOfBoard(board));
  const isNamed = (session: BidSession, part: string | null): boolean =>
    part !== null &&
    (wins?.rows ?? []).some(
      win =>
        win.digits.trim() === part &&
        win.closeDigits.trim() === '' &&
        recordDay(win.date) === day &&
        plainText(win.marketName) === plainText(board.name) &&
        (family !== 'main' || parseBidSession(win.session) === session),
    );
  const joined = (session: BidSession, part: string | null): ProvenPart | null =>
    proven[session] ?? (isNamed(session, part) ? { figures: part, corrected: false } : null);
  return { Open: joined('Open', figures.open), Close: joined('Close', figures.close) };
}

/** A bid without a win is lost only if all wins were read. */
const past = (bid: ShownRecord, evidence: Evidence & Index): Standing =>
  !hasAllWins(evidence) || evidence.isListed(bid) ? unknown : { ...unknown, status: 'lost' };

const hasAllWins = ({ wins }: Evidence): boolean => wins !== null && wins.unread === 0;

/** Only main markets have two sessions. */
function baseOf(family: Family, record: ShownRecord): string {
  const session = family === 'main' ? (parseBidSession(record.session) ?? record.session) : '';
  const { marketName, label, digits, closeDigits } = record;
  return [marketName, label, session, digits, closeDigits].map(plainText).join('|');
}

type Read = { readonly family: Family; readonly base: string; readonly day: string };
/** A cache, because thousands of records are compared every minute. */
const readRecords = new WeakMap<ShownRecord, Read>();

function read(family: Family, record: ShownRecord): Read {
  const known = readRecords.get(record);
  if (known?.family === family) return known;
  const day = recordDay(record.date) ?? plainText(record.date);
  const fresh = { family, base: baseOf(family, record), day };
  readRecords.set(record, fresh);
  return fresh;
}

const keyOf = (family: Family, record: ShownRecord): string => dayKey(read(family, record));
const dayKey = ({ base, day }: Pick<Read, 'base' | 'day'>): string => `${base}|${day}`;

const size = ({ amount }: ShownRecord): number => (amount === 'unreadable' ? 0 : Number(amount.exact));
const bySize = (a: ShownRecord, b: ShownRecord): number => size(b) - size(a);

/** Matches each listed win with one equal bid. The higher stake has the higher win. */
function winsOf(
  family: Family,
  bids: readonly ShownRecord[],
  wins: readonly ShownRecord[],
  returns: StakeReturns,
) {
  const listed = grouped(wins.toSorted(bySize), win => keyOf(family, win));
  const equal = grouped(bids, bid => keyOf(family, bid));
  const found = new Map<ShownRecord, ShownRecord>();
  for (const [key, own] of listed)
    mayBePaid(equal.get(key) ?? [], own.length, returns)
      .toSorted(bySize)
      .forEach((bid, index) => {
        const paid = own[index];
        if (paid !== undefined) found.set(bid, paid);
      });
  return bids.map(bid => found.get(bid) ?? null);
}

const haveOneSize = (bids: readonly ShownRecord[]): boolean => new Set(bids.map(size)).size <= 1;

/** Equal bids win together, except for those whose stakes came back. Which ones did matters only where stakes differ. */
function mayBePaid(
  equal: readonly ShownRecord[],
  wins: number,
  returns: StakeReturns,
): readonly ShownRecord[] {
  if (wins >= equal.length || haveOneSize(equal)) return equal;
  const kept = equal.filter(bid => returns(bid) !== 'returned');
  if (kept.length <= wins) return kept.length < wins ? equal : kept;
  const sure = kept.filter(bid => returns(bid) === 'none');
  const perhaps = kept.filter(bid => returns(bid) === 'possible');
  return haveOneSize(perhaps) ? [...sure, ...perhaps.slice(0, Math.max(0, wins - sure.length))] : sure;
}

/**
 * A market that closes past midnight may date its wins with the day after. While an equal bid of the day before may
 * still have won, it is unknown which of the two a win paid.
 */
function winsOfNight(
  family: Family,
  bids: readonly ShownRecord[],
  wins: readonly ShownRecord[],
  known: Evidence & Index,
): (bid: ShownRecord) => boolean {
  const bidsOf = grouped(bids, bid => keyOf(family, bid));
  const winsOn = grouped(wins, win => keyOf(family, win));
  return bid => {
    const [board] = known.boardsOf.get(plainText(bid.marketName)) ?? [];
    if (!board?.times || !closesPastMidnight(board.times)) return false;
    if (decidingSession(family, bid) !== 'Close') return false;
    const { base, day } = read(family, bid);
    const before = dayKey({ base, day: previousDay(day) });
    const open = (bidsOf.get(before) ?? []).filter(
      one => !['lost', 'returned'].includes(standing(family, one, known).status),
    );
    return open.length > (winsOn.get(before)?.length ?? 0);
  };
}

/**
 * A win like the bid's may belong to the day after (a close past midnight). Then the app must not call the
 * bid lost.
 */
function listedWins(family: Family, wins: readonly ShownRecord[]): (bid: ShownRecord) => boolean {
  const listed = new Set(wins.map(win => keyOf(family, win)));
  return bid => {
    const { base, day } = read(family, bid);
    return listed.has(dayKey({ base, day })) || listed.has(dayKey({ base, day: nextDay(day) }));
  };
}

const nextDay = onceForEach(day => {
  const date = parseIsoDate(day);
  return date === null ? day : isoDate(dayAfter(date));
});

const previousDay = onceForEach(day => {
  const date = parseIsoDate(day);
  return date === null ? day : isoDate(dayBefore(date));
});

/** A bid cannot win if it names another number than the declared result of either session. */
function canWin(game: GameKey, row: BidRow, result: MarketResult): boolean {
  if (result.family !== 'main') return true;
  const { openPana, closePana } = result;
  if (openPana === null && closePana === null) return true;
  return allPanas.some(pana => {
    const whole = { ...result, openPana: openPana ?? pana, closePana: closePana ?? pana };
    return bidStatus(game, row, whole) === 'won';
  });
}
