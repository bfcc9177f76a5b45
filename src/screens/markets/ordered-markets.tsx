import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inOrder, inOrderOf, isOpenNow, opensAtMidnight, type Market } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import css from '../../ui/cards/market-card.module.css';
import { Notice } from '../../ui/layout/notice.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { midnight } from './listed-market.tsx';

type Props = {
  readonly markets: readonly Market[];
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly children: (ordered: readonly Market[]) => ReactNode;
};

/** The order stays while a card is pressed or focused: no card moves away under a finger. */
export function OrderedMarkets({ markets, now, betting, children }: Props) {
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

function AllClosed({ markets, now }: Pick<Props, 'markets' | 'now'>) {
  const t = useWords();
  if (markets.some(market => isOpenNow(market, now))) return null;
  if (!markets.some(({ times }) => times !== null && opensAtMidnight(times, now))) return null;
  return <Muted>{t({ key: 'market.allClosed', params: { time: midnight } })}</Muted>;
}

/** The balance and withdrawing stay open. */
export function BettingPaused() {
  const t = useWords();
  return (
    <Notice tone="info">
      {t('betting.paused')} <a href="/imp7">{t('betting.money')}</a>
    </Notice>
  );
}
