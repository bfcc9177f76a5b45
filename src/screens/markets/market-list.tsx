import { memo } from 'react';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { Market } from '../../domain/market/market.ts';
import { noticeOf, type ResultNotice } from '../../state/reading/result-notices.ts';
import { MarketCards } from '../../ui/cards/market-cards.tsx';
import { AllClosed } from './all-closed.tsx';
import { MarketItem } from './market-item.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

type Props = {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly notices: readonly ResultNotice[];
};

const size = 40;

/**
 * The cards of the home screen in their order, in blocks of 40. When one market has changed, React compares the blocks
 * and the cards of one block, not thousands of cards.
 */
export function MarketList({ markets, ...rest }: Props) {
  const { ref, ordered } = useSteadyOrder(markets, rest.now);
  return (
    <MarketCards ref={ref}>
      <AllClosed markets={markets} now={rest.now} />
      {Array.from({ length: Math.ceil(ordered.length / size) }, (_, index) => (
        <Block key={index} markets={ordered} from={index * size} {...rest} />
      ))}
    </MarketCards>
  );
}

/** `from`: the index of the block's first market. */
type BlockProps = Props & { readonly from: number };

const inBlock = ({ markets, from }: Pick<BlockProps, 'markets' | 'from'>): readonly Market[] =>
  markets.slice(from, from + size);

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
