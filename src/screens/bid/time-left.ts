import { useEffect, useEffectEvent, useRef } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { durationText, nextClosing } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';

/** Minutes before a closing. */
const spokenSteps = [10, 5, 1] as const;

/** Speaks once at each step, because a live region would be read every minute. */
export function useTimeLeft(game: Game, market: KnownMarket, minute: MinuteOfDay): string {
  const t = useWords();
  const next = nextClosing(market, minute);
  const closing = game.session !== 'choose' && next?.session === 'Close' ? null : next;
  const left = closing && t(durationText(closing.minutes));
  const text =
    closing === null || left === null
      ? t('bid.sessionClosed')
      : game.session !== 'choose'
        ? t({ key: 'bid.timeLeft', params: { left } })
        : t({ key: 'bid.closesIn', params: { session: t(`session.${closing.session}`), left } });

  const before = useRef(closing);
  const tell = useEffectEvent(() => {
    const was = before.current;
    before.current = closing;
    if (closing === null || was?.session !== closing.session) return;
    if (spokenSteps.some(step => closing.minutes <= step && step < was.minutes)) speak(text);
  });
  useEffect(() => tell(), [minute]);
  return text;
}
