import './common-parts.ts';
import { useEffect } from 'react';
import { useRoute } from '../../nav/navigation.ts';
import { indexedDbDeposits } from '../../state/money/deposits/deposit-store.ts';
import { indexedVerifiers } from '../../state/account/verifier-store.ts';
import { background as words } from '../../text/en/background.ts';
import { wallet } from '../../text/en/wallet.ts';
import { addWords } from '../../text/translate.ts';
import { addIcons } from '../../ui/icons/icon.tsx';
import { menuIcons } from '../../ui/icons/menu-icons.ts';
import { Toaster } from '../../ui/overlays/toaster.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { keepDialogEntry } from './dialog-entry.ts';
import { KioskLoader } from '../kiosk/kiosk-loader.tsx';
import { endSession, useLogOut, useOtherTabs } from './session-exits.ts';
import { MoneyNotices } from './money-notices.tsx';
import { placingInBrowser } from './placing-in-browser.ts';
import { PullToReload } from './pull-to-reload.tsx';
import { renew } from '../updates/renew.ts';
import { SideMenu } from './side-menu.tsx';
import { Updates } from '../updates/updates.tsx';

addWords({ ...words, ...wallet });
addIcons(menuIcons);

/** What goes on above all screens: toasts, notices of points, Back in dialogs, deposits on their way, what other tabs do. */
function Background() {
  const t = useWords();
  const { shell } = useRoute();
  useOtherTabs();
  useEffect(keepDialogEntry, []);
  return (
    <>
      {shell && <PullToReload />}
      <Deposits />
      <Updates />
      <KioskLoader logOut={useLogOut()} />
      <MoneyNotices />
      <Toaster label={t('app.messages')} />
    </>
  );
}

const loadDeposits = async () => {
  try {
    return (await import('../../screens/wallet/deposit-keeping.ts')).depositKeeping.DepositReports;
  } catch (error) {
    // Without it no deposit is reported, and a browser asks for a file once a page.
    void renew(false);
    throw error;
  }
};

/** Deposits are posted and reported whatever screen is open. */
function Deposits() {
  const DepositReports = useLoaded(loadDeposits);
  return DepositReports !== null && DepositReports !== 'failed' && <DepositReports />;
}

/** What the first screen can be used without; loaded by `background-loading.ts`. */
export const background = {
  Background,
  SideMenu,
  endSession,
  placingInBrowser,
  indexedDbDeposits,
  indexedVerifiers,
};
