import { memo } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { limits } from '../../domain/limits.ts';
import { durationText, nextClosing, type SlotMarket, slotResult } from '../../domain/market.ts';
import { go } from '../../nav/navigation.ts';
import { listPath, menuPath } from '../../nav/routes.ts';
import { MarketCard } from '../../ui/market-card.tsx';
import { useShake } from '../../ui/use-shake.ts';
import { useWords } from '../../ui/words.tsx';

export type SlotFamily = 'starline' | 'gali';

/** What the one time of a market is called: Gali's `Close` shows its open time (spec 2 §2). */
const timeLabel = { starline: 'market.opensAt', gali: 'market.closesAt' } as const;

type Props = {
  readonly family: SlotFamily;
  readonly market: SlotMarket;
  readonly now: MinuteOfDay;
  readonly betting: boolean;
};

/** A Starline slot or a Gali market. A closed one vibrates and shakes instead of opening (spec 2 §4). */
export const SlotItem = memo(function SlotItem({ family, market, now, betting }: Props) {
  const t = useWords();
  const { shaking, shake } = useShake(limits);
  const { id, name, open, taking } = market;
  const closing = taking ? nextClosing(market, now) : null;

  const press = (): void => {
    if (!taking) return shake();
    if (!betting) return go(listPath[family], { replace: true });
    go(menuPath[family], { state: { market: { id, name, open, close: null } } });
  };

  return (
    <MarketCard
      name={name}
      resultDone={market.result ?? ''}
      resultRest={market.result === null ? slotResult(family, market) : ''}
      status={taking ? { tone: 'good', label: t('market.open') } : { tone: 'bad', label: t('market.closed') }}
      times={[{ label: t(timeLabel[family]), value: formatClock12(open) }]}
      note={
        closing === null
          ? t('market.tomorrow')
          : t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } })
      }
      closed={!taking}
      locked={!taking && betting}
      shaking={shaking}
      onPress={press}
      actionLabel={taking && betting ? t('market.play') : undefined}
    />
  );
});
