// What the ends of the requests of one tap mean together (docs/reliability.md "How an attempt ends").
import type { Outcome } from './placing-attempt.ts';
import type { MoneyEnd } from './placing-end.ts';
import { type Baseline, placedTwice } from './placing-evidence.ts';
import type { Settled } from './placing-order.ts';
import { type Points, sumPoints } from './points.ts';

/** How one request ended; `message` is the server's own word where it said no. */
export type RequestEnd = { readonly outcome: Outcome; readonly message: string | null };

/** The end of a tap; `blocked`: an open attempt stood in the way of some of its rows. */
export function endOf(requests: readonly RequestEnd[], blocked: boolean, settled: Settled): MoneyEnd {
  if (blocked || requests.some(({ outcome }) => outcome === 'unclear'))
    return { kind: 'unclear', ...settled };
  const rejected = requests.filter(({ outcome }) => outcome === 'rejected');
  if (rejected.length > 0) {
    const message = rejected.map(request => request.message).find(Boolean) ?? null;
    return { kind: 'rejected', message, ...settled };
  }
  return { kind: settled.placed.length > 0 ? 'placed' : 'earlier', ...settled };
}

/**
 * What the wallet says once the requests of a tap have ended, of which `placed` have these totals: a debit of one of
 * them twice; and whether it is `final` that the others took nothing. `balance` is null when it is not known, or when
 * other requests may have changed it meanwhile.
 */
export function weighBalance(
  baseline: Baseline,
  balance: Points | null,
  placed: readonly Points[],
): { readonly twice: boolean; readonly final: boolean } {
  if (balance === null) return { twice: false, final: false };
  const debit = baseline.balance - balance;
  return { twice: placedTwice(debit, placed), final: debit === sumPoints(placed) };
}
