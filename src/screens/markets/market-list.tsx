import { useAtomValue } from 'jotai';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { inOrder, inOrderOf, isOpenNow, type Market, opensAtMidnight } from '../../domain/market/market.ts';
import { boardNotesAtom, notedMarkets } from '../../state/reading/board-notes.ts';
import type { SlipOnCard } from '../../state/reading/places.ts';
import { ListedMarket } from './listed-market.tsx';
import css from '../../ui/cards/market-card.module.css';
import { Notice } from '../../ui/layout/notice.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly slipOn: SlipOnCard;
};

type BlockProps = Props & { readonly from: number };

const firstBlock = 3;
const blockSize = 40;

/** In blocks, so that a changed market makes React compare one block, not thousands of cards. */
export function MarketList({ markets: sent, slides, ...rest }: Props & { readonly slides?: ReactNode }) {
  const notes = useAtomValue(boardNotesAtom);
  const markets = useMemo(() => notedMarkets(sent, notes), [sent, notes]);
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

type OrderedProps = {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly children: (ordered: readonly Market[]) => ReactNode;
};

/** The order stays while a card is pressed or focused: no card moves away under a finger. */
export function OrderedMarkets({ markets, now, betting, children }: OrderedProps) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useMemo(() => inOrder(markets, now), [markets, now]);
  const [shown, setShown] = useState(wanted);
  const same = shown.length === wanted.length && shown.every(({ id }, index) => id === wanted[index]?.id);

  useLayoutEffect(() => {
    const { current } = list;
    if (same || current?.contains(document.activeElement) === true || current?.matches(':active') === true)
      return;
    setShown(wanted);
  }, [same, wanted]);

  const ids = shown.map(({ id }) => id);
  return (
    <div ref={list} className={css.cards}>
      {betting && <AllClosed markets={markets} now={now} />}
      {children(same ? wanted : inOrderOf(markets, ids))}
    </div>
  );
}

function AllClosed({ markets, now }: Pick<OrderedProps, 'markets' | 'now'>) {
  const t = useWords();
  if (markets.some(market => isOpenNow(market, now))) return null;
  if (!markets.some(({ times }) => times !== null && opensAtMidnight(times, now))) return null;
  return <Muted>{t('market.allClosed')}</Muted>;
}

/** The balance and withdrawals stay available. */
export function BettingPaused() {
  const t = useWords();
  return (
    <Notice tone="info">
      {t('betting.paused')} <a href="/imp7">{t('betting.money')}</a>
    </Notice>
  );
}
