import { useEffect } from 'react';
import { lacksDevanagari } from './lacks-devanagari.ts';

/**
 * On a device without Devanagari: brings the letters of the languages' names (`writeNames`), and with `wanted` all letters. A
 * browser alone would load them before it looks into fonts of the system whose names it is not told.
 */
export function useLetters(wanted: boolean): void {
  useEffect(() => {
    if (!lacksDevanagari()) return;
    document.documentElement.dataset['boxes'] = '';
    if (wanted) document.querySelector('link#fonts')?.setAttribute('rel', 'stylesheet');
  }, [wanted]);
}
