import { grouped } from '../../lib/grouped.ts';
import { onceForEach } from '../../lib/once.ts';
import { plainText } from '../../lib/text.ts';
import type { StatedAmount } from '../amount.ts';
import { type Board, boardText, dayResult } from '../market/board.ts';
import { dayAfter, dayBefore, isoDate, type LocalTime, parseIsoDate } from '../dates.ts';
import { gameOfLabel } from './server-words.ts';
import type { Listed, ShownRecord } from './history.ts';
import { closesPastMidnight, type Family, parseBidSession } from '../market/market.ts';
import { points } from '../points.ts';
import { isAnyDeclared } from '../market/market-chart.ts';
import { recordDay } from './record-day.ts';
import { type BidStatus, bidStatus, type MarketResult } from '../game/settlement.ts';
import type { BidRow } from '../slip/bid.ts';
import type { GameKey } from '../game/game-list.ts';
import { allPanas } from '../game/panna.ts';
import type { ShownTransaction } from '../wallet/wallet.ts';

/**
 * `unknown`: nothing is certain. `amount`: the listed win, else null. `result`: the board of the bid's day, else
 * empty. `canWin`: it waits, and no declared result stands against it.
 */
export type BidOutcome = {
  readonly status: BidStatus | 'unknown';
  readonly amount: StatedAmount | null;
  readonly result: string;
  readonly canWin: boolean;
};

export type Evidence = {
  /** Of the same days and the day after; null when they could not be read. */
  readonly wins: Listed<ShownRecord> | null;
  readonly boards: readonly Board[];
  /** Whether the board was seen without its full result on that day. */
  readonly isFresh: (board: Board, day: string) => boolean;
  /** A wallet credit may be the bid's returned stake; then it is not called lost. */
  readonly maybeReturned: (bid: ShownRecord) => boolean;
  readonly now: LocalTime;
};

export function bidOutcomes(
  family: Family,
  bids: readonly ShownRecord[],
  evidence: Evidence,
): readonly BidOutcome[] {
  const listed = evidence.wins?.rows ?? [];
  const wins = winsOf(family, bids, listed);
  const boardsOf = grouped(evidence.boards, ({ name }) => plainText(name));
  const known = { ...evidence, isListed: listedWins(family, listed), boardsOf };
  return bids.map((bid, index) => {
    const stands = standing(family, bid, known);
    const won = wins[index] ?? null;
    return won === null
      ? { ...stands, amount: null }
      : { ...stands, status: 'won', amount: won.amount, canWin: false };
  });
}

type Index = {
  readonly isListed: (bid: ShownRecord) => boolean;
  readonly boardsOf: ReadonlyMap<string, readonly Board[]>;
};

type Standing = Omit<BidOutcome, 'amount'>;
const unknown: Standing = { status: 'unknown', result: '', canWin: false };

function standing(family: Family, bid: ShownRecord, evidence: Evidence & Index): Standing {
  const day = recordDay(bid.date);
  if (day === null) return unknown;
  const { now } = evidence;
  const [board, another] = evidence.boardsOf.get(plainText(bid.marketName)) ?? [];
  if (board !== undefined && another === undefined) {
    const shown = dayResult(board, now, evidence.isFresh(board, day));
    if (day === shown.day) return byResult(family, bid, shown.result, boardText(board));
    const waits = board.times === null ? day === isoDate(now.date) : day > shown.day;
    if (waits) return { status: 'waiting', result: '', canWin: true };
    if (board.times !== null && !closesPastMidnight(board.times)) return past(bid, evidence);
  }
  // Its market may close past midnight, on the day after.
  return day < isoDate(dayBefore(now.date)) ? past(bid, evidence) : unknown;
}

function byResult(family: Family, bid: ShownRecord, result: MarketResult, text: string): Standing {
  const game = gameOfLabel(family, bid.label);
  const session = family === 'main' ? parseBidSession(bid.session) : 'Open';
  if (game === null || session === null) return unknown;
  const { digits, closeDigits } = bid;
  const row = { digits: digits.trim(), closeDigits: closeDigits.trim(), points: points(0), session };
  const status = bidStatus(game, row, result);
  return {
    status,
    result: isAnyDeclared(result) ? text : '',
    canWin: status === 'waiting' && canWin(game, row, result),
  };
}

/** Without a win it is lost only when all wins were read. */
function past(bid: ShownRecord, { wins, isListed, maybeReturned }: Evidence & Index): Standing {
  const complete = wins !== null && wins.unread === 0;
  if (!complete || isListed(bid) || maybeReturned(bid)) return unknown;
  return { ...unknown, status: 'lost' };
}

/** Only main markets have sessions that differ. */
function baseOf(family: Family, record: ShownRecord): string {
  const session = family === 'main' ? (parseBidSession(record.session) ?? record.session) : '';
  const { marketName, label, digits, closeDigits } = record;
  return [marketName, label, session, digits, closeDigits].map(plainText).join('|');
}

type Read = { readonly family: Family; readonly base: string; readonly day: string };
/** Thousands are compared every minute: a record is read once. */
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

/** As many equal bids have won as wins are listed, each win of one bid; the higher stake has the higher win. */
function winsOf(family: Family, bids: readonly ShownRecord[], wins: readonly ShownRecord[]) {
  const left = grouped(wins.toSorted(bySize), win => keyOf(family, win));
  const found = new Map<ShownRecord, ShownRecord | undefined>();
  for (const bid of bids.toSorted(bySize)) found.set(bid, left.get(keyOf(family, bid))?.shift());
  return bids.map(bid => found.get(bid) ?? null);
}

/** A win like the bid's may be of the day after (a close past midnight): then nobody may call the bid lost. */
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

/** A bid cannot win when it names another open result than the declared one. */
function canWin(game: GameKey, row: BidRow, result: MarketResult): boolean {
  if (result.family !== 'main' || result.openPana === null) return true;
  return allPanas.some(closePana => bidStatus(game, row, { ...result, closePana }) === 'won');
}

/** The same amount and a note that names the market; true of all bids when the credits are unknown (null). */
export function returnedBids(credits: readonly ShownTransaction[] | null): (bid: ShownRecord) => boolean {
  if (credits === null) return () => true;
  const notes = new Map<string, Set<string>>();
  for (const { amount, deposit, note } of credits) {
    if (deposit || amount === 'unreadable') continue;
    const same = notes.get(amount.exact) ?? new Set();
    notes.set(amount.exact, same.add(plainText(note)));
  }
  return ({ amount, marketName }) => {
    if (amount === 'unreadable') return true;
    const name = plainText(marketName);
    return [...(notes.get(amount.exact) ?? [])].some(note => note.includes(name));
  };
}
