import { useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { localTime } from '../../domain/dates.ts';
import { valueOf } from '../../lib/remote.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { dashboardAtom, dashboardPollAtom, updatedMinuteAtom } from '../../state/reading/markets.ts';
import { resultNoticesAtom } from '../../state/reading/result-notices.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { OfflineLine } from '../../ui/layout/offline-line.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { HomeBannerLoader } from './home-banner-loader.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';
import { MarketList } from './market-list.tsx';

/** `/imp`: slider, headline and the markets, refreshed every 5 s while the screen is visible (spec 1 §4). */
export function HomeScreen() {
  return (
    <Page>
      <OfflineNotice />
      <HomeBannerLoader />
      <HomeShortcuts />
      <Markets />
      <LastUpdate />
    </Page>
  );
}

/** Shown only with data of an earlier update. */
function OfflineNotice() {
  const t = useWords();
  const online = useOnline();
  const remote = useAtomValue(dashboardAtom);
  const old = valueOf(remote) !== null && (remote.kind === 'failed' || !online);
  return old ? <OfflineLine>{t('app.offline')}</OfflineLine> : null;
}

function Markets() {
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const now = useNow(clock).minute;
  const remote = useAtomValue(dashboardAtom);
  const notices = useAtomValue(resultNoticesAtom);
  if (remote.kind === 'loading') return <Skeleton height={108} count={6} />;
  const dashboard = valueOf(remote);
  if (dashboard === null || dashboard.markets.length === 0) return <Empty>{t('list.empty')}</Empty>;
  const { markets, betting } = dashboard;
  return <MarketList markets={markets} now={now} betting={betting} notices={notices} />;
}

/** The time of the last update, by the app's clock (spec 1 §2). */
function LastUpdate() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const minute = useAtomValue(updatedMinuteAtom);
  if (minute === null) return null;
  const time = formatClock12(localTime(minute * 60_000, clock.zone).minute);
  return <Muted>{t({ key: 'market.updated', params: { time } })}</Muted>;
}
