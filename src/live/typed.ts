import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import { useEffect } from 'react';

/** Between two letters, in milliseconds: 'Register' takes about half a second. */
const pace = 60;

/** How many letters of a text that types itself out are there yet; it begins anew with another text. */
export function useTyped(text: string): ReadonlySignal<number> {
  const shown = useSignal(0);
  useEffect(() => {
    const { length } = Array.from(text);
    shown.value = 0;
    const timer = setInterval(() => {
      shown.value += 1;
      if (shown.value >= length) clearInterval(timer);
    }, pace);
    return () => clearInterval(timer);
  }, [text, shown]);
  return shown;
}
