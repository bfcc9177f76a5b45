import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { amountWords } from '../../domain/amount.ts';
import { go, goBack } from '../../nav/navigation.ts';
import { listPath, type Route } from '../../nav/routes.ts';
import { bettingAtom, dashboardAtom, loadDashboardAtom } from '../../state/reading/markets.ts';
import { readyAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { RemoteStateContext } from '../../ui/cards/replies/remote-view.tsx';
import { home } from '../../text/en/home.ts';
import { addWords } from '../../text/translate.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { addIcons } from '../../ui/icons/icon.tsx';
import { shellIcons } from '../../ui/icons/shell-icons.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { HeaderSlotContext } from '../../ui/layout/header-slot.tsx';
import { MenuPlace, TopBar, WalletPill, WalletPlace } from '../../ui/layout/top-bar.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useBackground } from './load-background.ts';

addWords(home);
addIcons(shellIcons);

/**
 * The wallet is shown only if betting is on (spec 1 §2), and only on pages for players: a page for everyone is served
 * without it, and its long title would break when the wallet appeared.
 */
export function Shell(props: {
  readonly route: Route;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const [menuOpen, setMenuOpen] = useState(false);
  const online = useOnline();
  const background = useBackground(menuOpen || !online);
  const player = useAtomValue(playerAtom);
  // A page for players is served with the bar that they will see.
  const forPlayer = useAtomValue(readyAtom) ? player !== null : props.route.access === 'player';
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const [taken, setTaken] = useState(false);
  const slot = useMemo(() => ({ header, take: setTaken }), [header]);
  const atHome = props.route.view.screen === 'home';
  return (
    <>
      <TopBar
        ref={setHeader}
        title={props.title}
        lines={linesOf(props.route)}
        leading={
          <>
            {(!atHome || !forPlayer) && <IconButton icon="back" label={t('action.back')} onClick={goBack} />}
            {forPlayer ? (
              <IconButton icon="menu" label={t('action.menu')} onClick={() => setMenuOpen(true)} />
            ) : (
              <MenuPlace />
            )}
          </>
        }
        trailing={
          forPlayer && (
            <>
              {atHome && background && <background.FindButton />}
              {taken || props.route.access === 'public' || <Wallet />}
            </>
          )
        }
      />
      <RemoteStateContext value={background?.Face ?? null}>
        <HeaderSlotContext value={slot}>
          <BettingGuard route={props.route}>{props.children}</BettingGuard>
        </HeaderSlotContext>
      </RemoteStateContext>
      {player !== null && background !== null && (
        <background.SideMenu player={player} open={menuOpen} onClose={() => setMenuOpen(false)} />
      )}
    </>
  );
}

/** Names of markets come late. Those of starline markets end with their time. */
function linesOf({ title, view }: Route): number | undefined {
  if (title === null) return 'family' in view && view.family === 'starline' ? 3 : 1;
  return view.screen === 'chart' ? 2 : undefined;
}

function Wallet() {
  const t = useWords();
  const betting = useAtomValue(bettingAtom);
  const wallet = useAtomValue(walletAtom);
  const unread = useAtomValue(dashboardAtom).kind === 'failed';
  // An unknown wallet is shown as such only if the dashboard has failed.
  if (wallet === null ? !unread : betting !== true) return betting === false ? null : <WalletPlace />;
  const points = t(wallet === null ? 'wallet.unknown' : amountWords(wallet));
  return <WalletPill href="/imp7" label={t('title.wallet')} points={points} />;
}

/** Spec 1 §6. */
function BettingGuard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const player = useAtomValue(playerAtom);
  const betting = useAtomValue(bettingAtom);
  const load = useSetAtom(loadDashboardAtom);
  const closed = player !== null && betting === false ? route.bettingOnly : undefined;

  useEffect(() => {
    if (player !== null && betting === null) load().catch(() => undefined);
  }, [player, betting, load]);

  useEffect(() => {
    if (closed !== undefined) go(listPath[closed], { replace: true });
  }, [closed]);

  return closed === undefined ? children : null;
}
