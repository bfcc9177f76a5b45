import { isPana } from '../src/domain/panna.ts';
import type { BidRecord, Data, GameFamily } from './data.ts';
import { nextId } from './data.ts';
import type { Half } from './day.ts';
import { declaredNumber, marketsOf, showResult } from './day.ts';
import { ruleOf } from './games.ts';
import { post } from './ledger.ts';
import { need, refuse } from './refusal.ts';
import type { Day } from './zone.ts';

export type Declaration = {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly session: Half;
  /** A pana, for Gali a jodi. */
  readonly number: string;
};

export type Winner = {
  readonly mobile: string;
  readonly pana: string;
  readonly digits: string;
  readonly closedigits: string;
  readonly points: number;
  readonly amount: number;
};

/**
 * Declares a result and settles every open bid of the day that it decides: wins are credited at the world's
 * rates and recorded. Refuses a number that is none and a result that is declared already.
 */
export function declareResult(data: Data, declared: Declaration, day: Day, at: string): readonly Winner[] {
  const { family, game_id, session, number } = declared;
  const market = need(marketsOf(data, family), game_id, 'market');
  if (family === 'gali' ? !/^\d\d$/.test(number) : !isPana(number))
    refuse(`${number} is not a ${family === 'gali' ? 'jodi' : 'pana'}`);
  const before = declaredNumber(data, { family, game_id, session, day });
  if (before !== null) refuse(`The result of ${market.game_name} is already declared: ${before}`);
  data.results.push({ id: nextId(data.results), family, game_id, session, number, day, at });
  showResult(family, market, session, number);
  const winners: Winner[] = [];
  for (const bid of data.bids) {
    if (bid.status !== 'open' || bid.day !== day || bid.family !== family || bid.game_id !== game_id)
      continue;
    const outcome = outcomeOf(data, bid);
    if (outcome === 'open') continue;
    bid.status = outcome;
    if (outcome === 'won') winners.push(award(data, bid, winAmount(data, bid), at));
  }
  return winners;
}

/** Whether a bid has won, lost, or still waits for a result. */
function outcomeOf(data: Data, bid: BidRecord): BidRecord['status'] {
  const rule = ruleOf(bid.family, bid.pana);
  if (rule === undefined) return 'lost';
  const number = (session: Half): string | null => declaredNumber(data, { ...bid, session });
  if (rule.both) {
    const open = number('open');
    const close = number('close');
    if (open === null || close === null) return 'open';
    return rule.wins(bid, open, close) ? 'won' : 'lost';
  }
  const own = number(bid.family !== 'main' ? null : bid.session === 'Open' ? 'open' : 'close');
  if (own === null) return 'open';
  return rule.wins(bid, own, '') ? 'won' : 'lost';
}

/** What a winning bid pays: its points times the rate, whole points only. */
export function winAmount(data: Data, bid: Pick<BidRecord, 'family' | 'pana' | 'points'>): number {
  const rates: Readonly<Record<string, string>> = data.content.rates[bid.family];
  const name = ruleOf(bid.family, bid.pana)?.rate ?? '';
  const stake = Number(rates[`${name}_1`]);
  const win = Number(rates[`${name}_2`]);
  return stake > 0 && win >= 0 ? Math.floor((bid.points * win) / stake) : 0;
}

/** Credits a win and records it. */
export function award(data: Data, bid: BidRecord, amount: number, at: string): Winner {
  const { id, points, status: _, ...placed } = bid;
  data.wins.push({ ...placed, id: nextId(data.wins), bid_id: id, amount, at });
  const note = `Won ${bid.pana} ${bid.game_name}`;
  post(data, { user_id: bid.user_id, kind: 'win', points: amount, note, at });
  const mobile = data.users.find(user => user.id === bid.user_id)?.mobile ?? '';
  return { mobile, pana: bid.pana, digits: bid.digits, closedigits: bid.closedigits, points, amount };
}
