import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useRoute } from '../../nav/navigation.ts';
import { configAtom } from '../../state/core/environment.ts';
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
import { placingInBrowser } from './placing-in-browser.ts';
import { PullToReload } from './pull-to-reload.tsx';
import { expireSession, useSessionSync } from './session-sync.ts';
import { autoReload } from '../updates/reload.ts';
import { SideMenu } from './side-menu.tsx';
import { useTheme } from './use-theme.ts';
import { Updates } from '../updates/updates.tsx';

/** Without it no deposit is reported. A browser requests a module only once, so a failure needs a reload. */
const DepositReporting = lazyPart(
  async () => (await import('../../screens/wallet/deposit-reporting.tsx')).ReportingInBackground,
  { onFail: () => void autoReload(false) },
);
const Results = lazyPart(async () => (await import('../../screens/history/result-watch.tsx')).Results);
/** SUBMIT keeps the limits even without it. */
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
  useTheme();
  useLetters(useLanguage() !== 'en');
  useEffect(keepDialogEntry, []);
  return (
    <>
      {shell && <PullToReload />}
      <DepositReporting />
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
