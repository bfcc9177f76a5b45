import type { Attempt } from './attempt.ts';
import type { OrderRow, Evidence } from './evidence.ts';
import type { RequestEnd } from './attempt.ts';
import type { Order, OrderEnd, Scope, WaitingRow } from './order.ts';
import type { Points } from '../points.ts';
import type { State, Who } from './state.ts';

/**
 * The time of an event. `ran`: how long the page has run; `now`: by the device's clock; `shown`: by the app's
 * clock.
 */
export type Moment = {
  readonly ran: number;
  readonly now: number;
  readonly shown: number;
  /** Milliseconds by which history and wallet may be behind. */
  readonly lagMs: number;
  readonly sendsRef: boolean;
};

export type NewRequest = {
  /** A fresh id for the attempt. An attempt that leaves again keeps its first one. */
  readonly id: string;
  readonly wanted: readonly OrderRow[];
  readonly total: Points;
};

export type Event =
  // The player's actions.
  | { readonly kind: 'prepared'; readonly scope: Scope }
  | { readonly kind: 'resumed'; readonly account: string }
  | {
      readonly kind: 'tapped';
      readonly tap: number;
      readonly order: Order;
      readonly again: readonly string[];
    }
  /** A screen now shows the outcome of these attempts. */
  | { readonly kind: 'shown'; readonly about: readonly Attempt[]; readonly done: readonly Attempt[] }
  // Answers to effects.
  | { readonly kind: 'locked'; readonly who: Who; readonly free: boolean }
  | { readonly kind: 'journal'; readonly who: Who; readonly kept: readonly Attempt[] | null }
  | { readonly kind: 'version'; readonly who: Who; readonly version: number | null }
  | { readonly kind: 'evidence'; readonly who: Who; readonly evidence: Evidence }
  | { readonly kind: 'balance'; readonly who: Who; readonly balance: Points | null }
  | { readonly kind: 'requests'; readonly who: Who; readonly requests: readonly NewRequest[] }
  | { readonly kind: 'added'; readonly who: Who; readonly ok: boolean }
  | {
      readonly kind: 'replied';
      readonly tap: number;
      readonly attempt: string;
      readonly end: RequestEnd;
      readonly message: string | null;
      readonly timedOut: boolean;
      /** The reply arrived after the time limit. */
      readonly late: boolean;
    }
  | { readonly kind: 'painted'; readonly who: Who }
  /** Another player has logged in before the words were painted. */
  | { readonly kind: 'other player'; readonly who: Who }
  | { readonly kind: 'woke'; readonly who: Who; readonly timer: number }
  /** An attempt was written. `news` is null when it had not changed. */
  | { readonly kind: 'noted'; readonly who: Who; readonly news: Noted | null }
  | { readonly kind: 'written'; readonly who: Who }
  // Messages from one task to the others, within a step.
  | { readonly kind: 'attempt changed' }
  | { readonly kind: 'check'; readonly attempt: string }
  | { readonly kind: 'checked'; readonly attempt: string }
  | {
      readonly kind: 'rows known';
      readonly free: readonly OrderRow[];
      readonly waiting: readonly WaitingRow[];
    }
  | { readonly kind: 'load'; readonly account: string; readonly who: Who }
  | { readonly kind: 'loaded'; readonly who: Who; readonly ok: boolean }
  | { readonly kind: 'sweep'; readonly account: string; readonly resume: number | null }
  | { readonly kind: 'swept'; readonly resume: number | null; readonly ok: boolean }
  | { readonly kind: 'untold'; readonly attempt: Attempt }
  | { readonly kind: 'watch'; readonly attempts: readonly Attempt[]; readonly afterMs: number }
  | { readonly kind: 'read ahead'; readonly readAhead: number }
  | { readonly kind: 'wallet read' }
  | { readonly kind: 'tap ended'; readonly account: string };

export type Noted = { readonly attempt: Attempt; readonly isDouble: boolean };

export type Effect =
  | { readonly kind: 'lock' | 'unlock'; readonly account: string; readonly who: Who }
  /** Each write ends with an event, even if it fails. */
  | { readonly kind: 'persist'; readonly add: readonly Attempt[]; readonly who: Who }
  | { readonly kind: 'persist'; readonly change: readonly Attempt[]; readonly next: Event }
  | { readonly kind: 'persist'; readonly remove: readonly string[]; readonly next: Event }
  | {
      readonly kind: 'read';
      readonly what: 'journal' | 'balance';
      readonly account: string;
      readonly who: Who;
    }
  | { readonly kind: 'read'; readonly what: 'version'; readonly who: Who }
  | { readonly kind: 'read'; readonly what: 'evidence'; readonly scope: Scope; readonly who: Who }
  /**
   * Asks which requests the free rows make now: the player may have deleted a row, and the player's own
   * limits apply.
   */
  | {
      readonly kind: 'read';
      readonly what: 'requests';
      readonly free: readonly OrderRow[];
      readonly who: Who;
    }
  /** `index`: the place of the request among those of the tap. */
  | { readonly kind: 'post'; readonly tap: number; readonly index: number; readonly attempt: string }
  | { readonly kind: 'wait'; readonly ms: number; readonly timer: number; readonly who: Who }
  | { readonly kind: 'wait'; readonly paint: true; readonly who: Who }
  | { readonly kind: 'inform'; readonly news: 'untold' | 'known' | 'twice'; readonly attempt: Attempt }
  | { readonly kind: 'inform'; readonly tap: number; readonly end: OrderEnd }
  /** Informs the ledger of the player's limits. `late`: the outcome was not in the reply. */
  | {
      readonly kind: 'inform';
      readonly knownEnd: Attempt;
      readonly placed: boolean;
      readonly late?: boolean;
    };

/** A change of the state, with its effects and with the events for other tasks. */
export type Step = readonly [state: State, out: readonly Out[]];
export type Out = Effect | { readonly kind: 'raise'; readonly event: Event };

export const raise = (event: Event): Out => ({ kind: 'raise', event });

/** Each act begins with the state that the one before has left. */
export function inTurn(state: State, ...acts: readonly ((state: State) => Step)[]): Step {
  let now = state;
  const out = acts.flatMap(act => {
    const [next, more] = act(now);
    now = next;
    return more;
  });
  return [now, out];
}
