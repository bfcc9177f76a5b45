// Decides which market day a result on a board belongs to. docs/reliability.md "What counts as a result"
// gives the reasons.
import { previousDay } from '../iso-days.ts';
import { type BidSession, closesPastMidnight, type MarketTimes } from '../market/market.ts';
import { minutesOfDay } from '../minute-of-day.ts';
import { type BoardLog, dayStart, type PartLog, unreadable } from './board-log.ts';

/**
 * When a provider empties its boards. `daily`: at the end of each market day, so that a result on a board is that
 * day's. `kept`: at the next result, so that a board alone says nothing about its day.
 */
export type BoardsKind = 'kept' | 'daily';

export type ProvenPart = {
  /** A pana, or a jodi for Gali. Null if the result was taken back. */
  readonly figures: string | null;
  /** Before it, another result was proven for the same day and session. */
  readonly corrected: boolean;
};

/** Each part is null if nothing is proven. */
export type ProvenDay = { readonly [S in BidSession]: ProvenPart | null };

export const nothingProven: ProvenDay = { Open: null, Close: null };

/** The instant of a session's time on a market day. NaN if the market has no such time. */
export function drawTime(times: MarketTimes | null, session: BidSession, day: string): number {
  if (times === null) return NaN;
  if (session === 'Open') return dayStart(day) + times.open;
  const { close } = times;
  if (close === undefined || close === null) return NaN;
  return dayStart(day) + close + (closesPastMidnight(times) ? minutesOfDay : 0);
}

export type Seen = {
  readonly log: BoardLog;
  /** Instants at which the list of the market's family was read, the oldest first. */
  readonly looks: readonly number[];
  readonly boards: BoardsKind;
};

/** The results of a market day that the device's own looks at the board prove. */
export function provenByLooks(times: MarketTimes | null, day: string, seen: Seen): ProvenDay {
  if (times === null) return nothingProven;
  return { Open: provenSession(times, day, 'Open', seen), Close: provenSession(times, day, 'Close', seen) };
}

/** A result that the newest look contradicts is in doubt until that look is known to be late, or has stayed. */
function provenSession(times: MarketTimes, day: string, session: BidSession, seen: Seen): ProvenPart | null {
  const known = foundSession(times, day, session, seen);
  const log = seen.log[session];
  const last = log.at(-1);
  if (known === null || last === undefined || last.stayed) return known;
  const trusted = { ...seen.log, [session]: [...log.slice(0, -1), { ...last, stayed: true }] };
  const next = foundSession(times, day, session, { ...seen, log: trusted });
  return next?.figures === known.figures ? known : null;
}

function foundSession(times: MarketTimes, day: string, session: BidSession, seen: Seen): ProvenPart | null {
  const draw = drawTime(times, session, day);
  if (Number.isNaN(draw)) return null;
  const start = dayStart(day) + (closesPastMidnight(times) ? (times.close ?? 0) : 0);
  const log = seen.log[session];
  if (seen.boards === 'daily') {
    // Until the open time, the board of a market that closes past midnight belongs to the day before.
    const from = closesPastMidnight(times) ? dayStart(day) + times.open : start;
    const last = drawTime(times, 'Close', day);
    // If a Close is on the board before its time, it is the day before's, and the Open may be too.
    const isAlone = (at: number): boolean =>
      session === 'Open' && !Number.isNaN(last) && (shownAt(seen.log.Close, at)?.value ?? null) === null;
    return whereCleared(log, {
      due: Number.isNaN(last) ? draw : last,
      from,
      till: from + minutesOfDay,
      looks: seen.looks,
      isAlone,
    });
  }
  // A board that is wholly blank may only have been emptied. A Close that goes while its Open stays was taken
  // back.
  const isTakenBack = (at: number): boolean =>
    session === 'Close' && (shownAt(seen.log.Open, at)?.value ?? null) !== null;
  const yesterdays = (): string | null =>
    provenSession(times, previousDay(day), session, seen)?.figures ?? null;
  return whereKept(log, { draw, start, looks: seen.looks, isTakenBack, yesterdays });
}

const shownAt = (log: PartLog, at: number) => log.findLast(({ from }) => from <= at);

/** Collects the results that the log proves, value by value. */
class PartProof {
  private figures: string | null = null;
  private corrected = false;
  private takenBack = false;
  private unreadable = false;

  prove(figures: string): void {
    this.corrected ||= this.takenBack || (this.figures !== null && this.figures !== figures);
    this.takenBack = false;
    this.unreadable = false;
    this.figures = figures;
  }

  forget(isTakenBack: boolean): void {
    this.takenBack ||= isTakenBack && this.figures !== null;
    this.unreadable = false;
    this.figures = null;
  }

  /** The board shows something else, so nothing is known until it can be read again. */
  doubt(): void {
    this.unreadable = true;
  }

  get part(): ProvenPart | null {
    if (this.unreadable || (this.figures === null && !this.takenBack)) return null;
    return { figures: this.figures, corrected: this.corrected };
  }
}

type Cleared = {
  /** The time of the market's last session. */
  readonly due: number;
  readonly from: number;
  readonly till: number;
  readonly looks: readonly number[];
  readonly isAlone: (at: number) => boolean;
};

/**
 * On boards that are emptied daily, a full board before the last time counts only if the board was blank
 * before on that day.
 */
function whereCleared(log: PartLog, { due, from, till, looks, isAlone }: Cleared): ProvenPart | null {
  const proof = new PartProof();
  let blank = false;
  log.forEach((showing, index) => {
    const next = log[index + 1]?.from ?? Infinity;
    // The last look at the value. It may have gone at midnight, before the next value was seen.
    const end = Math.max(showing.from, looks.findLast(look => look < next) ?? 0);
    if (end < from || showing.from >= till) return;
    if (showing.value === null) {
      proof.forget(true);
      blank = true;
    } else if (showing.value === unreadable) {
      proof.doubt();
    } else if (showing.stayed && (blank || end >= due || isAlone(end))) {
      proof.prove(showing.value);
    }
  });
  return proof.part;
}

type Kept = {
  readonly draw: number;
  /** The beginning of the market day. */
  readonly start: number;
  readonly looks: readonly number[];
  readonly isTakenBack: (at: number) => boolean;
  /** The proven result of the market day before. */
  readonly yesterdays: () => string | null;
};

/**
 * On boards that are kept, a value from before the session's time never proves that session, even if it was
 * drawn again.
 */
function whereKept(log: PartLog, kept: Kept): ProvenPart | null {
  const { draw, start, isTakenBack } = kept;
  const old = new Set(log.filter(({ from }) => from < draw).map(({ value }) => value));
  let isKnown = hasBaseline(log, kept);
  const proof = new PartProof();
  for (const showing of log) {
    const { value, from, after, stayed } = showing;
    // After the session's time the device saw the old board, so a later change is this session's.
    isKnown ||= after !== undefined && after >= draw;
    if (from < draw || from >= draw + minutesOfDay) continue;
    if (value === null) {
      if (stayed && from < start + minutesOfDay) proof.forget(isTakenBack(from));
      isKnown = true;
    } else if (value === unreadable) {
      proof.doubt();
      isKnown = true;
    } else if (old.has(value)) {
      if (stayed) proof.forget(true);
      isKnown = true;
    } else if (!isKnown) {
      // At the first look after the session's time the value may belong to any day.
      old.add(value);
      isKnown = true;
    } else if (stayed) {
      proof.prove(value);
    }
  }
  return proof.part;
}

/**
 * Whether the board from before the session's time is known well enough that a new value can only be this
 * session's. The board must not have been waiting for the result of the day before, which may have come late.
 * A blank board does not show that: it may have been emptied.
 */
function hasBaseline(log: PartLog, { draw, start, looks, yesterdays }: Kept): boolean {
  const [first] = log;
  const before = shownAt(log, draw - 1 / 60);
  if (first === undefined || before === undefined) return false;
  const isSeenOnTheDay = first.from >= start || looks.some(look => look >= start && look < draw);
  if (!isSeenOnTheDay) return before.value !== null && before.value === yesterdays();
  return before.value === null || before.from >= draw - minutesOfDay;
}

/**
 * The board still shows a value from before the session's time. A result that was declared and then replaced
 * would have changed it.
 */
export function showsOlder(
  times: MarketTimes | null,
  session: BidSession,
  day: string,
  { log }: Pick<Seen, 'log'>,
): boolean {
  const last = log[session].at(-1);
  const value = last?.value ?? null;
  return value !== null && value !== unreadable && (last?.from ?? NaN) < drawTime(times, session, day);
}
