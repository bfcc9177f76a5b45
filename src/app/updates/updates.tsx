import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { activityEvents } from '../../lib/activity-events.ts';
import { listen } from '../../lib/listen.ts';
import { configAtom, environmentAtom } from '../../state/core/environment.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { playerAtom } from '../../state/core/session.ts';
import { topModal } from '../../ui/hooks/modal-stack.ts';
import { useNetwork } from '../../ui/hooks/use-online.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { registerWorker, updateWorker } from './worker-registration.ts';
import { checkServer } from './server-reachability.ts';
import { autoReload, holdsRows, ownBuild, reload, servedBuild, serviceWorkers } from './reload.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import css from '../../ui/overlays/banner.module.css';

const checkMs = 15 * 60_000;
/** Milliseconds since the last touch. */
const quietMs = 5000;
/** Milliseconds in which the first screens load before the worker. */
const registerAfterMs = 5000;

export function Updates() {
  const t = useWords();
  const network = useNetwork();
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

  if (network !== 'online') return <Banner icon="info">{t(`network.${network}`)}</Banner>;
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

function useNewerBuild() {
  const { page } = useAtomValue(environmentAtom);
  const newer = useState<{ readonly build: string } | null>(null);
  const [, setNewer] = newer;
  useEffect(() => {
    const running = ownBuild();
    if (running === null) return;
    const check = async (): Promise<void> => {
      const build = page.active() ? await servedBuild() : null;
      if (build === null || build === running) return;
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
    const stopListening = listen(window, activityEvents, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      stopListening();
      setQuiet(false);
    };
  }, [enabled, ms]);
  return enabled && quiet;
}

function useWorker(): void {
  useEffect(() => {
    // A page from a worker's cache says nothing about the network.
    if (serviceWorkers()?.controller) void checkServer();
    const timer = setTimeout(() => void registerWorker().catch(() => undefined), registerAfterMs);
    const stopListening = listen(window, ['offline'], () => void checkServer());
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
}

type Action = { label: string; onAct: () => void };
type Props = { icon: IconName; children: ReactNode; action?: Action; close?: Action };

function Banner({ icon, children, action, close }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useFocusKept(line);
  return (
    <div ref={line} className={css.banner}>
      <Icon name={icon} size={20} />
      <output>{children}</output>
      {action ? (
        <button type="button" onClick={action.onAct}>
          {action.label}
        </button>
      ) : null}
      {close ? <IconButton icon="close" label={close.label} onClick={close.onAct} /> : null}
    </div>
  );
}
