import './later.ts';
import { useDeposits } from '../screens/wallet/use-deposits.ts';
import { indexedVerifiers } from '../state/verifier-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import { useWords } from '../ui/words.tsx';
import { browserMoney } from './browser-money.ts';
import { KioskWhereWanted } from './kiosk-where-wanted.tsx';
import { useOtherTabs } from './leaving.ts';
import { SideMenu } from './side-menu.tsx';
import { Updates } from './updates.tsx';

/** What goes on above all screens: toasts, deposits on their way, what other tabs do, new builds, the kiosk. */
function Background() {
  const t = useWords();
  useDeposits();
  useOtherTabs();
  return (
    <>
      <Updates />
      <KioskWhereWanted />
      <Toaster label={t('app.messages')} />
    </>
  );
}

/** All that a page can be alive without; loaded by `after.ts`. */
export const after = { Background, SideMenu, browserMoney, indexedVerifiers };
