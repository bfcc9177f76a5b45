// Payments that were begun, and what is known of their reports to the provider (spec 1 §4 "Deposit").
import { countsOf, type DecidedCounts, type ListedDeposit } from './listed-deposits.ts';
import type { Points } from './points.ts';

/** A payment that was begun and is to be reported by a fund request. Only a reply, or the player, ends it. */
export type DepositIntent = {
  readonly id: string;
  /** Whose: a fingerprint of the mobile number. */
  readonly owner: string;
  readonly points: Points;
  /** When it was begun: milliseconds since 1970 by the device. */
  readonly at: number;
  /** How many deposits of these points the provider listed before this one; null while that is unknown. */
  readonly listed: number | null;
  /** How many of those were decided when the list was last read before its request; null while that is unknown. */
  readonly decided: DecidedCounts | null;
  /** The last request left or ended at `at` (milliseconds since 1970 by the device); none may follow for `restMs`. */
  readonly tried: { readonly at: number; readonly restMs: number } | null;
  /** A request may have arrived although no reply said so. */
  readonly doubt: boolean;
};

/** What a list says of deposits of these points: how many there are, and how many of them are decided. */
export function depositsIn(
  listed: readonly ListedDeposit[],
  points: Points,
): { readonly [K in 'listed' | 'decided']: NonNullable<DepositIntent[K]> } {
  const { pending, approved, rejected } = countsOf(listed, points);
  return { listed: pending + approved + rejected, decided: { approved, rejected } };
}

/** How long no request may follow another, in milliseconds. */
export const retryAfterMs = {
  /** It is under way, here or in another tab, or our time limit ended before its reply came. */
  underWay: 30_000,
  /** It left with a page that closed: its end is not seen, but it ends soon. */
  pageGone: 10_000,
  /** It has ended, for its page at least. */
  ended: 1500,
} as const;

/**
 * When a start reports the deposits of earlier pages, in milliseconds after it: at once, after the time in which
 * another tab posts its own, and after the times of posts that were in flight when a page closed or crashed.
 */
export const reportDelaysMs: readonly number[] = [0, 3100, 11_000, 31_000];

/** Milliseconds until the next request may leave; the clock of the device may have been changed meanwhile. */
export const retryIn = ({ tried }: DepositIntent, now: number): number =>
  tried === null ? 0 : Math.max(0, tried.restMs - Math.abs(now - tried.at));

/** Whether no request was sent for an intent since it was `seen`. */
export const isUnchanged = (kept: DepositIntent, seen: DepositIntent): boolean =>
  kept.tried?.at === seen.tried?.at && kept.tried?.restMs === seen.tried?.restMs;

/**
 * The intents without one that was reported. Its line in the provider's list must not prove another intent of the same
 * points, so that their counts grow by one: of all after a reply, whose line is new; after a look at the list only of
 * those that did not count the line already.
 */
export function withoutReported(
  intents: readonly DepositIntent[],
  id: string,
  by: 'reply' | 'list',
): readonly DepositIntent[] {
  const done = intents.find(intent => intent.id === id);
  if (done === undefined) return intents;
  const had = by === 'list' && done.listed !== null ? done.listed : Infinity;
  const after = (intent: DepositIntent): DepositIntent =>
    intent.points === done.points && intent.listed !== null && intent.listed <= had
      ? { ...intent, listed: intent.listed + 1 }
      : intent;
  return intents.filter(intent => intent !== done).map(after);
}

/** `reported`: the provider lists it. `absent`: it does not. `unclear`: it lists one that may be an older one. */
export type DepositVerdict = 'reported' | 'absent' | 'unclear';

/** What the provider's list says of an intent, where `count` deposits of its points stand in it. */
export function verdictOf({ listed, doubt }: DepositIntent, count: number): DepositVerdict {
  if (listed !== null) return count > listed ? 'reported' : 'absent';
  return doubt && count > 0 ? 'unclear' : 'absent';
}
