import type { Baseline, Reading } from '../../../domain/placing-evidence.ts';
import type { Question } from './placing-types.ts';

type World = {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly read: (question: Question) => Promise<Reading>;
  /** How far the journal of all tabs is; null when it cannot tell. */
  readonly turned: () => Promise<number | null>;
};

/** What was read when a question was shown, and how far the journal was before. */
type Early = {
  readonly of: string;
  readonly at: number;
  readonly turned: Promise<number | null>;
  readonly reading: Promise<Reading>;
};

const patienceMs = 5000;
/** Another device may have placed since. */
const freshMs = 60_000;

/**
 * What history and wallet show before a request leaves. It is read ahead, when the question is shown, so that SUBMIT
 * need not wait for it; under the lock it counts only when nothing can have been placed since, by any tab.
 */
export function createBaselines(world: World) {
  let early: Early | null = null;
  const keyOf = ({ account, source }: Question): string => JSON.stringify([account, source]);

  /** The early reading where it is still true: it is whole and young, and no tab has sent or found anything since. */
  const stillTrue = async (question: Question): Promise<Reading | null> => {
    const known = early?.of === keyOf(question) ? early : null;
    early = null;
    if (known === null || world.now() - known.at > freshMs) return null;
    const [reading, then, now] = await Promise.all([known.reading, known.turned, world.turned()]);
    return then !== null && then === now && isWhole(reading) ? reading : null;
  };

  /** Reads as long as a part is missing, twice at the most. */
  const readNow = async (question: Question): Promise<Reading> => {
    const first = await world.read(question);
    if (isWhole(first)) return first;
    const second = await world.read(question);
    return { lines: second.lines ?? first.lines, balance: second.balance ?? first.balance };
  };

  return {
    /** Reads ahead. */
    prepare: (question: Question): void => {
      const turned = world.turned();
      early = {
        of: keyOf(question),
        at: world.now(),
        turned,
        reading: turned.then(() => world.read(question)),
      };
    },

    /**
     * To be called under the account's lock. `settled`: nothing is open, so that nothing may arrive late. Null when the
     * wallet is unknown: then nothing may leave.
     */
    take: async (question: Question, settled: boolean): Promise<Baseline | null> => {
      const read = async (): Promise<Reading> =>
        (settled ? await stillTrue(question) : null) ?? (await readNow(question));
      const known = await Promise.race([read(), world.wait(patienceMs).then(() => null)]);
      early = null;
      const balance = known?.balance ?? null;
      return balance === null ? null : { lines: known?.lines ?? null, balance };
    },
  };
}

const isWhole = ({ lines, balance }: Reading): boolean => lines !== null && balance !== null;
