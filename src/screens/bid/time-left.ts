import { useEffect, useEffectEvent, useRef } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { type BidSession, durationText, nextClosing } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';

/** Minutes before a closing. */
const spokenSteps = [10, 5, 1] as const;

/** Null when no bids are taken. */
function closingOf(game: Game, market: KnownMarket, minute: MinuteOfDay) {
  const next = nextClosing(market, minute);
  return game.session !== 'choose' && next?.session === 'Close' ? null : next;
}

/** The time left in the chosen session. */
export function useTimeLeft(
  game: Game,
  session: BidSession,
  market: KnownMarket,
  minute: MinuteOfDay,
): string {
  const t = useWords();
  const chosen = game.session === 'choose';
  const closing = closingOf(
    game,
    chosen && session === 'Close' ? { ...market, openDeclared: true } : market,
    minute,
  );
  if (closing === null) return t('bid.sessionClosed');
  const left = t({ key: 'bid.timeLeft', params: { left: t(durationText(closing.minutes)) } });
  return chosen ? `${t(`session.${closing.session}`)} · ${left}` : left;
}

/** Once at each step: a live region would be read every minute. */
export function useSpokenTimeLeft(game: Game, market: KnownMarket, minute: MinuteOfDay): void {
  const t = useWords();
  const closing = closingOf(game, market, minute);
  const before = useRef(closing);
  const tell = useEffectEvent(() => {
    const was = before.current;
    before.current = closing;
    if (closing === null || was?.session !== closing.session) return;
    if (!spokenSteps.some(step => closing.minutes <= step && step < was.minutes)) return;
    const left = t(durationText(closing.minutes));
    speak(
      game.session === 'choose'
        ? t({ key: 'bid.closesIn', params: { session: t(`session.${closing.session}`), left } })
        : t({ key: 'bid.endsIn', params: { left } }),
    );
  });
  useEffect(() => tell(), [minute]);
}
