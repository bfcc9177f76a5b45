import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { configAtom } from '../state/environment.ts';
import { renew } from './renew.ts';

/** The kiosk's part of the app, which only a kiosk loads. */
export function KioskWhereWanted() {
  const { enabled, idleSeconds } = useAtomValue(configAtom).kiosk;
  const [Kiosk, setKiosk] = useState<ComponentType<{ readonly idleSeconds: number }> | null>(null);
  useEffect(() => {
    if (!enabled) return;
    import('./kiosk.tsx').then(
      loaded => setKiosk(() => loaded.Kiosk),
      () => renew(false),
    );
  }, [enabled]);
  return enabled && Kiosk !== null ? <Kiosk idleSeconds={idleSeconds} /> : null;
}
