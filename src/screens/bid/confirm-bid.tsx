import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { toSubmissions } from '../../domain/bid-payload.ts';
import { type BidRow, shownBalance, totalPoints } from '../../domain/bid.ts';
import { type CalendarDate, formatBidDate } from '../../domain/dates.ts';
import type { Game } from '../../domain/games.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import { withoutRows } from '../../domain/slip.ts';
import type { MarketState } from '../../nav/route-state.ts';
import { claimBidsAtom, placeBidAtom, prepareBidAtom, resumeBidsAtom, type Slip } from '../../state/bids.ts';
import { foundAtom } from '../../state/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DefinitionList } from '../../ui/listing.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast, takeBackToast } from '../../ui/toast.ts';
import type { Translate } from '../../text/translate.ts';
import { useWords } from '../../ui/words.tsx';
import { SlipRows } from './slip-rows.tsx';
import { TwiceDialog } from './twice-dialog.tsx';

export type Bid = {
  readonly game: Game;
  readonly market: MarketState['market'];
  readonly rows: readonly BidRow[];
  readonly date: CalendarDate;
  readonly wallet: Points | null;
};

type Props = {
  readonly open: boolean;
  readonly bid: Bid;
  /** The row's session has closed, perhaps while the question stood open. */
  readonly ended: (row: BidRow) => boolean;
  readonly onClose: () => void;
  /** Called with the rows that are left, once something was placed. */
  readonly onPlaced: (left: readonly BidRow[]) => void;
};

/** The last question before a bid is placed, once and for all (spec 2 §2 "Confirmation modal"). */
export function ConfirmBid({ open, bid, ended, onClose, onPlaced }: Props) {
  const t = useWords();
  const place = useSetAtom(placeBidAtom);
  const [busy, setBusy] = useState(false);
  const { game, rows, wallet } = bid;
  useFound(open, bid, { onClose, onPlaced });

  const submit = async (): Promise<void> => {
    if (rows.some(ended)) {
      showToast({ tone: 'error', text: t('bid.sessionClosed'), at: 'top-right' });
      return onClose();
    }
    setBusy(true);
    const ending = await place(slipOf(bid));
    // A tap while another is under way is none: that one will say how it ended.
    if (ending === null) return;
    setBusy(false);
    if (ending.kind === 'placed') return tellPlaced(t);
    const own = ending.kind === 'rejected' && game.family === 'starline' ? ending.message : null;
    showToast({ tone: 'error', text: own ?? t('bid.failed'), at: 'top-center' });
  };

  return (
    <>
      <Dialog
        open={open}
        title={t('bid.confirmTitle')}
        onClose={onClose}
        busy={busy}
        actions={
          <>
            <Button tone="quiet" aria-disabled={busy} onClick={() => !busy && onClose()}>
              {t('bid.cancel')}
            </Button>
            <Button busy={busy} busyText={t('busy.submitting')} onClick={() => void submit()}>
              {t('bid.confirm')}
            </Button>
          </>
        }
      >
        <DefinitionList
          items={[
            { term: bid.market.name, value: t(game.title) },
            { term: t('field.date'), value: formatBidDate(bid.date) },
            { term: t('bid.gameType'), value: gameType(game, rows).map(t).join(', ') || '-' },
          ]}
        />
        <SlipRows game={game} rows={rows} ended={ended} />
        <DefinitionList
          items={[
            { term: t('bid.totalBid'), value: rows.length },
            { term: t('bid.totalPoints'), value: formatPoints(totalPoints(rows)) },
            ...(wallet === null
              ? []
              : [{ term: t('bid.balanceAfter'), value: formatPoints(shownBalance(wallet, rows)) }]),
          ]}
        />
        <Notice tone="warn">{t(game.irrevocable)}</Notice>
      </Dialog>
      <TwiceDialog />
    </>
  );
}

const slipOf = (bid: Bid): Slip => ({
  family: bid.game.family,
  date: bid.date,
  submissions: toSubmissions(bid),
});

const gameType = (game: Game, rows: readonly BidRow[]) => game.gameType(rows.map(row => row.session));

/**
 * Takes the rows that are placed off the slip, whether the answer said so or checking found it later, and closes the
 * question when none is left. It asks for that when the question opens, and where rows survived a reload.
 */
function useFound(open: boolean, bid: Bid, on: Pick<Props, 'onClose' | 'onPlaced'>): void {
  const t = useWords();
  const found = useAtomValue(foundAtom);
  const claim = useSetAtom(claimBidsAtom);
  const prepare = useSetAtom(prepareBidAtom);
  const resume = useSetAtom(resumeBidsAtom);

  const begin = useEffectEvent(() => {
    if (open) prepare(slipOf(bid));
    else if (bid.rows.length > 0) resume();
  });
  useEffect(() => begin(), [open]);

  const take = useEffectEvent(() => {
    const placed = claim(slipOf(bid));
    if (placed.length === 0) return;
    const left = withoutRows(bid.rows, placed);
    on.onPlaced(left);
    if (left.length > 0) return;
    on.onClose();
    tellPlaced(t);
  });
  useEffect(() => take(), [found]);
}

function tellPlaced(t: Translate): void {
  takeBackToast({ tone: 'error', text: t('bid.failed') });
  showToast({ tone: 'success', text: t('bid.placed'), at: 'top-center' });
}
