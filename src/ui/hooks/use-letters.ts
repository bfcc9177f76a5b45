import { useEffect } from 'react';

/** For a text in Devanagari: the letters are loaded only when the device has none. */
export function useLetters(wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.querySelector('link#fonts')?.setAttribute('rel', 'stylesheet');
  }, [wanted]);
}
