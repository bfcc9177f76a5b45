import { mainRateRows, rateText } from '../../domain/game/rates.ts';
import { mainRatesResource } from '../../state/reading/rates.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useResource } from '../records/use-resource.ts';

/** Shows a rate as `a-b` under the name of the game (spec 2 §2). */
export function RatesScreen() {
  const t = useWords();
  return (
    <Page>
      <RemoteView
        noun="rates"
        {...useResource(mainRatesResource)}
        loading={<Skeleton height={68} count={7} />}
      >
        {rates => (
          <Listing label={t('rates.title')}>
            {mainRateRows(rates).map(({ label, rate }) => (
              <ListRow key={label} title={t(label)} detail={rateText(rate)} />
            ))}
          </Listing>
        )}
      </RemoteView>
    </Page>
  );
}
