// An attempt to move points, from the moment before its request leaves until its end is known
// (docs/reliability.md "Placing a bid, once"). Times are milliseconds since 1970 by the device.
import { assertNever } from '../lib/assert-never.ts';
import type { Family } from './market.ts';
import { type Evidence, type Expected, type Trace, type Verdict, weigh } from './placing-evidence.ts';

/**
 * Where the evidence of an attempt stands. `day` is the day that the bid counts for, `2026-11-21`; a market that closes
 * past midnight may stand under the day after as well: `lastDay`.
 */
export type Source =
  | { readonly kind: 'bid'; readonly family: Family; readonly day: string; readonly lastDay: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'transfer' };

/**
 * A row that is asked for. `row` is its id: of one row of one slip, or of one question of a transfer, whatever else
 * reads the same. `text` is how the player reads it.
 */
export type AskedRow = Trace & { readonly row: string; readonly text: string };

/** One request for points, from before it leaves. Stored as it is: a new shape needs a new version of the journal. */
export type Attempt = Omit<Expected, 'wanted'> & {
  readonly id: string;
  readonly wanted: readonly AskedRow[];
  /** Whose: a fingerprint of the mobile number. */
  readonly account: string;
  readonly source: Source;
  readonly sentAt: number;
  readonly phase: Phase;
};

/**
 * `sent`: the request may be under way. `unclear`: its end is unknown; `clean` readings have not shown it, and the last
 * of them must be `quietMs` after `since`. `absent`: it may be sent again. `placed`: `twice` when it was debited twice;
 * `told` once the player was told.
 */
export type Phase =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unclear'; readonly since: number; readonly quietMs: number; readonly clean: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'placed'; readonly twice: boolean; readonly told: boolean };

/** What a reply alone says of its attempt; `rejected` is final once the wallet is unchanged. */
export type Outcome = 'placed' | 'rejected' | 'unclear';

/**
 * `rejected`: the server said no, but the wallet was not seen unchanged. `lost`: the connection broke, or the reply
 * cannot be read. `died`: the page that sent it is gone. `read`: evidence, whose reading began at `at`.
 */
export type AttemptEvent =
  | { readonly kind: 'placed' | keyof typeof quietMs; readonly at: number }
  | { readonly kind: 'read'; readonly verdict: Verdict; readonly at: number };

/** How long the server may still be at work, by how the reply was lost. */
const quietMs = { rejected: 0, lost: 1500, timedOut: 30_000, died: 30_000 } as const;
const cleanReadings = 2;
const longestOpen = 10 * 60_000;
/** As long as a row that was placed may come back with an old tab, and a page that died is asked for. */
const longestKept = 24 * 3_600_000;

/** The phase after an event. What was placed stays placed; what is absent only a late reply can place. */
export function nextPhase(phase: Phase, event: AttemptEvent): Phase {
  if (phase.kind === 'placed') return phase;
  switch (event.kind) {
    case 'placed':
      return { kind: 'placed', twice: false, told: false };
    case 'read':
      return phase.kind === 'unclear' ? afterReading(phase, event) : phase;
    case 'rejected':
    case 'lost':
    case 'timedOut':
    case 'died':
      if (phase.kind === 'absent') return phase;
      return { kind: 'unclear', since: event.at, quietMs: quietMs[event.kind], clean: 0 };
    default:
      return assertNever(event);
  }
}

type Unclear = Extract<Phase, { kind: 'unclear' }>;

function afterReading(phase: Unclear, reading: { readonly verdict: Verdict; readonly at: number }): Phase {
  switch (reading.verdict) {
    case 'found':
    case 'foundTwice':
      return { kind: 'placed', twice: reading.verdict === 'foundTwice', told: false };
    case 'unclear':
      return phase;
    case 'absent': {
      const clean = phase.clean + 1;
      const last = reading.at >= phase.since + phase.quietMs;
      return clean >= cleanReadings && last ? { kind: 'absent' } : { ...phase, clean };
    }
    default:
      return assertNever(reading.verdict);
  }
}

/** Milliseconds until the next reading is of use: the first at once, the last when the server must be done. */
export const nextReadingIn = (phase: Unclear, now: number): number =>
  phase.clean < cleanReadings - 1 ? 0 : Math.max(0, phase.since + phase.quietMs - now);

/**
 * An unclear attempt blocks nothing for longer than ten minutes, even when the device's clock was moved: it is given up
 * when it could be looked for once more, or when the player bids the same again.
 */
export const isOver = ({ sentAt, phase }: Attempt, now: number): boolean =>
  Math.abs(now - sentAt) > (phase.kind === 'placed' ? longestKept : longestOpen);

/** After a day an attempt is removed, whatever became of it. */
export const isOld = ({ sentAt }: Attempt, now: number): boolean => Math.abs(now - sentAt) > longestKept;

/** What a reading says of an attempt. Once it is over the wallet may have moved by anything, and lines alone count. */
export const verdictOf = (attempt: Attempt, evidence: Evidence, now: number): Verdict =>
  weigh(attempt, isOver(attempt, now) ? { ...evidence, balance: null } : evidence);

/** Its end is not known yet. */
export const isOpen = ({ phase }: Attempt): boolean => phase.kind === 'sent' || phase.kind === 'unclear';

export const isPlaced = ({ phase }: Attempt): boolean => phase.kind === 'placed';

/** Placed, and the player was told. */
export const isTold = ({ phase }: Attempt): boolean => phase.kind === 'placed' && phase.told;

/** Placed, and the player was not told. */
export const isUntold = ({ phase }: Attempt): boolean => phase.kind === 'placed' && !phase.told;

/** Placed with a double debit, and the player was not told. */
export const isDoubled = ({ phase }: Attempt): boolean =>
  phase.kind === 'placed' && phase.twice && !phase.told;

/** The attempt once its player was told that it is placed. */
export const asTold = (attempt: Attempt): Attempt =>
  attempt.phase.kind === 'placed' ? { ...attempt, phase: { ...attempt.phase, told: true } } : attempt;

/** What is kept of an attempt that a page has changed: another tab may have told the player of it meanwhile. */
export const changed = (kept: Attempt, change: Attempt): Attempt => (isTold(kept) ? asTold(change) : change);
