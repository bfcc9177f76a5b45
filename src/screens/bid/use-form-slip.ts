import { useAtomValue, useSetAtom } from 'jotai';
import { type BidRow, rowEnded, shownBalance } from '../../domain/slip/bid.ts';
import { type CalendarDate, isoDate } from '../../domain/dates.ts';
import type { Game } from '../../domain/game/games.ts';
import { isOpenDeclared, marketDay } from '../../domain/market/market.ts';
import type { MarketState } from '../../nav/route-state.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { openAloneAtom } from '../../state/reading/markets.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-refresh.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useClosedSlips } from './use-closed-slips.ts';
import { useSlips } from './use-slips.ts';

type Question = {
  /** The day of the slip that is asked about, which stays the same when midnight passes; null without a question. */
  readonly asked: CalendarDate | null;
  /** A bid is being sent. */
  readonly busy: boolean;
};

/**
 * The slip of a form at this moment: its rows, its day, which rows have ended, and the balance less its rows. A slip on
 * another form may never be sent, so that it refuses nothing here (spec 2 §4). It reads signals, so that the component calls `useSignals` first.
 */
export function useFormSlip(game: Game, market: MarketState['market'], { asked, busy }: Question) {
  const clock = useAtomValue(clockAtom);
  const time = useNow(clock);
  const today = marketDay(market, time);
  const date = asked ?? today;
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const slips = useSlips();
  const key = { mobile, game: game.key, market, day: isoDate(date) };
  const slip = slips.of(key);
  const alone = useAtomValue(openAloneAtom).has(market.id);
  const now = { ...market, openDeclared: isOpenDeclared(market, alone, time.minute) };

  const wallet = useAtomValue(balanceAtom);
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const rows = slip.rows.value;
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
    now,
    ended: (row: BidRow): boolean => rowEnded(game, row, now, time.minute),
    wallet,
    balance: wallet === null ? null : shownBalance(wallet, rows),
    unsent: rows.length > 0,
    refreshWallet,
  };
}
