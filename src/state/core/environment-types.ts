import type { Getter, Setter } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Attempt } from '../../domain/placing/attempt.ts';
import type { AskedRow } from '../../domain/placing/evidence.ts';
import type { Order, OrderEnd, Scope, Settled } from '../../domain/placing/order.ts';
import type { Points } from '../../domain/points.ts';
import type { Deposit } from '../../domain/wallet/deposit.ts';
import type { Result } from '../../lib/result.ts';
import type { Verifier } from '../../storage/verifier.ts';

/** `subtle` is missing on plain http. */
export type BrowserCrypto = Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto | undefined };

/** Every method may reject (storage forbidden, full). */
export type VerifierStore = {
  readonly read: () => Promise<Verifier | null>;
  readonly write: (verifier: Verifier) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** Deposits outlive page and session. Every method but `now` may reject. */
export type DepositStore = {
  readonly add: (deposit: Deposit) => Promise<void>;
  /** The oldest first. */
  readonly of: (owner: string) => Promise<readonly Deposit[]>;
  /** One transaction, whatever other tabs do. `step` is done twice when the first time may have failed. */
  readonly change: (
    owner: string,
    step: (kept: readonly Deposit[]) => readonly Deposit[],
  ) => Promise<readonly Deposit[]>;
  /** Milliseconds since 1970 by the page's steady clock. */
  readonly now: () => number;
};

export type MoneyReply = Result<unknown, ApiError>;

/** `send` posts once and never aborts; `onLate` takes a reply after the time limit. */
export type PointsRequest = {
  readonly wanted: readonly AskedRow[];
  readonly total: Points;
  readonly send: (options: {
    readonly clientRef: string;
    readonly onLate: (reply: MoneyReply) => void;
  }) => Promise<MoneyReply>;
};

export type RequestsFor = (free: readonly AskedRow[]) => readonly PointsRequest[];

/** Each request once (docs/reliability.md). */
export type Placing = {
  readonly prepare: (scope: Scope) => void;
  readonly resume: (account: string) => void;
  /**
   * One tap at a time. The caller takes the settled rows off the slip before it awaits anything. The attempts
   * `again` are repeated although nobody knows their end.
   */
  readonly place: (order: Order, requestsFor: RequestsFor, again?: readonly string[]) => Promise<OrderEnd>;
  /** Each row once, to be taken off at once; none during a tap. */
  readonly found: (order: Order) => Settled;
  /** Found and announced, but told by no form; each once, none during a tap. */
  readonly untold: (account: string) => Settled;
};

/** `known`: a tap had to wait for its end. `twice`: it was carried out twice. */
export type Notify = (
  news: 'found' | 'known' | 'twice',
  attempt: Pick<Attempt, 'id' | 'source' | 'phase'>,
) => void;

export type MakePlacing = (app: {
  readonly get: Getter;
  readonly set: Setter;
  readonly notify: Notify;
}) => Placing;
