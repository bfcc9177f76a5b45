import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BidRow } from '../../domain/bid.ts';
import type { Settled } from '../../domain/placing-order.ts';
import { type Receipt, receiptOf } from '../../domain/receipt.ts';
import type { SlipRow } from '../../domain/slip.ts';
import type { Clock } from '../../lib/clock.ts';
import type { BidOrder } from '../../state/money/bids.ts';
import { focusHeading } from '../../ui/hooks/focus-heading.ts';

type Slip = {
  readonly clock: Clock;
  readonly rows: readonly SlipRow[];
  /** Adds rows to the slip. */
  readonly add: (rows: readonly BidRow[]) => void;
};

/** The receipt of a form's slip: it comes with what is placed and goes when a row is added, or is closed. */
export function useReceipt({ clock, rows, add }: Slip): {
  readonly receipt: Receipt | null;
  readonly onPlaced: (bid: BidOrder, settled: Settled) => void;
  readonly onAdd: (rows: readonly BidRow[]) => void;
  /** Adds rows from the receipt; the focus goes to `submitButton`. */
  readonly onAgain: (rows: readonly BidRow[]) => void;
  readonly onClose: () => void;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
} {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const again = useRef(false);
  useEffect(() => {
    // The button is drawn with the first row, and the one that had the focus is gone.
    if (again.current) submitButton.current?.focus();
    again.current = false;
  }, [rows]);

  const onAdd = (added: readonly BidRow[]): void => {
    setReceipt(null);
    add(added);
  };
  return {
    receipt,
    onPlaced: (bid, settled) => setReceipt(before => receiptOf(before, bid, settled, clock.now())),
    onAdd,
    onAgain: added => {
      again.current = true;
      onAdd(added);
    },
    onClose: () => {
      focusHeading();
      setReceipt(null);
    },
    submitButton,
  };
}
