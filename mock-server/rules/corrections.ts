import { bidStatus, type MarketResult } from '../../src/domain/game/settlement.ts';
import { declaredNumber, declaredResult, isResultOf, marketsOf, updateBoard } from '../data/boards.ts';
import { refuse, requireRow } from '../data/refusal.ts';
import type { BidRecord, Data, ReadonlyData } from '../data/schemas.ts';
import type { Day } from '../data/wall-time.ts';
import { gameOf, rowOf } from './games.ts';
import { balanceOf, post, setBidStatus } from './ledger.ts';
import { returnStake } from './returns.ts';
import {
  award,
  declareResult,
  isOf,
  requireNumber,
  winAmount,
  winnerOf,
  type Declaration,
  type Winner,
} from './settle.ts';

/** `taken_back` were paid before. */
type Correction = {
  readonly before: string;
  readonly after: string;
  readonly taken_back: readonly Winner[];
};

type Settled = { readonly winners: readonly Winner[]; readonly correction: Correction | null };

type When = { readonly day: Day; readonly today: Day; readonly at: string };

/**
 * Replaces a declared result. Returned bids stay returned, and a bid with the same end keeps its win. Refuses
 * if a player has already spent the points to take back.
 */
function correctResult(data: Data, declared: Declaration, { day, today, at }: When): Settled {
  const { family, game_id, number } = declared;
  const market = requireRow(marketsOf(data, family), game_id, 'market');
  requireNumber(declared);
  const result =
    data.results.find(row => isResultOf(row, { ...declared, day })) ??
    refuse(`${market.game_name} has no result to correct on ${day}`);
  const before = result.number;
  const old = declaredResult(data, { family, game_id, day });
  result.number = number;
  const now = declaredResult(data, { family, game_id, day });
  const settled = data.bids.filter(bid => isOf(bid, declared, day) && bid.status !== 'void');
  const corrected = (to: 'won' | 'lost') =>
    settled.filter(bid => endUnder(bid, now) === to && endUnder(bid, old) !== to);
  const [won, lost] = [corrected('won'), corrected('lost')];
  const paid = won.map(bid => ({ bid, points: winAmount(data, bid) }));
  const problem = lacking(data, lost, paid);
  if (problem !== null) {
    result.number = before;
    refuse(problem);
  }
  for (const bid of won) setBidStatus(data, bid, 'won');
  for (const bid of lost) setBidStatus(data, bid, 'lost');
  const winners = paid.map(({ bid, points }) => award(data, bid, points, at));
  const taken_back = lost.flatMap(bid => takeBack(data, bid, at));
  updateBoard(data, family, market, today);
  return { winners, correction: { before, after: number, taken_back } };
}

/** Declares a result, or corrects one that is already declared. */
export function declareOrCorrect(data: Data, declared: Declaration, when: When): Settled {
  const isCorrection = declaredNumber(data, { ...declared, day: when.day }) !== null;
  if (isCorrection) return correctResult(data, declared, when);
  return { winners: declareResult(data, declared, when), correction: null };
}

type Returned = Omit<Winner, 'amount'> & { readonly bid_id: number };
type Returns = { readonly returned: readonly Returned[]; readonly taken_back: readonly Winner[] };

/** Returns the stakes of open and decided bids, and takes wins back. */
export function voidBids(data: Data, isVoided: (bid: Readonly<BidRecord>) => boolean, at: string): Returns {
  const bids = data.bids.filter(isVoided);
  const problem = lacking(
    data,
    bids,
    bids.map(bid => ({ bid, points: bid.points })),
  );
  if (problem !== null) refuse(problem);
  const returned = bids.map(bid => {
    returnStake(data, bid, at);
    const { amount: _, ...placed } = winnerOf(data, bid, 0);
    return { bid_id: bid.id, ...placed };
  });
  return { returned, taken_back: bids.flatMap(bid => takeBack(data, bid, at)) };
}

/** Removes the win from the win history, and its points from the wallet. */
function takeBack(data: Data, bid: BidRecord, at: string): readonly Winner[] {
  const taken = data.wins.filter(win => win.bid_id === bid.id);
  if (taken.length > 0) data.wins = data.wins.filter(win => win.bid_id !== bid.id);
  return taken.map(({ amount }) => {
    const note = `Taken back: Won ${bid.pana} ${bid.game_name}`;
    post(data, { user_id: bid.user_id, kind: 'win-return', points: -amount, note, at });
    return winnerOf(data, bid, amount);
  });
}

type Credit = { readonly bid: Readonly<BidRecord>; readonly points: number };

/** The reason why a player could not pay their wins back, even with `credits`. Null if everybody can. */
function lacking(
  data: ReadonlyData,
  takenBack: readonly Readonly<BidRecord>[],
  credits: readonly Credit[],
): string | null {
  const ids = new Set(takenBack.map(({ id }) => id));
  const owed = new Map<number, number>();
  for (const win of data.wins)
    if (ids.has(win.bid_id)) owed.set(win.user_id, (owed.get(win.user_id) ?? 0) + win.amount);
  for (const [userId, points] of owed) {
    const gets = credits
      .filter(({ bid }) => bid.user_id === userId)
      .reduce((sum, one) => sum + one.points, 0);
    const has = balanceOf(data, userId) + gets;
    const name = data.users.find(({ id }) => id === userId)?.user_name ?? String(userId);
    if (has < points) return `${name} has ${has} points, not the ${points} that would be taken back`;
  }
  return null;
}

function endUnder(bid: Readonly<BidRecord>, result: MarketResult): 'won' | 'lost' | 'waiting' {
  const game = gameOf(bid.family, bid.pana);
  return game === null ? 'lost' : bidStatus(game.key, rowOf(bid), result);
}
