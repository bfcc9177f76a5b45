import type { Evidence } from '../../../domain/placing-evidence.ts';
import type { Attempt } from '../../../domain/placing-attempt.ts';
import type { Points } from '../../../domain/points.ts';
import type { Notify, Scope } from '../../core/tools.ts';
import type { AccountLock } from './account-lock.ts';
import type { Journal } from './journal.ts';

/** What the browser brings to it. */
export type BrowserTools = {
  readonly journal: Journal;
  readonly lock: AccountLock;
  /** Milliseconds since 1970 by the device, never going back while the page lives. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Ends when what the task that calls it puts on screen is painted; in a hidden page when it is shown again. */
  readonly painted: () => Promise<void>;
};

/** What the app brings to it. */
export type AppTools = {
  readonly randomId: () => string;
  /** History and wallet as they are now; what cannot be read, or is another account's by now, is null. */
  readonly read: (scope: Scope) => Promise<Evidence>;
  readonly readBalance: (account: string) => Promise<Points | null>;
  readonly notify: Notify;
  /** The end of an attempt is known: it was placed, or nothing was debited for it. */
  readonly settled: (attempt: Attempt, placed: boolean) => void;
};
