// An order and what earlier attempts mean for it (docs/reliability.md "How an attempt ends").
import { type BidSession, parseBidSession } from './market.ts';
import { type AskedRow, type Attempt, isOpen, isPlaced, isUntold, type Source } from './placing-attempt.ts';
import { fits, type Trace } from './placing-evidence.ts';

/** What a player asks for with one tap: rows of one source. */
export type Order = Pick<Attempt, 'account' | 'source' | 'wanted'>;

/**
 * What earlier attempts mean for a row: it was `placed` by an attempt of its own; an attempt that asked for the same
 * with `another` row was placed and the player was not told (`earlier`); an open one stands in its way (`blocked`); or
 * it is `free` to be sent.
 */
export type RowState = { readonly asked: AskedRow } & (
  | { readonly kind: 'free' | 'blocked' }
  | { readonly kind: 'placed'; readonly by: Attempt }
  | { readonly kind: 'earlier'; readonly by: Attempt; readonly another: AskedRow }
);

/**
 * Whether an attempt asked for some of the same lines of the same account and source. The histories of the wallet do
 * not name receiver and method (the variants), so there an equal amount is enough.
 */
const isSimilar = (order: Order, { account, source, wanted }: Attempt): boolean =>
  account === order.account &&
  sourceKey(source) === sourceKey(order.source) &&
  wanted.some(trace => order.wanted.some(asked => collide(order.source, asked, trace)));

const collide = (source: Source, a: Trace, b: Trace): boolean =>
  source.kind === 'bid' ? fits(a, b) : a.line === b.line;

/** Whether an attempt was made with a row of the order. */
export const isOwn = (order: Order, { account, wanted }: Attempt): boolean =>
  account === order.account && wanted.some(({ row }) => order.wanted.some(asked => asked.row === row));

/** Whether the end of an attempt must be known before the order may be sent. */
export const concerns = (order: Order, attempt: Attempt): boolean =>
  isSimilar(order, attempt) || isOwn(order, attempt);

/**
 * The state of each row of an order. While the end of an attempt is unknown, all that reads the same waits: no history
 * could tell one from the other. What was placed with another row stands for one row of the order.
 */
export function rowStates(order: Order, attempts: readonly Attempt[]): readonly RowState[] {
  const similar = attempts.filter(one => isSimilar(order, one));
  const rows = new Set(order.wanted.map(({ row }) => row));
  const untold = similar
    .filter(isUntold)
    .flatMap(by => by.wanted.filter(({ row }) => !rows.has(row)).map(another => ({ by, another })));
  return order.wanted.map((asked): RowState => {
    const own = similar.find(one => isPlaced(one) && one.wanted.some(({ row }) => row === asked.row));
    if (own !== undefined) return { asked, kind: 'placed', by: own };
    if (similar.some(one => isOpen(one) && one.wanted.some(line => collide(order.source, asked, line))))
      return { asked, kind: 'blocked' };
    const at = untold.findIndex(({ another }) => readsLike(asked, another));
    const [found] = at < 0 ? [] : untold.splice(at, 1);
    return found === undefined ? { asked, kind: 'free' } : { asked, kind: 'earlier', ...found };
  });
}

/**
 * Whether a row reads to the player as another. A row that left with rows of both sessions has no variant, and only its
 * text names the session.
 */
function readsLike(asked: AskedRow, another: AskedRow): boolean {
  const [session, other] = [sessionIn(asked.text), sessionIn(another.text)];
  return fits(asked, another) && (session === null || other === null || session === other);
}

const sessionIn = (text: string): BidSession | null => parseBidSession(text.split(' ').at(-1) ?? '');

/** A row that was placed, and how long ago its request left, in milliseconds. */
export type PlacedRow = AskedRow & { readonly agoMs: number };

/** A row that was placed before: what, and how long ago its request left, in milliseconds. */
export type EarlierRow = Pick<PlacedRow, 'row' | 'text' | 'points' | 'agoMs'> & {
  readonly kind: Source['kind'];
};

/** What of an order is settled. Its rows leave the slip, and each is told once. */
export type Settled = {
  /** Placed by attempts that were made with these rows: the player may be told of success. */
  readonly placed: readonly PlacedRow[];
  /** Placed before, or told of before: the player is told when it was. */
  readonly earlier: readonly EarlierRow[];
};

/** What is settled and by which attempts; nothing can ask for those that are `done` again. */
export type Settling = {
  readonly settled: Settled;
  readonly by: readonly Attempt[];
  readonly done: readonly Attempt[];
};

/** What is settled of an order; only a tap (`tapped`) is settled by what was placed with other rows. */
export function settle(
  order: Order,
  attempts: readonly Attempt[],
  { now, tapped }: { readonly now: number; readonly tapped: boolean },
): Settling {
  const placed: PlacedRow[] = [];
  const earlier: EarlierRow[] = [];
  const by = new Set<Attempt>();
  const told = new Set(order.wanted.map(({ row }) => row));
  for (const state of rowStates(order, attempts)) {
    if (state.kind !== 'placed' && (state.kind !== 'earlier' || !tapped)) continue;
    by.add(state.by);
    if (state.kind === 'earlier') told.add(state.another.row);
    if (state.kind === 'placed' && isUntold(state.by))
      placed.push({ ...state.asked, agoMs: now - state.by.sentAt });
    else earlier.push(earlierRow(state.by, state.asked, now));
  }
  // What was placed together with them, and is not on the slip: the player is told of an attempt as a whole.
  for (const attempt of by)
    for (const asked of attempt.wanted)
      if (!told.has(asked.row)) earlier.push(earlierRow(attempt, asked, now));
  // The rows of a slip may come back: with a copied tab, or with one that the browser opens as it was before.
  const done = [...by].filter(one => isOwn(order, one) && one.source.kind !== 'bid');
  return { settled: { placed, earlier }, by: [...by], done };
}

/** All that was placed and not told. What asked for it may still be there: a row on a slip, an open question. */
export function settleUntold(attempts: readonly Attempt[], now: number): Settling {
  const by = attempts.filter(isUntold);
  const earlier = by.flatMap(one => one.wanted.map(asked => earlierRow(one, asked, now)));
  return { settled: { placed: [], earlier }, by, done: [] };
}

const earlierRow = ({ source, sentAt }: Attempt, asked: AskedRow, now: number): EarlierRow => ({
  row: asked.row,
  text: asked.text,
  points: asked.points,
  kind: source.kind,
  agoMs: now - sentAt,
});

/** The same for what stands in the same history of the same day. */
const sourceKey = (source: Source): string =>
  source.kind === 'bid' ? `bid ${source.family} ${source.day}` : source.kind;
