import { useAtomValue } from 'jotai';
import type { MarketId } from '../../domain/market/market-id.ts';
import { valueOf } from '../../lib/remote.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import type { ChartMarket } from '../../nav/chart-path.ts';
import { dashboardAtom, slots } from '../../state/reading/markets.ts';
import { starlineRatesAtom } from '../../state/reading/rates.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The link to the provider's own chart; nothing where there is none (spec 2 §2). */
export function ChartLink({ market }: { readonly market: ChartMarket }) {
  if (market.family === 'main') return <MainLink id={market.id} />;
  return market.family === 'starline' ? <StarlineLink /> : <GaliLink />;
}

function MainLink({ id }: { readonly id: MarketId }) {
  const markets = valueOf(useAtomValue(dashboardAtom))?.markets;
  return <Link address={markets?.find(market => market.id === id)?.chartUrl} />;
}

const StarlineLink = () => <Link address={valueOf(useAtomValue(starlineRatesAtom))?.chartUrl} />;
const GaliLink = () => <Link address={valueOf(useAtomValue(slots.gali.known))?.chartUrl} />;

/** `address` is the server's text, not checked. */
function Link({ address = null }: { readonly address: string | null | undefined }) {
  const t = useWords();
  const url = safeUrl(address, location.href);
  return url === null ? null : (
    <LinkButton href={url} tone="quiet" external>
      {t('charts.view')}
    </LinkButton>
  );
}
