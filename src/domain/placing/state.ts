import type { Attempt } from './attempt.ts';
import type { Points } from '../points.ts';
import type { OrderRow, Baseline, Evidence, Finding, Source } from './evidence.ts';
import type { Order, Reply, Scope, WaitingRow } from './order.ts';

/** Everything that this page knows about placing, with the stage of each of its tasks. */
export type State = {
  /** The last number that was given to a task or a timer. */
  readonly lastNumber: number;
  readonly known: ReadonlyMap<string, Attempt>;
  readonly localFacts: ReadonlyMap<string, LocalFacts>;
  readonly checks: ReadonlyMap<string, Check>;
  readonly loads: ReadonlyMap<number, Load>;
  readonly sweeps: ReadonlyMap<number, Sweep>;
  readonly resumes: ReadonlyMap<number, Resume>;
  readonly tellings: ReadonlyMap<number, Telling>;
  readonly possibleDoubles: readonly PossibleDouble[];
  readonly doubleWatches: ReadonlyMap<number, DoubleWatch>;
  readonly readAheads: ReadonlyMap<number, ReadAhead>;
  /** The reading ahead that the next order may use. */
  readonly readAhead: number | null;
  readonly tap: Tap | null;
  readonly wallet: WalletReading | null;
};

export const nothingKnown: State = {
  lastNumber: 0,
  known: new Map(),
  localFacts: new Map(),
  checks: new Map(),
  loads: new Map(),
  sweeps: new Map(),
  resumes: new Map(),
  tellings: new Map(),
  possibleDoubles: [],
  doubleWatches: new Map(),
  readAheads: new Map(),
  readAhead: null,
  tap: null,
  wallet: null,
};

/** Facts about an attempt that only this page knows, and that outlast the attempt. */
export type LocalFacts = {
  /** This page has sent or dropped the attempt, so the journal may be behind. */
  readonly aheadOfJournal: boolean;
  /** The running time at which the attempt had left at the latest. */
  readonly leftBy: number | null;
  /** The player has read the outcome. The journal may not know that yet. */
  readonly told: boolean;
  /** A tap had to wait for its end. */
  readonly awaited: boolean;
  /** The app knows that it was placed, so any screen may report it. */
  readonly announced: boolean;
  /** A check of it has ended in this page, with or without a result. */
  readonly checked: boolean;
  /** The running time of the first reading that called it likely. */
  readonly likelySince: number | null;
};

const noLocalFacts: LocalFacts = {
  aheadOfJournal: false,
  leftBy: null,
  told: false,
  awaited: false,
  announced: false,
  checked: false,
  likelySince: null,
};

/** A pass reads until the end is known or the reading fails. The check then rests, each time longer. */
export type Check = { readonly pass: Pass | null; readonly rest: Rest | null };

/** `wasAbsent`: the app looks once more for an attempt that it has already called absent. */
export type Pass = {
  readonly attempt: Attempt;
  readonly failures: number;
  readonly wasAbsent: boolean;
  readonly stage:
    /** `since`: the running time at which the reading began. */
    | { readonly kind: 'reading'; readonly since: number }
    /** The reading found it. The journal says which requests other tabs have sent. */
    | { readonly kind: 'reading journal'; readonly since: number; readonly evidence: Evidence }
    | { readonly kind: 'noting'; readonly finding: Finding; readonly isRead: boolean }
    /** A change of any attempt ends the waiting. */
    | { readonly kind: 'waiting' | 'pausing'; readonly timer: number };
};

/** The timer is null while the rest's own pass is under way. */
type Rest = { readonly pause: number; readonly timer: number | null };

/**
 * Reads the journal and calls the attempts of a dead page unclear. `remaining`: the number of notes that are
 * not written yet.
 */
type Load = { readonly account: string; readonly who: Who; readonly remaining: number };

/**
 * Loads the journal under the lock and reports placed attempts. `timer`: when the lock must be given back.
 */
type Sweep = {
  readonly account: string;
  readonly resume: number | null;
  readonly timer: number | null;
};

/** Looks until the journal can be read, but no longer than `until`. */
type Resume = { readonly account: string; readonly until: number; readonly timer: number | null };

/** A report on its way to the screen, and then to the journal. */
type Telling = {
  readonly about: readonly Attempt[];
  readonly done: readonly Attempt[];
  /** Null after a find without a tap, and once the lock was given back. */
  readonly lock: TapLock | null;
};

/** The account's lock, which a tap keeps until its report is noted, but no longer than `timer`. */
export type TapLock = { readonly tap: number; readonly account: string; readonly timer: number };

/** A placed attempt that may be a double. `since`: when it first looked like one. */
export type PossibleDouble = {
  readonly watch: number;
  readonly attempt: Attempt;
  readonly since: number | null;
};

export type DoubleWatch = {
  readonly attempts: readonly Attempt[];
  readonly until: number;
  readonly readings: number;
  readonly stage:
    | { readonly kind: 'begun' | 'waiting'; readonly timer: number }
    | { readonly kind: 'reading' }
    | { readonly kind: 'reading journal'; readonly evidence: Evidence };
};

/** History and wallet as they were read before SUBMIT. */
export type ReadAhead = {
  readonly scope: Scope;
  /** By the device's clock. */
  readonly begunAt: number;
  readonly version: number | null;
  readonly evidence: Evidence | null;
};

/** A request's attempt and its reply. */
export type Sent = Reply & { readonly attempt: Attempt };

export type Tap = {
  readonly id: number;
  readonly order: Order;
  readonly again: readonly string[];
  readonly stage: TapStage;
};

export type TapStage =
  /** Waits for the reading of the wallet after the order before. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'locking' | 'loading' }
  /** The lock was not free. A reading shows whether the journal works at all. */
  | { readonly kind: 'locked out' }
  | { readonly kind: 'giving up'; readonly remaining: number }
  | { readonly kind: 'checking'; readonly remaining: ReadonlySet<string>; readonly timer: number | null }
  | (Rows & {
      readonly kind: 'taking baseline';
      /** By the device's clock. */
      readonly begunAt: number;
      readonly timer: number;
      readonly part:
        | { readonly kind: 'readAhead' | 'version'; readonly readAhead: number }
        /** `unread`: the journal did not tell its version. */
        | { readonly kind: 'first'; readonly unread?: boolean }
        | { readonly kind: 'second'; readonly first: Evidence };
    })
  | (Rows & { readonly kind: 'asking'; readonly baseline: Baseline })
  | (Rows & { readonly kind: 'writing'; readonly baseline: Baseline; readonly leaving: readonly Attempt[] })
  | (Rows & {
      readonly kind: 'sending';
      readonly baseline: Baseline;
      readonly sent: readonly Sent[];
      readonly leaving: readonly Attempt[];
      /** The ids of attempts whose reply has not arrived or is not noted yet. */
      readonly remaining: ReadonlySet<string>;
    })
  | (Rows & { readonly kind: 'refreshing'; readonly sent: readonly Sent[]; readonly timer: number });

export type TapAt<K extends TapStage['kind']> = Tap & {
  readonly stage: Extract<TapStage, { readonly kind: K }>;
};

type Rows = { readonly free: readonly OrderRow[]; readonly waiting: readonly WaitingRow[] };

/** The reading of the wallet after the replies. It makes a refusal final, and shows a double. */
export type WalletReading = {
  readonly id: number;
  readonly baseline: Baseline;
  readonly placed: readonly Attempt[];
  readonly rejected: readonly Attempt[];
  /** Nothing else of this page took points: neither a lost request nor one with an older baseline. */
  readonly isAlone: boolean;
  readonly stage:
    | {
        readonly kind: 'reading';
        readonly version: number | null | undefined;
        readonly balance: Points | null | undefined;
      }
    /** Compares versions, because another tab may have moved points during the reading. */
    | { readonly kind: 'comparing'; readonly version: number | null; readonly balance: Points | null }
    | { readonly kind: 'removing'; readonly twice: boolean; readonly balance: Points | null }
    | { readonly kind: 'lines'; readonly balance: Points | null };
};

/** The task that an answer belongs to. */
export type Who =
  | { readonly of: 'check' | 'thenCheck'; readonly attempt: string }
  | { readonly of: 'tap'; readonly id: number; readonly attempt?: string }
  | {
      readonly of: 'load' | 'sweep' | 'resume' | 'telling' | 'double' | 'readAhead' | 'wallet';
      readonly id: number;
    };

export const attemptsOf = ({ known }: State, account: string): readonly Attempt[] =>
  [...known.values()].filter(attempt => attempt.account === account);

export const localFactsOf = ({ localFacts }: State, id: string): LocalFacts =>
  localFacts.get(id) ?? noLocalFacts;

export const withLocalFacts = (state: State, id: string, change: Partial<LocalFacts>): State => ({
  ...state,
  localFacts: new Map(state.localFacts).set(id, { ...localFactsOf(state, id), ...change }),
});

export const withAttempt = (state: State, attempt: Attempt): State => ({
  ...state,
  known: new Map(state.known).set(attempt.id, attempt),
});

/** Sets the value, or deletes the key if the value is null. */
export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | null): ReadonlyMap<K, V> {
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}

/** A fresh number for a task or a timer, and the state that will not give it again. */
export const takeNumber = (state: State): readonly [State, number] => [
  { ...state, lastNumber: state.lastNumber + 1 },
  state.lastNumber + 1,
];

export const sameScope = (a: Scope, b: Scope): boolean =>
  a.account === b.account && JSON.stringify(a.source) === JSON.stringify(b.source satisfies Source);
