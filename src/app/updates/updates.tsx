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
import { offlineWorkers } from './offline-workers.ts';
import { keepOffline, lookForWorker } from './offline.ts';
import { doubtNetwork, useReachable } from './reachable.ts';
import { holdsRows, ownBuild, reload, renew, servedBuild } from './renew.ts';

/** Between two looks at the server's version, and the wait before the first, in milliseconds. */
const lookMs = 15 * 60_000;
/** After the last touch, in milliseconds. */
const quietMs = 5000;
/** The first screens come first, in milliseconds. */
const keepAfterMs = 5000;

/** Says that there is no network, or that a newer build is there to be loaded; a kiosk loads it by itself. */
export function Updates() {
  const t = useWords();
  const online = [useOnline(), useReachable()].every(Boolean);
  const { kiosk } = useAtomValue(configAtom);
  const player = useAtomValue(playerAtom);
  const moving = useAtomValue(inFlightAtom);
  const [newer, put] = useNewerBuild();
  const quiet = useQuiet(newer !== null && !moving, kiosk.enabled ? kiosk.idleSeconds * 1000 : quietMs);
  useKeptOffline();

  const byItself = quiet && kiosk.enabled && player === null;
  useEffect(() => {
    if (byItself) void renew(false);
  }, [byItself, newer]);

  if (!online) return <Banner icon="info">{t('network.offline')}</Banner>;
  if (!quiet || kiosk.enabled) return null;
  return (
    <Banner
      icon="info"
      action={{ label: t('update.reload'), onAct: () => void reload() }}
      close={{ label: t('action.close'), onAct: () => put(null) }}
    >
      {t('update.ready')}
    </Banner>
  );
}

/** The build that the server has instead of ours, looked for now and then and when the page is returned to. */
function useNewerBuild() {
  const { page } = useAtomValue(environmentAtom);
  const newer = useState<{ readonly build: string } | null>(null);
  const [, put] = newer;
  useEffect(() => {
    const own = ownBuild();
    if (own === null) return;
    const look = async (): Promise<void> => {
      const build = page.active() ? await servedBuild() : null;
      if (build === null || build === own) return;
      put({ build });
      await lookForWorker().catch(() => undefined);
    };
    const begin = (): void => void look();
    const timer = setInterval(begin, lookMs);
    const stopListening = page.onChange(begin);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [page, put]);
  return newer;
}

/** Whether, since it is `wanted`, nothing was touched for a while, no dialog open and no row unsent. */
function useQuiet(wanted: boolean, ms: number): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const still = !holdsRows() && topModal() === undefined;
        setQuiet(still);
        if (!still) begin();
      }, ms);
    };
    begin();
    for (const sign of activityEvents) window.addEventListener(sign, begin, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of activityEvents) window.removeEventListener(sign, begin, { capture: true });
      setQuiet(false);
    };
  }, [wanted, ms]);
  return wanted && quiet;
}

function useKeptOffline(): void {
  useEffect(() => {
    // A page that a worker may have answered for says nothing of the network.
    if (offlineWorkers()?.controller) void doubtNetwork();
    const timer = setTimeout(() => void keepOffline().catch(() => undefined), keepAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
