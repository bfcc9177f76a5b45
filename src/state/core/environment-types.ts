// What the app takes from the part of it that is loaded with the background: the databases, and what moves points.
import type { Getter, Setter } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Attempt } from '../../domain/placing/attempt.ts';
import type { AskedRow } from '../../domain/placing/evidence.ts';
import type { MoneyEnd, Order, Settled } from '../../domain/placing/order.ts';
import type { Points } from '../../domain/points.ts';
import type { Deposit } from '../../domain/wallet/deposit.ts';
import type { Result } from '../../lib/result.ts';
import type { Verifier } from '../../storage/databases.ts';

/** The browser's `crypto`; `subtle` is missing on plain http. */
export type BrowserCrypto = Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto | undefined };

/** Where the one verifier of this browser is kept. Every method may reject (storage forbidden, full). */
export type VerifierStore = {
  readonly read: () => Promise<Verifier | null>;
  readonly write: (verifier: Verifier) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** The deposits, which outlive the page and the session. Every method but `now` may reject. */
export type DepositStore = {
  readonly add: (deposit: Deposit) => Promise<void>;
  /** What is kept of an owner, the oldest first. */
  readonly of: (owner: string) => Promise<readonly Deposit[]>;
  /** Replaces what is kept of an owner by what `step` makes of it, in one go whatever other tabs do; returns that. */
  readonly change: (
    owner: string,
    step: (kept: readonly Deposit[]) => readonly Deposit[],
  ) => Promise<readonly Deposit[]>;
  /** Milliseconds since 1970 by the page's steady clock. */
  readonly now: () => number;
};

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

/** Moves points, each request once (docs/reliability.md). */
export type Placing = {
  /** Reads the baseline and begins to check what is open; to be called when the question is shown. */
  readonly prepare: (scope: Scope) => void;
  /** Begins to check what a dead page of this account left open. */
  readonly resume: (account: string) => void;
  /**
   * Does what a tap orders, while no other tap is served. The caller takes the settled rows off the slip before it
   * awaits anything else. What the attempts `again` asked for is sent although nobody knows their end.
   */
  readonly place: (order: Order, requestsFor: RequestsFor, again?: readonly string[]) => Promise<MoneyEnd>;
  /** The rows of an order that checking found placed, each once, to be taken off at once; none during a tap. */
  readonly found: (order: Order) => Settled;
  /**
   * All that was found placed and announced (`Notify`), and that no form has told, on whatever slip its rows are, each
   * once; none during a tap.
   */
  readonly untold: (account: string) => Settled;
};

/** An order of which nothing is settled, and one of which nothing was sent. */
export const nothingSettled: Settled = { placed: [], earlier: [] };
export const nothingSent: MoneyEnd = { kind: 'rejected', message: null, ...nothingSettled };

/**
 * Something that the player is to be told of an attempt: it was `found` placed; its end is `known`, for which a tap had
 * to wait; or it was carried out `twice`.
 */
export type Notify = (
  news: 'found' | 'known' | 'twice',
  attempt: Pick<Attempt, 'id' | 'source' | 'phase'>,
) => void;

/** Makes the one thing through which points leave. It reads the evidence by `get` and `set`. */
export type MakePlacing = (app: {
  readonly get: Getter;
  readonly set: Setter;
  readonly notify: Notify;
}) => Placing;
