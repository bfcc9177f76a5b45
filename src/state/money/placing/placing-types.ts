import type { ApiError } from '../../../api/api-error.ts';
import type { Source, Wanted, Wish } from '../../../domain/placing.ts';
import type { Reading } from '../../../domain/placing-evidence.ts';
import type { Points } from '../../../domain/points.ts';
import type { Result } from '../../../lib/result.ts';
import type { AccountLock } from './account-lock.ts';
import type { Journal } from './journal.ts';

export type Answer = Result<unknown, ApiError>;

/** One request for points. `send` posts it once and never aborts it. */
export type Order = {
  readonly wanted: readonly Wanted[];
  readonly total: Points;
  readonly send: (options: {
    readonly clientRef: string;
    readonly onLate: (answer: Answer) => void;
  }) => Promise<Answer>;
};

/** Something that was placed: what, and how long ago its request left, in milliseconds. */
export type Earlier = {
  readonly source: Source;
  /** What asked for it, as in `Wanted`. */
  readonly row: string;
  readonly text: string;
  readonly points: Points;
  readonly agoMs: number;
};

/** What of a wish is settled, each told once: its lines leave the slip with it. */
export type Claimed = {
  /** Placed by attempts that were made with these lines: the player may be told of success. */
  readonly placed: readonly Wanted[];
  /** Not sent, or told of before: an attempt of its own time was placed, and that is what the player is told. */
  readonly earlier: readonly (Wanted & Earlier)[];
};

/** A player's tap. */
export type Job = Wish & {
  /** Makes the requests for those lines of the wish that nothing stands against. */
  readonly ordersFor: (free: readonly Wanted[]) => readonly Order[];
  /** Takes the settled lines off at once, before they are forgotten: no page that dies may keep one that is placed. */
  readonly take: (claimed: Claimed) => void;
};

/**
 * How a tap ended: every line is settled (`placed`); or something is not, which may be sent again (`message` is the
 * server's own word); or of something nobody knows, and it is being checked. Each with what it settled.
 */
export type Ending = Claimed &
  (
    | { readonly kind: 'placed' }
    | { readonly kind: 'rejected'; readonly message: string | null }
    | { readonly kind: 'unclear' }
  );

/** `found`: there are attempts that `claim` or `untold` will return. `twice`: a debit was seen twice. */
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
};

export type Placing = {
  /** Reads the baseline and begins to check what is open; to be called when the question is shown. */
  readonly prepare: (question: Question) => void;
  /** Begins to check what a dead page of this account left open. */
  readonly resume: (account: string) => void;
  /**
   * Does what a tap asks. The lock is taken before anything is awaited: null when another tap is under way, and then
   * nothing was sent.
   */
  readonly place: (job: Job) => Promise<Ending | null>;
  /** The lines of a wish that checking found placed, each once; none while a tap is under way. */
  readonly claim: (wish: Wish) => Claimed;
  /** All that was placed and nobody was told of, whose rows are out of sight; none while a tap is under way. */
  readonly untold: (account: string) => readonly Earlier[];
};

export type Tell = (news: News, source: Source) => void;

/** Makes the machinery, with what the browser brings to it. */
export type MakePlacing = (world: World, tell: Tell) => Placing;
