import type { Settled } from './placing-order.ts';
import type { LimitRefusal } from './play-limits.ts';

/**
 * How a tap that moves points ended (docs/reliability.md "How an attempt ends"). `placed`: every row is settled.
 * `earlier`: the same, and all of it was placed before. `rejected`: something was not placed and may be sent again;
 * `message` is the server's own word, `refusal` the limit of the player's own that stood in the way. `unclear`: the end
 * of something is not known, and is being checked. `busy`: another tap is under way, and nothing was sent. Each with the
 * rows that it settled.
 */
export type MoneyEnd = Settled &
  (
    | { readonly kind: 'placed' | 'earlier' | 'unclear' | 'busy' }
    | { readonly kind: 'rejected'; readonly message: string | null; readonly refusal?: LimitRefusal }
  );

export const nothingSettled: Settled = { placed: [], earlier: [] };
export const nothingSent: MoneyEnd = { kind: 'rejected', message: null, ...nothingSettled };
