// Spec 1 §4 "Deposit", docs/reliability.md "Deposits".
import type { Points } from '../points.ts';
import type { ListMarks } from './list-marks.ts';

export type DepositCounts = { readonly [Kind in 'listed' | 'approved' | 'rejected']: number };

/** `marks` shows later which lines have left the list. Older builds stored none. */
type Marked = { readonly marks?: ListMarks | undefined };
export type MarkedCounts = DepositCounts & Marked;

/**
 * A list from before the payment explains lines, but a decision since then may be that of another payment. So
 * its decisions are null until a list newer than the payment has been read.
 */
type CountsBefore = Marked & {
  readonly listed: number;
  readonly approved: number | null;
  readonly rejected: number | null;
};

/** Unless lines have left the list, a lower count comes from an older one. */
export const highest = (a: CountsBefore, b: MarkedCounts): MarkedCounts => ({
  listed: Math.max(a.listed, b.listed),
  approved: Math.max(a.approved ?? 0, b.approved),
  rejected: Math.max(a.rejected ?? 0, b.rejected),
  marks: b.marks ?? a.marks,
});

/** No further request may leave for `ms` after `at`. */
type Rest = { readonly at: number; readonly ms: number };

/** Times are milliseconds since 1970, by the steady clock of the page that wrote them. */
type Phase =
  /** No request can have arrived: either none has left, or each was refused (then there is a rest). */
  | { readonly kind: 'begun'; readonly rest: Rest | null }
  /** A request is in flight, or its page died. `doubted`: an earlier request may have arrived. */
  | { readonly kind: 'posting'; readonly rest: Rest; readonly doubted: boolean }
  /** A request may have arrived, although no reply said so. */
  | { readonly kind: 'doubt'; readonly rest: Rest }
  | { readonly kind: 'awaited'; readonly at: number }
  | { readonly kind: 'approved' | 'rejected' | 'discarded'; readonly at: number };

/** A deposit is kept for a day after its end, so that another deposit does not claim its line. */
export type Deposit = {
  readonly id: string;
  readonly owner: string;
  readonly points: Points;
  readonly at: number;
  /** Counted before its request left. Null if no list had been read. */
  readonly before: CountsBefore | null;
  readonly phase: Phase;
};

/** `hasLost`: lines have left the list since the deposit's last counts, which are worth nothing now. */
export type Counted = {
  readonly kind: 'counted';
  readonly counts: MarkedCounts;
  readonly hasLost: boolean;
};

export type DepositEvent =
  /** The provider's list shows that none of its known deposits is this one. */
  | Counted
  | { readonly kind: 'leaves'; readonly at: number; readonly ms: number; readonly doubted: boolean }
  | { readonly kind: 'stays' | 'refused'; readonly at: number }
  | { readonly kind: 'lost'; readonly at: number; readonly ms: number }
  /** A reply, the list or the player says that the provider has it. */
  | { readonly kind: 'accepted'; readonly at: number }
  | { readonly kind: 'approved' | 'rejected' | 'discarded'; readonly at: number };

export const restMs = {
  /** The request is in flight, here or in another tab, or the time limit came before its reply. */
  underWay: 30_000,
  /** The request left with a closed page. It ends soon, but no page sees how. */
  pageGone: 10_000,
  ended: 1500,
} as const;

/** Milliseconds after the start: at once, and when a rest is over. */
export const reportDelaysMs: readonly number[] = [0, 11_000, 31_000];

export const isUnreported = ({ phase: { kind } }: Deposit): boolean =>
  kind === 'begun' || kind === 'posting' || kind === 'doubt';
export const isAwaited = ({ phase }: Deposit): boolean => phase.kind === 'awaited';
export const isUndecided = (deposit: Deposit): boolean => isUnreported(deposit) || isAwaited(deposit);
/** True as far as this browser knows. */
export const isReported = ({ phase: { kind } }: Deposit): boolean =>
  kind === 'awaited' || kind === 'approved' || kind === 'rejected';

export function next(deposit: Deposit, event: DepositEvent): Deposit {
  const { phase } = deposit;
  const to = (now: Phase): Deposit => ({ ...deposit, phase: now });
  switch (event.kind) {
    case 'counted': {
      const { counts, hasLost } = event;
      const before = hasLost ? counts : highest(deposit.before ?? counts, counts);
      return isUnreported(deposit) && !isSame(deposit.before, before) ? { ...deposit, before } : deposit;
    }
    case 'leaves':
      return isUnreported(deposit)
        ? to({ kind: 'posting', rest: rest(event), doubted: event.doubted })
        : deposit;
    case 'stays':
    case 'refused': {
      const ms = event.kind === 'stays' ? 0 : restMs.ended;
      return phase.kind === 'posting'
        ? to({ kind: phase.doubted ? 'doubt' : 'begun', rest: { at: event.at, ms } })
        : deposit;
    }
    case 'lost':
      return isUnreported(deposit) ? to({ kind: 'doubt', rest: rest(event) }) : deposit;
    case 'accepted':
      return isReported(deposit) ? deposit : to({ kind: 'awaited', at: event.at });
    case 'approved':
    case 'rejected':
      return isAwaited(deposit) ? to({ kind: event.kind, at: event.at }) : deposit;
    case 'discarded':
      return isUndecided(deposit) ? to({ kind: 'discarded', at: event.at }) : deposit;
  }
}
const isSame = (a: CountsBefore | null, b: MarkedCounts): boolean =>
  a?.listed === b.listed &&
  a.approved === b.approved &&
  a.rejected === b.rejected &&
  JSON.stringify(a.marks) === JSON.stringify(b.marks);
const rest = ({ at, ms }: Rest): Rest => ({ at, ms });

export function isUnchanged(kept: Deposit, seen: Deposit): boolean {
  const [is, was] = [kept, seen].map(({ phase }) => ('rest' in phase ? phase.rest : null));
  return kept.phase.kind === seen.phase.kind && is?.at === was?.at && is?.ms === was?.ms;
}

export type PageView = {
  readonly mine: boolean;
  /** The time when the page first read the deposits. */
  readonly since: number;
  /** Milliseconds that the provider's lists may be behind. */
  readonly lagMs: number;
};

/** Another page that began the deposit may have closed and sent it. The app cannot know. */
export const mayHaveLeft = ({ phase }: Deposit, mine: boolean): boolean =>
  phase.kind === 'posting' ||
  phase.kind === 'doubt' ||
  (phase.kind === 'begun' && phase.rest === null && !mine);

/**
 * A request that may have arrived also waits as long as a list may hide it. The device's clock may have
 * changed meanwhile.
 */
export function restLeft(deposit: Deposit, now: number, { mine, since, lagMs }: PageView): number {
  const { phase, at: begunAt } = deposit;
  if (!('rest' in phase)) return 0;
  const resting = phase.rest ?? (mine ? null : { at: Math.max(begunAt, since), ms: restMs.pageGone });
  if (resting === null) return 0;
  const ms = mayHaveLeft(deposit, mine) ? Math.max(resting.ms, lagMs) : resting.ms;
  return Math.max(0, ms - Math.abs(now - resting.at));
}

const rememberedMs = 86_400_000;

export const remembered = (deposits: readonly Deposit[], now: number): readonly Deposit[] =>
  deposits.filter(
    deposit =>
      isUndecided(deposit) || !('at' in deposit.phase) || Math.abs(now - deposit.phase.at) < rememberedMs,
  );
