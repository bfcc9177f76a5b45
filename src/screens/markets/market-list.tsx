import { memo, type ReactNode } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import {
  type Market,
  type MarketStatus,
  marketStatus,
  resultParts,
  timesNow,
} from '../../domain/market/market.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { noticeOf, type ResultNotice } from '../../state/reading/result-notices.ts';
import type { Translate } from '../../text/translate.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { ListedMarket, type ListedMarketProps } from './listed-market.tsx';
import { OrderedMarkets } from './ordered-markets.tsx';

type Props = {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly notices: readonly ResultNotice[];
};

const firstBlock = 3;
const blockSize = 40;

/** In blocks, so that a changed market makes React compare one block, not thousands of cards. */
export function MarketList({ markets, slides, ...rest }: Props & { readonly slides?: ReactNode }) {
  return (
    <OrderedMarkets markets={markets} now={rest.now} betting={rest.betting}>
      {ordered => (
        <>
          <Block markets={ordered} from={0} {...rest} />
          {slides}
          {Array.from({ length: Math.ceil((ordered.length - firstBlock) / blockSize) }, (_, index) => (
            <Block key={index} markets={ordered} from={firstBlock + index * blockSize} {...rest} />
          ))}
        </>
      )}
    </OrderedMarkets>
  );
}

type BlockProps = Props & { readonly from: number };

const inBlock = ({ markets, from }: Pick<BlockProps, 'markets' | 'from'>): readonly Market[] =>
  markets.slice(from, from === 0 ? firstBlock : from + blockSize);

const Block = memo(function Block(props: BlockProps) {
  const { now, betting, notices } = props;
  return inBlock(props).map(market => (
    <MarketItem
      key={market.id}
      market={market}
      now={now}
      betting={betting}
      notice={noticeOf(notices, market)}
    />
  ));
}, sameBlock);

function sameBlock(before: BlockProps, after: BlockProps): boolean {
  const [old, next] = [inBlock(before), inBlock(after)];
  return (
    before.now === after.now &&
    before.betting === after.betting &&
    before.notices === after.notices &&
    old.length === next.length &&
    old.every((market, index) => market === next[index])
  );
}

const statuses = {
  open: { tone: 'good', key: 'market.statusOpen' },
  closeOnly: { tone: 'warn', key: 'market.statusCloseOnly' },
  closed: { tone: 'bad', key: 'market.statusClosed' },
} as const;

/** With betting off, the card links to the chart (spec 1 §4). */
const MarketItem = memo(function MarketItem(props: ListedMarketProps) {
  const { market, now, betting } = props;
  const t = useWords();
  const { times, taking } = market;
  const known = times && { ...timesNow(times, market, now), taking };
  const status = known === null ? 'closed' : marketStatus(known, now);
  const { done, rest } = resultParts(market);
  const waiting = betting && market.open === null && market.close === null;
  const chartUrl = betting ? null : safeUrl(market.chartUrl, location.href);
  return (
    <ListedMarket
      {...props}
      card={{
        declared: done,
        undeclared: waiting ? t('market.waiting') : rest,
        tone: statuses[status].tone,
        status: betting ? t(statuses[status].key) : '',
        times: timesText(t, market, betting ? status : null),
        action: chartUrl !== null && (
          <LinkButton href={chartUrl} tone="quiet" wide external>
            {t('title.charts')}
          </LinkButton>
        ),
      }}
    />
  );
});

/** In the server's own words where the times cannot be read. */
function timesText(
  t: Translate,
  { times, openText, closeText }: Market,
  status: MarketStatus | null,
): string {
  const open = times ? formatClock12(times.open) : openText;
  const end = times?.close ?? null;
  const close = end === null ? closeText : formatClock12(end);
  if (status === null) return [open, close].filter(Boolean).join(' · ');
  if (close === '') return open === '' ? '' : t({ key: 'market.bidsTill', params: { time: open } });
  if (open === '' || status === 'closeOnly') return t({ key: 'market.closeTill', params: { close } });
  return t({ key: 'market.bothTill', params: { open, close } });
}
