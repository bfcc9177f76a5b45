import type { Attempt } from './attempt.ts';
import type { Points } from '../points.ts';
import type { AskedRow, Baseline, Evidence, Finding, Source } from './evidence.ts';
import type { Order, Reply, Scope, WaitingRow } from './order.ts';

/** Everything that this page knows of placing, with the stage of each of its works. */
export type State = {
  /** The last number that was given to a work or a timer. */
  readonly names: number;
  readonly known: ReadonlyMap<string, Attempt>;
  readonly marks: ReadonlyMap<string, Marks>;
  readonly checks: ReadonlyMap<string, Check>;
  readonly loads: ReadonlyMap<number, Load>;
  readonly looks: ReadonlyMap<number, Look>;
  readonly resumes: ReadonlyMap<number, Resume>;
  readonly tellings: ReadonlyMap<number, Telling>;
  readonly doubts: readonly Doubt[];
  readonly doubleWatches: ReadonlyMap<number, DoubleWatch>;
  readonly earlies: ReadonlyMap<number, Early>;
  /** The early reading that the next order may take. */
  readonly early: number | null;
  readonly tap: Tap | null;
  readonly wallet: WalletReading | null;
};

export const nothingKnown: State = {
  names: 0,
  known: new Map(),
  marks: new Map(),
  checks: new Map(),
  loads: new Map(),
  looks: new Map(),
  resumes: new Map(),
  tellings: new Map(),
  doubts: [],
  doubleWatches: new Map(),
  earlies: new Map(),
  early: null,
  tap: null,
  wallet: null,
};

/** This page's own knowledge of an attempt. It outlasts the attempt. */
export type Marks = {
  /** The journal may lag. */
  readonly sentHere: boolean;
  /** In running time, at the latest. */
  readonly leftBy: number | null;
  /** The journal may not know it yet. */
  readonly told: boolean;
  /** A tap had to wait for its end. */
  readonly awaited: boolean;
  readonly announced: boolean;
  readonly checked: boolean;
  /** The running time of the first reading that called it likely. */
  readonly likelySince: number | null;
};

const noMarks: Marks = {
  sentHere: false,
  leftBy: null,
  told: false,
  awaited: false,
  announced: false,
  checked: false,
  likelySince: null,
};

/** A pass reads until the end is known or cannot be read; then the check rests, ever longer. */
export type Check = { readonly pass: Pass | null; readonly rest: Rest | null };

/** `late`: it was absent, and is looked for once. */
export type Pass = {
  readonly attempt: Attempt;
  readonly failures: number;
  readonly late: boolean;
  readonly stage:
    | { readonly kind: 'reading'; readonly at: number }
    /** It looks found: the journal says what other tabs have sent. */
    | { readonly kind: 'comparing'; readonly at: number; readonly evidence: Evidence }
    | { readonly kind: 'noting'; readonly finding: Finding; readonly isRead: boolean }
    /** A change of any attempt ends it. */
    | { readonly kind: 'waiting' | 'pausing'; readonly timer: number };
};

/** The timer is null while a pass is under way that the rest has begun. */
export type Rest = { readonly pause: number; readonly timer: number | null };

/** Reads the journal and ends what a dead page left. `left`: how many notes are not written yet. */
export type Load = { readonly account: string; readonly who: Who; readonly remaining: number };

/** Loads the journal under the lock, and announces what was placed. `timer`: until it need not be told any longer. */
export type Look = {
  readonly account: string;
  readonly resume: number | null;
  readonly timer: number | null;
};

/** Looks until the journal can be read, but not after `until`. */
export type Resume = { readonly account: string; readonly until: number; readonly timer: number | null };

/** Words on their way to the screen, and then to the journal. `tap` has the lock until `timer`. */
export type Telling = {
  readonly by: readonly Attempt[];
  readonly done: readonly Attempt[];
  readonly tap: TapLock | null;
  readonly timer: number | null;
};

/** A tap has the account's lock until its words are noted. */
export type TapLock = { readonly id: number; readonly account: string };

/** A placed attempt that may be a double. `since`: when it first looked so. */
export type Doubt = { readonly watch: number; readonly attempt: Attempt; readonly since: number | null };

export type DoubleWatch = {
  readonly attempts: readonly Attempt[];
  readonly until: number;
  readonly readings: number;
  readonly stage:
    | { readonly kind: 'begun' | 'waiting'; readonly timer: number }
    | { readonly kind: 'reading' }
    | { readonly kind: 'comparing'; readonly evidence: Evidence };
};

/** History and wallet as they are before SUBMIT. */
export type Early = {
  readonly scope: Scope;
  readonly at: number;
  readonly version: number | null;
  readonly evidence: Evidence | null;
};

/** The end of one request. */
export type Sent = Reply & { readonly attempt: Attempt };

export type Tap = {
  readonly id: number;
  readonly order: Order;
  readonly again: readonly string[];
  readonly stage: TapStage;
};

export type TapStage =
  /** For what the wallet says of the order before. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'locking' | 'loading' }
  /** The lock was not free: can the journal be read at all? */
  | { readonly kind: 'locked out' }
  | { readonly kind: 'giving up'; readonly remaining: number }
  | { readonly kind: 'checking'; readonly remaining: ReadonlySet<string>; readonly timer: number | null }
  | (Rows & {
      readonly kind: 'comparing';
      readonly at: number;
      readonly timer: number;
      readonly part:
        | { readonly kind: 'early' | 'version'; readonly early: number }
        | { readonly kind: 'first' }
        | { readonly kind: 'second'; readonly first: Evidence };
    })
  | (Rows & { readonly kind: 'asking'; readonly baseline: Baseline })
  | (Rows & { readonly kind: 'writing'; readonly baseline: Baseline; readonly leaving: readonly Attempt[] })
  | (Rows & {
      readonly kind: 'sending';
      readonly baseline: Baseline;
      readonly sent: readonly Sent[];
      readonly leaving: readonly Attempt[];
      /** Ids of those whose reply, or its note, is not there yet. */
      readonly remaining: ReadonlySet<string>;
    })
  | (Rows & { readonly kind: 'refreshing'; readonly sent: readonly Sent[]; readonly timer: number });

type Rows = { readonly free: readonly AskedRow[]; readonly waiting: readonly WaitingRow[] };

/** The wallet after the replies: it makes a refusal final, and shows a double. */
export type WalletReading = {
  readonly id: number;
  readonly baseline: Baseline;
  readonly placed: readonly Attempt[];
  readonly rejected: readonly Attempt[];
  /** Nothing else of this page took points: no lost request, none of an older baseline. */
  readonly isWhole: boolean;
  readonly stage:
    | {
        readonly kind: 'reading';
        readonly version: number | null | undefined;
        readonly balance: Points | null | undefined;
      }
    /** Whether another tab has moved points meanwhile. */
    | { readonly kind: 'comparing'; readonly version: number | null; readonly balance: Points | null }
    | { readonly kind: 'removing'; readonly twice: boolean; readonly balance: Points | null }
    | { readonly kind: 'lines'; readonly balance: Points | null };
};

/** Whose work an answer is for. */
export type Who =
  | { readonly of: 'check' | 'thenCheck'; readonly attempt: string }
  | { readonly of: 'tap'; readonly id: number; readonly attempt?: string }
  | {
      readonly of: 'load' | 'look' | 'resume' | 'telling' | 'double' | 'early' | 'wallet';
      readonly id: number;
    };

export const attemptsOf = ({ known }: State, account: string): readonly Attempt[] =>
  [...known.values()].filter(attempt => attempt.account === account);

export const marksOf = ({ marks }: State, id: string): Marks => marks.get(id) ?? noMarks;

export const withMarks = (state: State, id: string, change: Partial<Marks>): State => ({
  ...state,
  marks: new Map(state.marks).set(id, { ...marksOf(state, id), ...change }),
});

export const withAttempt = (state: State, attempt: Attempt): State => ({
  ...state,
  known: new Map(state.known).set(attempt.id, attempt),
});

/** With another value, or without one. */
export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | null): ReadonlyMap<K, V> {
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}

export const withName = (state: State): readonly [State, number] => [
  { ...state, names: state.names + 1 },
  state.names + 1,
];

export const sameScope = (a: Scope, b: Scope): boolean =>
  a.account === b.account && JSON.stringify(a.source) === JSON.stringify(b.source satisfies Source);
