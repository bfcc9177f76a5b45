import { atom } from 'jotai';
import { bids } from '../../contract/bids.ts';
import { toSubmissions, type Submission } from '../../domain/bid-payload.ts';
import { totalPoints } from '../../domain/bid.ts';
import { type CalendarDate, dayAfter, isoDate } from '../../domain/dates.ts';
import type { Game } from '../../domain/games.ts';
import type { MarketId } from '../../domain/market-id.ts';
import { closesPastMidnight, type Family, type MarketTimes } from '../../domain/market.ts';
import type { Source, Wanted } from '../../domain/placing.ts';
import { rowTraces } from '../../domain/placing-traces.ts';
import type { SlipRow } from '../../domain/slip.ts';
import { configAtom, environmentAtom } from '../core/environment.ts';
import { accountAtom, placingAtom, type TakeRows, tellEarlierAtom } from './money-state.ts';
import type { Claimed, Ending, Order } from './placing/placing-types.ts';
import { playerAtom } from '../core/session.ts';

/** A slip as it is about to be placed; `date` is the day of its market. */
export type Slip = {
  readonly game: Game;
  readonly market: MarketTimes & { readonly id: MarketId; readonly name: string };
  readonly date: CalendarDate;
  readonly rows: readonly SlipRow[];
};

const submitOf = {
  main: bids.submitBid,
  starline: bids.starlineSubmitBid,
  gali: bids.galiSubmitBid,
} as const satisfies { readonly [F in Family]: unknown };

const sourceOf = ({ game, market, date }: Slip): Source => ({
  kind: 'bid',
  family: game.family,
  day: isoDate(date),
  lastDay: isoDate(closesPastMidnight(market) ? dayAfter(date) : date),
});

/** To be called when the player is asked: reads history and wallet as they are before the bid. */
export const prepareBidAtom = atom(null, (get, set, slip: Slip): void => {
  const account = get(accountAtom);
  if (account !== null) set(placingAtom).prepare({ account, source: sourceOf(slip) });
});

/**
 * Places a slip, once: its requests go all at once (spec 2 §4), but for the rows that an earlier attempt has placed or
 * may have. What is settled is taken off by `take` before anybody is told. Null when another placing is under way: then
 * nothing was sent.
 */
export const placeBidAtom = atom(
  null,
  async (get, set, slip: Slip, take: TakeRows): Promise<Ending | null> => {
    const player = get(playerAtom);
    const account = get(accountAtom);
    if (player === null || account === null)
      return { kind: 'rejected', message: null, placed: [], earlier: [] };
    const { client, config } = get(environmentAtom);
    const traced = traceRows(slip, config.splitSessions);
    const { family } = slip.game;
    const ordersFor = (free: readonly Wanted[]): readonly Order[] =>
      traced.flatMap(({ submission, lines }) => {
        const wanted = lines.filter(line => free.includes(line));
        const request = withRows(submission, wanted);
        if (request === null) return [];
        const send: Order['send'] = options =>
          client.call(submitOf[family], { ...request, token: player.token }, options);
        return [{ wanted, total: request.total, send }];
      });
    const wanted = traced.flatMap(({ lines }) => lines);
    const ending = await set(placingAtom).place({
      account,
      source: sourceOf(slip),
      wanted,
      ordersFor,
      take: claimed => take(rowsOf(claimed)),
    });
    if (ending !== null) set(tellEarlierAtom, ending.earlier);
    return ending;
  },
);

/**
 * Takes the rows of a slip that checking found placed off it, by `take`, and returns those of which the player may be
 * told that they are placed; of the others he is told when they were.
 */
export const claimBidsAtom = atom(null, (get, set, slip: Slip, take: TakeRows): readonly SlipRow[] => {
  const account = get(accountAtom);
  if (account === null || slip.rows.length === 0) return [];
  const wanted = traceRows(slip, get(configAtom).splitSessions).flatMap(({ lines }) => lines);
  const claimed = set(placingAtom).claim({ account, source: sourceOf(slip), wanted });
  take(rowsOf(claimed));
  set(tellEarlierAtom, claimed.earlier);
  const placed = new Set(claimed.placed.map(({ row }) => row));
  return slip.rows.filter(({ id }) => placed.has(id));
});

const rowsOf = ({ placed, earlier }: Claimed): readonly Pick<SlipRow, 'id'>[] =>
  [...placed, ...earlier].map(({ row }) => ({ id: row }));

const traceRows = (slip: Slip, splitSessions: boolean) =>
  toSubmissions({ ...slip, splitSessions }).map(submission => ({
    submission,
    lines: rowTraces(slip.game.family, submission),
  }));

/** The request with the rows of these lines alone, null when there are none. */
function withRows(submission: Submission<SlipRow>, lines: readonly Wanted[]): Submission | null {
  const left = new Set(lines.map(({ row }) => row));
  const rows = submission.rows.filter(({ id }) => left.has(id));
  const [first] = rows;
  return first === undefined
    ? null
    : { ...submission, session: first.session, total: totalPoints(rows), rows };
}
