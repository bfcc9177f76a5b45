import type { StatedAmount } from '../amount.ts';
import { dayBefore, isoDate, type LocalTime } from '../dates.ts';
import { previousDay } from '../iso-days.ts';
import { type Board, boardText, figuresOf, partText, resultOfBoard } from '../market/board.ts';
import { type BidSession, bidSessions, type Family } from '../market/market.ts';
import { currentDay } from '../market/current-day.ts';
import { type MinuteOfDay, minutesOfDay } from '../minute-of-day.ts';
import type { KnownResults } from '../result/known-results.ts';
import type { ProvenDay } from '../result/proof.ts';
import { plainText } from '../../lib/text.ts';
import {
  type BidOutcome,
  bidOutcomes,
  decidingSession,
  type OutcomeEvidence,
  mayBeOfNightBefore,
  statusOn,
} from './bid-outcome.ts';
import type { ShownRecord } from './history.ts';
import { isComplete, type Listed, seemsComplete } from './listed.ts';
import { recordDay } from './record-day.ts';
import type { StakeReturns } from './stake-returns.ts';

/** `last`: on the board, but its day is not proven. */
type ResultDay = 'today' | 'yesterday' | 'earlier' | 'last';

/** `time` is null if the market's times cannot be read. */
export type DayEntry = {
  readonly board: Board;
  readonly session: BidSession;
  /** The market day, or null if it is unknown. */
  readonly day: string | null;
  /** `470-1` for Open, and the whole line for Close. */
  readonly text: string;
  readonly change: 'corrected' | 'takenBack' | null;
  readonly time: MinuteOfDay | null;
};

export type ResultGroup = { readonly day: ResultDay; readonly entries: readonly DayEntry[] };

/** The results grouped by the day that is proven for them, the newest first. Empty groups are left out. */
export function dayResults(
  boards: readonly Board[],
  results: KnownResults,
  now: LocalTime,
): readonly ResultGroup[] {
  const entries = boards.flatMap(board => entriesOf(board, results, now));
  const today = isoDate(now.date);
  const yesterday = isoDate(dayBefore(now.date));
  const groupOf = ({ day }: DayEntry): ResultDay =>
    day === null ? 'last' : day >= today ? 'today' : day === yesterday ? 'yesterday' : 'earlier';
  return (['today', 'yesterday', 'earlier', 'last'] as const).flatMap(day => {
    const found = entries.filter(entry => groupOf(entry) === day).toSorted(newestFirst);
    return found.length === 0 ? [] : [{ day, entries: found }];
  });
}

/** The results of the current market day and the day before, and then anything else on the board. */
function entriesOf(board: Board, results: KnownResults, now: LocalTime): readonly DayEntry[] {
  const current = currentDay(board, now);
  const days = [current, previousDay(current)];
  const { family } = board;
  const proven = days.flatMap(day => {
    const known = results.on(board, day);
    return bidSessions.flatMap((session): readonly DayEntry[] => {
      const part = known[session];
      if (part === null) return [];
      return [
        {
          board,
          session,
          day,
          text: sessionText(family, session, known),
          change: part.figures === null ? 'takenBack' : part.corrected ? 'corrected' : null,
          time: timeOf(board, session),
        },
      ];
    });
  });
  const shown = figuresOf(resultOfBoard(board));
  const last = bidSessions.flatMap((session): readonly DayEntry[] => {
    const figures = session === 'Open' ? shown.open : shown.close;
    if (figures === null || proven.some(entry => entry.session === session && isShown(entry, figures)))
      return [];
    const text =
      session === 'Open' ? (board.open ?? '') : boardText({ ...board, open: board.open ?? '***-*' });
    return [{ board, session, day: null, text, change: null, time: timeOf(board, session) }];
  });
  return [...proven, ...last];
}

/** `470-1` for Open, and the whole line for Close. Contains only proven results. */
export function sessionText(family: Family, session: BidSession, { Open, Close }: ProvenDay): string {
  const open = partText(family, 'Open', Open?.figures ?? null);
  if (session === 'Open') return open ?? '';
  const close = partText(family, 'Close', Close?.figures ?? null);
  return boardText({ open: open ?? '***-*', close: close ?? '*-***' });
}

const isShown = ({ text, change }: DayEntry, figures: string): boolean =>
  change !== 'takenBack' && text.includes(figures);

const timeOf = ({ times }: Board, session: BidSession): MinuteOfDay | null =>
  (session === 'Open' ? times?.open : times?.close) ?? null;

const newestFirst = (a: DayEntry, b: DayEntry): number =>
  a.day === b.day ? minutesOf(b) - minutesOf(a) : (a.day ?? '') < (b.day ?? '') ? 1 : -1;

/** A close past midnight is later than the open time. */
function minutesOf({ board, time }: DayEntry): number {
  const open = board.times?.open ?? 0;
  return time === null ? 0 : time < open ? time + minutesOfDay : time;
}

type FamilyDay = { readonly [Kind in 'bids' | 'wins']: Listed<ShownRecord> | null };

export type DayPoints = { readonly bids: number | null; readonly wins: number | null };

/** Bids whose stake came back do not count. */
export const pointsOfDay = (
  day: string,
  families: readonly FamilyDay[],
  returns: StakeReturns,
): DayPoints => ({
  bids: sumOf(
    day,
    families.map(
      ({ bids }) => bids && { ...bids, rows: bids.rows.filter(bid => returns(bid) !== 'returned') },
    ),
  ),
  wins: sumOf(
    day,
    families.map(({ wins }) => wins),
  ),
});

type Dated = Pick<ShownRecord, 'date' | 'amount'>;

function sumOf(day: string, lists: readonly (Listed<Dated> | null)[]): number | null {
  let sum = 0;
  for (const list of lists) {
    if (list === null || !seemsComplete(list)) return null;
    for (const { date, amount } of list.rows) {
      if (recordDay(date) === null || amount === 'unreadable') return null;
      if (recordDay(date) === day) sum += Number(amount.exact);
    }
  }
  return sum;
}

/**
 * The meaning of a result for the player's bids. `won`: the listed amounts. `unlisted`: a bid won, but not all
 * of the wins are known. `unknown`: nothing is certain. `none`: the result decides no bid.
 */
export type Meaning =
  | { readonly kind: 'won'; readonly amounts: readonly StatedAmount[] }
  | { readonly kind: 'lost' | 'returned'; readonly count: number }
  | { readonly kind: 'unlisted' | 'waiting' | 'unknown' | 'none' };

type ResultOf = { readonly board: Board; readonly session: BidSession; readonly day: string };

/** Counts only bids that the session's result decides. `boards` has all of the family. */
export function meaningOf(of: ResultOf, bids: Listed<ShownRecord>, evidence: OutcomeEvidence): Meaning {
  const meaning = meaningOfListed(of, bids.rows, evidence);
  // A bid that is missing may have won.
  const isClaim = ['none', 'lost', 'returned'].includes(meaning.kind);
  return isClaim && !isComplete(bids) ? { kind: 'unknown' } : meaning;
}

function meaningOfListed(of: ResultOf, bids: readonly ShownRecord[], evidence: OutcomeEvidence): Meaning {
  const { board, session, day } = of;
  const { family } = board;
  const decided = bids.filter(
    bid => plainText(bid.marketName) === plainText(board.name) && decidingSession(family, bid) === session,
  );
  const outcomes = bidOutcomes(family, decided, evidence);
  const own = decided.flatMap((bid, index) => {
    const outcome = outcomes[index];
    return outcome === undefined || recordDay(bid.date) !== day ? [] : [{ bid, outcome }];
  });
  const meaning = joined(
    own.map(({ bid, outcome }) => (isOfAnotherNight(of, bid, outcome, evidence) ? unknown : outcome)),
  );
  const perhaps = decided.filter(
    bid => dayBeforeOf(recordDay(bid.date)) === day && mayBeOfNightBefore(family, bid, board),
  );
  if (meaning.kind === 'none') return perhaps.length > 0 ? { kind: 'unknown' } : meaning;
  const changesNothing = perhaps.every(bid => statusOn(family, bid, of, evidence) === 'lost');
  if (changesNothing || meaning.kind === 'waiting') return meaning;
  return { kind: meaning.kind === 'won' || meaning.kind === 'unlisted' ? 'unlisted' : 'unknown' };
}

type Outcome = Pick<BidOutcome, 'status' | 'amount'>;
const unknown: Outcome = { status: 'unknown', amount: null };

function joined(outcomes: readonly Outcome[]): Meaning {
  if (outcomes.length === 0) return { kind: 'none' };
  const withStatus = (wanted: string) => outcomes.filter(({ status }) => status === wanted);
  const won = withStatus('won');
  if (won.length > 0) {
    const amounts = won.flatMap(({ amount }) => (amount === null ? [] : [amount]));
    return amounts.length < won.length ? { kind: 'unlisted' } : { kind: 'won', amounts };
  }
  if (withStatus('unknown').length > 0) return { kind: 'unknown' };
  if (withStatus('waiting').length > 0) return { kind: 'waiting' };
  const lost = withStatus('lost').length;
  return lost > 0 ? { kind: 'lost', count: lost } : { kind: 'returned', count: outcomes.length };
}

/** A listed win that this night's result did not bring. */
const isOfAnotherNight = (
  of: ResultOf,
  bid: ShownRecord,
  { status }: Outcome,
  evidence: OutcomeEvidence,
): boolean =>
  status === 'won' &&
  mayBeOfNightBefore(of.board.family, bid, of.board) &&
  statusOn(of.board.family, bid, of, evidence) === 'lost';

const dayBeforeOf = (day: string | null): string | null => (day === null ? null : previousDay(day));
