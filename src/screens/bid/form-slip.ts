import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { type CalendarDate, isoDate, localTime } from '../../domain/dates.ts';
import { type Game, gameByKey } from '../../domain/game/games.ts';
import { isOpenDeclared, marketDay } from '../../domain/market/market.ts';
import { type BidRow, rowEnded, shownBalance } from '../../domain/slip/bid.ts';
import { isSlipOver, unsentSlips } from '../../domain/slip/slip.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Slips, slipsIn } from '../../live/slips.ts';
import type { MarketState } from '../../nav/navigation.ts';
import { leftAtom } from '../../state/core/between-screens.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { openAloneAtom } from '../../state/reading/markets.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';

type Question = {
  /** Midnight does not change it; null without a question. */
  readonly asked: CalendarDate | null;
  readonly busy: boolean;
};

/** `balance` is less this slip's rows alone: another form's may never be sent. Call `useSignals` first. */
export function useFormSlip(game: Game, market: MarketState['market'], { asked, busy }: Question) {
  const clock = useAtomValue(clockAtom);
  const time = useNow(clock);
  const today = marketDay(market, time);
  const date = asked ?? today;
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const slips = slipsIn(useAtomValue(environmentAtom));
  // A log-out in another tab may have emptied what is stored.
  useEffect(() => slips.reread(), [slips]);
  const key = { mobile, game: game.key, market, day: isoDate(date) };
  const slip = slips.of(key);
  const openAlone = useAtomValue(openAloneAtom).has(market.id);
  const now = { ...market, openDeclared: isOpenDeclared(market, openAlone, time.minute) };

  const wallet = useAtomValue(balanceAtom);
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const rows = slip.rows.value;
  const unsent = unsentSlips(slips.all.value, mobile, time);
  const unsentRows = unsent.flatMap(kept => kept.rows);
  useClosedSlips(slips, { clock, day: isoDate(today), busy, refreshWallet });

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
    now,
    hasClosed: (row: BidRow): boolean => rowEnded(game, row, now, time.minute),
    wallet,
    balance: shownBalance(wallet, rows),
    left: shownBalance(wallet, unsentRows),
    refreshWallet,
  };
}

export function useShownLeft({ left, unsent }: ReturnType<typeof useFormSlip>, marked: number): void {
  const t = useWords();
  const show = useSetAtom(leftAtom);
  const { length: count } = unsent;
  const points = formatPoints(left === null ? 0 : left - marked);
  const slips = t(count === 1 ? 'bid.unsentOne' : { key: 'bid.unsent', params: { count } });
  const words = t({ key: 'bid.left', params: { points } }) + (count === 0 ? '' : `\n${slips}`);
  const shown = left === null ? null : words;
  useLayoutEffect(() => {
    show(shown);
    return () => show(null);
  }, [shown, show]);
}

type Options = {
  readonly clock: Clock;
  /** `2026-11-21`. */
  readonly day: string;
  readonly busy: boolean;
  /** Null when it cannot be read. */
  readonly refreshWallet: () => Promise<Points | null>;
};

function useClosedSlips(slips: Slips, { clock, day, busy, refreshWallet }: Options): void {
  useEffect(() => {
    // Only rows stored before are taken off; the clock may be wrong before a reply.
    const stored = new Set(slips.all.peek().flatMap(({ rows }) => rows.map(({ id }) => id)));
    const closeEnded = (): void => {
      const { minute } = localTime(clock.now(), clock.zone);
      slips.close(
        (slip, row) => stored.has(row.id) && rowEnded(gameByKey(slip.game), row, slip.market, minute),
      );
    };
    refreshWallet().then(
      points => points !== null && closeEnded(),
      () => undefined,
    );
  }, [refreshWallet, slips, clock]);

  useEffect(() => {
    // Rows that are being sent are never taken off.
    let free = !busy;
    const closeOver = async (): Promise<void> => {
      await clock.ready;
      if (free) slips.close(slip => isSlipOver(slip, localTime(clock.now(), clock.zone)));
    };
    void closeOver();
    return () => {
      free = false;
    };
  }, [day, busy, slips, clock]);
}
