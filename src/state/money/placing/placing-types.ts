import type { ApiError } from '../../../api/api-error.ts';
import type { AskedRow, Source } from '../../../domain/placing-attempt.ts';
import type { MoneyEnd } from '../../../domain/placing-end.ts';
import type { Evidence } from '../../../domain/placing-evidence.ts';
import type { Order, Settled } from '../../../domain/placing-order.ts';
import type { Points } from '../../../domain/points.ts';
import type { Result } from '../../../lib/result.ts';
import type { AccountLock } from './account-lock.ts';
import type { Journal } from './journal.ts';

/** A reply to a request for points, or why there is none. */
export type MoneyReply = Result<unknown, ApiError>;

/** One request for points. `send` posts it once and never aborts it; `onLate` takes a reply after the time limit. */
export type PointsRequest = {
  readonly wanted: readonly AskedRow[];
  readonly total: Points;
  readonly send: (options: {
    readonly clientRef: string;
    readonly onLate: (reply: MoneyReply) => void;
  }) => Promise<MoneyReply>;
};

/** Makes the requests for those rows of an order that may be sent. */
export type RequestsFor = (free: readonly AskedRow[]) => readonly PointsRequest[];

/** Whose points, and which history proves where they went. */
export type Scope = Pick<Order, 'account' | 'source'>;

/** What the browser brings to it. */
export type BrowserTools = {
  readonly journal: Journal;
  readonly lock: AccountLock;
  /** Milliseconds since 1970 by the device, never going back while the page lives. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/** What the app brings to it. */
export type AppTools = {
  readonly randomId: () => string;
  /** History and wallet as they are now; what cannot be read, or is another account's by now, is null. */
  readonly read: (scope: Scope) => Promise<Evidence>;
  readonly readBalance: (account: string) => Promise<Points | null>;
  /** `found`: checking found something placed, which `found` or `untold` returns. `twice`: a debit was seen twice. */
  readonly notify: (news: 'found' | 'twice', kind: Source['kind']) => void;
};

export type Placing = {
  /** Reads the baseline and begins to check what is open; to be called when the question is shown. */
  readonly prepare: (scope: Scope) => void;
  /** Begins to check what a dead page of this account left open. */
  readonly resume: (account: string) => void;
  /**
   * Does what a tap orders, while no other tap is served. The caller takes the settled rows off the slip before it
   * awaits anything else.
   */
  readonly place: (order: Order, requestsFor: RequestsFor) => Promise<MoneyEnd>;
  /** The rows of an order that checking found placed, each once, to be taken off at once; none during a tap. */
  readonly found: (order: Order) => Settled;
  /** All that was found placed and not told, on whatever slip its rows are, each once; none during a tap. */
  readonly untold: (account: string) => Settled;
};

/** Makes the one thing through which points leave. */
export type MakePlacing = (tools: AppTools) => Placing;
