import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { GameKey } from '../../domain/game/game-list.ts';
import { type Game, gameByKey, gameIn } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { sharedTextAtom } from '../../state/core/shared-text.ts';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { TextButton } from '../../ui/fields/text-button.tsx';
import css from '../../ui/layout/bid-page.module.css';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { useRouteMarket } from '../records/market-of.ts';
import { usePause } from '../records/use-pause.ts';
import { AddFundLink } from './add-fund-link.tsx';
import { BidFormProvider, useBid } from './bid-context.ts';
import { BidEntry } from './bid-entry.tsx';
import { BidHeader } from './bid-header.tsx';
import { NoMarket, Paused } from './cannot-play.tsx';
import { useQuestionKeys } from './question-keys.ts';
import { LimitNotice, SlipFooter, useSubmit } from './slip-footer.tsx';
import { SlipRows } from './slip-rows.tsx';
import { ClosedRows, OtherSlips } from './unsent-slips.tsx';
import { useBidForm } from './use-bid-form.ts';

/** One engine for all games (spec 2 §2). */
export function BidScreen({ view }: { readonly view: { readonly game: GameKey } }) {
  const { family } = gameByKey(view.game);
  const market = useRouteMarket(family);
  return market === null ? (
    <NoMarket family={family} />
  ) : (
    <Bidding key={`${view.game}:${market.id}`} game={gameIn(market, view.game)} market={market} />
  );
}

const loadQuestion = async () => (await import('./confirm-bid.tsx')).ConfirmBid;
const loadReceipt = async () => (await import('./bid-receipt.tsx')).BidReceipt;
const ConfirmBid = lazyOnOpen(loadQuestion);
const BidReceipt = lazyPart(loadReceipt);

function Bidding(props: { readonly game: Game; readonly market: KnownMarket }) {
  // A tap on Submit must not wait for them.
  useEffect(() => void Promise.all([loadQuestion(), loadReceipt()]).catch(() => undefined), []);
  return (
    <BidFormProvider value={useBidForm(props.game, props.market)}>
      <BidPage />
    </BidFormProvider>
  );
}

function BidPage() {
  const { slips, key, question, closeQuestion, onBoard } = useBid();
  const paused = usePause();
  const submit = useSubmit();
  const onSubmit = (): void => void submit();
  const byKeys = useQuestionKeys(question !== null, onSubmit);

  return (
    <main className={css.page} data-board={onBoard || undefined}>
      <BidHeader />
      <div className={css.entry}>
        <ClosedRows slips={slips} mobile={key.mobile} />
        {paused === null ? <BidEntry /> : <Paused until={paused} />}
        <BidReceipt />
        <ConfirmBid byKeys={byKeys} open={question !== null} onClose={closeQuestion} />
      </div>
      <div className={css.side}>
        <Slip />
        {paused === null && <SlipFooter onSubmit={onSubmit} />}
      </div>
    </main>
  );
}

function Slip() {
  useSignals();
  const { slip, folded, onBoard, onPad, boardMarks, placements } = useBid();
  const paused = usePause() !== null;
  const isEmpty = !slip.filled.value && placements.length === 0 && boardMarks?.marked.value !== true;
  return (
    <div className={css.slip}>
      {!paused && (
        <>
          {!folded && !onBoard && <AddFundLink />}
          {!folded && onBoard && isEmpty && (
            <div className={css.beside}>
              <Empty words="board.emptySlip" />
            </div>
          )}
          {!folded && <Slips />}
          {!folded && !onBoard && isEmpty && (
            <Empty words="bid.emptySlip" hint={onPad ? 'bid.padHint' : undefined} />
          )}
          <LimitNotice />
        </>
      )}
      <FormRows />
      {!paused && folded && <OtherSlips />}
    </div>
  );
}

function FormRows() {
  useSignals();
  const { game, slip, hasClosed, onBoard, list } = useBid();
  return (
    <SlipRows
      game={game}
      rows={slip.rows.value}
      hasClosed={hasClosed}
      slip={slip}
      undo={!onBoard}
      listRef={list}
    />
  );
}

const SlipsSheet = lazyOnOpen(async () => (await import('./slips-sheet.tsx')).SlipsSheet);
const PasteDialog = lazyOnOpen(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const SaveSlip = lazyOnOpen(async () => (await import('./save-slip.tsx')).SaveSlip);

const noRows = [] as const;

function Slips() {
  useSignals();
  const shared = useAtomValue(sharedTextAtom) !== null;
  const [open, setOpen] = useState<'sheet' | 'paste' | 'save' | null>(shared ? 'paste' : null);
  const { game, market, slip, onAgain } = useBid();
  const onClose = (): void => setOpen(null);
  const saving = open === 'save';
  return (
    <>
      <TextButton line aria-haspopup="dialog" onClick={() => setOpen('sheet')} words="saved.slips" />
      <SlipsSheet
        {...{ game, market, onClose }}
        open={open === 'sheet'}
        onPaste={() => setOpen('paste')}
        onSave={slip.filled.value ? () => setOpen('save') : null}
        onAdd={onAgain}
      >
        <OtherSlips heading="h3" />
      </SlipsSheet>
      <PasteDialog open={open === 'paste'} onClose={onClose} />
      <SaveSlip {...{ game, market, onClose }} rows={saving ? slip.rows.value : noRows} open={saving} />
    </>
  );
}
