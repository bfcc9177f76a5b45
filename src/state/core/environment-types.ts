import type { Getter, Setter } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Attempt } from '../../domain/placing/attempt.ts';
import type { OrderRow } from '../../domain/placing/evidence.ts';
import type { Order, OrderEnd, Scope, Settled } from '../../domain/placing/order.ts';
import type { Points } from '../../domain/points.ts';
import type { Deposit } from '../../domain/wallet/deposit.ts';
import type { Result } from '../../lib/result.ts';
import type { Verifier } from '../../storage/verifier.ts';

/** On plain http `subtle` is missing. */
export type BrowserCrypto = Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto | undefined };

/** Every method may reject (storage is forbidden or full). */
export type VerifierStore = {
  readonly read: () => Promise<Verifier | null>;
  readonly write: (verifier: Verifier) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** Deposits outlive page and session. Every method but `now` may reject. */
export type DepositStore = {
  readonly add: (deposit: Deposit) => Promise<void>;
  /** The owner's deposits, the oldest first. */
  readonly of: (owner: string) => Promise<readonly Deposit[]>;
  /** Runs in one transaction, isolated from other tabs. Calls `step` again if the first run may have failed. */
  readonly change: (
    owner: string,
    step: (kept: readonly Deposit[]) => readonly Deposit[],
  ) => Promise<readonly Deposit[]>;
  /** Milliseconds since 1970, by the page's steady clock. */
  readonly now: () => number;
};

export type MoneyReply = Result<unknown, ApiError>;

/** `send` posts once and never aborts. `onLate` receives a reply after the time limit. */
export type PointsRequest = {
  readonly wanted: readonly OrderRow[];
  readonly total: Points;
  readonly send: (options: {
    readonly clientRef: string;
    readonly onLate: (reply: MoneyReply) => void;
  }) => Promise<MoneyReply>;
};

export type RequestsFor = (free: readonly OrderRow[]) => readonly PointsRequest[];

/** Places each request once (docs/reliability.md). */
export type Placing = {
  readonly prepare: (scope: Scope) => void;
  readonly resume: (account: string) => void;
  /**
   * One tap at a time. The caller takes the settled rows off the slip before it awaits anything. `again`
   * lists attempts that are repeated although their end is unknown.
   */
  readonly place: (order: Order, requestsFor: RequestsFor, again?: readonly string[]) => Promise<OrderEnd>;
  /** Returns each settled row once, so the caller must take it off at once. Returns none during a tap. */
  readonly settled: (order: Order) => Settled;
  /** Rows that were found placed and that no form has shown. Returns each row once, and none during a tap. */
  readonly untold: (account: string) => Settled;
};

/** `known`: a tap waited for its end, which is known now. `twice`: it was carried out twice. */
export type Notify = (
  news: 'untold' | 'known' | 'twice',
  attempt: Pick<Attempt, 'id' | 'account' | 'source' | 'phase'>,
) => void;

export type MakePlacing = (app: {
  readonly get: Getter;
  readonly set: Setter;
  readonly notify: Notify;
}) => Placing;
