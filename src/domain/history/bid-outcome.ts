import { grouped } from '../../lib/grouped.ts';
import { plainText } from '../../lib/text.ts';
import type { StatedAmount } from '../amount.ts';
import type { LocalTime } from '../dates.ts';
import type { GameKey } from '../game/game-list.ts';
import { allPanas } from '../game/panna.ts';
import { type BidStatus, bidStatus, type MarketResult } from '../game/settlement.ts';
import { hasOneSession } from '../game/winning.ts';
import { previousDay } from '../iso-days.ts';
import { type Board, figuresOf, resultOfBoard } from '../market/board.ts';
import { currentDay } from '../market/current-day.ts';
import {
  type BidSession,
  bidSessions,
  closesPastMidnight,
  type Family,
  parseBidSession,
} from '../market/market.ts';
import { points } from '../points.ts';
import { type KnownResults, provenResult, provenText } from '../result/known-results.ts';
import type { ProvenDay, ProvenPart } from '../result/proof.ts';
import type { BidRow } from '../slip/bid.ts';
import type { ShownRecord } from './history.ts';
import { isComplete, type Listed } from './listed.ts';
import { keyOf, keyOfDayBefore, listedWins, winsOf } from './listed-wins.ts';
import { recordDay, recordMinute } from './record-day.ts';
import { meaningsOf } from './record-number.ts';
import { gameOfLabel } from './server-words.ts';
import type { StakeReturns } from './stake-returns.ts';

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
type Chance = 'alive' | 'possible' | 'none';

export type OutcomeEvidence = {
  /** The wins of the same days and of those beside them. Null if they could not be read. */
  readonly wins: Listed<ShownRecord> | null;
  readonly boards: readonly Board[];
  readonly results: KnownResults;
  readonly returns: StakeReturns;
  readonly now: LocalTime;
};

export function bidOutcomes(
  family: Family,
  bids: readonly ShownRecord[],
  evidence: OutcomeEvidence,
): readonly BidOutcome[] {
  const listed = evidence.wins?.rows ?? [];
  const known = withIndex(family, evidence);
  const isOfNight = winsOfNight(family, bids, listed, known);
  const wins = winsOf(family, bids, listed, evidence.returns).map((win, index) => {
    const bid = bids[index];
    return win === null || bid === undefined || isOfNight(bid) ? null : win;
  });
  return bids.map((bid, index) => {
    const won = wins[index] ?? null;
    if (won === null) return { ...judge(family, bid, known), amount: null };
    return { ...judge(family, bid, known), status: 'won', amount: won.amount, chance: 'none' };
  });
}

type Index = {
  readonly isListed: (bid: ShownRecord, mayBeOfNightBefore: boolean) => boolean;
  readonly boardsOf: ReadonlyMap<string, readonly Board[]>;
};

const withIndex = (family: Family, evidence: OutcomeEvidence): OutcomeEvidence & Index => ({
  ...evidence,
  isListed: listedWins(family, evidence.wins?.rows ?? []),
  boardsOf: grouped(evidence.boards, ({ name }) => plainText(name)),
});

/** The status of the bid if it were of that market day. Listed wins and returned stakes do not count. */
export const statusOn = (
  family: Family,
  bid: ShownRecord,
  of: { readonly board: Board; readonly day: string },
  evidence: OutcomeEvidence,
): BidOutcome['status'] => onDay(family, bid, of, withIndex(family, evidence)).status;

type Judged = Omit<BidOutcome, 'amount'>;
const unknown: Judged = { status: 'unknown', result: '', chance: 'none' };

/** A returned stake is neither won nor lost. If it may have been returned, nothing is certain. */
function judge(family: Family, bid: ShownRecord, evidence: OutcomeEvidence & Index): Judged {
  const found = byBoard(family, bid, evidence);
  const { status, result } = found;
  const back = evidence.returns(bid);
  if (back === 'returned') return { status: 'returned', result, chance: 'none' };
  if (back === 'none' || status === 'unknown') return found;
  // Even if the wallet could not be read, a bid without a result still waits.
  return status === 'waiting' && back === 'unread' ? found : { ...unknown, result };
}

function byBoard(family: Family, bid: ShownRecord, evidence: OutcomeEvidence & Index): Judged {
  const day = recordDay(bid.date);
  if (day === null) return unknown;
  const { results } = evidence;
  const session = decidingSession(family, bid);
  const [board, another] = evidence.boardsOf.get(plainText(bid.marketName)) ?? [];
  if (board === undefined || another !== undefined)
    return results.isOver(null, session, day) ? past(family, bid, null, evidence) : unknown;
  const found = onDay(family, bid, { board, day }, evidence);
  if (!mayBeOfNightBefore(family, bid, board)) return found;
  const before = previousDay(day);
  if (typeof results.on(board, before).Close?.figures !== 'string') return found;
  const other = onDay(family, bid, { board, day: before }, evidence);
  if (found.status === other.status) return found;
  return found.status === 'waiting' ? { ...found, chance: 'possible' } : unknown;
}

/** The judgement by the board if the bid is of that market day. */
function onDay(
  family: Family,
  bid: ShownRecord,
  { board, day }: { readonly board: Board; readonly day: string },
  evidence: OutcomeEvidence & Index,
): Judged {
  const { now, results } = evidence;
  const session = decidingSession(family, bid);
  const proven = withWins(results.on(board, day), board, day, evidence.wins);
  const shown = byResult(family, bid, proven, of => results.isUndeclared(board, of, day));
  if (shown === null) return unknown;
  // The provider has paid nothing for it, so it may have corrected the result while the app was closed.
  if (shown.status === 'won' && hasAllWins(evidence) && results.isPaid(board, session, day))
    return { ...shown, status: 'unknown' };
  if (shown.status !== 'waiting') return shown;
  if (day >= currentDay(board, now)) return shown;
  if (results.mayStillCome(board, session, day)) return shown;
  return results.isOver(board, session, day) ? past(family, bid, board, evidence) : unknown;
}

/**
 * A provider may date a bid with the day on which it was placed. For a Close bid past midnight, that is the day after
 * the market's.
 */
export function mayBeOfNightBefore(family: Family, bid: ShownRecord, { times }: Board): boolean {
  if (times === null || !closesPastMidnight(times)) return false;
  const [session, another] = sessionsOf(family, bid);
  if (session !== 'Close' || another !== undefined) return false;
  const minute = recordMinute(bid.date);
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

/** Null if the game, the session or the number is unknown here. */
function byResult(
  family: Family,
  bid: ShownRecord,
  proven: ProvenDay,
  isUndeclared: (session: BidSession) => boolean,
): Judged | null {
  const game = gameOfLabel(family, bid.label);
  const session = family === 'main' ? parseBidSession(bid.session) : 'Open';
  if (game === null || session === null) return null;
  const { digits, closeDigits } = bid;
  const row = { digits: digits.trim(), closeDigits: closeDigits.trim(), points: points(0), session };
  const meanings = meaningsOf(game, row);
  const result = provenResult(family, proven);
  const text = provenText(family, proven);
  const [status, another] = new Set(meanings.map(meaning => bidStatus(game, meaning, result)));
  if (status === undefined) return null;
  if (another !== undefined) return { ...unknown, result: text };
  const ableToWin = meanings.filter(meaning => status === 'waiting' && canWin(game, meaning, result));
  if (ableToWin.length === 0) return { status, result: text, chance: 'none' };
  const isCertain =
    ableToWin.length === meanings.length &&
    sessionsOf(family, bid).every(of => (proven[of]?.figures ?? null) !== null || isUndeclared(of));
  return { status, result: text, chance: isCertain ? 'alive' : 'possible' };
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

/** A bid without a win is lost only if all wins were read. Without a board it may be of the night before. */
function past(
  family: Family,
  bid: ShownRecord,
  board: Board | null,
  evidence: OutcomeEvidence & Index,
): Judged {
  const ofNightBefore = board === null || mayBeOfNightBefore(family, bid, board);
  const isLost = hasAllWins(evidence) && !evidence.isListed(bid, ofNightBefore);
  return isLost ? { ...unknown, status: 'lost' } : unknown;
}

const hasAllWins = ({ wins }: OutcomeEvidence): boolean => isComplete(wins);

/**
 * A market that closes past midnight may date its wins with the day after. While an equal bid of the day before may
 * still have won, it is unknown which of the two a win paid.
 */
function winsOfNight(
  family: Family,
  bids: readonly ShownRecord[],
  wins: readonly ShownRecord[],
  known: OutcomeEvidence & Index,
): (bid: ShownRecord) => boolean {
  const bidsOf = grouped(bids, bid => keyOf(family, bid));
  const winsOn = grouped(wins, win => keyOf(family, win));
  return bid => {
    const [board] = known.boardsOf.get(plainText(bid.marketName)) ?? [];
    if (!board?.times || !closesPastMidnight(board.times)) return false;
    if (decidingSession(family, bid) !== 'Close') return false;
    const before = keyOfDayBefore(family, bid);
    const open = (bidsOf.get(before) ?? []).filter(
      one => !['lost', 'returned'].includes(judge(family, one, known).status),
    );
    return open.length > (winsOn.get(before)?.length ?? 0);
  };
}

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
