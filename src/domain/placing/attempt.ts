// docs/reliability.md "Placing a bid, once".
import type { OrderRow, Expected, Finding, OtherRequest, Source } from './evidence.ts';

/** Stored as it is, so a new shape needs a new version of the journal. */
export type Attempt = Omit<Expected, 'wanted'> & {
  readonly wanted: readonly OrderRow[];
  /** A fingerprint of the player's mobile number. */
  readonly account: string;
  readonly source: Source;
  /** Milliseconds since 1970, by the device's clock. */
  readonly sentAt: number;
  /** The same moment by the app's clock, which the player reads. */
  readonly at: number;
  readonly phase: Phase;
};

/**
 * `unclear`: `clean` readings have not shown it. The last of them must come `quietMs` after `since`, both in
 * the page's running time, so that a change of the device's clock cannot end the waiting. `absent`: it may be
 * sent again.
 */
export type Phase =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unclear'; readonly since: number; readonly quietMs: number; readonly clean: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'placed'; readonly twice: boolean; readonly told: boolean };

/** `rejected` is final only once nothing contradicts it. */
export type RequestEnd = 'placed' | 'rejected' | 'unclear';

/**
 * `lost`: no readable reply. `died`: the page that sent it is gone. `givenUp`: the player sends it again
 * without knowing. `read`: a reading that began at `ran`. `lagMs`: how far behind the provider's readers
 * may be. `ran`: how long the page had run.
 */
export type AttemptEvent =
  | { readonly kind: 'placed' }
  | { readonly kind: 'givenUp' }
  | { readonly kind: keyof typeof quietMs; readonly ran: number; readonly lagMs: number }
  | { readonly kind: 'read'; readonly finding: Finding; readonly ran: number };

/** Milliseconds for which the server may still be at work after each event. */
const quietMs = { rejected: 0, lost: 1500, timedOut: 30_000, died: 30_000 } as const;
const cleanReadings = 2;
/** Milliseconds between readings while the provider's readers may lag. */
const lookAgainMs = 3000;
/** A copied tab may bring a placed row back within this time, in milliseconds. */
const longestKept = 24 * 3_600_000;

/** A placed attempt stays placed. An absent one may still show up and become placed. */
export function nextPhase(phase: Phase, event: AttemptEvent): Phase {
  if (phase.kind === 'placed') return phase;
  if (event.kind === 'placed') return { kind: 'placed', twice: false, told: false };
  if (event.kind === 'givenUp') return phase.kind === 'unclear' ? { kind: 'absent' } : phase;
  if (event.kind === 'read') return phase.kind === 'sent' ? phase : afterReading(phase, event);
  if (phase.kind === 'absent') return phase;
  return { kind: 'unclear', since: event.ran, quietMs: quietMs[event.kind] + event.lagMs, clean: 0 };
}

type Unclear = Extract<Phase, { kind: 'unclear' }>;
type Absent = Extract<Phase, { kind: 'absent' }>;

function afterReading(
  phase: Unclear | Absent,
  { finding, ran }: { readonly finding: Finding; readonly ran: number },
): Phase {
  if (finding === 'found' || finding === 'foundTwice')
    return { kind: 'placed', twice: finding === 'foundTwice', told: false };
  if (finding !== 'absent' || phase.kind === 'absent') return phase;
  const clean = phase.clean + 1;
  const isLast = ran >= phase.since + phase.quietMs;
  return clean >= cleanReadings && isLast ? { kind: 'absent' } : { ...phase, clean };
}

/**
 * Milliseconds until the server must be done and its readers must show the request. `ran`: how long the page
 * has run.
 */
export const waitMs = (phase: Phase, ran: number): number =>
  phase.kind === 'unclear' ? Math.max(0, phase.since + phase.quietMs - ran) : 0;

/** The server has refused it, so only readers that lag may still show it. */
export const isRefused = (phase: Phase, lagMs: number): boolean =>
  phase.kind === 'unclear' && phase.quietMs === quietMs.rejected + lagMs;

export function nextReadingIn(phase: Unclear, ran: number, lagMs: number): number {
  if (phase.clean < cleanReadings - 1) return 0;
  const wait = waitMs(phase, ran);
  return lagMs > 0 ? Math.min(wait, lookAgainMs) : wait;
}

/** A page that takes over an attempt has not waited itself yet, so the waiting starts again. */
export const takenOver = (phase: Phase, ran: number): Phase =>
  phase.kind === 'unclear' ? { ...phase, since: ran, clean: 0 } : phase;

/**
 * An open attempt never counts as old, because the device's clock may have been moved. Neither does an
 * outcome that the player has not read.
 */
export const isOld = (attempt: Attempt, now: number): boolean =>
  !isOpen(attempt) && !isUntold(attempt) && isOverADay(attempt, now);

/** Only such attempts are removed by the app. If a newer one is missing, the player has cleared the site. */
export const isOverADay = ({ sentAt }: Attempt, now: number): boolean => Math.abs(now - sentAt) > longestKept;

type RunningTimes = {
  readonly lagMs: number;
  /** The running time at which each attempt had left at the latest. */
  readonly leftBy: ReadonlyMap<string, number>;
  /** The page's running time now. */
  readonly ran: number;
};

/** Where readers lag, they may hide a request that left shortly before this one, so it counts as `around`. */
export function othersOf(
  attempt: Attempt,
  attempts: readonly Attempt[],
  { lagMs, leftBy, ran }: RunningTimes,
): readonly OtherRequest[] {
  const history = sourceKey(attempt.source);
  const leftAtLatest = leftBy.get(attempt.id) ?? Infinity;
  const isBefore = (other: Attempt): boolean =>
    other.sentAt < attempt.sentAt - hiddenMs(lagMs) &&
    (lagMs === 0 || (leftBy.get(other.id) ?? -Infinity) < leftAtLatest - hiddenMs(lagMs));
  const isLongAgo = (other: Attempt): boolean =>
    lagMs === 0 || (leftBy.get(other.id) ?? Infinity) < ran - hiddenMs(lagMs);
  return attempts
    .filter(({ id, phase }) => id !== attempt.id && phase.kind !== 'absent')
    .map(other => ({
      wanted: other.wanted,
      total: other.total,
      placed: isPlaced(other),
      sameHistory: sourceKey(other.source) === history,
      debited: isPlaced(other) && other.sentAt >= attempt.sentAt && isLongAgo(other),
      time: isBefore(other) ? 'before' : other.sentAt < attempt.sentAt ? 'around' : 'after',
    }));
}

/** The longest time in which the server carries a request out, in milliseconds. */
const longestReplyMs = 15_000;
/** The greatest age of a baseline where readers lag, in milliseconds. */
export const oldestBaselineMs = 15_000;

/** Milliseconds for which readers may hide a request from the baseline of a later one. */
export const hiddenMs = (lagMs: number): number =>
  lagMs === 0 ? 0 : lagMs + longestReplyMs + oldestBaselineMs;

export const sourceKey = (source: Source): string =>
  source.kind === 'bid' ? `bid ${source.family} ${source.day}` : source.kind;

export const isOpen = ({ phase }: Attempt): boolean => phase.kind === 'sent' || phase.kind === 'unclear';

export const isAbsent = ({ phase }: Attempt): boolean => phase.kind === 'absent';

export const isPlaced = ({ phase }: Attempt): boolean => phase.kind === 'placed';

export const isTold = ({ phase }: Attempt): boolean => phase.kind === 'placed' && phase.told;

export const isUntold = ({ phase }: Attempt): boolean => phase.kind === 'placed' && !phase.told;

/** The points were debited twice, and the player has not read that yet. */
export const isDoubled = ({ phase }: Attempt): boolean =>
  phase.kind === 'placed' && phase.twice && !phase.told;

export const asTold = (attempt: Attempt): Attempt =>
  attempt.phase.kind === 'placed' ? { ...attempt, phase: { ...attempt.phase, told: true } } : attempt;

/** Clears the ids of its rows, so that an identical request counts as new. */
export const asEnded = (attempt: Attempt): Attempt => ({
  ...attempt,
  wanted: attempt.wanted.map(row => ({ ...row, row: '' })),
});

/**
 * Merges a change into the stored attempt. Another tab may have found it placed, or shown that, meanwhile.
 */
export const mergedAttempt = (kept: Attempt, change: Attempt): Attempt =>
  isPlaced(kept) && !isPlaced(change) ? kept : isTold(kept) ? asTold(change) : change;
