import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import type { KioskProps } from './kiosk.tsx';
import { autoReload } from '../updates/reload.ts';

/** Loads the kiosk's part of the app where `kiosk` is enabled in config.json. */
export function KioskLoader({ logOut }: Pick<KioskProps, 'logOut'>) {
  const { enabled, idleSeconds } = useAtomValue(configAtom).kiosk;
  const [Kiosk, setKiosk] = useState<ComponentType<KioskProps> | null>(null);
  useEffect(() => {
    if (!enabled) return;
    import('./kiosk.tsx').then(
      loaded => setKiosk(() => loaded.Kiosk),
      () => autoReload(false),
    );
  }, [enabled]);
  return enabled && Kiosk !== null ? <Kiosk idleSeconds={idleSeconds} logOut={logOut} /> : null;
}
