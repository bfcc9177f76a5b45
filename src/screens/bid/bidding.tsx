import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../domain/dates.ts';
import type { Game } from '../../domain/game/games.ts';
import { boardEntry } from '../../live/board-entry.ts';
import type { MarketState } from '../../nav/route-state.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { pauseAtom } from '../../state/core/pause.ts';
import { dashboardPollAtom } from '../../state/reading/markets.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SubBar } from '../../ui/layout/sub-bar.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { AddFundLink } from './add-fund-link.tsx';
import { BoardFooter } from './board-footer.tsx';
import { ClosedRows } from './closed-rows.tsx';
import { EntryFace } from './entry-face.tsx';
import { HowThisWorks } from './how-this-works.tsx';
import { OtherSlips } from './other-slips.tsx';
import { Paused } from './paused.tsx';
import { SavedSlips } from './saved-slips.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { SlipFooter } from './slip-footer.tsx';
import { SlipRows } from './slip-rows.tsx';
import { SpokenClosing } from './spoken-closing.tsx';
import { timeLeft } from './time-left.ts';
import { useAddedRows } from './use-added-rows.ts';
import { useEntry } from './use-entry.ts';
import { useFormSlip } from './use-form-slip.ts';
import { useFoundRows } from './use-found-rows.ts';
import { useQuestionKeys } from './use-question-keys.ts';
import { useReceipt } from './use-receipt.ts';
import { useSubmit } from './use-submit.ts';

const loadQuestion = async () => (await import('./confirm-bid.tsx')).ConfirmBid;
const loadReceipt = async () => (await import('./bid-receipt.tsx')).BidReceipt;
const ConfirmBid = lazyOnOpen(loadQuestion);
const BidReceipt = lazyPart(loadReceipt);

/** The form of a game on a market: fields or board, the rows of the slip, and the question before a bid. */
export function Bidding({ game, from }: { readonly game: Game; readonly from: MarketState['market'] }) {
  useSignals();
  // Its replies keep the clock, the wallet and the betting flag true while the form is open.
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const [market] = useState(from);
  const [asked, setAsked] = useState<CalendarDate | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = useFormSlip(game, market, { asked, busy });
  const { slips, key, slip, rows, now, ended, wallet, balance, date, time } = kept;
  const paused = useAtomValue(pauseAtom);

  const environment = useAtomValue(environmentAtom);
  const marks = boardEntry(slips, environment, key);
  const [entry, setEntry] = useEntry(game);
  const onBoard = entry === 'board';
  const marked = onBoard && marks.marked.value;
  const listed = paused === null && !onBoard;

  // A tap on Submit shall not wait for them.
  useEffect(() => void Promise.all([loadQuestion(), loadReceipt()]).catch(() => undefined), []);

  const submitButton = useRef<HTMLButtonElement>(null);
  const add = useAddedRows(slip, !onBoard);
  const placed = useReceipt({ clock: kept.clock, rows, add, submitButton });
  const bid = { game, market, rows, date };
  useFoundRows(asked !== null, bid, { slip, take: slips.take, onPlaced: placed.onPlaced });
  const form = { game, market: now, ended, balance, onAgain: placed.onAgain };
  const fields = {
    game,
    market: now,
    minute: time.minute,
    balance,
    unsent: kept.unsent,
    next: rows.length === 0,
    onAdd: placed.onAdd,
  };
  const submit = useSubmit({
    slip,
    fields,
    marks: marked ? marks : null,
    refreshWallet: kept.refreshWallet,
    onAsk: () => setAsked(kept.today),
  });
  const onSubmit = (): void => void submit();
  const byKeys = useQuestionKeys({ game, rows, open: asked !== null, onSubmit });

  return (
    <Page
      wide="beside"
      footer={
        paused === null &&
        (marked || rows.length > 0) && (
          <>
            {marked && <BoardFooter {...fields} entry={marks} />}
            <SlipFooter
              rows={rows}
              tone={marked ? 'quiet' : 'primary'}
              submitRef={submitButton}
              onSubmit={onSubmit}
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
      <SpokenClosing game={game} market={now} minute={time.minute} />
      <ClosedRows slips={slips} mobile={key.mobile} />
      <BidReceipt
        {...form}
        placements={placed.placements}
        covered={asked !== null}
        onClose={placed.onClose}
      />
      {paused === null ? (
        <EntryFace {...fields} date={date} entry={entry} onEntry={setEntry} marks={marks} />
      ) : (
        <Paused until={paused} />
      )}
      {listed && <AddFundLink balance={balance} />}
      {listed && rows.length === 0 && placed.placements.length === 0 && <Empty>{t('bid.emptySlip')}</Empty>}
      {paused === null && <LimitNotice rows={rows} />}
      <SlipRows game={game} rows={rows} ended={ended} slip={slip} undo={!onBoard} />
      {paused === null && (
        <>
          <SavedSlips {...form} rows={rows} />
          <OtherSlips slips={slips} here={key} now={time} />
        </>
      )}
      <ConfirmBid
        byKeys={byKeys}
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
    </Page>
  );
}
