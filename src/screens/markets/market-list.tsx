import { memo, type ReactNode } from 'react';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { Market } from '../../domain/market/market.ts';
import type { SlipOnCard } from '../../state/reading/places.ts';
import { ListedMarket } from './listed-market.tsx';
import { OrderedMarkets } from './ordered-markets.tsx';

type Props = {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly slipOn: SlipOnCard;
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

const Block = memo(
  ({ slipOn, now, betting, ...rest }: BlockProps) =>
    inBlock(rest).map(market => (
      <ListedMarket key={market.id} {...{ market, now, betting }} slip={slipOn(market)} />
    )),
  sameBlock,
);

function sameBlock(before: BlockProps, after: BlockProps): boolean {
  const [old, next] = [inBlock(before), inBlock(after)];
  return (
    before.now === after.now &&
    before.betting === after.betting &&
    before.slipOn === after.slipOn &&
    old.length === next.length &&
    old.every((market, index) => market === next[index])
  );
}
