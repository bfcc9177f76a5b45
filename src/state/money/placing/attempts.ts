import type { ApiError } from '../../../api/api-error.ts';
import { classify, type Outcome } from '../../../api/classify.ts';
import {
  type Attempt,
  type Happening,
  attemptsOf,
  isOver,
  isPlaced,
  rivalsOf,
  type Source,
  step,
  type Wish,
} from '../../../domain/placing.ts';
import type { Reading } from '../../../domain/placing-evidence.ts';
import type { Result } from '../../../lib/result.ts';
import { createChecks } from './checks.ts';
import type { Journal } from './journal.ts';

type Answer = Result<unknown, ApiError>;

type World = {
  readonly journal: Journal;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly read: (of: Pick<Wish, 'account' | 'source'>) => Promise<Reading>;
};

const journalMs = 5000;
const lateKind = { placed: 'placed', rejected: 'refused', ambiguous: 'broke' } as const;

/** The attempts that are open, as this page knows them and the journal keeps them, and the checking of them. */
export function createAttempts(world: World, tell: (news: 'found' | 'twice', source: Source) => void) {
  const known = new Map<string, Attempt>();
  /** Those that left from this page: of them it knows best. */
  const own = new Set<string>();
  const gone = new Set<string>();
  /** Sent again after they were found absent. */
  const resent = new Set<string>();
  const flights = new Map<string, Promise<void>>();

  /** A journal that does not answer counts as one that cannot be written. */
  const timely = <T>(work: Promise<T>): Promise<T | null> =>
    Promise.race([work.catch(() => null), world.wait(journalMs).then(() => null)]);

  const happen = async (id: string, happening: Happening): Promise<void> => {
    const before = known.get(id);
    const phase = before && step(before.phase, happening);
    if (before === undefined || phase === undefined || phase === before.phase) return;
    const after = { ...before, phase };
    known.set(id, after);
    await timely(world.journal.change(after));
    if (phase.kind === 'placed') tell('found', after.source);
  };

  const drop = async (dropped: readonly Attempt[]): Promise<void> => {
    if (dropped.length === 0) return;
    for (const { id } of dropped) {
      known.delete(id);
      gone.add(id);
    }
    await timely(world.journal.remove(dropped.map(({ id }) => id)));
  };

  const { check, wasChecked } = createChecks(world, {
    get: id => known.get(id),
    flightOf: id => flights.get(id),
    happen,
  });

  const doubt = ({ id }: Attempt, kind: 'refused' | 'broke' | 'timedOut'): void => {
    void happen(id, { kind, at: world.now() }).then(() => check(id));
  };

  const of = (account: string): readonly Attempt[] =>
    [...known.values()].filter(attempt => attempt.account === account);

  return {
    of,
    drop,

    /** Takes over what the journal keeps; to be called under the account's lock, for then no other tab is sending. */
    load: async (account: string): Promise<boolean> => {
      const kept = await timely(world.journal.of(account));
      if (kept === null) return false;
      const ids = new Set(kept.map(({ id }) => id));
      for (const { id } of of(account)) if (!own.has(id) && !ids.has(id)) known.delete(id);
      for (const attempt of kept)
        if (!own.has(attempt.id) && !gone.has(attempt.id)) known.set(attempt.id, attempt);
      await drop(of(account).filter(attempt => isOver(attempt, world.now())));
      const orphans = of(account).filter(({ id, phase }) => phase.kind === 'sent' && !own.has(id));
      await Promise.all(orphans.map(({ id }) => happen(id, { kind: 'died', at: world.now() })));
      return true;
    },

    /** Writes attempts down before they leave; false when that could not be done, and then none may leave. */
    add: async (fresh: readonly Attempt[]): Promise<boolean> => {
      const written = await timely(world.journal.add(fresh).then(() => true));
      if (written !== true) return false;
      const company = [...known.values()].filter(one => one.alone).map(one => ({ ...one, alone: false }));
      for (const one of company) known.set(one.id, one);
      await Promise.all(company.map(one => timely(world.journal.change(one))));
      for (const attempt of fresh) {
        known.set(attempt.id, attempt);
        own.add(attempt.id);
      }
      return true;
    },

    /** Forgets attempts whose lines are being sent again. */
    supersede: async (old: readonly Attempt[]): Promise<void> => {
      for (const { id } of old) resent.add(id);
      await drop(old);
    },

    /** Minds an attempt that is leaving; answers with what takes its answer when that comes after the time limit. */
    takeOff: ({ id, source }: Attempt): ((late: Answer) => void) => {
      let arrive = (): void => undefined;
      const flight = new Promise<void>(resolve => {
        arrive = resolve;
      });
      flights.set(id, flight);
      return late => {
        flights.delete(id);
        const outcome = classify(late);
        if (outcome === 'placed' && resent.has(id)) tell('twice', source);
        void happen(id, { kind: lateKind[outcome], at: world.now() }).then(() => check(id));
        arrive();
      };
    },

    /** Notes how the request ended, as far as the time limit let us see it, and starts to check what was lost. */
    land: async (attempt: Attempt, answer: Answer): Promise<Outcome> => {
      const { id } = attempt;
      const timedOut = !answer.ok && answer.error.kind === 'timeout';
      const outcome = classify(answer);
      if (!timedOut) flights.delete(id);
      if (outcome === 'placed') await happen(id, { kind: 'placed', at: world.now() });
      if (outcome === 'ambiguous') doubt(attempt, timedOut ? 'timedOut' : 'broke');
      return outcome;
    },

    /** Starts to check what the server refused while the wallet moved or could not be read. */
    doubt: (attempt: Attempt): void => doubt(attempt, 'refused'),
    /** Waits for the checks that must end before a wish may be sent: of its rivals, and of what a dead page left. */
    checkBefore: async (wish: Wish): Promise<void> => {
      const open = of(wish.account);
      const rivals = new Set([...rivalsOf(wish, open), ...attemptsOf(wish, open)]);
      const due = open.filter(one => rivals.has(one) || (!own.has(one.id) && !wasChecked(one.id)));
      await Promise.all(due.map(({ id }) => check(id)));
      await drop(of(wish.account).filter(one => isOver(one, world.now())));
    },

    /** How far the journal is; null when it cannot tell. */
    turned: (): Promise<number | null> => timely(world.journal.turned()),

    /** Notes that the player was told of what is placed, while its rows were out of sight. */
    markTold: async (placed: readonly Attempt[]): Promise<void> => {
      const told = placed.map((one): Attempt =>
        one.phase.kind === 'placed' ? { ...one, phase: { ...one.phase, told: true } } : one,
      );
      for (const one of told) known.set(one.id, one);
      await Promise.all(told.map(one => timely(world.journal.change(one))));
    },

    /** Starts to check what is unclear of an account, and tells of what is placed already. */
    checkAll: (account: string): void => {
      const open = of(account);
      for (const { id } of open) void check(id);
      for (const { source } of open.filter(isPlaced)) tell('found', source);
    },
  };
}
