import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type CalendarDate, formatBidDate } from '../../domain/dates.ts';
import type { GameKey } from '../../domain/game/game-list.ts';
import { type Game, gameByKey } from '../../domain/game/games.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { boardEntry } from '../../live/board-entry.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { pauseAtom } from '../../state/core/between-screens.ts';
import { dashboardPollAtom } from '../../state/reading/markets.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { ReadOnlyField } from '../../ui/fields/plain-fields.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import css from '../../ui/layout/bid-page.module.css';
import page from '../../ui/layout/page.module.css';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { AddFundLink } from './add-fund-link.tsx';
import { addMarks } from './add-marks.tsx';
import { BidEntry, useEntry } from './bid-entry.tsx';
import { type BidFormProps, type LeftOut, noRows, type TypedBid } from './bid-form.tsx';
import { NoMarket, Paused } from './cannot-play.tsx';
import { ShownLeft, useFormSlip, useTimeLeft } from './form-slip.ts';
import { HowThisWorks } from './how-this-works.tsx';
import { ClosedRows, OtherSlips, type OtherSlipsProps } from './unsent-slips.tsx';
import { useFoundRows, useReceipt } from './placed-rows.ts';
import { useQuestionKeys } from './question-keys.ts';
import { LimitNotice, SlipTotal, useSubmit } from './slip-footer.tsx';
import { SlipRows, useAddedRows } from './slip-rows.tsx';
import type { BidRow } from '../../domain/slip/bid.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { sharedTextAtom } from '../../state/core/shared-text.ts';
import { useRouteMarket } from '../records/market-of.ts';
import { TextButton } from '../../ui/fields/text-button.tsx';

/** One engine for all games (spec 2 §2). */
export function BidScreen({ view }: { readonly view: { readonly game: GameKey } }) {
  const game = gameByKey(view.game);
  const market = useRouteMarket(game.family);
  return market === null ? (
    <NoMarket family={game.family} />
  ) : (
    <Bidding key={`${game.key}:${market.id}`} game={game} market={market} />
  );
}

const loadQuestion = async () => (await import('./confirm-bid.tsx')).ConfirmBid;
const loadReceipt = async () => (await import('./bid-receipt.tsx')).BidReceipt;
const ConfirmBid = lazyOnOpen(loadQuestion);
const BidReceipt = lazyPart(loadReceipt);
const FooterTools = lazyPart(async () => (await import('./board/board.tsx')).FooterTools);

function Bidding({ game, market }: { readonly game: Game; readonly market: KnownMarket }) {
  useSignals();
  // Its replies correct the clock, the wallet and the betting flag.
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const [asked, setAsked] = useState<CalendarDate | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useFormSlip(game, market, { asked, busy });
  const { slips, key, slip, rows, hasClosed, wallet, balance, date, time } = form;
  const paused = useAtomValue(pauseAtom);
  const timeLeft = useTimeLeft(game, market, time.minute);

  const marks = boardEntry(slips, useAtomValue(environmentAtom), key);
  const choice = useEntry(game, market, time.minute);
  const { entry, session } = choice;
  const onBoard = entry === 'board';

  // A tap on Submit must not wait for them.
  useEffect(() => void Promise.all([loadQuestion(), loadReceipt()]).catch(() => undefined), []);

  const submitButton = useRef<HTMLButtonElement>(null);
  const typed = useRef<TypedBid>(null);
  const [typedRows, onTyped] = useState(noRows);
  const add = useAddedRows(slip, !onBoard);
  const inUse = (): boolean =>
    asked === null && (marks.marked.peek() || document.activeElement instanceof HTMLInputElement);
  const placed = useReceipt({ game, clock: form.clock, rows, hasClosed, balance, add, submitButton, inUse });
  const { folded, placements, onAdd, onAgain, onPlaced } = placed;
  const marked = onBoard && !folded && marks.marked.value ? marks : null;
  const canStep = onBoard && !folded && (marks.canUndo.value || marks.canRedo.value);
  const bid = { game, market, rows, date };
  useFoundRows(asked !== null, bid, { slip, take: slips.take, onPlaced });
  const bids = [...rows, ...typedRows];
  const hasRows = rows.length > 0;
  const submits = hasRows || marked !== null;
  const { minute } = time;
  const fields = { game, market, minute, balance, hasRows, onAdd, typed, session, onTyped };
  const submit = useSubmit({
    slip,
    fields,
    marks: marked,
    wallet,
    refreshWallet: form.refreshWallet,
    onAsk: left => {
      setLeftOut(left);
      setAsked(form.today);
    },
  });
  const others = { unsent: form.unsent, minute: time.minute, here: key };
  const onSubmit = (): void => void submit();
  const byKeys = useQuestionKeys({ rows, open: asked !== null, onSubmit });
  const total = submits ? <SlipTotal bids={bids} entry={marked} /> : null;
  const day = shownDate(formatBidDate(date), t('app.language'));

  return (
    <main className={css.page}>
      <div className={css.sub}>
        <b>{market.name}</b>
        <em>{timeLeft}</em>
        <ReadOnlyField label={t('field.date')} name="date" value={day} />
        <div className={css.action}>
          <HowThisWorks game={game} market={market} />
        </div>
      </div>
      <div className={css.entry}>
        <ShownLeft left={form.left} unsent={form.unsent} marks={marked} />
        <ClosedRows slips={slips} mobile={key.mobile} />
        {paused === null ? (
          <BidEntry {...fields} hidden={folded} choice={choice} marks={marks} />
        ) : (
          <Paused until={paused} />
        )}
        <BidReceipt
          game={game}
          market={market}
          left={form.left}
          placements={placements}
          quiet={asked !== null || !folded}
          onAgain={onAgain}
        />
        <ConfirmBid
          byKeys={byKeys}
          open={asked !== null}
          bid={bid}
          left={form.left}
          leftOut={leftOut}
          busy={busy}
          onBusy={setBusy}
          hasClosed={hasClosed}
          onClose={() => setAsked(null)}
          slip={slip}
          take={slips.take}
          onPlaced={onPlaced}
        />
      </div>
      <div className={css.side}>
        <div className={css.slip}>
          {paused === null && (
            <>
              {!folded && !onBoard && <AddFundLink balance={balance} />}
              {!folded && <Slips {...fields} {...others} rows={rows} onAgain={onAgain} />}
              {!folded && !onBoard && rows.length === 0 && placements.length === 0 && (
                <Empty words="bid.emptySlip" />
              )}
              <LimitNotice rows={rows} />
            </>
          )}
          <SlipRows game={game} rows={rows} hasClosed={hasClosed} slip={slip} undo={!onBoard} />
          {paused === null && folded && <OtherSlips {...others} />}
        </div>
        {paused === null && (folded || submits || canStep) && (
          <div className={page.footer}>
            {folded && (
              <Button
                wide
                tone={hasRows ? 'quiet' : 'primary'}
                onClick={placed.onNew}
                words="receipt.newBid"
              />
            )}
            {canStep ? <FooterTools {...{ game, session, total }} rows={bids} entry={marks} /> : total}
            {marked && <Button tone="quiet" onClick={() => addMarks(fields, marked, t)} words="board.add" />}
            {submits && <Button wide ref={submitButton} onClick={onSubmit} words="action.submit" />}
          </div>
        )}
      </div>
    </main>
  );
}

const SlipsSheet = lazyOnOpen(async () => (await import('./slips-sheet.tsx')).SlipsSheet);
const PasteDialog = lazyOnOpen(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const SaveSlip = lazyOnOpen(async () => (await import('./save-slip.tsx')).SaveSlip);

type SlipsProps = OtherSlipsProps & {
  readonly rows: readonly BidRow[];
  /** Adds what can be placed of a saved slip. */
  readonly onAgain: (rows: readonly BidRow[]) => void;
};

function Slips({ unsent, here, rows, onAgain, ...form }: SlipsProps & BidFormProps) {
  const shared = useAtomValue(sharedTextAtom) !== null;
  const [open, setOpen] = useState<'sheet' | 'paste' | 'save' | null>(shared ? 'paste' : null);
  const { game, market } = form;
  const onClose = (): void => setOpen(null);
  return (
    <>
      <TextButton line aria-haspopup="dialog" onClick={() => setOpen('sheet')} words="saved.slips" />
      <SlipsSheet
        {...{ game, market, onClose }}
        open={open === 'sheet'}
        onPaste={() => setOpen('paste')}
        onSave={rows.length > 0 ? () => setOpen('save') : null}
        onAdd={onAgain}
      >
        <OtherSlips {...{ unsent, here }} minute={form.minute} heading="h3" />
      </SlipsSheet>
      <PasteDialog {...form} open={open === 'paste'} onClose={onClose} />
      <SaveSlip {...{ game, market, rows, onClose }} open={open === 'save'} />
    </>
  );
}
