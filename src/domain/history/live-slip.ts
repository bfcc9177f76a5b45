import { grouped } from '../../lib/grouped.ts';
import { plainText } from '../../lib/text.ts';
import type { Board } from '../market/board.ts';
import { currentDay } from '../market/current-day.ts';
import { families, type Family } from '../market/market.ts';
import { type MinuteOfDay, minutesOfDay } from '../minute-of-day.ts';
import { type BidOutcome, bidOutcomes, type OutcomeEvidence } from './bid-outcome.ts';
import type { ShownRecord } from './history.ts';
import type { Listed } from './listed.ts';
import { recordDay } from './record-day.ts';

/** Each list is null if it could not be read. */
export type OwnDays = {
  readonly [F in Family]: { readonly [Kind in 'bids' | 'wins']: Listed<ShownRecord> | null };
};

/** The state of a bid on the market's card. `open`: nothing is certain. `out`: the bid can no longer win. */
export type Standing = 'won' | 'alive' | 'out' | 'open' | 'returned';

export type LiveSlip = {
  readonly family: Family;
  readonly name: string;
  /** The bids of the market's day. */
  readonly today: readonly { readonly bid: ShownRecord; readonly standing: Standing }[];
  readonly waiting: readonly ShownRecord[];
  /** The time of the next result that they need. */
  readonly time: MinuteOfDay | null;
};

/** Waiting slips come first, ordered by the time of their next result. */
export function liveSlips(
  boards: readonly Board[],
  own: OwnDays,
  evidence: Pick<OutcomeEvidence, 'results' | 'returns' | 'now'>,
): readonly LiveSlip[] {
  return families
    .flatMap(family => {
      const { bids, wins } = own[family];
      const bidsOf = grouped(bids?.rows ?? [], ({ marketName }) => plainText(marketName));
      const named = grouped(
        boards.filter(board => board.family === family && bidsOf.has(plainText(board.name))),
        ({ name }) => plainText(name),
      );
      return [...named].flatMap(([name, [board, another]]) =>
        another === undefined ? [slipOf(board, bidsOf.get(name) ?? [], { ...evidence, wins })] : [],
      );
    })
    .toSorted((a, b) => Number(b.waiting.length > 0) - Number(a.waiting.length > 0) || order(a) - order(b));
}

const order = ({ time }: LiveSlip): number => time ?? 2 * minutesOfDay;

function slipOf(
  board: Board,
  bids: readonly ShownRecord[],
  evidence: Omit<OutcomeEvidence, 'boards'>,
): LiveSlip {
  const { family, name, times } = board;
  const { now } = evidence;
  const known = bidOutcomes(family, bids, { ...evidence, boards: [board] }).flatMap((outcome, index) => {
    const bid = bids[index];
    return bid ? [{ bid, outcome }] : [];
  });
  const day = currentDay(board, now);
  const waiting = known.filter(({ outcome }) => outcome.status === 'waiting');
  const forOpen = waiting.some(
    ({ bid, outcome }) => outcome.result === '' && (family !== 'main' || /^open$/i.test(bid.session.trim())),
  );
  return {
    family,
    name,
    // A provider may date a bid past midnight later than the market's day.
    today: known
      .filter(({ bid }) => (recordDay(bid.date) ?? '') >= day)
      .map(({ bid, outcome }) => ({ bid, standing: standingOf(outcome) })),
    waiting: waiting.map(({ bid }) => bid),
    time: waiting.length === 0 || times === null ? null : forOpen ? times.open : (times.close ?? times.open),
  };
}

function standingOf({ status, result, chance }: BidOutcome): Standing {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'out';
  if (status === 'returned') return 'returned';
  if (status === 'unknown' || result === '' || chance === 'possible') return 'open';
  return chance === 'alive' ? 'alive' : 'out';
}
