import { useEffect, useEffectEvent, useRef } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { MarketNow } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';
import { closingOf, timeLeft } from './time-left.ts';

/** The minutes before a closing at which screen readers are told of it. */
const steps = [10, 5, 1] as const;

type Props = { readonly game: Game; readonly market: MarketNow; readonly minute: MinuteOfDay };

/**
 * Speaks the time that is left, once at each step. The time on screen is no live region, because it would be read every
 * minute. After a sleep of the device several steps may have passed: the time that is left now is spoken once.
 */
export function SpokenClosing({ game, market, minute }: Props) {
  const t = useWords();
  const closing = closingOf(game, market, minute);
  const before = useRef(closing);
  const tell = useEffectEvent(() => {
    const was = before.current;
    before.current = closing;
    if (closing === null || was?.session !== closing.session) return;
    if (steps.some(step => closing.minutes <= step && step < was.minutes))
      speak(t(timeLeft(game, market, minute, t)));
  });
  useEffect(() => tell(), [minute]);
  return null;
}
