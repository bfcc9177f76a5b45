import type { Attempt } from '../../../domain/placing/attempt.ts';
import type { Evidence } from '../../../domain/placing/evidence.ts';
import type { Points } from '../../../domain/points.ts';
import type { Notify, Scope } from '../../core/environment-types.ts';
import type { Journal } from './journal.ts';
import type { AccountLock } from './lock.ts';

/** What the browser brings to placing. */
export type BrowserTools = {
  readonly journal: Journal;
  readonly lock: AccountLock;
  /** Milliseconds since 1970 by the device, never going back while the page lives. A sleep of the device counts. */
  readonly now: () => number;
  /** Milliseconds that the page has run, whatever is done to the device's clock. */
  readonly ran: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Ends when what the task that calls it puts on screen is painted; in a hidden page when it is shown again. */
  readonly painted: () => Promise<void>;
};

/** All that placing works with. */
export type PlacingEnvironment = BrowserTools & {
  readonly randomId: () => string;
  /** History and wallet as they are now; what cannot be read, or is another account's by now, is null. */
  readonly read: (scope: Scope) => Promise<Evidence>;
  readonly readBalance: (account: string) => Promise<Points | null>;
  /** How old what the provider's readers show may be, and whether requests carry their reference. */
  readonly provider: () => { readonly lagMs: number; readonly sendsRef: boolean };
  readonly notify: Notify;
  /** The end of an attempt is known: it was placed, or nothing was debited for it. */
  readonly settled: (attempt: Attempt, placed: boolean) => void;
};
