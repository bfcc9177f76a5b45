import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { type BidRow, checkSlip, rowEnded, shownBalance, totalPoints } from '../../domain/bid.ts';
import { type CalendarDate, isoDate } from '../../domain/dates.ts';
import type { GameKey } from '../../domain/game-list.ts';
import { type Game, gameByKey } from '../../domain/games.ts';
import { isOpenDeclared, marketDay } from '../../domain/market.ts';
import { isSlipOver } from '../../domain/slip.ts';
import { useMarketState } from '../../nav/navigation.ts';
import type { MarketState } from '../../nav/route-state.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { dashboardPollAtom, openAloneAtom } from '../../state/reading/markets.ts';
import { pauseAtom } from '../../state/core/pause.ts';
import { playerAtom } from '../../state/core/session.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-refresh.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SubBar } from '../../ui/layout/sub-bar.tsx';
import { clearToasts } from '../../ui/overlays/toast.ts';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showBidError } from './bid-error.ts';
import { EntryFace } from './entry-face.tsx';
import { HowThisWorks } from './how-this-works.tsx';
import { NoMarket } from './no-market.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { SlipFooter } from './slip-footer.tsx';
import { SlipRows } from './slip-rows.tsx';
import { timeLeft } from './time-left.ts';
import { useAddedRows } from './use-added-rows.ts';
import { useClosedSlips } from './use-closed-slips.ts';
import { useEntry } from './use-entry.ts';
import { useFoundRows } from './use-found-rows.ts';
import { useReceipt } from './use-receipt.ts';
import { useSlips } from './use-slips.ts';

/** A bid form: one engine for all games (spec 2 §2). */
export function BidScreen({ view }: { readonly view: { readonly game: GameKey } }) {
  const game = gameByKey(view.game);
  const state = useMarketState();
  return state === null ? (
    <NoMarket family={game.family} />
  ) : (
    <Bidding key={`${game.key}:${state.market.id}`} game={game} from={state.market} />
  );
}

const loadParts = async () => (await import('./bid-parts.ts')).bidParts;

function Bidding({ game, from }: { readonly game: Game; readonly from: MarketState['market'] }) {
  useSignals();
  // Its replies keep the clock, the wallet and the betting flag true while the form is open.
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const [market] = useState(from);
  const clock = useAtomValue(clockAtom);
  const time = useNow(clock);
  const today = marketDay(market, time);
  /** The day of the slip that is being confirmed: it stays the same when midnight passes during the question. */
  const [asked, setAsked] = useState<CalendarDate | null>(null);
  const [busy, setBusy] = useState(false);
  const date = asked ?? today;

  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const slips = useSlips();
  const key = { mobile, game: game.key, market, day: isoDate(date) };
  const slip = slips.of(key);
  const rows = slip.rows.value;
  const alone = useAtomValue(openAloneAtom).has(market.id);
  const now = { ...market, openDeclared: isOpenDeclared(market, alone, time.minute) };
  const ended = (row: BidRow): boolean => rowEnded(game, row, now, time.minute);
  const wallet = useAtomValue(balanceAtom);
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const waiting = slips.all.value.filter(one => one.mobile === mobile && !isSlipOver(one, time));
  const balance =
    wallet === null
      ? null
      : shownBalance(
          wallet,
          waiting.flatMap(one => one.rows),
        );
  useClosedSlips(slips, { clock, day: isoDate(today), busy, refreshWallet });
  const paused = useAtomValue(pauseAtom);
  const store = useStore();
  const parts = useLoaded(loadParts);
  const environment = useAtomValue(environmentAtom);
  const [entry, setEntry] = useEntry(game);
  const loaded = parts === 'failed' ? null : parts;
  const marks = loaded && loaded.boardEntry(slips, environment, key);
  const onBoard = entry === 'board' && marks !== null;
  const marked = onBoard && marks.marked.value;
  const listed = paused === null && !onBoard;
  const submitButton = useRef<HTMLButtonElement>(null);
  const placed = useReceipt({ clock, rows, add: useAddedRows(slip, !onBoard), submitButton });
  const bid = { game, market, rows, date };
  const form = { game, market: now, ended, balance, onAgain: placed.onAgain };
  // Not in the question: it is loaded later.
  useFoundRows(asked !== null, bid, slips.take, placed.onPlaced);
  const fields = {
    game,
    market: now,
    minute: time.minute,
    balance,
    unsent: waiting.some(one => one.rows.length > 0),
    next: rows.length === 0,
    onAdd: placed.onAdd,
  };
  const submit = async (): Promise<void> => {
    if (paused !== null) return;
    // What is marked on the board goes first; when that is refused, nothing is asked.
    if (marked && loaded && !loaded.addMarks(fields, marks, t)) return;
    const rows = slip.rows.value;
    // The question could not be loaded.
    if (parts === 'failed') return showBidError(t('error.somethingWrong'));
    // Right after a reload the wallet may not have been read yet.
    const known = balance ?? lessRows(await refreshWallet());
    const checked = checkSlip({ game, rows, balance: known, market: now, now: time.minute });
    if (!checked.ok) return showBidError(t(checked.error));
    const limit = parts?.limitProblem(store, t, rows);
    if (limit) return showBidError(limit);
    // An Undo behind the question must not change what is asked about.
    clearToasts();
    setAsked(today);
  };
  const lessRows = (points: number | null): number | null => points && points - totalPoints(rows);

  return (
    <Page
      wide="beside"
      footer={
        paused === null &&
        (marked || rows.length > 0) && (
          <>
            {marked && loaded && <loaded.BoardFooter {...fields} entry={marks} />}
            <SlipFooter
              rows={rows}
              tone={marked ? 'quiet' : 'primary'}
              submitRef={submitButton}
              onSubmit={() => void submit()}
            />
          </>
        )
      }
    >
      <SubBar
        name={market.name}
        trailing={t(timeLeft(game, now, time.minute, t))}
        action={<HowThisWorks game={game} market={now} />}
      />
      {loaded && (
        <>
          <loaded.SpokenClosing game={game} market={now} minute={time.minute} />
          <loaded.ClosedRows slips={slips} mobile={mobile} />
          <loaded.BidReceipt
            {...form}
            placements={placed.placements}
            covered={asked !== null}
            onClose={placed.onClose}
          />
        </>
      )}
      {paused === null ? (
        <EntryFace
          {...fields}
          date={date}
          entry={entry}
          onEntry={setEntry}
          slot={loaded?.BoardSlot}
          marks={marks}
        />
      ) : (
        <PauseNotice until={paused} />
      )}
      {listed && loaded && <loaded.AddFundLink balance={balance} />}
      {listed && rows.length === 0 && placed.placements.length === 0 && <Empty>{t('bid.emptySlip')}</Empty>}
      {loaded && paused === null && <loaded.LimitNotice rows={rows} />}
      <SlipRows game={game} rows={rows} ended={ended} slip={slip} undo={!onBoard} />
      {loaded && (
        <>
          {paused === null && <loaded.UnderSlip {...form} rows={rows} slips={slips} here={key} now={time} />}
          <loaded.BidQuestion
            onSubmit={() => void submit()}
            open={asked !== null}
            bid={bid}
            wallet={wallet}
            busy={busy}
            onBusy={setBusy}
            ended={ended}
            onClose={() => setAsked(null)}
            take={slips.take}
            onPlaced={placed.onPlaced}
          />
        </>
      )}
    </Page>
  );
}
