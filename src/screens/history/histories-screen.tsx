import { useAtomValue } from 'jotai';
import { histories } from '../../domain/history/history.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Loaded apart, because it brings the games and the slips. */
const YesterdaySlips = lazyPart(async () => (await import('./yesterday-slips.tsx')).YesterdaySlips);

const Month = lazyPart(async () => (await import('./month.tsx')).Month, {
  placeholder: <Skeleton height={300} />,
});

export const MonthScreen = () => (
  <Page>
    <Month />
  </Page>
);

/** In the specification's order. Gali's two need betting (spec 2 §2 and §6). */
const links = [
  { path: '/AddFundHistory', label: 'title.depositHistory', about: 'about.deposit', icon: 'add' },
  { path: '/transaction', label: 'title.walletHistory', about: 'about.wallet', icon: 'wallet' },
  ...histories.map(
    ({ key, family, kind, paths }) =>
      ({
        path: paths[0],
        label: `histories.${key}`,
        about: `about.${key}`,
        icon: kind === 'bids' ? 'ticket' : 'trophy',
        needsBetting: family === 'gali',
      }) as const,
  ),
] as const;

export function HistoriesScreen() {
  const t = useWords();
  const betting = useAtomValue(bettingAtom) !== false;
  return (
    <Page>
      <Listing>
        {links
          .filter(link => betting || !('needsBetting' in link && link.needsBetting))
          .map(({ path, label, about, icon }) => (
            <ListRow
              key={path}
              leading={<Icon name={icon} />}
              title={t(label)}
              about={t(about)}
              href={path}
            />
          ))}
      </Listing>
      <YesterdaySlips />
    </Page>
  );
}
