import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import {
  durationText,
  type Market,
  nextClosing,
  opensAtMidnight,
  spokenResult,
  timesNow,
} from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { go } from '../../nav/navigation.ts';
import { listPath, menuPath } from '../../nav/routes.ts';
import { closeNoticeAtom, type ResultNotice } from '../../state/reading/result-notices.ts';
import type { Translate } from '../../text/translate.ts';
import { MarketCard, type MarketCardProps } from '../../ui/cards/market-card.tsx';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';

export const midnight = '12:00 AM';

export type ListedMarketProps = {
  readonly market: Market;
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly notice?: ResultNotice | undefined;
};

type Shown = 'declared' | 'undeclared' | 'tone' | 'status' | 'times' | 'sign' | 'action';
type Props = ListedMarketProps & { readonly card: Pick<MarketCardProps, Shown> };

/** A closed market shakes and says so (spec 2 §4). With betting off a tap stays on the list (spec 1 §4). */
export function ListedMarket({ market, now, betting, notice, card }: Props) {
  const t = useWords();
  const close = useSetAtom(closeNoticeAtom);
  const { shaking, shake } = useShake();
  const { family, id, name, times, taking } = market;
  const playable = taking && times !== null;
  const note = marketNote(t, market, now);

  const press = (): void => {
    if (!taking || times === null) {
      shake();
      if (!betting) return;
      const text = t({ key: 'market.refused', params: { name, note } });
      return showToast({ tone: 'info', text, at: 'top-center' });
    }
    if (!betting) return go(listPath[family], { replace: true });
    go(menuPath[family], { state: { market: { id, name, open: times.open, close: times.close ?? null } } });
  };

  return (
    <MarketCard
      {...card}
      name={name}
      spoken={
        card.declared === ''
          ? t('market.notDeclared')
          : spokenResult(card.declared, t('market.digits').split(' '))
      }
      note={betting ? note : ''}
      closed={betting && !playable}
      shaking={shaking}
      onPress={press}
      actionLabel={playable && betting ? t('market.play') : undefined}
      notice={
        notice && (
          <>
            <span>{notice.text}</span>
            <IconButton icon="close" label={t('action.close')} onClick={() => close(notice.market)} />
          </>
        )
      }
    />
  );
}

export function marketNote(t: Translate, market: Market, now: MinuteOfDay): string {
  const { times, taking } = market;
  if (times === null) return t('market.timeUnknown');
  const closing = taking ? nextClosing(timesNow(times, market, now), now) : null;
  if (closing !== null) return t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } });
  return opensAtMidnight(times, now)
    ? t({ key: 'market.tomorrow', params: { time: midnight } })
    : t('market.noBids');
}

function useShake() {
  const [shaking, setShaking] = useState(false);
  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(false), limits.shakeMs);
    return () => clearTimeout(timer);
  }, [shaking]);
  const shake = (): void => {
    // Safari has no vibration.
    if ('vibrate' in navigator) navigator.vibrate(limits.vibrateMs);
    setShaking(true);
  };
  return { shaking, shake };
}
