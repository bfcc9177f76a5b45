import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { CrashNotice } from './error-boundary.tsx';
import { reload, autoReload } from '../updates/reload.ts';

/** Between two tries, in milliseconds. */
const retryMs = 30_000;

/**
 * Shown when a screen's file could not be loaded: a newer build has replaced it, or the network failed. A browser
 * requests a module only once, so the page is reloaded: automatically when nothing is lost with it, else by the player.
 */
export function LoadFailure() {
  const inFlight = useAtomValue(inFlightAtom);
  useEffect(() => {
    const retry = (): void => void autoReload(inFlight);
    retry();
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [inFlight]);
  return <CrashNotice busy={inFlight} onRetry={() => void reload()} />;
}
