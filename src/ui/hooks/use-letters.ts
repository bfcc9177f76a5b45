import { useEffect } from 'react';

/** Loads the letters of a Devanagari text if the device has none. */
export function useLetters(wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.querySelector('link#fonts')?.setAttribute('rel', 'stylesheet');
  }, [wanted]);
}
