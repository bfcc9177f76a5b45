import { useSyncExternalStore } from 'react';

/** A text and how many came before it, so that the same one is read again. */
type Spoken = { readonly text: string; readonly number: number };

let spoken: Spoken = { text: '', number: 0 };
const listeners = new Set<() => void>();

/** Lets screen readers read a text that is not on screen, when they are idle. What a toast says needs no second reading. */
export function speak(text: string): void {
  spoken = { text, number: spoken.number + 1 };
  for (const listener of listeners) listener();
}

/** The last text to be read; for the Toaster, whose live region holds it. */
export const useSpoken = (): Spoken =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => spoken,
    () => spoken,
  );
