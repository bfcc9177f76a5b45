import type { Settling } from '../../../domain/placing-order.ts';
import type { Attempts } from './attempts.ts';
import type { BrowserTools } from './placing-types.ts';

/**
 * Notes in the journal what the player was told, and only when he can have read it: a browser that dies before tells of it
 * at its next start. The page itself counts it as told at once.
 */
export function createTelling({ painted }: Pick<BrowserTools, 'painted'>, attempts: Attempts) {
  const listeners: (() => void)[] = [];
  return {
    /** To be called in the task that says it. Ends when the words are painted and that is noted. */
    tell: async ({ by, done }: Settling): Promise<void> => {
      if (by.length === 0) return;
      attempts.claim(by, done);
      await painted();
      await attempts.noteTold(by, done);
      for (const listener of listeners.splice(0)) listener();
    },
    /** Ends when something that is told is noted. */
    nextNoted: (): Promise<void> => new Promise(resolve => void listeners.push(resolve)),
  };
}
