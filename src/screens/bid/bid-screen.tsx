import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type BidRow, checkSlip, rowEnded, shownBalance, totalPoints } from '../../domain/bid.ts';
import { formatDayMonth, isoDate, localTime } from '../../domain/dates.ts';
import type { GameKey } from '../../domain/game-list.ts';
import { type Game, gameByKey } from '../../domain/games.ts';
import { durationText, nextClosing } from '../../domain/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Words } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { useSlip } from '../../live/use-slip.ts';
import { useMarketState } from '../../nav/navigation.ts';
import type { MarketState } from '../../nav/route-state.ts';
import { clockAtom, tabStoreAtom } from '../../state/environment.ts';
import { dashboardPollAtom } from '../../state/markets.ts';
import { playerAtom } from '../../state/session.ts';
import { balanceAtom, refreshWalletAtom } from '../../state/wallet.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { FooterTotal } from '../../ui/footer-total.tsx';
import { clearToasts, showToast } from '../../ui/toast.ts';
import { SubBar } from '../../ui/sub-bar.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { useWords } from '../../ui/words.tsx';
import { BidForm } from './bid-form.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import { NoMarket } from './no-market.tsx';
import { SlipRows } from './slip-rows.tsx';

/** A bid form: one engine for all seventeen games (spec 2 §2). */
export function BidScreen({ view }: { readonly view: { readonly game: GameKey } }) {
  const game = gameByKey(view.game);
  const state = useMarketState();
  return state === null ? (
    <NoMarket family={game.family} />
  ) : (
    <Bidding key={`${game.key}:${state.market.id}`} game={game} market={state.market} />
  );
}

function Bidding({ game, market }: { readonly game: Game; readonly market: MarketState['market'] }) {
  useSignals();
  // Its replies keep the clock, the wallet and the betting flag true while the form is open.
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const time = localTime(useMinute(clock) * 60_000, clock.zone);
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const ended = (row: BidRow): boolean => rowEnded(game, row, market, time.minute);
  const slip = useSlip(
    useAtomValue(tabStoreAtom),
    `${mobile}:${game.key}:${market.id}:${isoDate(time.date)}`,
  );
  const rows = slip.rows.value;
  const wallet = useAtomValue(balanceAtom);
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    // Kept rows whose session has closed do not come back. The clock is sure of the time after a reply only.
    const dropClosed = (answered: boolean): void => {
      const now = localTime(clock.now(), clock.zone).minute;
      const left = slip.rows.value.filter(row => !rowEnded(game, row, market, now));
      if (answered && left.length < slip.rows.value.length) slip.keep(left);
    };
    refreshWallet().then(
      balance => dropClosed(balance !== null),
      () => undefined,
    );
  }, [refreshWallet, slip, clock, game, market]);

  const add = (added: readonly BidRow[]): void => {
    const takeBack = slip.add(added);
    if (added.length === 1) return;
    const text = t({ key: 'bid.added', params: { count: added.length } });
    showToast({ tone: 'info', text, at: 'top-center', action: { label: t('action.undo'), onAct: takeBack } });
  };
  const submit = async (): Promise<void> => {
    // Right after a reload the wallet may not have been read yet.
    const known = wallet ?? (await refreshWallet());
    const checked = checkSlip({ game, rows, wallet: known, market, now: time.minute });
    if (!checked.ok) return showToast({ tone: 'error', text: t(checked.error), at: 'top-right' });
    // What was asked about must not be changed by an Undo behind the question.
    clearToasts();
    setAsking(true);
  };

  return (
    <Page
      footer={
        rows.length > 0 && (
          <>
            <FooterTotal
              count={
                rows.length === 1 ? t('bid.rowsOne') : t({ key: 'bid.rows', params: { count: rows.length } })
              }
              points={formatPoints(totalPoints(rows))}
              unit={t('points.unit')}
            />
            <Button wide onClick={() => void submit()}>
              {t('bid.submit')}
            </Button>
          </>
        )
      }
    >
      <SubBar
        name={market.name}
        note={formatDayMonth(time.date)}
        trailing={t(timeLeft(game, market, time.minute, t))}
      />
      <BidForm
        game={game}
        market={market}
        time={time}
        balance={wallet === null ? null : shownBalance(wallet, rows)}
        rows={rows}
        onAdd={add}
      />
      <SlipRows game={game} rows={rows} ended={ended} slip={slip} />
      <ConfirmBid
        open={asking}
        bid={{ game, market, rows, date: time.date, wallet }}
        ended={ended}
        onClose={() => setAsking(false)}
        onPlaced={slip.keep}
      />
    </Page>
  );
}

/** How long bids are taken: until the session that ends next, or until the one time that the game waits for. */
function timeLeft(game: Game, market: MarketState['market'], now: MinuteOfDay, t: Translate): Words {
  const closing = nextClosing(market, now);
  if (closing === null || (game.endsWith === 'open' && closing.session === 'Close'))
    return 'bid.sessionClosed';
  const left = t(durationText(closing.minutes));
  if (game.endsWith === 'open') return { key: 'bid.timeLeft', params: { left } };
  return { key: 'bid.closesIn', params: { session: t(`session.${closing.session}`), left } };
}
