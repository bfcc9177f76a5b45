import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type CalendarDate, isoDate, type LocalTime } from '../../domain/dates.ts';
import { type Game, gameByKey } from '../../domain/game/games.ts';
import type { KnownMarket, MarketOf } from '../../domain/market/known-market.ts';
import { durationText, marketDay, nextClosing } from '../../domain/market/market.ts';
import { type BidRow, rowEnded, shownBalance } from '../../domain/slip/bid.ts';
import { markedPoints } from '../../domain/slip/marks.ts';
import { isSameSlip, isSlipOver, marketOfSlip, type SlipKey, unsentSlips } from '../../domain/slip/slip.ts';
import { formatPoints } from '../../domain/points.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import { type Slips, slipsIn } from '../../live/slips.ts';
import { leftAtom } from '../../state/core/between-screens.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { updatedMinuteAtom } from '../../state/reading/markets.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { speak } from '../../ui/overlays/spoken.tsx';
import { useMarketOf } from '../records/market-of.ts';

type Question = {
  /** Midnight does not change it; null without a question. */
  readonly asked: CalendarDate | null;
  readonly busy: boolean;
};

/** `balance` is less this slip's rows alone: another form's may never be sent. Call `useSignals` first. */
export function useFormSlip(game: Game, market: KnownMarket, { asked, busy }: Question) {
  const clock = useAtomValue(clockAtom);
  const time = useNow(clock);
  const today = marketDay(market.times, time);
  const date = asked ?? today;
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const slips = slipsIn(useAtomValue(environmentAtom));
  // A log-out in another tab may have emptied what is stored.
  useEffect(() => slips.reread(), [slips]);
  useEffect(() => slips.markets.note(market), [slips, market]);
  const marketOf = useMarketOf();
  const key = { mobile, game: game.key, market: market.id, day: isoDate(date) };
  const slip = slips.of(key);

  const wallet = useAtomValue(balanceAtom);
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const rows = slip.rows.value;
  const unsent = unsentSlips(slips.all.value, mobile, marketOf, time);
  const unsentRows = unsent.flatMap(kept => kept.rows);
  useEndedSlips(slips, marketOf, time, { busy, here: key });
  useEffect(() => void refreshWallet().catch(() => undefined), [refreshWallet]);

  return {
    clock,
    time,
    today,
    date,
    slips,
    key,
    slip,
    rows,
    unsent,
    hasClosed: (row: BidRow): boolean => rowEnded(game, row, market, time.minute),
    wallet,
    balance: shownBalance(wallet, rows),
    left: shownBalance(wallet, unsentRows),
    refreshWallet,
  };
}

type Left = Pick<ReturnType<typeof useFormSlip>, 'left' | 'unsent'> & { readonly marks: BoardEntry | null };

/** Shown in the bar: what unsent slips and marks leave of the wallet. */
export function ShownLeft({ left, unsent, marks }: Left): null {
  useSignals();
  const t = useWords();
  const marked = marks === null ? 0 : markedPoints(marks.board.value.marks);
  const show = useSetAtom(leftAtom);
  const { length: count } = unsent;
  const points = formatPoints(left === null ? 0 : left - marked);
  const slips = t({ key: 'bid.unsent', params: { count } });
  const words = t({ key: 'bid.left', params: { points } }) + (count === 0 ? '' : `\n${slips}`);
  const shown = left === null ? null : words;
  useLayoutEffect(() => {
    show(shown);
    return () => show(null);
  }, [shown, show]);
  return null;
}

/** Not while rows are being sent; of `here` only what had ended when its form opened. */
export function useEndedSlips(
  slips: Slips,
  marketOf: MarketOf,
  now: LocalTime,
  { busy, here }: { readonly busy: boolean; readonly here?: SlipKey },
): void {
  const isRight = useAtomValue(updatedMinuteAtom) !== null;
  const [before] = useState(() => new Set(slips.all.peek().flatMap(({ rows }) => rows.map(({ id }) => id))));
  const looked = useRef(false);
  const close = useEffectEvent(() => {
    slips.close((slip, row) => {
      if (isSlipOver(slip, marketOf, now)) return true;
      const shown = here !== undefined && isSameSlip(slip, here) && (looked.current || !before.has(row.id));
      // By time alone: rows that a result has closed stay, and their form says so.
      const market = { ...marketOfSlip(slip, marketOf), openDeclared: false };
      return !shown && rowEnded(gameByKey(slip.game), row, market, now.minute);
    });
    looked.current = true;
  });
  useEffect(() => {
    if (isRight && !busy) close();
  }, [isRight, busy, slips, now, here]);
}

/** Minutes before a closing. */
const spokenSteps = [10, 5, 1] as const;

/** It is spoken once at each step: a live region would be read every minute. */
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
