import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { type createStore, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { withoutBase } from '../../lib/base-path.ts';
import { listen } from '../../lib/listen.ts';
import { useIdle } from '../../live/idle.ts';
import { clickedPath, linkPath } from '../../nav/link-clicks.ts';
import { go } from '../../nav/navigation.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { dropSharedSessionAtom, endVisitAtom } from '../../state/account/log-out.ts';
import { sessionExpiredAtom } from '../../state/account/session-expiry.ts';
import { playerAtom } from '../../state/core/session.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { QrCode } from '../../ui/cards/points/qr-code.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { environmentAtom } from '../../state/core/environment.ts';
import { touchedEntry } from '../../storage/player.ts';
import { openEntry } from '../../storage/table.ts';
import { clearTyped, oldVisit } from './old-visit.ts';
import { leavingLinkAtom } from '../../state/core/between-screens.ts';
import css from '../../ui/layout/kiosk-page.module.css';

const warnSeconds = 20;

export type KioskProps = { readonly idleSeconds: number; readonly logOut: () => void };

export function Kiosk(props: KioskProps) {
  useKioskPage();
  const dropSharedSession = useSetAtom(dropSharedSessionAtom);
  useEffect(dropSharedSession, [dropSharedSession]);
  return (
    <>
      <IdleLogOut {...props} />
      <LinkToScan />
    </>
  );
}

function IdleLogOut({ idleSeconds, logOut }: KioskProps) {
  useSignals();
  const t = useWords();
  const player = useAtomValue(playerAtom);
  const inFlight = useAtomValue(inFlightAtom);
  const expired = useAtomValue(sessionExpiredAtom);
  const setLink = useSetAtom(leavingLinkAtom);
  const endVisit = useSetAtom(endVisitAtom);
  const leave = (): void => {
    // A log-out must not cut off a request for points.
    if (inFlight) return;
    if (player !== null || expired || withoutBase(location.pathname) !== '/login') logOut();
    else endVisit();
    clearTyped();
    setLink(null);
  };
  const environment = useAtomValue(environmentAtom);
  const touched = useMemo(() => openEntry(touchedEntry, environment), [environment]);
  const onTouch = useCallback((at: number): void => void touched.write(at), [touched]);
  const { secondsLeft, stay } = useIdle({
    seconds: idleSeconds,
    warnSeconds,
    onIdle: leave,
    touchedAt: touched.read(),
    onTouch,
  });
  return (
    <Dialog
      open={player !== null && secondsLeft.value !== null}
      title={t('kiosk.still')}
      onClose={stay}
      actions={
        <>
          <Button
            tone="quiet"
            onClick={() => {
              stay();
              leave();
            }}
            words="action.logOut"
          />
          <Button onClick={stay} words="kiosk.stay" />
        </>
      }
    >
      <p role="timer">{t({ key: 'kiosk.leaving', params: { seconds: secondsLeft.value ?? 0 } })}</p>
    </Dialog>
  );
}

function LinkToScan() {
  const t = useWords();
  const [link, setLink] = useAtom(leavingLinkAtom);
  const close = (): void => setLink(null);
  return (
    <Dialog
      open={link !== null}
      title={t('kiosk.scan')}
      onClose={close}
      actions={<Button onClick={close} words="action.close" />}
    >
      {link !== null && (
        <>
          <QrCode text={link} label={t('kiosk.scan')} />
          <Muted>{t('kiosk.scanHint')}</Muted>
          <Muted>{link}</Muted>
        </>
      )}
    </Dialog>
  );
}

export function useKioskPage(): void {
  useEffect(() => {
    const page = document.documentElement;
    const kiosk = css.kiosk ?? '';
    page.classList.add(kiosk);
    const abort = new AbortController();
    const { signal } = abort;

    const enterFullScreen = (): void => {
      if (!document.fullscreenElement) page.requestFullscreen?.().catch(() => undefined);
    };
    document.addEventListener('click', enterFullScreen, { signal });

    let lock: WakeLockSentinel | null = null;
    const requestLock = async (): Promise<void> => {
      // The browser releases the lock whenever the page is hidden.
      if (document.hidden || (lock !== null && !lock.released)) return;
      lock = await navigator.wakeLock.request('screen');
      if (signal.aborted) await lock.release();
    };
    const keepDisplayOn = (): void => void requestLock().catch(() => undefined);
    keepDisplayOn();
    document.addEventListener('visibilitychange', keepDisplayOn, { signal });

    const prevent = (event: Event): void => event.preventDefault();
    const preventPinch = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const preventZoom = (event: WheelEvent): void => {
      if (event.ctrlKey) event.preventDefault();
    };
    document.addEventListener('contextmenu', prevent, { signal });
    document.addEventListener('gesturestart', prevent, { signal });
    document.addEventListener('touchmove', preventPinch, { signal, passive: false });
    document.addEventListener('wheel', preventZoom, { signal, passive: false });
    return () => {
      abort.abort();
      page.classList.remove(kiosk);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}

/** Call it before the session is read, and the returned function once the page is ready. */
export function beginKiosk(store: ReturnType<typeof createStore>, idleSeconds: number): () => void {
  guardLinks(store);
  return oldVisit(store, idleSeconds);
}

/** In a kiosk, links must not leave the app or open a tab. */
export function guardLinks(store: ReturnType<typeof createStore>): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = linkPath(link);
    if (path === null) store.set(leavingLinkAtom, link.href);
    else if (clickedPath(event) === null && event.button < 2) go(path);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return listen(window, ['click', 'auxclick'], onClick, { capture: true });
}
