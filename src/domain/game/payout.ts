// If a rate cannot be read, the payout is null and the app claims nothing.
import { type Amount, formatAmount, readAmount, type StatedAmount } from '../amount.ts';
import { ank, doublePanas, numberText, panaKind, singlePanas, triplePanas } from './panna.ts';
import { type BidRow, rowOfRecord } from '../slip/bid.ts';
import type { Draft } from '../../lib/draft.ts';
import type { GameKey } from './game-list.ts';
import type { BidField } from './game-numbers.ts';
import { type Game, gameByKey, type RateName } from './games.ts';
import { type BidSession, bidSessions, type Family } from '../market/market.ts';
import { points, type Points, pointsOf } from '../points.ts';
import { typedPoints } from '../typed-amount.ts';
import type { FamilyRates, Rate } from './rates.ts';
import { gameOfLabel } from '../history/server-words.ts';
import type { ShownRecord } from '../history/history.ts';

const kindRates = { SP: 'singlePana', DP: 'doublePana', TP: 'triplePana' } as const;

/** Throws if the game belongs to another family. */
export function rateOf(game: GameKey, digits: string, rates: FamilyRates): Rate {
  const { rate: name } = gameByKey(game);
  const named: { readonly [N in RateName]?: Rate } = rates;
  const rate = named[name === 'byKind' ? kindRates[panaKind(digits) ?? 'SP'] : name];
  if (rate === undefined) throw new Error(`No rate for ${game}`);
  return rate;
}

/**
 * Rounds to six decimal places before it drops the fraction, because 100 × 0.57 comes out a little below 57.
 */
export const payout = (staked: Points, rate: Rate): Points =>
  points(Math.floor(Number(((staked * Number(rate.win)) / Number(rate.stake)).toFixed(6))));

/** A sangam has its open part in `digits`. */
type Staked = Pick<BidRow, 'digits' | 'points'>;

export type Payouts = ReturnType<typeof payoutsAt>;

export function payoutsAt(rates: FamilyRates) {
  const paid = new WeakMap<Game, ReturnType<typeof paidRates>>();
  /** A game has one rate, but SP DP TP has three. Null if one of them cannot be read. */
  const ofGame = (game: Game): readonly PaidRate[] | null => {
    const known = paid.get(game);
    if (known !== undefined) return known;
    const found = paidRates(game, rates);
    paid.set(game, found);
    return found;
  };
  return {
    ofGame,
    ofBid: (game: GameKey, bid: Staked) => payoutOf(game, bid, rates),
    ofForm: (game: Game, draft: Draft<BidField>, session: BidSession) =>
      ofGame(game) && formPayout(game, draft, session, rates),
    most: (game: GameKey, rows: readonly BidRow[]) => mostPayout(game, rows, rates),
  };
}

const payoutOf = (game: GameKey, bid: Staked, rates: FamilyRates) =>
  paidAt(bid.points, rateOf(game, bid.digits, rates));

function paidAt(staked: Points, rate: Rate): Points | null {
  const plain = plainRate(rate);
  if (plain === null) return null;
  const [stake, win] = [plain.stake.exact, plain.win.exact];
  // `payout` throws beyond the safe integers.
  return (staked * Number(win)) / Number(stake) > Number.MAX_SAFE_INTEGER
    ? null
    : payout(staked, { stake, win });
}

type PlainRate = { readonly stake: Amount; readonly win: Amount };

/** A cache, because a slip has hundreds of rows and few rates. */
const known = new WeakMap<Rate, PlainRate | null>();

/** Either side may have group marks. Null unless both are positive numbers. */
function plainRate(rate: Rate): PlainRate | null {
  const read = known.get(rate);
  if (read !== undefined) return read;
  const [stake, win] = [readAmount(rate.stake), readAmount(rate.win)];
  const plain = isAboveZero(stake) && isAboveZero(win) ? { stake, win } : null;
  known.set(rate, plain);
  return plain;
}

const isAboveZero = (amount: StatedAmount): amount is Amount =>
  amount !== 'unreadable' && Number(amount.exact) > 0;

/** One number of the game, but for SP DP TP a pana of each kind. */
function samplesOf({ rate, isNumber, inputs }: Game): readonly string[] {
  if (rate !== 'byKind') return [inputs[0]?.allowed[0] ?? ''];
  const panas = [singlePanas, doublePanas, triplePanas].flatMap(all => all.slice(0, 1));
  return panas.filter(pana => isNumber({ digits: pana, closeDigits: '' }, 'Open'));
}

export type PaidRate = {
  readonly number: string;
  readonly stake: string;
  readonly win: string;
  readonly pays: Points;
};

function paidRates(game: Game, rates: FamilyRates): readonly PaidRate[] | null {
  const samples = samplesOf(game);
  const paid = samples.flatMap(number => {
    const rate = rateOf(game.key, number, rates);
    const [plain, pays] = [plainRate(rate), paidAt(game.minimumBid, rate)];
    if (plain === null || pays === null) return [];
    return [{ number, stake: formatAmount(plain.stake), win: formatAmount(plain.win), pays }];
  });
  return paid.length === samples.length ? paid : null;
}

export type FormPayout =
  | { readonly kind: 'number' | 'points' }
  | { readonly kind: 'one'; readonly number: string; readonly pays: Points }
  | { readonly kind: 'each'; readonly count: number; readonly least: Points; readonly most: Points };

function formPayout(
  game: Game,
  draft: Draft<BidField>,
  session: BidSession,
  rates: FamilyRates,
): FormPayout | null {
  const numbers = game.numbers(draft, game.session === 'choose' ? session : game.session);
  const [first] = numbers.ok ? numbers.value : [];
  if (!numbers.ok || first === undefined) return { kind: 'number' };
  const staked = typedPoints(draft.points ?? '');
  if (staked === null || staked < game.minimumBid) return { kind: 'points' };
  const pays: Points[] = [];
  for (const { digits } of numbers.value) {
    const paid = payoutOf(game.key, { digits, points: staked }, rates);
    if (paid === null) return null;
    pays.push(paid);
  }
  const [least, most] = [points(Math.min(...pays)), points(Math.max(...pays))];
  return pays.length === 1
    ? { kind: 'one', number: numberText(first), pays: least }
    : { kind: 'each', count: pays.length, least, most };
}

/**
 * Rows of one session can win together only with the same number. The wins of both sessions add up. Null if a
 * rate cannot be read.
 */
function mostPayout(game: GameKey, rows: readonly BidRow[], rates: FamilyRates): Points | null {
  const won = new Map<string, Won>();
  for (const row of rows) {
    const pays = payoutOf(game, row, rates);
    if (pays === null) return null;
    const key = `${row.session} ${numberText(row)}`;
    won.set(key, { row, pays: pays + (won.get(key)?.pays ?? 0) });
  }
  const [open, close] = bidSessions.map(session =>
    Array.from(won.values()).filter(({ row }) => row.session === session),
  );
  return pointsOf(
    most(open ?? [], close ?? [], gameByKey(game).wins === 'halfSangam' ? canBothWin : () => true),
  );
}

type Won = { readonly row: BidRow; readonly pays: number };

function most(open: readonly Won[], close: readonly Won[], together: typeof canBothWin): number {
  const best = (won: readonly Won[]): number => Math.max(0, ...won.map(({ pays }) => pays));
  const pairs = open.map(win => win.pays + best(close.filter(other => together(win.row, other.row))));
  return Math.max(best(close), ...pairs);
}

/** Half sangams of both sessions can win together only if their digits and panas fit. */
const canBothWin = (open: BidRow, close: BidRow): boolean =>
  ank(close.digits) === open.digits && ank(open.closeDigits) === close.closeDigits;

export function recordPayout(family: Family, bid: ShownRecord, payouts: Payouts): Points | null {
  const key = gameOfLabel(family, bid.label);
  const row = key && rowOfRecord(gameByKey(key), bid);
  return key && row && payouts.ofBid(key, row);
}
