import { useAtomValue } from 'jotai';
import { type ComponentProps, memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { isSameOrder, marketsOf, orderOf, withNewMarkets } from '../../domain/market/held-order.ts';
import { isTimeUnknown } from '../../domain/market/known-market.ts';
import { isOpenNow, type Market, isOverToday } from '../../domain/market/market.ts';
import { boardNotesAtom, notedMarkets } from '../../state/reading/board-notes.ts';
import type { SlipOnCard } from '../../state/reading/places.ts';
import { ListedMarket } from './listed-market.tsx';
import css from '../../ui/cards/markets/market-card.module.css';
import { Notice } from '../../ui/layout/notice.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = Pick<ComponentProps<typeof ListedMarket>, 'Sign'> & {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly slipOn: SlipOnCard;
};

/** The number of markets under 'Closes next'. */
const nextMarkets = 3;
const blockSize = 40;

/**
 * The order stays while a card is focused, so that no card moves away under a finger. While one is pressed, a new
 * market waits too.
 */
export function MarketList({ markets: sent, ...rest }: Props) {
  const { now, betting } = rest;
  const notes = useAtomValue(boardNotesAtom);
  const markets = useMemo(() => notedMarkets(sent, notes), [sent, notes]);
  const list = useRef<HTMLDivElement>(null);
  const wanted = useMemo(() => orderOf(markets, now), [markets, now]);
  // A market without a place in it is drawn by the effect, so that no card is drawn at two places.
  const [held, setHeld] = useState(wanted);

  useLayoutEffect(() => {
    const { current } = list;
    if (current?.matches(':active') === true) return;
    const isFocused = current?.contains(document.activeElement) === true;
    const next = isFocused ? withNewMarkets(held, wanted) : wanted;
    if (!isSameOrder(held, next)) setHeld(next);
  }, [held, wanted]);

  const { open, closed } = marketsOf(markets, held);
  return (
    <div ref={list} className={css.list}>
      {betting ? (
        <>
          <AllClosed markets={markets} now={now} />
          <Group {...rest} title="market.next" markets={open.slice(0, nextMarkets)} />
          <Group {...rest} title="market.later" markets={open.slice(nextMarkets)} />
          <Group {...rest} title="takes.unknown" markets={closed.filter(isTimeUnknown)} />
          <Group {...rest} title="takes.closed" markets={closed.filter(market => !isTimeUnknown(market))} />
        </>
      ) : (
        <Group {...rest} markets={[...open, ...closed]} />
      )}
    </div>
  );
}

type GroupProps = Props & {
  readonly title?: 'market.next' | 'market.later' | 'takes.unknown' | 'takes.closed';
};

/** In blocks, so that a changed market makes React compare one block, not thousands of cards. */
function Group({ title, markets, ...rest }: GroupProps) {
  const t = useWords();
  const id = useId();
  const { length } = markets;
  if (length === 0) return null;
  return (
    <section aria-labelledby={title && id} className={css.group}>
      {title && (
        <div className={css.head}>
          <h2 id={id}>{t(title)}</h2>
          {title !== 'market.next' && <span>{length}</span>}
        </div>
      )}
      <div className={css.cards}>
        {Array.from({ length: Math.ceil(length / blockSize) }, (_, index) => (
          <Block key={index} {...rest} markets={markets.slice(index * blockSize, (index + 1) * blockSize)} />
        ))}
      </div>
    </section>
  );
}

const Block = memo(
  ({ markets, slipOn, ...rest }: Props) =>
    markets.map(market => (
      <ListedMarket key={`${market.id} ${market.name}`} {...rest} market={market} slip={slipOn(market)} />
    )),
  (before, after) =>
    before.now === after.now &&
    before.betting === after.betting &&
    before.slipOn === after.slipOn &&
    before.markets.length === after.markets.length &&
    before.markets.every((market, index) => market === after.markets[index]),
);

function AllClosed({ markets, now }: Pick<Props, 'markets' | 'now'>) {
  const t = useWords();
  if (markets.some(market => isTimeUnknown(market) || isOpenNow(market, now))) return null;
  if (!markets.some(({ times }) => times !== null && isOverToday(times, now))) return null;
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
