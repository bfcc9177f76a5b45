import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { Settled } from '../../domain/placing/order.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import type { Placement } from '../../domain/slip/receipt.ts';
import { settledRows } from '../../domain/slip/slip.ts';
import { bidAgain } from '../../domain/slip/slips-again.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Slips } from '../../live/slips.ts';
import { type BidOrder, settledBidsAtom, prepareBidAtom } from '../../state/money/bids.ts';
import { untoldTickAtom } from '../../state/money/money-notices.ts';
import { resumeOrdersAtom } from '../../state/money/orders.ts';
import type { Words } from '../../text/message.ts';
import { focusHeading } from '../../ui/hooks/use-focus-kept.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showNotAdded, tellPlaced } from '../../ui/overlays/slip-toasts.ts';

const none: readonly Placement[] = [];

type FormSlip = {
  readonly game: Game;
  readonly clock: Clock;
  readonly refusalOf: (row: BidRow) => Words | null;
  /** Null while the wallet is unknown. */
  readonly balance: () => number | null;
  readonly add: (rows: readonly BidRow[]) => void;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  readonly inUse: () => boolean;
};

export function useReceipt({ game, clock, refusalOf, balance, add, submitButton, inUse }: FormSlip) {
  const t = useWords();
  const [placements, setPlacements] = useState(none);
  const [folded, setFolded] = useState(false);
  const focusSubmit = useRef(false);

  const end = (): void => {
    setPlacements(none);
    setFolded(false);
  };
  /** All bids enter here, whether they are typed, marked, pasted, saved or bid again. */
  const enter = (rows: readonly BidRow[]): void => {
    end();
    add(rows);
  };
  /** Rows that can no longer be placed are left out. */
  const onAgain = (wanted: readonly BidRow[]): void => {
    const again = bidAgain({ game, rows: wanted, refusalOf, balance: balance() });
    showNotAdded(t, again.refused);
    if (again.rows.length === 0) return;
    // Submit may not be drawn before the first row.
    focusSubmit.current = submitButton.current === null;
    submitButton.current?.focus();
    enter(again.rows);
  };
  const onPlaced = (slip: BidOrder, settled: Settled): void => {
    if (settled.placed.length === 0) return;
    setPlacements(before => [...before, { slip, settled, now: clock.now() }]);
    if (!inUse()) setFolded(true);
  };
  const onNew = (): void => {
    focusHeading();
    end();
  };
  const onSubmitDrawn = (): void => {
    if (focusSubmit.current) submitButton.current?.focus();
    focusSubmit.current = false;
  };
  return { placements, folded, enter, end, onAgain, onPlaced, onNew, onSubmitDrawn };
}

type Ends = {
  readonly take: Slips['take'];
  readonly onPlaced: (bid: BidOrder, settled: Settled) => void;
};

/**
 * Reads history and wallet when the question opens (`open`), and resumes open attempts when the form opens with
 * stored rows.
 */
export function useSettledRows(open: boolean, order: () => BidOrder, { take, onPlaced }: Ends): void {
  const t = useWords();
  const tick = useAtomValue(untoldTickAtom);
  const settle = useSetAtom(settledBidsAtom);
  const prepare = useSetAtom(prepareBidAtom);
  const resume = useSetAtom(resumeOrdersAtom);

  const begin = useEffectEvent(() => {
    if (open) prepare(order());
    else if (order().rows.length > 0) resume();
  });
  useEffect(() => begin(), [open]);

  const takeSettled = useEffectEvent(() => {
    // Rows that have left the slip since they were drawn are not reported twice.
    const current = order();
    const settled = settle(current);
    take(settledRows(settled));
    onPlaced(current, settled);
    tellPlaced(t, settled.placed.length, settled.placed.length === current.rows.length);
  });
  useEffect(() => takeSettled(), [tick]);
}
