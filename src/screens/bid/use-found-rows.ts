import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { Settled } from '../../domain/placing/order.ts';
import { settledRows } from '../../domain/slip/slip.ts';
import type { Slip, Slips } from '../../live/slips.ts';
import { resumeOrdersAtom } from '../../state/money/orders.ts';
import { type BidOrder, foundBidsAtom, prepareBidAtom } from '../../state/money/bids.ts';
import { foundAtom } from '../../state/money/money-notices.ts';
import type { Translate } from '../../text/translate.ts';
import { showToast, takeBackToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

type Found = {
  /** The slip of the bid, and what takes rows off all slips. */
  readonly slip: Slip;
  readonly take: Slips['take'];
  readonly onPlaced: (bid: BidOrder, settled: Settled) => void;
};

/**
 * Takes the rows that checking found placed off the slip, and says so, also to `onPlaced`. Checking begins when the question opens, which
 * also reads the baseline of the bid, and when a form opens with rows that were stored.
 */
export function useFoundRows(open: boolean, bid: BidOrder, { slip, take, onPlaced }: Found): void {
  const t = useWords();
  const found = useAtomValue(foundAtom);
  const findRows = useSetAtom(foundBidsAtom);
  const prepare = useSetAtom(prepareBidAtom);
  const resume = useSetAtom(resumeOrdersAtom);

  const begin = useEffectEvent(() => {
    if (open) prepare(bid);
    else if (bid.rows.length > 0) resume();
  });
  useEffect(() => begin(), [open]);

  const takeFound = useEffectEvent(() => {
    // Some may have been taken off since they were drawn; they are not told twice.
    const left = { ...bid, rows: slip.rows.peek() };
    const settled = findRows(left);
    take(settledRows(settled));
    onPlaced(left, settled);
    tellPlaced(t, settled.placed.length, settled.placed.length === left.rows.length);
  });
  useEffect(() => takeFound(), [found]);
}

/** Says how many rows were placed, by a reply or a history that proved it; nothing when none was. */
export function tellPlaced(t: Translate, count: number, all: boolean): void {
  if (count === 0) return;
  if (!all) {
    const text = t({ key: 'bid.partPlaced', params: { count } });
    return showToast({ tone: 'info', text, at: 'top-center' });
  }
  takeBackToast({ tone: 'error', text: t('bid.failed') });
  showToast({ tone: 'success', text: t('bid.placed'), at: 'top-center' });
}
