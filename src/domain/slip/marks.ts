// Marks stay on the board until 'Add to slip' makes rows of them.
import type { BidSession } from '../market/market.ts';
import { points, type Points, pointsOf } from '../points.ts';
import type { SlipKey } from './slip.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { type BidRow, stakeProblem } from './bid.ts';
import type { Game } from '../game/games.ts';

export type Marks = ReadonlyMap<string, Points>;

export const noMarks: Marks = new Map();

export type KeptMarks = SlipKey & {
  readonly session: BidSession;
  readonly marks: readonly { readonly number: string; readonly points: Points }[];
};

export function setMark(marks: Marks, number: string, value: Points): Marks {
  const next = new Map(marks);
  put(next, number, value);
  return next;
}

const put = (marks: Map<string, Points>, number: string, value: Points): unknown =>
  value > 0 ? marks.set(number, value) : marks.delete(number);

/** Marks never fall below 0. Beyond the safe integers they stay the same. */
function changed(marks: Marks, numbers: Iterable<string>, change: number): Marks {
  const next = new Map(marks);
  for (const number of new Set(numbers)) {
    const before = marks.get(number) ?? points(0);
    put(next, number, pointsOf(Math.max(0, before + change)) ?? before);
  }
  return next;
}

export const stakeMark = (marks: Marks, numbers: Iterable<string>, stake: Points): Marks =>
  changed(marks, numbers, stake);

/** A number with no more points than the stake loses its mark. */
export const takeBack = (marks: Marks, numbers: Iterable<string>, stake: Points): Marks =>
  changed(marks, numbers, 0 - stake);

export const keptMarks = ({ marks }: Pick<KeptMarks, 'marks'>): Marks =>
  new Map(marks.map(({ number, points: value }) => [number, value]));

/** Not `Points`, because marks may exceed the largest points. */
export const markedPoints = (marks: Marks, numbers: Iterable<string> = marks.keys()): number =>
  [...numbers].reduce((sum, number) => sum + (marks.get(number) ?? 0), 0);

export type WrongMark = { readonly number: string; readonly words: Words };

/** In the order of the board. Each mark must be covered by the part of `balance` that earlier marks leave. */
export function bidsOfMarks(
  game: Game,
  marks: Marks,
  { session, balance }: { readonly session: BidSession; readonly balance: number | null },
): Result<readonly BidRow[], WrongMark> {
  const rows: BidRow[] = [];
  let left = balance;
  for (const digits of game.inputs[0]?.allowed ?? []) {
    const points = marks.get(digits);
    if (points === undefined) continue;
    const problem = stakeProblem(game, points, { cost: points, balance: left });
    if (problem !== null) return err({ number: digits, words: problem });
    rows.push({
      digits,
      closeDigits: '',
      points,
      session: game.session === 'choose' ? session : game.session,
    });
    if (left !== null) left -= points;
  }
  return ok(rows);
}

/** A number, or all numbers below the head `name` of a column. */
export type Looked = { readonly name: string; readonly numbers: readonly string[] };

type Staked = Pick<BidRow, 'digits' | 'session' | 'points'>;

/** The change of the wallet in the worst and in the best case, less all stakes. Null while it is unknown. */
export function coverOf(
  bids: readonly Staked[],
  { numbers, session }: Pick<Looked, 'numbers'> & { readonly session: BidSession },
  pays: (bid: Staked) => number | null,
): { readonly least: number; readonly most: number } | null {
  const changes = numbers.map(number =>
    bids.reduce((sum, bid) => {
      const wins = bid.digits === number && bid.session === session;
      return sum + (wins ? (pays(bid) ?? Number.NaN) : 0) - bid.points;
    }, 0),
  );
  const [least, most] = [Math.min(...changes), Math.max(...changes)];
  return Number.isFinite(least) ? { least, most } : null;
}

/** `past` ends with the state before now. `next` begins with the state that a redo brings back. */
export type Steps<T> = { readonly past: readonly T[]; readonly now: T; readonly next: readonly T[] };

const most = 200;

export const begin = <T>(now: T): Steps<T> => ({ past: [], now, next: [] });

/** A new step removes everything that could be redone. */
export const step = <T>({ past, now }: Steps<T>, next: T): Steps<T> => ({
  past: [...past, now].slice(-most),
  now: next,
  next: [],
});

/** A number that is typed digit by digit counts as one step. */
export const amend = <T>({ past }: Steps<T>, now: T): Steps<T> => ({ past, now, next: [] });

export function undo<T>(steps: Steps<T>): Steps<T> {
  const { past, now, next } = steps;
  const [before] = past.slice(-1);
  return before === undefined ? steps : { past: past.slice(0, -1), now: before, next: [now, ...next] };
}

export function redo<T>(steps: Steps<T>): Steps<T> {
  const { past, now, next } = steps;
  const [again, ...rest] = next;
  return again === undefined ? steps : { past: [...past, now], now: again, next: rest };
}
