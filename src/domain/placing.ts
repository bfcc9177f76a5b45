// An attempt to move points, from the moment before it leaves until everybody knows what became of it
// (RELIABILITY "Placing a bid, once"). Times are milliseconds since 1970 by the device.
import { assertNever } from '../lib/assert-never.ts';
import type { Family } from './market.ts';
import { type Claim, fits, type Trace, type Verdict } from './placing-evidence.ts';

/** Where the evidence of an attempt stands; `day` is the day of the bid, `2026-11-21`. */
export type Source =
  | { readonly kind: 'bid'; readonly family: Family; readonly day: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'transfer' };

export type Attempt = Claim & {
  readonly id: string;
  /** Whose: a fingerprint of the mobile number. */
  readonly account: string;
  readonly source: Source;
  readonly sentAt: number;
  readonly phase: Phase;
};

/**
 * `sent`: the request may be under way. `unclear`: nobody knows; `clean` readings have not shown it, and the last of
 * them must be `quietMs` after `since`. `absent`: it may be sent again. `placed`: the player is to be told.
 */
export type Phase =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unclear'; readonly since: number; readonly quietMs: number; readonly clean: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'placed'; readonly twice: boolean };

/** `refused`: the server said no, but the wallet was not seen unchanged. `read`: evidence, whose reading began at `at`. */
export type Happening =
  | { readonly kind: 'placed' | keyof typeof quietMs; readonly at: number }
  | { readonly kind: 'read'; readonly verdict: Verdict; readonly at: number };

/** How long the server may still be at it, by how the answer was lost. */
const quietMs = { refused: 0, broke: 1500, timedOut: 30_000, died: 30_000 } as const;
const cleanReadings = 2;
const longest = 10 * 60_000;

/** The phase after something happened. What was placed stays so; what is absent only a late answer can place. */
export function step(phase: Phase, happening: Happening): Phase {
  if (phase.kind === 'placed') return phase;
  switch (happening.kind) {
    case 'placed':
      return { kind: 'placed', twice: false };
    case 'read':
      return phase.kind === 'unclear' ? afterReading(phase, happening) : phase;
    case 'refused':
    case 'broke':
    case 'timedOut':
    case 'died':
      if (phase.kind === 'absent') return phase;
      return { kind: 'unclear', since: happening.at, quietMs: quietMs[happening.kind], clean: 0 };
    default:
      return assertNever(happening);
  }
}

type Unclear = Extract<Phase, { kind: 'unclear' }>;

function afterReading(phase: Unclear, reading: { readonly verdict: Verdict; readonly at: number }): Phase {
  switch (reading.verdict) {
    case 'found':
    case 'foundTwice':
      return { kind: 'placed', twice: reading.verdict === 'foundTwice' };
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

/** An attempt blocks nothing for longer than ten minutes, even when the device's clock was moved. */
export const isOver = (attempt: Attempt, now: number): boolean => Math.abs(now - attempt.sentAt) > longest;

/** What a player asks for now: lines of one source. */
export type Wish = Pick<Attempt, 'account' | 'source' | 'wanted'>;

/** What earlier attempts mean for each wanted line: it was placed by one, blocked by one, or is free to be sent. */
export type Fate = 'placed' | 'blocked' | 'free';

/**
 * The attempts that stand in the way of a wish: they asked for some of the same lines of the same account and source.
 * The histories of the wallet do not name receiver and method (the variants), so there an equal amount is enough.
 */
export const rivalsOf = (wish: Wish, attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.filter(
    attempt =>
      attempt.account === wish.account &&
      sourceKey(attempt.source) === sourceKey(wish.source) &&
      attempt.wanted.some(trace => wish.wanted.some(wanted => collide(wish.source, wanted, trace))),
  );

const collide = (source: Source, a: Trace, b: Trace): boolean =>
  source.kind === 'bid' ? fits(a, b) : a.line === b.line;

/** Of the attempts in the way those that asked for the very same: what became of them answers the wish. */
export const sameAs = (wish: Wish, rivals: readonly Attempt[]): readonly Attempt[] =>
  rivals.filter(({ wanted }) => wanted.some(trace => wish.wanted.some(one => fits(one, trace))));

/** The fate of each line of a wish; a line of an attempt counts for one line of the wish. */
export function fatesOf(wish: Wish, attempts: readonly Attempt[]): readonly Fate[] {
  const fates: Fate[] = wish.wanted.map(() => 'free');
  const taken = new Set<number>();
  for (const { phase, wanted } of rivalsOf(wish, attempts)) {
    for (const trace of wanted) {
      const at = wish.wanted.findIndex((one, index) => !taken.has(index) && collide(wish.source, one, trace));
      const one = wish.wanted[at];
      if (one === undefined) continue;
      const fate = fateIn[phase.kind];
      if (!fits(one, trace) && fate !== 'blocked') continue;
      taken.add(at);
      fates[at] = fate;
    }
  }
  return fates;
}

const fateIn = { sent: 'blocked', unclear: 'blocked', absent: 'free', placed: 'placed' } as const;

/** Tells sources apart. */
const sourceKey = (source: Source): string =>
  source.kind === 'bid' ? `bid ${source.family} ${source.day}` : source.kind;
