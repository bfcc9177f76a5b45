// docs/reliability.md "How an attempt ends".
import type { LimitRefusal } from '../player/play-limits.ts';
import { type Attempt, isOpen, isPlaced, isUntold, type RequestEnd, sourceKey, waitMs } from './attempt.ts';
import { fits, type OrderRow, type RowFacts, type Source, type Trace } from './evidence.ts';

/** The rows of one tap, all of one source. */
export type Order = Pick<Attempt, 'account' | 'source' | 'wanted'>;

export type Scope = Pick<Order, 'account' | 'source'>;

/**
 * `earlier`: an attempt that the player has not read about placed the same for `another` row. `blocked`: an
 * open attempt reads the same.
 */
export type RowState = { readonly row: OrderRow } & (
  | { readonly kind: 'free' }
  | { readonly kind: 'placed' | 'blocked'; readonly by: Attempt }
  | { readonly kind: 'earlier'; readonly by: Attempt; readonly another: OrderRow }
);

/**
 * The wallet's histories name neither receiver nor method (the variants), so an equal amount is enough there.
 */
const isSimilar = (order: Order, { account, source, wanted }: Attempt): boolean =>
  account === order.account &&
  sourceKey(source) === sourceKey(order.source) &&
  wanted.some(trace => order.wanted.some(row => collide(order.source, row, trace)));

const collide = (source: Source, a: Trace, b: Trace): boolean =>
  source.kind === 'bid' ? fits(a, b) : a.line === b.line;

export const isOwn = (order: Order, { account, wanted }: Attempt): boolean =>
  account === order.account && wanted.some(({ row }) => order.wanted.some(own => own.row === row));

/** A provider that keeps references carries out both under one reference only once. */
export const isAgain = (request: Pick<Attempt, 'source' | 'wanted' | 'total'>, before: Attempt): boolean =>
  before.sentRef && before.phase.kind === 'absent' && requestKey(request) === requestKey(before);

const requestKey = ({ source, wanted, total }: Pick<Attempt, 'source' | 'wanted' | 'total'>): string =>
  JSON.stringify([sourceKey(source), total, wanted.map(({ row, line, variant }) => [row, line, variant])]);

/** The order may be sent only when the end of such an attempt is known. */
export const concerns = (order: Order, attempt: Attempt): boolean =>
  isSimilar(order, attempt) || isOwn(order, attempt);

/** An open attempt blocks all rows that read the same, because no history could tell them apart. */
export function rowStates(order: Order, attempts: readonly Attempt[]): readonly RowState[] {
  const similar = attempts.filter(attempt => isSimilar(order, attempt));
  const rows = new Set(order.wanted.map(({ row }) => row));
  const untold = similar
    .filter(isUntold)
    .flatMap(by => by.wanted.filter(({ row }) => !rows.has(row)).map(another => ({ by, another })));
  return order.wanted.map((row): RowState => {
    const placed = similar.find(
      attempt => isPlaced(attempt) && attempt.wanted.some(other => other.row === row.row),
    );
    if (placed !== undefined) return { row, kind: 'placed', by: placed };
    const open = similar.find(
      attempt => isOpen(attempt) && attempt.wanted.some(line => collide(order.source, row, line)),
    );
    if (open !== undefined) return { row, kind: 'blocked', by: open };
    const at = untold.findIndex(({ another }) => readsLike(row, another));
    const [taken] = at < 0 ? [] : untold.splice(at, 1);
    return taken === undefined ? { row, kind: 'free' } : { row, kind: 'earlier', ...taken };
  });
}

/** A row that left with both sessions has no variant, but it has its session. */
const readsLike = (row: OrderRow, another: OrderRow): boolean =>
  fits(row, another) && (row.session === null || another.session === null || row.session === another.session);

type PlacedRow = OrderRow & Pick<Attempt, 'at'>;

export type EarlierRow = RowFacts &
  Pick<PlacedRow, 'row' | 'points' | 'at'> & { readonly kind: Source['kind'] };

/** Placed rows. The player reads about each of them once. */
export type Settled = { readonly placed: readonly PlacedRow[]; readonly earlier: readonly EarlierRow[] };

/**
 * The rows that a screen shows, and the attempts they are about. `done`: those after which an identical request
 * counts as new.
 */
export type Report = {
  readonly settled: Settled;
  readonly about: readonly Attempt[];
  readonly done: readonly Attempt[];
};

/** Only a tap also settles rows that were placed for other rows. */
export function settle(order: Order, attempts: readonly Attempt[], by: 'tap' | 'screen'): Report {
  const placed: PlacedRow[] = [];
  const earlier: EarlierRow[] = [];
  const about = new Set<Attempt>();
  const settled = new Set(order.wanted.map(({ row }) => row));
  for (const state of rowStates(order, attempts)) {
    if (state.kind !== 'placed' && (state.kind !== 'earlier' || by === 'screen')) continue;
    about.add(state.by);
    if (state.kind === 'earlier') settled.add(state.another.row);
    if (state.kind === 'placed' && isUntold(state.by)) placed.push({ ...state.row, at: state.by.at });
    else earlier.push(earlierRow(state.by, state.row));
  }
  // The player reads about an attempt as a whole, so its other rows are named too.
  for (const attempt of about)
    for (const row of attempt.wanted) if (!settled.has(row.row)) earlier.push(earlierRow(attempt, row));
  // The rows of a slip keep their ids, because a copied tab may bring them back.
  const done = [...about].filter(attempt => isOwn(order, attempt) && attempt.source.kind !== 'bid');
  return { settled: { placed, earlier }, about: [...about], done };
}

export function settleUntold(attempts: readonly Attempt[]): Report {
  const about = attempts.filter(isUntold);
  const earlier = about.flatMap(attempt => attempt.wanted.map(row => earlierRow(attempt, row)));
  return { settled: { placed: [], earlier }, about, done: [] };
}

const earlierRow = ({ source, at }: Attempt, row: OrderRow): EarlierRow => ({
  row: row.row,
  market: row.market,
  game: row.game,
  session: row.session,
  number: row.number,
  points: row.points,
  kind: source.kind,
  at,
});

export type WaitingRow = EarlierRow & { readonly attempt: string; readonly waitMs: number };

/** `ran` is how long this page has run. */
export const waitingRows = (states: readonly RowState[], ran: number): readonly WaitingRow[] =>
  states.flatMap(state => {
    if (state.kind !== 'blocked') return [];
    const { by, row } = state;
    return { ...earlierRow(by, row), attempt: by.id, waitMs: waitMs(by.phase, ran) };
  });

/**
 * `earlier`: all was placed before. `rejected`: the rest may be sent again; `message` is the server's,
 * `refusal` is from the player's own limits, and `unwritten` says that the device could not store the
 * attempt, so nothing was sent. `unclear`: `waiting` was not sent. `busy`: another tap is under way.
 */
export type OrderEnd = Settled &
  (
    | { readonly kind: 'placed' | 'earlier' | 'busy' }
    | { readonly kind: 'unclear'; readonly waiting: readonly WaitingRow[] }
    | {
        readonly kind: 'rejected';
        readonly message: string | null;
        readonly refusal?: LimitRefusal;
        readonly unwritten?: boolean;
      }
  );

export type Reply = {
  readonly end: RequestEnd;
  readonly message: string | null;
  readonly unwritten?: boolean;
};

export function endOf(replies: readonly Reply[], waiting: readonly WaitingRow[], settled: Settled): OrderEnd {
  if (waiting.length > 0 || replies.some(({ end }) => end === 'unclear'))
    return { kind: 'unclear', waiting, ...settled };
  const rejected = replies.filter(({ end }) => end === 'rejected');
  if (rejected.length > 0) {
    const message = rejected.map(reply => reply.message).find(Boolean) ?? null;
    const unwritten = rejected.some(reply => reply.unwritten);
    return { kind: 'rejected', message, ...(unwritten && { unwritten }), ...settled };
  }
  return { kind: settled.placed.length > 0 ? 'placed' : 'earlier', ...settled };
}
