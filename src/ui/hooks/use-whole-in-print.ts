import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Calls `drawAll` before the page is printed, and has it drawn at once. */
export function useWholeInPrint(drawAll: () => void): void {
  const onPrint = useEffectEvent(() => flushSync(drawAll));
  useEffect(() => {
    const print = (): void => onPrint();
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);
}
