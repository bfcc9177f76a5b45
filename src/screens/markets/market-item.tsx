import { memo } from 'react';
import { formatClock12, type MinuteOfDay } from '../../domain/clock-time.ts';
import { limits } from '../../domain/limits.ts';
import { durationText, type Market, marketStatus, nextClosing, resultParts } from '../../domain/market.ts';
import { go } from '../../nav/navigation.ts';
import { menuPath } from '../../nav/routes.ts';
import { MarketCard } from '../../ui/market-card.tsx';
import { useShake } from '../../ui/use-shake.ts';
import { useWords } from '../../ui/words.tsx';

const statusWords = {
  open: { tone: 'good', key: 'market.statusOpen' },
  closeOnly: { tone: 'warn', key: 'market.statusCloseOnly' },
  closed: { tone: 'bad', key: 'market.statusClosed' },
} as const;

type Props = { readonly market: Market; readonly now: MinuteOfDay; readonly betting: boolean };

/** A main market on the home screen. A closed one vibrates and shakes instead of opening (spec 1 §4). */
export const MarketItem = memo(function MarketItem({ market, now, betting }: Props) {
  const t = useWords();
  const { shaking, shake } = useShake(limits);
  const status = marketStatus(market, now);
  const closing = nextClosing(market, now);
  const result = resultParts(market);
  const words = statusWords[status];

  const press = (): void => {
    if (!market.taking) return shake();
    const { id, name, open, close } = market;
    go(betting ? menuPath.main : '/imp', { state: { market: { id, name, open, close } } });
  };

  return (
    <MarketCard
      name={market.name}
      resultDone={result.done}
      resultRest={result.rest}
      status={{ tone: words.tone, label: t(words.key) }}
      times={[
        { label: t('market.opensAt'), value: formatClock12(market.open) },
        { label: t('market.closesAt'), value: formatClock12(market.close) },
      ]}
      note={
        status === 'closed' || closing === null
          ? t('market.tomorrow')
          : t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } })
      }
      closed={!market.taking}
      shaking={shaking}
      onPress={press}
      actionLabel={market.taking ? t('action.play') : undefined}
    />
  );
});
