import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BidRow } from '../../domain/slip/bid.ts';
import type { Settled } from '../../domain/placing/order.ts';
import type { Placement } from '../../domain/slip/receipt.ts';
import type { SlipRow } from '../../domain/slip/slip.ts';
import type { Clock } from '../../lib/clock.ts';
import type { BidOrder } from '../../state/money/bids.ts';
import { focusHeading } from '../../ui/hooks/focus-heading.ts';

const none: readonly Placement[] = [];

type Slip = {
  readonly clock: Clock;
  readonly rows: readonly SlipRow[];
  /** Adds rows to the slip. */
  readonly add: (rows: readonly BidRow[]) => void;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
};

/** What was placed of a form's slip, until the next row is added or the player closes the receipt. */
export function useReceipt({ clock, rows, add, submitButton }: Slip) {
  const [placements, setPlacements] = useState(none);
  const again = useRef(false);
  useEffect(() => {
    // The button of the receipt that had the focus is gone, and Submit is drawn with the first row.
    if (again.current) submitButton.current?.focus();
    again.current = false;
  }, [rows, submitButton]);

  const onAdd = (added: readonly BidRow[]): void => {
    setPlacements(none);
    add(added);
  };
  const onAgain = (added: readonly BidRow[]): void => {
    again.current = true;
    onAdd(added);
  };
  const onPlaced = (slip: BidOrder, settled: Settled): void => {
    if (settled.placed.length > 0) setPlacements(before => [...before, { slip, settled, now: clock.now() }]);
  };
  const onClose = (): void => {
    focusHeading();
    setPlacements(none);
  };
  return { placements, onAdd, onAgain, onPlaced, onClose };
}
