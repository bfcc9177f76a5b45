import type { Attempt } from '../../../domain/placing/attempt.ts';
import type { Evidence } from '../../../domain/placing/evidence.ts';
import type { Points } from '../../../domain/points.ts';
import type { Scope } from '../../../domain/placing/order.ts';
import type { Notify } from '../../core/environment-types.ts';
import type { Journal } from './journal.ts';
import type { AccountLock } from './lock.ts';

export type BrowserTools = {
  readonly journal: Journal;
  readonly lock: AccountLock;
  /** Milliseconds since 1970; never goes back, and counts the device's sleep. */
  readonly now: () => number;
  /** Milliseconds that the page has run, whatever the device's clock does. */
  readonly ran: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** In a hidden page it ends when the page is shown again. */
  readonly painted: () => Promise<void>;
};

export type PlacingEnvironment = BrowserTools & {
  readonly randomId: () => string;
  /** By the app's clock. */
  readonly shownNow: () => number;
  /** Null for what cannot be read or is another account's by now. */
  readonly read: (scope: Scope) => Promise<Evidence>;
  readonly readBalance: (account: string) => Promise<Points | null>;
  /** `lagMs`: how old its histories and wallet may be. */
  readonly provider: () => { readonly lagMs: number; readonly sendsRef: boolean };
  readonly notify: Notify;
  /** `late`: its reply did not say so. */
  readonly settled: (attempt: Attempt, placed: boolean, late?: boolean) => void;
};
