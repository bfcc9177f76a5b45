import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { localTime } from '../../domain/dates.ts';
import { listPath } from '../../nav/routes.ts';
import { clockAtom, configAtom } from '../../state/core/environment.ts';
import {
  bettingAtom,
  dashboardAtom,
  dashboardPollAtom,
  refreshDashboardAtom,
  updatedMinuteAtom,
} from '../../state/reading/markets.ts';
import { slipOnCardAtom } from '../../state/reading/places.ts';
import { neededFundsAtom } from '../../state/reading/needed-funds.ts';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { BettingPaused, MarketList } from './market-list.tsx';
import { withBase } from '../../lib/base-path.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import css from '../../ui/cards/markets/home.module.css';

const HomeHeadline = lazyPart(async () => (await import('./home-banner.tsx')).HomeHeadline, {
  placeholder: <Skeleton height={32} />,
});
/** Below the markets, which do not move when a picture loads or fails. */
const HomeSlides = lazyPart(async () => (await import('./home-banner.tsx')).HomeSlides);

/** Refreshed every 5 s while visible (spec 1 §4). */
export function HomeScreen({ above, below }: { readonly above: ReactNode; readonly below: ReactNode }) {
  return (
    <Page wide="columns">
      <div className={css.beside}>
        <div>
          {above}
          <HomeHeadline />
          <Shortcuts />
        </div>
        <div>
          <Markets />
          <HomeSlides />
          <LastUpdate />
        </div>
      </div>
      {below}
    </Page>
  );
}

function Markets() {
  useAtomValue(dashboardPollAtom);
  const clock = useAtomValue(clockAtom);
  const now = useNow(clock).minute;
  const slipOn = useAtomValue(slipOnCardAtom);
  return (
    <RemoteView
      noun="markets"
      reading={useAtomValue(dashboardAtom)}
      readAt={useAtomValue(updatedMinuteAtom)}
      polled
      onRetry={useSetAtom(refreshDashboardAtom)}
      loading={<Skeleton height={240} count={2} />}
      isEmpty={({ markets }) => markets.length === 0}
    >
      {({ markets, betting }) => (
        <>
          {!betting && <BettingPaused />}
          <MarketList markets={markets} now={now} betting={betting} slipOn={slipOn} />
        </>
      )}
    </RemoteView>
  );
}

/** Follows the app's clock (spec 1 §2). */
function LastUpdate() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const minute = useAtomValue(updatedMinuteAtom);
  if (minute === null) return null;
  const time = formatClock12(localTime(minute * 60_000, clock.zone).minute);
  return <Muted>{t({ key: 'market.updated', params: { time } })}</Muted>;
}

const shortcuts = [
  { href: '/imp9', title: 'action.addFund', icon: 'add', needs: 'deposits' },
  { href: '/withdraw', title: 'title.withdraw', icon: 'withdraw', needs: 'withdrawals' },
  { href: listPath.starline, title: 'home.starline', icon: 'star', needs: null },
  { href: listPath.gali, title: 'home.gali', icon: 'dice', needs: null },
  { href: '/histories', title: 'title.histories', icon: 'history', needs: 'betting' },
] as const;

/** Funds and histories need betting to be on (spec 1 §4). Until that is known their places are empty. */
function Shortcuts() {
  const t = useWords();
  const betting = useAtomValue(bettingAtom);
  const { features: own } = useAtomValue(configAtom);
  const needsFunds = useAtomValue(neededFundsAtom) !== null;
  // Without points a row above has the button.
  const features = { ...own, deposits: own.deposits && !needsFunds, betting: true };
  return (
    <nav aria-label={t('home.shortcuts')}>
      <ul className={css.row}>
        {shortcuts
          .filter(({ needs }) => needs === null || (features[needs] && betting !== false))
          .map(({ href, title, icon, needs }) =>
            needs === null || betting === true ? (
              <li key={href}>
                <a href={withBase(href)} className={css.shortcut}>
                  <span className={css.sign}>
                    <Icon name={icon} size={22} />
                  </span>
                  {t(title)}
                </a>
              </li>
            ) : (
              <li key={href} aria-hidden="true" />
            ),
          )}
      </ul>
    </nav>
  );
}
