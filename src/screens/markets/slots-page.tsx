import { useAtomValue } from 'jotai';
import type { SlotMarket } from '../../domain/market.ts';
import { type RateRow, rateText } from '../../domain/rates.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { valueOf } from '../../lib/remote.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { noticeOf, resultNoticesAtom } from '../../state/reading/result-notices.ts';
import { slots } from '../../state/reading/slots.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { DefinitionList } from '../../ui/cards/listing.tsx';
import { MarketCards } from '../../ui/cards/market-cards.tsx';
import { OfflineLine } from '../../ui/layout/offline-line.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { AllClosed } from './all-closed.tsx';
import { type SlotFamily, SlotItem } from './slot-item.tsx';
import { SlotLinks } from './slot-links.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

type Props = {
  readonly family: SlotFamily;
  readonly rates: readonly RateRow[];
  /** The server's text, not checked. */
  readonly chartUrl: string | null;
};

/**
 * The list of a family whose markets have one time a day. With betting off its only link is the charts (spec 2 §2, §6).
 */
export function SlotsPage({ family, rates, chartUrl }: Props) {
  const betting = useAtomValue(bettingAtom);
  return (
    <Page>
      <SlotLinks family={family} betting={betting} chartUrl={safeUrl(chartUrl, location.href)} />
      {betting === true && rates.length > 0 && <RatesBox rates={rates} />}
      <SlotMarkets family={family} betting={betting === true} />
    </Page>
  );
}

function RatesBox({ rates }: { readonly rates: readonly RateRow[] }) {
  const t = useWords();
  return (
    <Card as="section">
      <h2>{t('rates.title')}</h2>
      <DefinitionList items={rates.map(({ label, rate }) => ({ term: t(label), value: rateText(rate) }))} />
    </Card>
  );
}

const none: readonly SlotMarket[] = [];

function SlotMarkets({ family, betting }: { readonly family: SlotFamily; readonly betting: boolean }) {
  const t = useWords();
  useAtomValue(slots[family].poll);
  const clock = useAtomValue(clockAtom);
  const now = useNow(clock).minute;
  const remote = useAtomValue(slots[family].value);
  const markets = valueOf(remote)?.markets ?? none;
  const notices = useAtomValue(resultNoticesAtom);
  const { ref, ordered } = useSteadyOrder(markets, now);
  if (remote.kind === 'loading') return <Skeleton height={108} count={6} />;
  return (
    <>
      {remote.kind === 'failed' && <OfflineLine>{t('app.offline')}</OfflineLine>}
      {markets.length === 0 && <Empty>{t('list.empty')}</Empty>}
      {markets.length > 0 && (
        <MarketCards ref={ref}>
          <AllClosed markets={markets} now={now} />
          {ordered.map(market => (
            <SlotItem
              key={market.id}
              family={family}
              market={market}
              now={now}
              betting={betting}
              notice={noticeOf(notices, market)}
            />
          ))}
        </MarketCards>
      )}
    </>
  );
}
