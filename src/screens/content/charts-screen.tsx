import { useAtomValue, useSetAtom } from 'jotai';
import type { Market } from '../../domain/market.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { listPath } from '../../nav/routes.ts';
import {
  dashboardAtom,
  dashboardPollAtom,
  refreshDashboardAtom,
  updatedMinuteAtom,
} from '../../state/reading/markets.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** `/charts`: each market that has a chart, with a link to it (spec 2 §2). */
export function ChartsScreen() {
  return (
    <Page>
      <Charts />
    </Page>
  );
}

function Charts() {
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  return (
    <RemoteView
      of="charts"
      reading={useAtomValue(dashboardAtom)}
      readAt={useAtomValue(updatedMinuteAtom)}
      polled
      onRetry={useSetAtom(refreshDashboardAtom)}
      loading={<Skeleton height={68} count={8} />}
      isEmpty={({ markets }) => chartsOf(markets).length === 0}
      empty={{ next: { href: listPath.main, label: t('title.markets') } }}
    >
      {({ markets }) => (
        <Listing>
          {chartsOf(markets).map(({ id, name, url }) => (
            <ListRow
              key={id}
              title={name}
              trailing={
                <LinkButton href={url} tone="quiet" external>
                  {t('charts.view')}
                </LinkButton>
              }
            />
          ))}
        </Listing>
      )}
    </RemoteView>
  );
}

/** The markets whose chart has a safe address. */
const chartsOf = (markets: readonly Market[]) =>
  markets.flatMap(({ id, name, chartUrl }) => {
    const url = safeUrl(chartUrl, location.href);
    return url === null ? [] : [{ id, name, url }];
  });
