import { useAtomValue, useSetAtom } from 'jotai';
import { galiRateRows, type RateRow, rateText, starlineRateRows } from '../../domain/game/rates.ts';
import { histories } from '../../domain/history/history.ts';
import type { SlotList } from '../../domain/market/market.ts';
import { type Remote, valueOf } from '../../lib/remote.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { listPath } from '../../nav/routes.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { bettingAtom, dashboardAtom, slots } from '../../state/reading/markets.ts';
import { galiRatesAtom, starlineRatesAtom } from '../../state/reading/rates.ts';
import { slipOnCardAtom } from '../../state/reading/places.ts';
import css from '../../ui/cards/markets/market-card.module.css';
import { Card } from '../../ui/cards/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { LinkButton } from '../../ui/fields/button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Expected } from '../../ui/layout/expected.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { BettingPaused, MarketList } from './market-list.tsx';

type Family = 'starline' | 'gali';

/** The chart link is in the rates (spec 2 §2, §3). */
export function StarlineScreen() {
  const rates = useAtomValue(starlineRatesAtom);
  return <SlotsPage family="starline" rates={rowsIn(rates, starlineRateRows)} chartUrl={chartIn(rates)} />;
}

/** The chart link is in the list of markets (spec 2 §2, §3). */
export function GaliScreen() {
  const rates = useAtomValue(galiRatesAtom);
  const list = useAtomValue(slots.gali.value);
  return <SlotsPage family="gali" rates={rowsIn(rates, galiRateRows)} chartUrl={chartIn(list)} />;
}

function rowsIn<T>(reading: Remote<T, unknown>, rowsOf: (rates: T) => Props['rates']): Props['rates'] {
  const rates = valueOf(reading);
  return reading.kind === 'loading' ? null : rates === null ? [] : rowsOf(rates);
}

const chartIn = (reading: Remote<Pick<SlotList, 'chartUrl'>, unknown>): Props['chartUrl'] =>
  reading.kind === 'loading' ? undefined : (valueOf(reading)?.chartUrl ?? null);

type Props = {
  readonly family: Family;
  /** Null while loading, and empty if they cannot be loaded. */
  readonly rates: readonly RateRow[] | null;
  /** Text of the server that is not checked yet. Undefined while loading. */
  readonly chartUrl: string | null | undefined;
};

const [ofDigits, ofPanas] = [
  { stake: '10', win: '95' },
  { stake: '10', win: '3000' },
];

/** Rates as long as most, which keep the place of those that are loading, so that the markets do not move. */
const usualRates = {
  starline: starlineRateRows({
    singleDigit: ofDigits,
    singlePana: ofPanas,
    doublePana: ofPanas,
    triplePana: ofPanas,
    chartUrl: null,
  }),
  gali: galiRateRows({ leftDigit: ofDigits, rightDigit: ofDigits, jodiDigit: ofDigits }),
} as const;

/** The charts are its only link when betting is off (spec 2 §2, §6). */
function SlotsPage({ family, rates, chartUrl }: Props) {
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
        ? betting !== false && (
            <Expected>
              <Rates rates={usualRates[family]} />
            </Expected>
          )
        : betting === true && rates.length > 0 && <Rates rates={rates} />}
      <SlotMarkets family={family} betting={betting === true || awaited} />
    </Page>
  );
}

function Rates({ rates }: { readonly rates: readonly RateRow[] }) {
  const t = useWords();
  return (
    <Card as="section">
      <h2>{t('rates.title')}</h2>
      <DefinitionList items={rates.map(({ label, rate }) => ({ term: t(label), value: rateText(rate) }))} />
    </Card>
  );
}

type LinksProps = Pick<Props, 'family' | 'chartUrl'> & {
  /** Null while loading. */
  readonly betting: boolean | null;
};

function SlotLinks({ family, betting, chartUrl }: LinksProps) {
  if (betting === null)
    return (
      <Expected>
        <SlotLinks family={family} betting chartUrl="/" />
      </Expected>
    );
  if (!betting && chartUrl === undefined) return <Skeleton height={52} />;
  if (!betting) return !chartUrl ? null : <LinkButton href={chartUrl} wide external words="title.charts" />;
  return (
    <Pair columns={chartUrl === null ? 2 : 3}>
      {histories
        .filter(history => history.family === family)
        .map(history => (
          <LinkButton
            key={history.key}
            href={history.paths[0]}
            tone="quiet"
            words={`links.${history.kind}`}
          />
        ))}
      {chartUrl === undefined && (
        <Expected>
          <LinkButton href={listPath[family]} tone="quiet" words="links.charts" />
        </Expected>
      )}
      {typeof chartUrl === 'string' && (
        <LinkButton href={chartUrl} tone="quiet" external words="links.charts" />
      )}
    </Pair>
  );
}

/** `betting` is true while it is unknown, because a game menu sends the player back if it is off. */
function SlotMarkets({ family, betting }: { readonly family: Family; readonly betting: boolean }) {
  useAtomValue(slots[family].poll);
  const now = useNow(useAtomValue(clockAtom)).minute;
  const slipOn = useAtomValue(slipOnCardAtom);
  return (
    <RemoteView
      noun="markets"
      reading={useAtomValue(slots[family].value)}
      readAt={useAtomValue(slots[family].minute)}
      polled
      onRetry={useSetAtom(slots[family].refresh)}
      loading={<Skeleton height={240} count={2} />}
      isEmpty={({ markets }) => markets.length === 0}
      empty={{ next: { href: listPath.main, words: 'title.markets' } }}
    >
      {({ markets }) => <MarketList {...{ markets, now, betting, slipOn }} Sign={PlayOrLock} />}
    </RemoteView>
  );
}

/** Only for slots, and only with betting on (spec 2 §2). */
const PlayOrLock = ({ playable }: { readonly playable: boolean }) => (
  <span className={playable ? css.play : css.lock}>
    <Icon name={playable ? 'play' : 'lock'} size={16} />
  </span>
);
