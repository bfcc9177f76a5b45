import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { Broken } from './boundary.tsx';
import { reload, renew } from '../updates/renew.ts';

/** Between two tries, in milliseconds. */
const mendMs = 30_000;

/**
 * Stands where a screen's file could not be had: a newer build has replaced it, or the network failed. A browser asks
 * for a file once a page, so the page is loaded anew: by itself where nothing is lost with it, else by the player.
 */
export function LostScreen() {
  const moving = useAtomValue(inFlightAtom);
  useEffect(() => {
    const mend = (): void => void renew(moving);
    mend();
    const timer = setInterval(mend, mendMs);
    window.addEventListener('online', mend);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', mend);
    };
  }, [moving]);
  return <Broken busy={moving} onRetry={() => void reload()} />;
}
