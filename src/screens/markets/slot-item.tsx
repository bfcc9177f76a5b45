import { memo } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { durationText, nextClosing, type SlotMarket, slotResult } from '../../domain/market/market.ts';
import { go } from '../../nav/navigation.ts';
import { listPath, menuPath } from '../../nav/routes.ts';
import type { ResultNotice } from '../../state/reading/result-notices.ts';
import { CardSign } from '../../ui/cards/card-sign.tsx';
import { MarketCard } from '../../ui/cards/market-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { closedNote } from './closed-note.ts';
import { MarketNotice } from './market-notice.tsx';
import { spoken } from './spoken.ts';
import { useRefusal } from './use-refusal.ts';

export type SlotFamily = 'starline' | 'gali';

/** The words of the market's one time: Gali's `Close` shows its open time (spec 2 §2). */
const timeKey = { starline: 'market.bidsTill', gali: 'market.closesAt' } as const;

type Props = {
  readonly family: SlotFamily;
  readonly market: SlotMarket;
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly notice?: ResultNotice | undefined;
};

/** A Starline slot or Gali market. A closed one, or one of unknown time, vibrates, shakes and says so (spec 2 §4). */
export const SlotItem = memo(function SlotItem({ family, market, now, betting, notice }: Props) {
  const t = useWords();
  const { shaking, refuse } = useRefusal();
  const { id, name, times, openText } = market;
  const playable = market.taking && times !== null;
  const closing = playable ? nextClosing(times, now) : null;
  const time = times === null ? openText : formatClock12(times.open);
  const note =
    closing === null
      ? closedNote(t, times, now)
      : t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } });

  const press = (): void => {
    if (!playable) return refuse(name, note);
    if (!betting) return go(listPath[family], { replace: true });
    go(menuPath[family], { state: { market: { id, name, open: times.open, close: null } } });
  };

  return (
    <MarketCard
      name={name}
      resultDone={market.result ?? ''}
      resultRest={market.result === null ? slotResult(family, market) : ''}
      spoken={spoken(t, market.result ?? '')}
      tone={playable ? 'good' : 'bad'}
      status={t(playable ? 'market.open' : 'market.closed')}
      times={time === '' ? '' : t({ key: timeKey[family], params: { time } })}
      note={note}
      closed={!playable}
      sign={betting && <CardSign name={playable ? 'play' : 'lock'} />}
      shaking={shaking}
      onPress={press}
      notice={notice && <MarketNotice notice={notice} />}
      actionLabel={playable && betting ? t('market.play') : undefined}
    />
  );
});
