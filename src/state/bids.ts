import { atom } from 'jotai';
import type { Submission } from '../domain/bid-payload.ts';
import { type BidRow, totalPoints } from '../domain/bid.ts';
import { type CalendarDate, isoDate } from '../domain/dates.ts';
import type { Family } from '../domain/market.ts';
import type { Source } from '../domain/placing.ts';
import type { Trace } from '../domain/placing-evidence.ts';
import { rowTraces } from '../domain/placing-traces.ts';
import { environmentAtom } from './environment.ts';
import { accountAtom, placingAtom } from './money.ts';
import type { Ending, Order } from './placing-types.ts';
import { playerAtom } from './session.ts';

/** A slip as it is about to be placed: its requests, for the bids of a family and a day. */
export type Slip = {
  readonly family: Family;
  readonly date: CalendarDate;
  readonly submissions: readonly Submission[];
};

const endpointOf = {
  main: 'submitBid',
  starline: 'starlineSubmitBid',
  gali: 'galiSubmitBid',
} as const satisfies { readonly [F in Family]: string };

const sourceOf = ({ family, date }: Pick<Slip, 'family' | 'date'>): Source => ({
  kind: 'bid',
  family,
  day: isoDate(date),
});

/** To be called when the player is asked: reads history and wallet as they are before the bid. */
export const prepareBidAtom = atom(null, (get, set, slip: Pick<Slip, 'family' | 'date'>): void => {
  const account = get(accountAtom);
  if (account !== null) set(placingAtom).prepare({ account, source: sourceOf(slip) });
});

/** To be called where rows survived a reload: begins to check what the page before left open. */
export const resumeBidsAtom = atom(null, (get, set): void => {
  const account = get(accountAtom);
  if (account !== null) set(placingAtom).resume(account);
});

/**
 * Places a slip, once: its requests go all at once (spec 2 §4), but for the rows that an earlier attempt has placed or
 * may have. Null when another placing is under way: then nothing was sent. `claimBidsAtom` has what was placed.
 */
export const placeBidAtom = atom(null, async (get, set, slip: Slip): Promise<Ending | null> => {
  const player = get(playerAtom);
  const account = get(accountAtom);
  if (player === null || account === null) return { kind: 'rejected', message: null };
  const { client } = get(environmentAtom);
  const traced = traceRows(slip);
  const ordersFor = (free: readonly Trace[]): readonly Order[] =>
    traced.flatMap(({ submission, lines }) => {
      const left = lines.filter(({ trace }) => free.includes(trace));
      const request = withRows(
        submission,
        left.map(({ row }) => row),
      );
      if (request === null) return [];
      const send: Order['send'] = options =>
        client.call(endpointOf[slip.family], { ...request, token: player.token }, options);
      return [{ wanted: left.map(({ trace }) => trace), total: request.total, send }];
    });
  const wanted = traced.flatMap(({ lines }) => lines.map(({ trace }) => trace));
  return set(placingAtom).place({ account, source: sourceOf(slip), wanted, ordersFor });
});

/** The rows of a slip that turned out to be placed, each answered once: they are to leave the slip. */
export const claimBidsAtom = atom(null, (get, set, slip: Slip): readonly BidRow[] => {
  const account = get(accountAtom);
  if (account === null) return [];
  const lines = traceRows(slip).flatMap(traced => traced.lines);
  const wanted = lines.map(({ trace }) => trace);
  const placed = new Set(set(placingAtom).claim({ account, source: sourceOf(slip), wanted }));
  return lines.filter(({ trace }) => placed.has(trace)).map(({ row }) => row);
});

type Traced = {
  readonly submission: Submission;
  readonly lines: readonly { readonly row: BidRow; readonly trace: Trace }[];
};

const traceRows = ({ family, submissions }: Slip): readonly Traced[] =>
  submissions.map(submission => {
    const traces = rowTraces(family, submission);
    return {
      submission,
      lines: submission.rows.flatMap((row, index) => {
        const trace = traces[index];
        return trace === undefined ? [] : [{ row, trace }];
      }),
    };
  });

/** The request with these rows alone, null when there are none. */
function withRows(submission: Submission, rows: readonly BidRow[]): Submission | null {
  const [first] = rows;
  return first === undefined
    ? null
    : { ...submission, session: first.session, total: totalPoints(rows), rows };
}
