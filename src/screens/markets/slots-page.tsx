import { useAtomValue, useSetAtom } from 'jotai';
import type { SlotMarket } from '../../domain/market/market.ts';
import { type RateRow, rateText } from '../../domain/game/rates.ts';
import { valueOf } from '../../lib/remote.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { listPath } from '../../nav/routes.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { bettingAtom, dashboardAtom } from '../../state/reading/markets.ts';
import { noticeOf, resultNoticesAtom } from '../../state/reading/result-notices.ts';
import { slots } from '../../state/reading/slots.ts';
import { Card } from '../../ui/cards/card.tsx';
import { DefinitionList } from '../../ui/cards/listing.tsx';
import { MarketCards } from '../../ui/cards/market-cards.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { AllClosed } from './all-closed.tsx';
import { BettingPaused } from './betting-paused.tsx';
import { type SlotFamily, SlotItem } from './slot-item.tsx';
import { SlotLinks } from './slot-links.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

type Props = {
  readonly family: SlotFamily;
  /** Null while they are not loaded; empty when they cannot be loaded. */
  readonly rates: readonly RateRow[] | null;
  /** The server's text, not checked; undefined while it is not loaded. */
  readonly chartUrl: string | null | undefined;
};

/** The height of the rates box in pixels, so that the markets do not move when the rates come. */
const ratesHeight = { starline: 175, gali: 146 } as const;

/**
 * The list of a family whose markets have one time a day. With betting off its only link is the charts (spec 2 §2, §6).
 */
export function SlotsPage({ family, rates, chartUrl }: Props) {
  const betting = useAtomValue(bettingAtom);
  const unknown = useAtomValue(dashboardAtom).kind === 'failed';
  const awaited = betting === null && !unknown;
  return (
    <Page wide="columns">
      {betting === false && <BettingPaused />}
      <SlotLinks
        family={family}
        betting={unknown ? (betting ?? false) : betting}
        chartUrl={chartUrl === undefined ? undefined : safeUrl(chartUrl, location.href)}
      />
      {rates === null || awaited
        ? betting !== false && <Skeleton height={ratesHeight[family]} />
        : betting === true && rates.length > 0 && <RatesBox rates={rates} />}
      <SlotMarkets family={family} betting={betting === true || awaited} />
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

type ListProps = {
  readonly family: SlotFamily;
  /** Also true while it is not known: a game menu sends the player back when it turns out to be off. */
  readonly betting: boolean;
};

function SlotMarkets({ family, betting }: ListProps) {
  const t = useWords();
  useAtomValue(slots[family].poll);
  const clock = useAtomValue(clockAtom);
  const now = useNow(clock).minute;
  const reading = useAtomValue(slots[family].value);
  const notices = useAtomValue(resultNoticesAtom);
  const { ref, ordered } = useSteadyOrder(valueOf(reading)?.markets ?? none, now);
  return (
    <RemoteView
      of="markets"
      reading={reading}
      readAt={useAtomValue(slots[family].minute)}
      polled
      onRetry={useSetAtom(slots[family].refresh)}
      loading={<Skeleton height={108} count={6} />}
      isEmpty={({ markets }) => markets.length === 0}
      empty={{ next: { href: listPath.main, label: t('title.markets') } }}
    >
      {({ markets }) => (
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
    </RemoteView>
  );
}
