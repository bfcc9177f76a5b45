import type { ApiError } from '../api/api-error.ts';
import type { Source, Wish } from '../domain/placing.ts';
import type { Reading, Trace } from '../domain/placing-evidence.ts';
import type { Points } from '../domain/points.ts';
import type { Result } from '../lib/result.ts';
import type { AccountLock } from './account-lock.ts';
import type { Journal } from './journal.ts';

export type Answer = Result<unknown, ApiError>;

/** One request for points. `send` posts it once and never aborts it. */
export type Order = {
  readonly wanted: readonly Trace[];
  readonly total: Points;
  readonly send: (options: {
    readonly clientRef: string;
    readonly onLate: (answer: Answer) => void;
  }) => Promise<Answer>;
};

/** A player's tap: `ordersFor` makes the requests for those lines of the wish that nothing stands against. */
export type Job = Wish & { readonly ordersFor: (free: readonly Trace[]) => readonly Order[] };

/**
 * How a tap ended: all is placed, by it or by an earlier attempt; or something is not, which may be sent again
 * (`message` is the server's own word); or of something nobody knows, and it is being checked.
 */
export type Ending =
  | { readonly kind: 'placed' }
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'unclear' };

/** `found`: there are attempts that `claim` will answer with. `twice`: a debit was seen twice. */
export type News = 'found' | 'twice';

/** What of an account is asked about. */
export type Question = Pick<Wish, 'account' | 'source'>;

/** What the browser brings to it. */
export type MoneyTools = {
  readonly journal: Journal;
  readonly lock: AccountLock;
  /** Milliseconds since 1970 by the device, never going back while the page lives. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/** What the app brings to it. */
export type World = {
  readonly randomId: () => string;
  /** History and wallet as they are now; what cannot be read, or is another account's by now, is null. */
  readonly read: (question: Question) => Promise<Reading>;
  readonly readBalance: (account: string) => Promise<Points | null>;
  /** The wallet as last read, for when it cannot be read now. */
  readonly lastBalance: () => Points | null;
};

export type Placing = {
  /** Reads the baseline and begins to check what is open; to be called when the question is shown. */
  readonly prepare: (question: Question) => void;
  /** Begins to check what a dead page of this account left open. */
  readonly resume: (account: string) => void;
  /**
   * Answers a tap. The lock is taken before anything is awaited: null when another tap is under way, and then nothing
   * was sent. What was placed is told by `claim`.
   */
  readonly place: (job: Job) => Promise<Ending | null>;
  /** The lines of a wish that are placed, each once; none while a tap is under way. */
  readonly claim: (wish: Wish) => readonly Trace[];
};

export type Tell = (news: News, source: Source) => void;

/** Makes the machinery, with what the browser brings to it. */
export type MakePlacing = (world: World, tell: Tell) => Placing;
