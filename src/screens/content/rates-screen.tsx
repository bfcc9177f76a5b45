import { useAtomValue } from 'jotai';
import { mainRateRows, rateText } from '../../domain/rates.ts';
import { valueOf } from '../../lib/remote.ts';
import { mainRatesAtom } from '../../state/reading/rates.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** `/gameRates`: what each main game pays, as `a-b` under its name (spec 2 §2). */
export function RatesScreen() {
  return (
    <Page>
      <Rates />
    </Page>
  );
}

function Rates() {
  const t = useWords();
  const remote = useAtomValue(mainRatesAtom);
  if (remote.kind === 'loading') return <Skeleton height={68} count={7} />;
  const rates = valueOf(remote);
  if (rates === null) return <Empty>{t('list.empty')}</Empty>;
  return (
    <Listing label={t('rates.title')}>
      {mainRateRows(rates).map(({ label, rate }) => (
        <ListRow key={label} title={t(label)} detail={rateText(rate)} />
      ))}
    </Listing>
  );
}
