import {
  baselineOf,
  type EarlyReading,
  isFresh,
  isStillTrue,
  isWhole,
} from '../../../domain/placing-baseline.ts';
import type { Baseline, Evidence } from '../../../domain/placing-evidence.ts';
import type { Scope } from '../../core/tools.ts';
import type { AppTools, BrowserTools } from './placing-types.ts';

const patienceMs = 5000;

/**
 * What history and wallet show before a request leaves. It is read ahead, when the question is shown, so that SUBMIT
 * need not wait for it; under the lock it counts only while it is proved to be still true.
 */
export function createBaselines({
  now,
  wait,
  read,
  version,
}: Pick<AppTools & BrowserTools, 'now' | 'wait' | 'read'> & {
  /** The version of the journal of all tabs; null when it cannot be read. */
  readonly version: () => Promise<number | null>;
}) {
  let early: { readonly of: string; readonly reading: Promise<EarlyReading> } | null = null;
  const keyOf = ({ account, source }: Scope): string => JSON.stringify([account, source]);

  const readEarly = async (scope: Scope): Promise<EarlyReading> => {
    const at = now();
    const before = await version();
    return { at, version: before, evidence: await read(scope) };
  };

  const takeEarly = async (scope: Scope): Promise<Evidence | null> => {
    const known = early?.of === keyOf(scope) ? early : null;
    early = null;
    if (known === null) return null;
    const reading = await known.reading;
    return isStillTrue(reading, now(), await version()) ? reading.evidence : null;
  };

  /** Reads again when a part is missing, once. */
  const readNow = async (scope: Scope): Promise<Evidence> => {
    const first = await read(scope);
    if (isWhole(first)) return first;
    const second = await read(scope);
    return { lines: second.lines ?? first.lines, balance: second.balance ?? first.balance };
  };

  return {
    /** Reads ahead. */
    prepare: (scope: Scope): void => {
      early = { of: keyOf(scope), reading: readEarly(scope) };
    },

    /**
     * To be called under the account's lock. `settled`: nothing is open, so that nothing can arrive late. Null when the
     * wallet is unknown, or the phone slept meanwhile: then nothing may leave.
     */
    take: async (scope: Scope, settled: boolean): Promise<Baseline | null> => {
      const at = now();
      const reading = async (): Promise<Evidence> =>
        (settled ? await takeEarly(scope) : null) ?? (await readNow(scope));
      const evidence = await Promise.race([reading(), wait(patienceMs).then(() => null)]);
      early = null;
      return evidence && isFresh(at, now()) ? baselineOf(evidence) : null;
    },
  };
}
