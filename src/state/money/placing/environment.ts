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
  /** Milliseconds since 1970. The value never goes back, and counts the device's sleep. */
  readonly now: () => number;
  /** Milliseconds that the page has run, independent of the device's clock. */
  readonly ran: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves after the next painted frame. A hidden page has none until it is shown again. */
  readonly painted: () => Promise<void>;
};

export type PlacingEnvironment = BrowserTools & {
  readonly randomId: () => string;
  /** The time that the player reads, by the app's clock. */
  readonly shownNow: () => number;
  /** Lines and balance are null if they cannot be read, or if another account is logged in by now. */
  readonly read: (scope: Scope) => Promise<Evidence>;
  /** False once another player has logged in. */
  readonly isHere: (account: string) => boolean;
  readonly readBalance: (account: string) => Promise<Points | null>;
  /** `lagMs`: milliseconds that its histories and wallet may be behind. */
  readonly provider: () => { readonly lagMs: number; readonly sendsRef: boolean };
  readonly notify: Notify;
  /** `late`: the outcome was not in the reply. */
  readonly onKnownEnd: (attempt: Attempt, placed: boolean, late?: boolean) => void;
  /** Called whenever an attempt changes. */
  readonly onAttempts: (attempts: readonly Attempt[]) => void;
};
