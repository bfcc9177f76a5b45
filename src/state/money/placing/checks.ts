import { isOver, nextReadingIn, verdictOf } from '../../../domain/placing-attempt.ts';
import type { Attempts } from './attempts.ts';
import type { AppTools, BrowserTools } from './placing-types.ts';

const failuresAllowed = 3;
const betweenFailures = 1500;
/** What could not be read is read again. */
const againMs = 15_000;

/** Looks in history and wallet for the attempts whose end is not known. */
export function createChecks(
  { now, wait, read }: Pick<AppTools & BrowserTools, 'now' | 'wait' | 'read'>,
  attempts: Attempts,
) {
  const running = new Map<string, Promise<void>>();
  const checked = new Set<string>();
  const waiting = new Set<string>();

  const pass = async (id: string): Promise<void> => {
    let failures = 0;
    while (failures < failuresAllowed) {
      const attempt = attempts.get(id);
      if (attempt?.phase.kind !== 'unclear') return;
      const due = isOver(attempt, now()) ? 0 : nextReadingIn(attempt.phase, now());
      if (due > 0) {
        // A late reply makes the waiting unnecessary, or begins it anew.
        await Promise.race([wait(due), attempts.nextChange()]);
        continue;
      }
      const at = now();
      const evidence = await read(attempt);
      const verdict = verdictOf(attempt, evidence, at);
      if (verdict === 'found' || verdict === 'foundTwice') await attempts.takeAbsent(attempt);
      await attempts.note(id, { kind: 'read', verdict, at });
      if (verdict !== 'unclear') continue;
      failures += 1;
      if (failures < failuresAllowed) await wait(betweenFailures);
      // A phone that comes back after an hour may have no network yet: what was not read may still be found.
      else if (isOver(attempt, at) && evidence.lines !== null) await attempts.giveUp(attempt);
    }
  };

  const again = async (id: string): Promise<void> => {
    if (waiting.has(id) || attempts.get(id)?.phase.kind !== 'unclear') return;
    waiting.add(id);
    await wait(againMs);
    waiting.delete(id);
    await check(id);
  };

  /** Checks until it is known, or could not be read three times; then later, in the background, again. */
  const check = (id: string): Promise<void> => {
    const known = running.get(id);
    if (known !== undefined) return known;
    const begun = pass(id).finally(() => {
      running.delete(id);
      checked.add(id);
      void again(id);
    });
    running.set(id, begun);
    return begun;
  };

  return {
    check,
    /** Whether one pass over it has ended. */
    wasChecked: (id: string): boolean => checked.has(id),
  };
}
