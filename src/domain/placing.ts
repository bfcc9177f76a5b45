// An attempt to move points, from the moment before it leaves until everybody knows what became of it
// (docs/reliability.md "Placing a bid, once"). Times are milliseconds since 1970 by the device.
import { assertNever } from '../lib/assert-never.ts';
import type { Family } from './market.ts';
import { type Claim, fits, type Trace, type Verdict } from './placing-evidence.ts';

/**
 * Where the evidence of an attempt stands. `day` is the day that the bid counts for, `2026-11-21`; a market that closes
 * past midnight may stand under the day after as well: `lastDay`.
 */
export type Source =
  | { readonly kind: 'bid'; readonly family: Family; readonly day: string; readonly lastDay: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'transfer' };

/**
 * A line that is asked for. `row` tells what asks for it: one row of one slip, one question of a transfer, whatever else
 * reads the same. `text` is how the player reads it.
 */
export type Wanted = Trace & { readonly row: string; readonly text: string };

/** One request for points, from before it leaves. */
export type Attempt = Omit<Claim, 'wanted'> & {
  readonly id: string;
  readonly wanted: readonly Wanted[];
  /** Whose: a fingerprint of the mobile number. */
  readonly account: string;
  readonly source: Source;
  readonly sentAt: number;
  readonly phase: Phase;
};

/**
 * `sent`: the request may be under way. `unclear`: nobody knows; `clean` readings have not shown it, and the last of
 * them must be `quietMs` after `since`. `absent`: it may be sent again. `placed`: the player is to be told, unless he
 * was `told` while its rows were out of sight.
 */
export type Phase =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unclear'; readonly since: number; readonly quietMs: number; readonly clean: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'placed'; readonly twice: boolean; readonly told: boolean };

/** `refused`: the server said no, but the wallet was not seen unchanged. `read`: evidence, whose reading began at `at`. */
export type Happening =
  | { readonly kind: 'placed' | keyof typeof quietMs; readonly at: number }
  | { readonly kind: 'read'; readonly verdict: Verdict; readonly at: number };

/** How long the server may still be at it, by how the answer was lost. */
const quietMs = { refused: 0, broke: 1500, timedOut: 30_000, died: 30_000 } as const;
const cleanReadings = 2;
const longestOpen = 10 * 60_000;
/** As long as a row that was placed may come back with an old tab. */
const longestPlaced = 24 * 3_600_000;

/** The phase after something happened. What was placed stays so; what is absent only a late answer can place. */
export function step(phase: Phase, happening: Happening): Phase {
  if (phase.kind === 'placed') return phase;
  switch (happening.kind) {
    case 'placed':
      return { kind: 'placed', twice: false, told: false };
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

/** What nobody knows blocks nothing for longer than ten minutes, even when the device's clock was moved. */
export const isOver = ({ sentAt, phase }: Attempt, now: number): boolean =>
  Math.abs(now - sentAt) > (phase.kind === 'placed' ? longestPlaced : longestOpen);

/** What a player asks for now: lines of one source. */
export type Wish = Pick<Attempt, 'account' | 'source' | 'wanted'>;

/**
 * What earlier attempts mean for a wanted line: it was `placed` by an attempt of its own; an attempt that asked for the
 * same with another row was placed and nobody was told (`earlier`); one that nobody knows the end of stands in its way
 * (`blocked`); or it is `free` to be sent.
 */
export type Fate = 'placed' | 'earlier' | 'blocked' | 'free';

/**
 * The attempts that concern a wish: they asked for some of the same lines of the same account and source. The histories
 * of the wallet do not name receiver and method (the variants), so there an equal amount is enough.
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

/** The attempts that were made with rows of the wish. */
export const attemptsOf = (wish: Wish, attempts: readonly Attempt[]): readonly Attempt[] => {
  const rows = new Set(wish.wanted.map(({ row }) => row));
  return attempts.filter(
    ({ account, wanted }) => account === wish.account && wanted.some(({ row }) => rows.has(row)),
  );
};

/** What settled a line of a wish, and how. */
export type Fortune = { readonly fate: Fate; readonly by: Attempt | null };

/**
 * The fate of each line of a wish. While nobody knows the end of an attempt, all that reads the same waits: no history
 * could tell one from the other. What was placed with another row stands for one line of the wish.
 */
export function fortunesOf(wish: Wish, attempts: readonly Attempt[]): readonly Fortune[] {
  const rivals = rivalsOf(wish, attempts);
  const earlier = rivals.filter(isUntold).flatMap(attempt => attempt.wanted.map(line => ({ line, attempt })));
  const own = new Set(wish.wanted.map(({ row }) => row));
  return wish.wanted.map((one): Fortune => {
    const mine = rivals.find(
      attempt => isPlaced(attempt) && attempt.wanted.some(({ row }) => row === one.row),
    );
    if (mine !== undefined) return { fate: 'placed', by: mine };
    const open = rivals.find(
      attempt => isOpen(attempt) && attempt.wanted.some(line => collide(wish.source, one, line)),
    );
    if (open !== undefined) return { fate: 'blocked', by: open };
    const at = earlier.findIndex(({ line }) => !own.has(line.row) && fits(one, line));
    const [found] = at < 0 ? [] : earlier.splice(at, 1);
    return found === undefined ? { fate: 'free', by: null } : { fate: 'earlier', by: found.attempt };
  });
}

/** Nobody knows its end yet. */
export const isOpen = ({ phase }: Attempt): boolean => phase.kind === 'sent' || phase.kind === 'unclear';

export const isPlaced = ({ phase }: Attempt): boolean => phase.kind === 'placed';

/** Placed, and the player was not told. */
export const isUntold = ({ phase }: Attempt): boolean => phase.kind === 'placed' && !phase.told;

/** Tells sources apart. */
const sourceKey = (source: Source): string =>
  source.kind === 'bid' ? `bid ${source.family} ${source.day}` : source.kind;
