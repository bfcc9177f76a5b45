import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment } from 'react';
import { safeUrl } from '../../lib/safe-url.ts';
import { valueOf } from '../../lib/remote.ts';
import { chartPath } from '../../nav/chart-path.ts';
import { listPath } from '../../nav/routes.ts';
import {
  dashboardAtom,
  dashboardPollAtom,
  refreshDashboardAtom,
  slots,
  updatedMinuteAtom,
} from '../../state/reading/markets.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { withBase } from '../../lib/base-path.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import css from '../../ui/cards/lists/row-link.module.css';

/** Spec 2 §2. */
export function ChartsScreen() {
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  return (
    <Page>
      <RemoteView
        noun="charts"
        reading={useAtomValue(dashboardAtom)}
        readAt={useAtomValue(updatedMinuteAtom)}
        polled
        onRetry={useSetAtom(refreshDashboardAtom)}
        loading={<Skeleton height={68} count={8} />}
        isEmpty={({ markets }) => markets.length === 0}
        empty={{ next: { href: listPath.main, words: 'title.markets' } }}
      >
        {({ markets }) => (
          <Listing label={t('title.charts')}>
            {markets.map(({ id, name, chartUrl }) => {
              const url = safeUrl(chartUrl, location.href);
              return (
                <ListRow
                  key={id}
                  title={
                    <a className={css.link} href={withBase(chartPath({ family: 'main', id }))}>
                      {name}
                      <Icon name="chevron" size={18} />
                    </a>
                  }
                  trailing={
                    url !== null && <LinkButton href={url} tone="quiet" external words="charts.view" />
                  }
                />
              );
            })}
          </Listing>
        )}
      </RemoteView>
      <SlotCharts />
    </Page>
  );
}

const titles = { starline: 'home.starline', gali: 'home.gali' } as const;

/** Each list appears after all lists above it, so that none moves. */
function SlotCharts() {
  const t = useWords();
  const main = useAtomValue(dashboardAtom);
  const starline = useAtomValue(slots.starline.value);
  const gali = useAtomValue(slots.gali.value);
  if (main.kind === 'loading' || starline.kind === 'loading') return null;
  const readings = { starline, gali };
  return (['starline', 'gali'] as const).map(family => {
    const { markets = [] } = valueOf(readings[family]) ?? {};
    return (
      markets.length > 0 && (
        <Fragment key={family}>
          <h2>{t(titles[family])}</h2>
          <Listing label={t(titles[family])}>
            {markets.map(({ id, name }) => (
              <ListRow key={id} title={name} href={chartPath({ family, id })} />
            ))}
          </Listing>
        </Fragment>
      )
    );
  });
}
