import { useSyncExternalStore } from 'react';

/** A new `number` lets the same text be read again. `at` is the time when it was spoken. */
type Said = { readonly text: string; readonly number: number; readonly at: number };

let said: Said = { text: '', number: 0, at: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Milliseconds after which the text leaves the live region, so that players do not find it there much later. */
const staysMs = 3000;

export function speak(text: string): void {
  say(text);
  clearTimeout(timer);
  timer = setTimeout(say, staysMs, '');
}

function say(text: string): void {
  said = { text, number: said.number + 1, at: Date.now() };
  for (const listener of listeners) listener();
}

export function Spoken({ isHidden }: { readonly isHidden: (at: number) => boolean }) {
  const { text, number, at } = useSyncExternalStore(watch, current, current);
  return (
    <div aria-live="polite" className="visually-hidden">
      {text === '' || isHidden(at) ? null : <span key={number}>{text}</span>}
    </div>
  );
}

const current = (): Said => said;

function watch(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
