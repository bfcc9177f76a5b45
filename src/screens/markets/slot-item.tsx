import { memo } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { limits } from '../../domain/limits.ts';
import { durationText, nextClosing, type SlotMarket, slotResult } from '../../domain/market.ts';
import { go } from '../../nav/navigation.ts';
import { listPath, menuPath } from '../../nav/routes.ts';
import { MarketCard } from '../../ui/cards/market-card.tsx';
import { useShake } from '../../ui/hooks/use-shake.ts';
import { useWords } from '../../ui/layout/words.tsx';

export type SlotFamily = 'starline' | 'gali';

/** The label of the market's one time: Gali's `Close` shows its open time (spec 2 §2). */
const timeLabel = { starline: 'market.opensAt', gali: 'market.closesAt' } as const;

type Props = {
  readonly family: SlotFamily;
  readonly market: SlotMarket;
  readonly now: MinuteOfDay;
  readonly betting: boolean;
};

/** A Starline slot or Gali market. A closed one, or one of unknown time, vibrates and shakes at a tap (spec 2 §4). */
export const SlotItem = memo(function SlotItem({ family, market, now, betting }: Props) {
  const t = useWords();
  const { shaking, shake } = useShake(limits);
  const { id, name, times, openText } = market;
  const playable = market.taking && times !== null;
  const closing = playable ? nextClosing(times, now) : null;

  const press = (): void => {
    if (!playable) return shake();
    if (!betting) return go(listPath[family], { replace: true });
    go(menuPath[family], { state: { market: { id, name, open: times.open, close: null } } });
  };

  return (
    <MarketCard
      name={name}
      resultDone={market.result ?? ''}
      resultRest={market.result === null ? slotResult(family, market) : ''}
      status={
        playable ? { tone: 'good', label: t('market.open') } : { tone: 'bad', label: t('market.closed') }
      }
      times={
        times === null && openText === ''
          ? []
          : [{ label: t(timeLabel[family]), value: times === null ? openText : formatClock12(times.open) }]
      }
      note={
        closing === null
          ? t(times === null ? 'market.timeUnknown' : 'market.tomorrow')
          : t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } })
      }
      closed={!playable}
      locked={!playable && betting}
      shaking={shaking}
      onPress={press}
      actionLabel={playable && betting ? t('market.play') : undefined}
    />
  );
});
