import {
  asEnded,
  asTold,
  type Attempt,
  type AttemptEvent,
  isOld,
  isOpen,
  isPlaced,
  isUntold,
  nextPhase,
  othersOf,
  takenOver,
} from '../../../domain/placing/attempt.ts';
import type { Evidence, Finding } from '../../../domain/placing/evidence.ts';
import { weigh } from '../../../domain/placing/rules.ts';
import type { PlacingEnvironment } from './environment.ts';

const journalMs = 5000;
/** What only another tab can know next of an attempt sent here. */
const newsOf = { sent: null, unclear: 'absent', absent: 'placed', placed: null } as const;

export function createAttempts(
  { journal, now, ran, wait, provider, notify, settled }: PlacingEnvironment,
  onPlaced: (attempt: Attempt) => void,
) {
  const known = new Map<string, Attempt>();
  /** The journal may lag. */
  const sentHere = new Set<string>();
  /** In running time, at the latest. */
  const leftBy = new Map<string, number>();
  /** The journal may not know yet that these were told. */
  const toldHere = new Set<string>();
  const awaited = new Set<string>();
  const listeners: (() => void)[] = [];

  const of = (account: string): readonly Attempt[] =>
    [...known.values()].filter(attempt => attempt.account === account);

  /** Too late counts as failed. */
  const timely = <T>(work: Promise<T>): Promise<T | null> =>
    Promise.race([work.catch(() => null), wait(journalMs).then(() => null)]);

  const change = async (attempts: readonly Attempt[]): Promise<void> => {
    for (const attempt of attempts) if (known.has(attempt.id)) known.set(attempt.id, attempt);
    await Promise.all(attempts.map(attempt => timely(journal.change(attempt))));
  };

  const remove = async (attempts: readonly Attempt[]): Promise<void> => {
    for (const { id } of attempts) {
      known.delete(id);
      sentHere.add(id);
    }
    if (attempts.length > 0) await timely(journal.remove(attempts.map(({ id }) => id)));
  };

  /** A new attempt's waiting begins anew, because its times are another page's. */
  const takeOver = (kept: readonly Attempt[]): void => {
    for (const attempt of kept) {
      const before = known.get(attempt.id);
      if (!leftBy.has(attempt.id)) leftBy.set(attempt.id, ran());
      // Another tab may have found it absent and sent it again.
      if (sentHere.has(attempt.id) && attempt.phase.kind !== newsOf[before?.phase.kind ?? 'sent']) continue;
      const waits = before?.phase.kind === 'unclear' && attempt.phase.kind === 'unclear';
      const phase = waits ? before.phase : takenOver(attempt.phase, ran());
      const taken = { ...attempt, phase };
      known.set(attempt.id, toldHere.has(attempt.id) ? asTold(taken) : taken);
    }
  };

  /** Another attempt was placed for a row of this one while this one could not be seen. */
  const isSecond = ({ id, account, wanted }: Attempt): boolean =>
    of(account).some(
      other =>
        other.id !== id &&
        isPlaced(other) &&
        other.wanted.some(({ row }) => wanted.some(asked => asked.row === row)),
    );

  const note = async (id: string, event: AttemptEvent): Promise<void> => {
    const before = known.get(id);
    if (before === undefined) return;
    const phase = nextPhase(before.phase, event);
    if (phase === before.phase) return;
    const isDouble = before.phase.kind === 'absent' && phase.kind === 'placed' && isSecond(before);
    const after = isDouble ? asTold({ ...before, phase }) : { ...before, phase };
    const written = change([after]);
    if (!isOpen(after)) settled(after, isPlaced(after), before.phase.kind !== 'sent');
    for (const listener of listeners.splice(0)) listener();
    await written;
    if (!isOpen(after) && awaited.delete(id)) notify('known', after);
    if (isDouble) notify('twice', after);
    else if (isUntold(after)) onPlaced(after);
  };

  const beside = (attempt: Attempt) => othersOf(attempt, of(attempt.account), provider().lagMs, leftBy);

  const sightOf = (attempt: Attempt, evidence: Evidence): Finding =>
    weigh(attempt, evidence, beside(attempt), provider().lagMs > 0).finding;

  const likelySince = new Map<string, number>();

  /** Lagging readers may deceive once: a later reading must agree. */
  const weighNow = (attempt: Attempt, evidence: Evidence): Finding => {
    const { lagMs } = provider();
    const sight = sightOf(attempt, evidence);
    if (sight === 'foundTwice' && lagMs === 0) return sight;
    if (sight !== 'likely' && sight !== 'foundTwice') {
      likelySince.delete(attempt.id);
      return sight;
    }
    const since = likelySince.get(attempt.id) ?? ran();
    likelySince.set(attempt.id, since);
    return ran() - since >= lagMs ? 'found' : 'unclear';
  };

  const readJournal = async (account: string): Promise<void> =>
    takeOver((await timely(journal.of(account))) ?? []);

  /** What other tabs have sent is looked for before it is called placed. */
  const verdictOf = async (attempt: Attempt, evidence: Evidence): Promise<Finding> => {
    const verdict = weighNow(attempt, evidence);
    if (verdict === 'absent' || verdict === 'unclear') return verdict;
    await readJournal(attempt.account);
    const taken = known.get(attempt.id);
    // The other tab that found it may die before it tells.
    if (taken !== undefined && isUntold(taken)) onPlaced(taken);
    return weighNow(attempt, evidence);
  };

  return {
    of,
    isDouble: (attempt: Attempt, evidence: Evidence): boolean => sightOf(attempt, evidence) === 'foundTwice',
    get: (id: string): Attempt | undefined => known.get(id),
    beside,
    isSentHere: ({ id }: Attempt): boolean => sentHere.has(id),
    note,
    readJournal,
    verdictOf,
    remove,
    await: (id: string): void => void awaited.add(id),
    nextChange: (): Promise<void> => new Promise(resolve => void listeners.push(resolve)),
    version: (): Promise<number | null> => timely(journal.version()),

    /** Needs the account's lock. False if the journal cannot be read. */
    load: async (account: string): Promise<boolean> => {
      const kept = await timely(journal.of(account));
      if (kept === null) return false;
      const ids = new Set(kept.map(({ id }) => id));
      for (const { id } of of(account)) if (!sentHere.has(id) && !ids.has(id)) known.delete(id);
      takeOver(kept);
      // What the player was not told stays until he comes back.
      await remove(of(account).filter(attempt => isOld(attempt, now()) && !isUntold(attempt)));
      const dead = of(account).filter(({ id, phase }) => phase.kind === 'sent' && !sentHere.has(id));
      const { lagMs } = provider();
      await Promise.all(dead.map(({ id }) => note(id, { kind: 'died', at: ran(), lagMs })));
      return true;
    },

    /** False when they could not be written: then none may leave. */
    add: async (fresh: readonly Attempt[]): Promise<boolean> => {
      const written = await timely(journal.add(fresh).then(() => true));
      if (written !== true) return false;
      for (const attempt of fresh) {
        known.set(attempt.id, attempt);
        sentHere.add(attempt.id);
        leftBy.set(attempt.id, ran());
      }
      return true;
    },

    claim: (by: readonly Attempt[], done: readonly Attempt[]): void => {
      for (const attempt of by) {
        toldHere.add(attempt.id);
        if (known.has(attempt.id))
          known.set(attempt.id, asTold(done.includes(attempt) ? asEnded(attempt) : attempt));
      }
    },

    noteTold: (by: readonly Attempt[], done: readonly Attempt[]): Promise<void> =>
      change(by.map(attempt => asTold(done.includes(attempt) ? asEnded(attempt) : attempt))),
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
