import { useAtomValue } from 'jotai';
import { valueOf } from '../../lib/remote.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { dashboardAtom, dashboardPollAtom } from '../../state/reading/markets.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
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
  const remote = useAtomValue(dashboardAtom);
  if (remote.kind === 'loading') return <Skeleton height={68} count={8} />;
  const charts = (valueOf(remote)?.markets ?? []).flatMap(({ id, name, chartUrl }) => {
    const url = safeUrl(chartUrl, location.href);
    return url === null ? [] : [{ id, name, url }];
  });
  if (charts.length === 0) return <Empty>{t('list.empty')}</Empty>;
  return (
    <Listing>
      {charts.map(({ id, name, url }) => (
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
  );
}
