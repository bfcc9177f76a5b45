import {
  asTold,
  type Attempt,
  type AttemptEvent,
  isOld,
  isOpen,
  isOver,
  isPlaced,
  nextPhase,
} from '../../../domain/placing-attempt.ts';
import type { BrowserTools } from './placing-types.ts';

const journalMs = 5000;

/** The attempts that this page knows, and their records in the journal that all tabs share. */
export function createAttempts(
  { journal, now, wait }: Pick<BrowserTools, 'journal' | 'now' | 'wait'>,
  onPlaced: (attempt: Attempt) => void,
  onSettled: (attempt: Attempt, placed: boolean) => void,
) {
  const known = new Map<string, Attempt>();
  /** Sent or settled by this page, which knows more of them than the journal. */
  const own = new Set<string>();
  /** Told by this page, which the journal may not say yet. */
  const told = new Set<string>();
  const listeners: (() => void)[] = [];

  const of = (account: string): readonly Attempt[] =>
    [...known.values()].filter(attempt => attempt.account === account);

  /** A journal that does not return in time counts as one that cannot be read or written. */
  const timely = <T>(work: Promise<T>): Promise<T | null> =>
    Promise.race([work.catch(() => null), wait(journalMs).then(() => null)]);

  const change = async (attempts: readonly Attempt[]): Promise<void> => {
    for (const attempt of attempts) if (known.has(attempt.id)) known.set(attempt.id, attempt);
    await Promise.all(attempts.map(attempt => timely(journal.change(attempt))));
  };

  const forget = (attempts: readonly Attempt[]): void => {
    for (const { id } of attempts) {
      known.delete(id);
      own.add(id);
    }
  };

  const remove = async (attempts: readonly Attempt[]): Promise<void> => {
    forget(attempts);
    if (attempts.length > 0) await timely(journal.remove(attempts.map(({ id }) => id)));
  };

  /** What the journal says of an attempt; null when it cannot be read. */
  const keptOf = async ({ id, account }: Attempt): Promise<{ readonly kept: Attempt | undefined } | null> => {
    const all = await timely(journal.of(account));
    return all && { kept: all.find(one => one.id === id) };
  };

  const isUnclear = ({ id }: Attempt): boolean => known.get(id)?.phase.kind === 'unclear';

  const note = async (id: string, event: AttemptEvent): Promise<void> => {
    const before = known.get(id);
    if (before === undefined) return;
    const phase = nextPhase(before.phase, event);
    if (phase === before.phase) return;
    const after = { ...before, phase };
    const written = change([after]);
    if (!isOpen(after)) onSettled(after, isPlaced(after));
    for (const listener of listeners.splice(0)) listener();
    await written;
    if (phase.kind === 'placed') onPlaced(after);
  };

  return {
    of,
    get: (id: string): Attempt | undefined => known.get(id),
    /** Whether it left from this page. */
    isOwn: ({ id }: Attempt): boolean => own.has(id),
    /** Applies an event to an attempt, if it is still known. */
    note,
    remove,
    /** Ends when the phase of any attempt changes. */
    nextChange: (): Promise<void> => new Promise(resolve => void listeners.push(resolve)),
    /** The version of the journal; null when it cannot be read. */
    version: (): Promise<number | null> => timely(journal.version()),

    /** Reads the journal; to be called under the account's lock, when no other tab is sending. False if it cannot. */
    load: async (account: string): Promise<boolean> => {
      const kept = await timely(journal.of(account));
      if (kept === null) return false;
      for (const { id } of of(account)) if (!own.has(id)) known.delete(id);
      for (const attempt of kept)
        if (!own.has(attempt.id)) known.set(attempt.id, told.has(attempt.id) ? asTold(attempt) : attempt);
      // What is still open is looked for once more before it is given up.
      const gone = of(account).filter(one => isOld(one, now()) || (!isOpen(one) && isOver(one, now())));
      await remove(gone);
      const dead = of(account).filter(({ id, phase }) => phase.kind === 'sent' && !own.has(id));
      await Promise.all(dead.map(({ id }) => note(id, { kind: 'died', at: now() })));
      return true;
    },

    /**
     * Takes over that another tab has found an attempt absent. That tab may have sent the same since, and the line of its
     * request must not be taken for this one's.
     */
    takeAbsent: async (attempt: Attempt): Promise<void> => {
      const theirs = (await keptOf(attempt))?.kept;
      if (theirs?.phase.kind === 'absent' && isUnclear(attempt)) known.set(attempt.id, theirs);
    },

    /** Nobody will know its end. What another tab has found meanwhile is told there. */
    giveUp: async (attempt: Attempt): Promise<void> => {
      const read = await keptOf(attempt);
      if (read === null || !isUnclear(attempt)) return;
      if (read.kept === undefined || isOpen(read.kept)) await remove([attempt]);
      else known.delete(attempt.id);
    },

    /** Writes attempts before they leave; false when that could not be done, and then none may leave. */
    add: async (fresh: readonly Attempt[]): Promise<boolean> => {
      const written = await timely(journal.add(fresh).then(() => true));
      if (written !== true) return false;
      const company = [...known.values()].filter(one => one.alone && isOpen(one));
      await change(company.map(attempt => ({ ...attempt, alone: false })));
      for (const attempt of fresh) {
        known.set(attempt.id, attempt);
        own.add(attempt.id);
      }
      return true;
    },

    /** This page tells of attempts, and does so once. It forgets those that are `done`. */
    claim: (by: readonly Attempt[], done: readonly Attempt[]): void => {
      forget(done);
      for (const attempt of by) {
        told.add(attempt.id);
        if (known.has(attempt.id)) known.set(attempt.id, asTold(attempt));
      }
    },

    /** Notes in the journal that the player was told. What is `done` leaves it. */
    noteTold: async (by: readonly Attempt[], done: readonly Attempt[]): Promise<void> => {
      const kept = by.filter(attempt => !done.includes(attempt));
      await Promise.all([remove(done), change(kept.map(asTold))]);
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
