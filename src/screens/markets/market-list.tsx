import { memo } from 'react';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { Market } from '../../domain/market.ts';
import { MarketItem } from './market-item.tsx';

type Props = {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
};

const size = 40;

/**
 * The cards of the home screen, in blocks of 40. When one market has changed, React compares the blocks and the cards
 * of one block, not thousands of cards.
 */
export const MarketList = ({ markets, ...rest }: Props) =>
  Array.from({ length: Math.ceil(markets.length / size) }, (_, index) => (
    <Block key={index} markets={markets} from={index * size} {...rest} />
  ));

/** `from`: the index of the block's first market. */
type BlockProps = Props & { readonly from: number };

const inBlock = ({ markets, from }: BlockProps): readonly Market[] => markets.slice(from, from + size);

const Block = memo(function Block(props: BlockProps) {
  const { now, betting } = props;
  return inBlock(props).map(market => (
    <MarketItem key={market.id} market={market} now={now} betting={betting} />
  ));
}, sameBlock);

function sameBlock(before: BlockProps, after: BlockProps): boolean {
  const [old, next] = [inBlock(before), inBlock(after)];
  return (
    before.now === after.now &&
    before.betting === after.betting &&
    old.length === next.length &&
    old.every((market, index) => market === next[index])
  );
}
