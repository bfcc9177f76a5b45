import '../../ui/layout/common-parts.ts';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useRoute } from '../../nav/navigation.ts';
import { loadResults } from '../../screens/history/load-results.ts';
import { playerAtom } from '../../state/core/session.ts';
import { indexedDbDeposits } from '../../state/money/deposits/deposit-store.ts';
import { indexedVerifiers } from '../../state/account/verifier-store.ts';
import { useLogOut } from '../../screens/account/use-log-out.ts';
import { Toaster } from '../../ui/overlays/toaster.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { keepDialogEntry } from './dialog-entry.ts';
import { KioskLoader } from '../kiosk/kiosk-loader.tsx';
import { Face } from './face.tsx';
import { Keys } from './keys.tsx';
import { expireSession, useSessionSync } from './session-exits.ts';
import { MoneyNotices } from './money-notices.tsx';
import { placingInBrowser } from './placing-in-browser.ts';
import { PullToReload } from './pull-to-reload.tsx';
import { autoReload } from '../updates/reload.ts';
import { SideMenu } from './side-menu.tsx';
import { useSettings } from './use-settings.ts';
import { Updates } from '../updates/updates.tsx';

/**
 * Runs beside all screens: toasts, notices of points, Back in dialogs, deposits, updates, the session of other tabs.
 */
function BackgroundParts() {
  const t = useWords();
  const { shell } = useRoute();
  const player = useAtomValue(playerAtom);
  useSessionSync();
  useSettings();
  useEffect(keepDialogEntry, []);
  return (
    <>
      {shell && <PullToReload />}
      <BackgroundDeposits />
      <Updates />
      <KioskLoader logOut={useLogOut()} />
      <MoneyNotices />
      {player !== null && <Results />}
      {player !== null && <Limits />}
      {player !== null && <Keys />}
      <Toaster label={t('app.messages')} />
    </>
  );
}

const loadDeposits = async () => {
  try {
    return (await import('../../screens/wallet/deposit-parts.ts')).depositParts.DepositReports;
  } catch (error) {
    // No deposit is reported without it. A browser requests a module only once, so only a reload can load it.
    void autoReload(false);
    throw error;
  }
};

/** Tells of results that concern the player, and keeps what is seen. Where it cannot be loaded, the histories tell. */
function Results() {
  const parts = useLoaded(loadResults);
  if (parts === null || parts === 'failed') return null;
  return (
    <>
      <parts.ResultWatch />
      <parts.ResultKeeper />
    </>
  );
}

const loadLimits = async () => (await import('../../screens/account/limits-parts.ts')).limitsParts;

/** The pause and the reminder that the player has set. SUBMIT keeps the limits without it. */
function Limits() {
  const parts = useLoaded(loadLimits);
  return parts !== null && parts !== 'failed' && <parts.PlayWatch />;
}

/** Posts and reports deposits on every screen. */
function BackgroundDeposits() {
  const DepositReports = useLoaded(loadDeposits);
  return DepositReports !== null && DepositReports !== 'failed' && <DepositReports />;
}

/** All that the first screen does not need at once; `load-background.ts` loads it. */
export const background = {
  BackgroundParts,
  SideMenu,
  Face,
  expireSession,
  placingInBrowser,
  indexedDbDeposits,
  indexedVerifiers,
};
