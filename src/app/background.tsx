import './later.ts';
import { useEffect } from 'react';
import { useRoute } from '../nav/navigation.ts';
import { useDeposits } from '../screens/wallet/use-deposits.ts';
import { indexedDbBox } from '../state/deposit-box.ts';
import { indexedVerifiers } from '../state/verifier-store.ts';
import { running } from '../text/en/running.ts';
import { wallet } from '../text/en/wallet.ts';
import { learnWords } from '../text/translate.ts';
import { learnIcons } from '../ui/icon.tsx';
import { menuIcons } from '../ui/icons/menu.ts';
import { Toaster } from '../ui/toaster.tsx';
import { useWords } from '../ui/words.tsx';
import { keepDialogEntry } from './dialog-entry.ts';
import { KioskWhereWanted } from './kiosk-where-wanted.tsx';
import { endSession, useOtherTabs } from './leaving.ts';
import { MoneyNotices } from './money-notices.tsx';
import { placingInBrowser } from './placing-in-browser.ts';
import { PullToReload } from './pull-to-reload.tsx';
import { SideMenu } from './side-menu.tsx';
import { Updates } from './updates.tsx';

learnWords({ ...running, ...wallet });
learnIcons(menuIcons);

/** What goes on above all screens: toasts, notices of points, Back in dialogs, deposits on their way, what other tabs do. */
function Background() {
  const t = useWords();
  const { shell } = useRoute();
  useDeposits();
  useOtherTabs();
  useEffect(keepDialogEntry, []);
  return (
    <>
      {shell && <PullToReload />}
      <Updates />
      <KioskWhereWanted />
      <MoneyNotices />
      <Toaster label={t('app.messages')} />
    </>
  );
}

/** All that a page can be alive without; loaded by `after.ts`. */
export const after = { Background, SideMenu, endSession, placingInBrowser, indexedDbBox, indexedVerifiers };
