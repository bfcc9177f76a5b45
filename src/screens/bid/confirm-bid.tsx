import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { toSubmissions } from '../../domain/bid-payload.ts';
import { type BidRow, shownBalance, totalPoints } from '../../domain/bid.ts';
import { type CalendarDate, formatBidDate } from '../../domain/dates.ts';
import type { Game } from '../../domain/games.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import type { MarketState } from '../../nav/route-state.ts';
import { placeBidAtom } from '../../state/bids.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DefinitionList } from '../../ui/listing.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { useWords } from '../../ui/words.tsx';
import { SlipRows } from './slip-rows.tsx';

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
  readonly onClose: () => void;
  /** Called with the rows that are left, once something was placed. */
  readonly onPlaced: (left: readonly BidRow[]) => void;
};

/** The last question before a bid is placed, once and for all (spec 2 §2 "Confirmation modal"). */
export function ConfirmBid({ open, bid, onClose, onPlaced }: Props) {
  const t = useWords();
  const place = useSetAtom(placeBidAtom);
  const [busy, setBusy] = useState(false);
  const { game, rows, wallet } = bid;

  const submit = async (): Promise<void> => {
    setBusy(true);
    const placing = await place(game.family, toSubmissions(bid));
    setBusy(false);
    if (placing === null) return;
    const left = placing.failed.flatMap(submission => submission.rows);
    if (placing.placed.length > 0) onPlaced(left);
    if (left.length > 0) return showToast({ tone: 'error', text: t('bid.failed'), at: 'top-center' });
    onClose();
    showToast({ tone: 'success', text: t('bid.placed'), at: 'top-center' });
  };

  return (
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
      <SlipRows game={game} rows={rows} ended={() => false} />
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
  );
}

const gameType = (game: Game, rows: readonly BidRow[]) => game.gameType(rows.map(row => row.session));
