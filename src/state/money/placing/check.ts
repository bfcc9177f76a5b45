import { type Attempt, isOpen, nextReadingIn, waitMs } from '../../../domain/placing/attempt.ts';
import type { Attempts } from './attempts.ts';
import type { PlacingEnvironment } from './environment.ts';

/** The last pause ends a pass. */
const pauses = [250, 500, 1000, 1250];
/** Milliseconds between readings of lagging readers. */
const betweenLags = 3000;
/** Milliseconds; unclear or absent attempts are read ever less often. */
const [againMs, rarestMs] = [15_000, 3_600_000];

export function createChecks({ ran, wait, read, provider }: PlacingEnvironment, attempts: Attempts) {
  const running = new Map<string, Promise<boolean>>();
  const checked = new Set<string>();
  const watched = new Set<string>();

  const readEvidence = async (attempt: Attempt) => {
    const at = ran();
    const evidence = await read(attempt);
    const verdict = await attempts.verdictOf(attempt, evidence);
    await attempts.note(attempt.id, { kind: 'read', finding: verdict, at });
    return { verdict, isRead: evidence.lines !== null && evidence.balance !== null };
  };

  /** False when history or wallet could not be read to the last. */
  const pass = async (id: string): Promise<boolean> => {
    const late = attempts.get(id);
    if (late?.phase.kind === 'absent') return (await readEvidence(late)).isRead;
    for (let failures = 0; ;) {
      const attempt = attempts.get(id);
      if (attempt?.phase.kind !== 'unclear') return true;
      const { lagMs } = provider();
      const due = nextReadingIn(attempt.phase, ran(), lagMs);
      if (due > 0) {
        // A late reply ends the waiting, or begins it anew.
        const change = attempts.nextChange().then(() => 'changed');
        if ((await Promise.race([wait(due), change])) === 'changed') continue;
      }
      const { verdict, isRead } = await readEvidence(attempt);
      if (verdict !== 'unclear') {
        failures = 0;
        continue;
      }
      // Lagging readers need not agree yet.
      const left = isRead && lagMs > 0 ? waitMs(attempt.phase, ran()) : 0;
      const pause = left > 0 ? Math.min(left, betweenLags) : pauses[failures];
      if (pause === undefined) return isRead;
      if (left === 0) failures += 1;
      await wait(pause);
    }
  };

  /** After one unclear pass it goes on in the background. */
  const check = (id: string): Promise<boolean> => {
    const known = running.get(id);
    if (known !== undefined) return known;
    const begun = pass(id).finally(() => {
      running.delete(id);
      checked.add(id);
      void watch(id, begun);
    });
    running.set(id, begun);
    return begun;
  };

  /** An absent attempt may show up late: it is looked for for a day. */
  const watch = async (id: string, last: Promise<boolean>): Promise<void> => {
    if (watched.has(id)) return;
    watched.add(id);
    let [isRead, pause] = [await last, againMs];
    for (;;) {
      const attempt = attempts.get(id);
      if (attempt === undefined || !(isOpen(attempt) || attempt.phase.kind === 'absent')) break;
      await wait(pause);
      isRead = await check(id);
      pause = isRead ? Math.min(2 * pause, rarestMs) : againMs;
    }
    watched.delete(id);
  };

  return {
    check,
    wasChecked: (id: string): boolean => checked.has(id),
  };
}
