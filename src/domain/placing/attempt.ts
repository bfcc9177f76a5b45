// docs/reliability.md "Placing a bid, once".
import type { AskedRow, Expected, Finding, OtherRequest, Source } from './evidence.ts';

/** Stored as it is: a new shape needs a new version of the journal. */
export type Attempt = Omit<Expected, 'wanted'> & {
  readonly wanted: readonly AskedRow[];
  /** A fingerprint of the mobile number. */
  readonly account: string;
  readonly source: Source;
  /** Milliseconds since 1970 by the device. */
  readonly sentAt: number;
  /** The same by the app's clock. */
  readonly at: number;
  readonly phase: Phase;
};

/**
 * `unclear`: `clean` readings have not shown it; the last must be `quietMs` after `since`, by the page's running
 * time: a jump of the device's clock must not end the waiting. `absent`: it may be sent again.
 */
export type Phase =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unclear'; readonly since: number; readonly quietMs: number; readonly clean: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'placed'; readonly twice: boolean; readonly told: boolean };

/** `rejected` is final once nothing contradicts it. */
export type RequestEnd = 'placed' | 'rejected' | 'unclear';

/**
 * `lost`: no readable reply. `died`: the page that sent it is gone. `givenUp`: the player sends it again without
 * knowing. `read`: a reading that began at `at`. Readers may be `lagMs` old.
 */
export type AttemptEvent =
  | { readonly kind: 'placed' }
  | { readonly kind: 'givenUp' }
  | { readonly kind: keyof typeof quietMs; readonly at: number; readonly lagMs: number }
  | { readonly kind: 'read'; readonly finding: Finding; readonly at: number };

/** How long the server may still be at work. */
const quietMs = { rejected: 0, lost: 1500, timedOut: 30_000, died: 30_000 } as const;
const cleanReadings = 2;
/** While the provider's readers may lag. */
const lookAgainMs = 3000;
/** A copied tab may bring a placed row back within this time. */
const longestKept = 24 * 3_600_000;

/** What was placed stays placed; what was absent may show up later. */
export function nextPhase(phase: Phase, event: AttemptEvent): Phase {
  if (phase.kind === 'placed') return phase;
  if (event.kind === 'placed') return { kind: 'placed', twice: false, told: false };
  if (event.kind === 'givenUp') return phase.kind === 'unclear' ? { kind: 'absent' } : phase;
  if (event.kind === 'read') return phase.kind === 'sent' ? phase : afterReading(phase, event);
  if (phase.kind === 'absent') return phase;
  return { kind: 'unclear', since: event.at, quietMs: quietMs[event.kind] + event.lagMs, clean: 0 };
}

type Unclear = Extract<Phase, { kind: 'unclear' }>;
type Absent = Extract<Phase, { kind: 'absent' }>;

function afterReading(
  phase: Unclear | Absent,
  { finding, at }: { readonly finding: Finding; readonly at: number },
): Phase {
  if (finding === 'found' || finding === 'foundTwice')
    return { kind: 'placed', twice: finding === 'foundTwice', told: false };
  if (finding !== 'absent' || phase.kind === 'absent') return phase;
  const clean = phase.clean + 1;
  const isLast = at >= phase.since + phase.quietMs;
  return clean >= cleanReadings && isLast ? { kind: 'absent' } : { ...phase, clean };
}

/** Until the server must be done and its readers must show it. */
export const waitMs = (phase: Phase, ran: number): number =>
  phase.kind === 'unclear' ? Math.max(0, phase.since + phase.quietMs - ran) : 0;

export function nextReadingIn(phase: Unclear, ran: number, lagMs: number): number {
  if (phase.clean < cleanReadings - 1) return 0;
  const wait = waitMs(phase, ran);
  return lagMs > 0 ? Math.min(wait, lookAgainMs) : wait;
}

/** The page that takes it over has waited for nothing yet. */
export const takenOver = (phase: Phase, ran: number): Phase =>
  phase.kind === 'unclear' ? { ...phase, since: ran, clean: 0 } : phase;

/** An open one stays: the device's clock may be moved. */
export const isOld = (attempt: Attempt, now: number): boolean =>
  !isOpen(attempt) && Math.abs(now - attempt.sentAt) > longestKept;

/** Lagging readers may have hidden what left shortly before. `leftBy`: at the latest, in the page's running time, as `ran` is. */
export function othersOf(
  attempt: Attempt,
  attempts: readonly Attempt[],
  lagMs: number,
  leftBy: ReadonlyMap<string, number> = new Map(),
  ran = 0,
): readonly OtherRequest[] {
  const history = sourceKey(attempt.source);
  const hiddenMs = lagMs === 0 ? 0 : lagMs + longestReplyMs + oldestBaselineMs;
  const left = leftBy.get(attempt.id) ?? Infinity;
  const isBefore = (other: Attempt): boolean =>
    other.sentAt < attempt.sentAt - hiddenMs &&
    (lagMs === 0 || (leftBy.get(other.id) ?? -Infinity) < left - hiddenMs);
  const isLongAgo = (other: Attempt): boolean =>
    lagMs === 0 || (leftBy.get(other.id) ?? Infinity) < ran - hiddenMs;
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

/** A request is carried out within this time. */
const longestReplyMs = 15_000;
/** Where readers lag, a baseline must not be older. */
export const oldestBaselineMs = 15_000;

export const sourceKey = (source: Source): string =>
  source.kind === 'bid' ? `bid ${source.family} ${source.day}` : source.kind;

export const isOpen = ({ phase }: Attempt): boolean => phase.kind === 'sent' || phase.kind === 'unclear';

export const isPlaced = ({ phase }: Attempt): boolean => phase.kind === 'placed';

export const isTold = ({ phase }: Attempt): boolean => phase.kind === 'placed' && phase.told;

export const isUntold = ({ phase }: Attempt): boolean => phase.kind === 'placed' && !phase.told;

/** Debited twice, and the player was not told. */
export const isDoubled = ({ phase }: Attempt): boolean =>
  phase.kind === 'placed' && phase.twice && !phase.told;

export const asTold = (attempt: Attempt): Attempt =>
  attempt.phase.kind === 'placed' ? { ...attempt, phase: { ...attempt.phase, told: true } } : attempt;

/** The same question then asks anew. */
export const asEnded = (attempt: Attempt): Attempt => ({
  ...attempt,
  wanted: attempt.wanted.map(asked => ({ ...asked, row: '' })),
});

/** Another tab may have found or told it meanwhile. */
export const changed = (kept: Attempt, change: Attempt): Attempt =>
  isPlaced(kept) && !isPlaced(change) ? kept : isTold(kept) ? asTold(change) : change;
