import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { type createStore, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { go, returnAddress, useRoute } from '../../nav/navigation.ts';
import { configAtom, environmentAtom, readyAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { indexedDbDeposits } from '../../state/money/deposits/deposit-store.ts';
import { indexedVerifiers } from '../../state/account/verifier.ts';
import { useLogOut } from '../../screens/account/use-log-out.ts';
import { Toaster } from '../../ui/overlays/toaster.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { useLetters } from '../../ui/hooks/use-letters.ts';
import { useLanguage, useWords } from '../../ui/layout/words.tsx';
import { keepDialogEntry } from './dialog-entry.ts';
import { RemoteFace } from './face.tsx';
import { FindButton, Keys } from './keys.tsx';
import { MoneyNotices } from './money-notices.tsx';
import { autoReload } from '../updates/reload.ts';
import { SideMenu } from './side-menu.tsx';
import { Updates } from '../updates/updates.tsx';
import { limits } from '../../domain/limits.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { PullIndicator, usePullToRefresh } from '../../ui/overlays/pull-to-refresh.tsx';
import type { Player } from '../../domain/player/account.ts';
import { expireSessionAtom, syncSessionAtom } from '../../state/account/log-out.ts';
import { storeReturnAddressAtom } from '../../state/account/return-address.ts';
import { clearToasts } from '../../ui/overlays/toast.ts';
import type { Theme } from '../../domain/player/settings.ts';
import { settingsAtom } from '../../state/core/settings.ts';
import { steadyClock } from '../../lib/clock.ts';
import { leasedLock, webLock } from '../../state/money/placing/lock.ts';
import { appPlacing } from '../../state/money/placing/app-placing.ts';
import { indexedDbJournal } from '../../state/money/placing/journal.ts';
import type { MakePlacing } from '../../state/core/environment-types.ts';

/** Without it no deposit is reported. A browser requests a module only once, so only a reload can load it. */
const DepositReports = lazyPart(
  async () => (await import('../../screens/wallet/deposit-posting.tsx')).DepositReports,
  { onFail: () => void autoReload(false) },
);
const Results = lazyPart(async () => (await import('../../screens/history/result-watch.tsx')).Results);
/** SUBMIT keeps the limits without it. */
const PlayWatch = lazyPart(async () => (await import('../../screens/account/play-watch.tsx')).PlayWatch);
const Reports = lazyPart(async () => (await import('../reports/reports.tsx')).Reports);
const Kiosk = lazyPart(async () => (await import('../kiosk/kiosk.tsx')).Kiosk, {
  onFail: () => void autoReload(false),
});

function BackgroundParts() {
  const t = useWords();
  const { shell } = useRoute();
  const player = useAtomValue(playerAtom);
  const { kiosk, reports } = useAtomValue(configAtom);
  const logOut = useLogOut();
  useSessionSync();
  useSettings();
  useEffect(keepDialogEntry, []);
  return (
    <>
      {shell && <PullToReload />}
      <DepositReports />
      <Updates />
      {kiosk.enabled && <Kiosk idleSeconds={kiosk.idleSeconds} logOut={logOut} />}
      <MoneyNotices />
      {reports !== undefined && <Reports to={reports} />}
      {player !== null && <Results />}
      {player !== null && <PlayWatch />}
      {player !== null && <Keys />}
      <Toaster label={t('app.messages')} />
    </>
  );
}

/** Not while a request for points is in flight, and not on a kiosk (spec 1 §4). */
function PullToReload() {
  const { kiosk } = useAtomValue(configAtom);
  const inFlight = useAtomValue(inFlightAtom);
  return kiosk.enabled || inFlight ? null : <PullGesture />;
}

/** A component of its own, because it draws at every move of the finger. */
function PullGesture() {
  const { distance, refreshing } = usePullToRefresh({
    threshold: limits.pullThreshold,
    maximum: limits.pullMaximum,
    reloadAt: limits.pullReload,
    timeoutMs: limits.pullRefreshMs,
    onReload: () => window.location.reload(),
  });
  return <PullIndicator distance={distance} refreshing={refreshing} />;
}

/** Does nothing when this is not the player's current session. */
function expireSession(store: ReturnType<typeof createStore>, player: Player): void {
  if (store.set(expireSessionAtom, player)) goToLogin(address => store.set(storeReturnAddressAtom, address));
}

/** Only from a screen that needs a player. */
function goToLogin(storeAddress: (address: string) => void): void {
  clearToasts();
  const address = returnAddress();
  if (address === null) return;
  storeAddress(address);
  go('/login', { replace: true });
}

/** From another tab too (docs/reliability.md "Passwords and sessions"). */
function useSessionSync(): void {
  const { onOtherTabWrite } = useAtomValue(environmentAtom);
  const syncSession = useSetAtom(syncSessionAtom);
  const storeAddress = useSetAtom(storeReturnAddressAtom);
  useEffect(
    () =>
      onOtherTabWrite(key => {
        const change = syncSession(key);
        if (change === 'expired') return goToLogin(storeAddress);
        if (change !== 'loggedOut' && change !== 'otherPlayer') return;
        clearToasts();
        go(change === 'loggedOut' ? '/login' : '/imp', { replace: true });
      }),
    [onOtherTabWrite, syncSession, storeAddress],
  );
}

/** The page's first script has applied the stored theme. */
function useSettings(): void {
  const ready = useAtomValue(readyAtom);
  const { theme } = useAtomValue(settingsAtom);
  const language = useLanguage();
  useEffect(() => {
    if (ready) showTheme(theme);
  }, [ready, theme]);
  useLetters(language !== 'en');
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('media', mediaOf(bar.id, theme));
}

const mediaOf = (scheme: string, theme: Theme): string =>
  theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';

const placingInBrowser =
  (randomId: () => string): MakePlacing =>
  app => {
    const journal = indexedDbJournal();
    const now = steadyClock();
    const ran = (): number => performance.now();
    const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
    const lock =
      'locks' in navigator ? webLock(navigator.locks) : leasedLock({ leases: journal, randomId, now, wait });
    return appPlacing(app, { randomId, journal, lock, now, ran, wait, painted });
  };

/** A hidden page has no frames: there it ends when the page is shown again. */
export async function painted(): Promise<void> {
  // React draws in a task of its own, after this one.
  await nextTask();
  await new Promise(resolve => requestAnimationFrame(resolve));
  // The frame is painted after its callbacks.
  await nextTask();
}

const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve));

export const background = {
  BackgroundParts,
  FindButton,
  SideMenu,
  Face: RemoteFace,
  expireSession,
  placingInBrowser,
  indexedDbDeposits,
  indexedVerifiers,
};
