import './later.ts';
import { useEffect } from 'react';
import { useRoute } from '../nav/navigation.ts';
import { indexedDbBox } from '../state/deposit-box.ts';
import { indexedVerifiers } from '../state/verifier-store.ts';
import { running } from '../text/en/running.ts';
import { wallet } from '../text/en/wallet.ts';
import { learnWords } from '../text/translate.ts';
import { learnIcons } from '../ui/icon.tsx';
import { menuIcons } from '../ui/icons/menu.ts';
import { Toaster } from '../ui/toaster.tsx';
import { useLater } from '../ui/use-later.ts';
import { useWords } from '../ui/words.tsx';
import { keepDialogEntry } from './dialog-entry.ts';
import { KioskWhereWanted } from './kiosk-where-wanted.tsx';
import { endSession, useOtherTabs } from './leaving.ts';
import { MoneyNotices } from './money-notices.tsx';
import { placingInBrowser } from './placing-in-browser.ts';
import { PullToReload } from './pull-to-reload.tsx';
import { renew } from './renew.ts';
import { SideMenu } from './side-menu.tsx';
import { Updates } from './updates.tsx';

learnWords({ ...running, ...wallet });
learnIcons(menuIcons);

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
      <KioskWhereWanted />
      <MoneyNotices />
      <Toaster label={t('app.messages')} />
    </>
  );
}

const loadDeposits = async () => {
  try {
    return (await import('../screens/wallet/deposit-keeping.ts')).depositKeeping.DepositReports;
  } catch (error) {
    // Without it no deposit is reported, and a browser asks for a file once a page.
    void renew(false);
    throw error;
  }
};

/** Deposits are posted and reported whatever screen is open. */
function Deposits() {
  const DepositReports = useLater(loadDeposits);
  return DepositReports !== null && DepositReports !== 'failed' && <DepositReports />;
}

/** All that a page can be alive without; loaded by `after.ts`. */
export const after = { Background, SideMenu, endSession, placingInBrowser, indexedDbBox, indexedVerifiers };
