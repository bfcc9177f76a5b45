import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { activityEvents } from '../../lib/activity-events.ts';
import { configAtom, environmentAtom } from '../../state/core/environment.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { playerAtom } from '../../state/core/session.ts';
import { Banner } from '../../ui/overlays/banner.tsx';
import { topModal } from '../../ui/hooks/modal-stack.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { registerWorker, updateWorker } from './worker-registration.ts';
import { checkServer, useServerReachable } from './server-reachability.ts';
import { autoReload, holdsRows, ownBuild, reload, servedBuild, serviceWorkers } from './reload.ts';

/** Between two checks of the server's build, and before the first, in milliseconds. */
const checkMs = 15 * 60_000;
/** The time since the last touch after which a new build is offered, in milliseconds. */
const quietMs = 5000;
/** The worker is registered this late, so that the first screens load before it, in milliseconds. */
const registerAfterMs = 5000;

/** Shows that there is no network, or offers to reload when the server has a newer build. A kiosk reloads by itself. */
export function Updates() {
  const t = useWords();
  const online = [useOnline(), useServerReachable()].every(Boolean);
  const { kiosk } = useAtomValue(configAtom);
  const player = useAtomValue(playerAtom);
  const inFlight = useAtomValue(inFlightAtom);
  const [newer, setNewer] = useNewerBuild();
  const quiet = useQuiet(newer !== null && !inFlight, kiosk.enabled ? kiosk.idleSeconds * 1000 : quietMs);
  useWorker();

  const byItself = quiet && kiosk.enabled && player === null;
  useEffect(() => {
    if (byItself) void autoReload(false);
  }, [byItself, newer]);

  if (!online) return <Banner icon="info">{t('network.offline')}</Banner>;
  if (!quiet || kiosk.enabled) return null;
  return (
    <Banner
      icon="info"
      action={{ label: t('update.reload'), onAct: () => void reload() }}
      close={{ label: t('action.close'), onAct: () => setNewer(null) }}
    >
      {t('update.ready')}
    </Banner>
  );
}

/** The server's build when it is not ours; checked every 15 minutes, and when the player returns to the page. */
function useNewerBuild() {
  const { page } = useAtomValue(environmentAtom);
  const newer = useState<{ readonly build: string } | null>(null);
  const [, setNewer] = newer;
  useEffect(() => {
    const own = ownBuild();
    if (own === null) return;
    const check = async (): Promise<void> => {
      const build = page.active() ? await servedBuild() : null;
      if (build === null || build === own) return;
      setNewer({ build });
      await updateWorker().catch(() => undefined);
    };
    const start = (): void => void check();
    const timer = setInterval(start, checkMs);
    const stopListening = page.onChange(start);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [page, setNewer]);
  return newer;
}

/**
 * True when nothing was touched for `ms` milliseconds since `enabled`, no dialog is open and no slip has rows.
 */
function useQuiet(enabled: boolean, ms: number): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const still = !holdsRows() && topModal() === undefined;
        setQuiet(still);
        if (!still) restart();
      }, ms);
    };
    restart();
    for (const sign of activityEvents)
      window.addEventListener(sign, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of activityEvents) window.removeEventListener(sign, restart, { capture: true });
      setQuiet(false);
    };
  }, [enabled, ms]);
  return enabled && quiet;
}

function useWorker(): void {
  useEffect(() => {
    // The page may have come from a worker's cache, which says nothing of the network.
    if (serviceWorkers()?.controller) void checkServer();
    const timer = setTimeout(() => void registerWorker().catch(() => undefined), registerAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
