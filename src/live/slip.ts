import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { BidRow } from '../domain/bid.ts';
import type { Entry } from '../lib/store.ts';

/** The bids that the player is about to place, until they are placed. Only these verbs change it. */
export type Slip = {
  readonly rows: ReadonlySignal<readonly BidRow[]>;
  readonly add: (rows: readonly BidRow[]) => void;
  /** Takes out one row; answers with the way to put it back where it was. */
  readonly remove: (row: BidRow) => () => void;
  /** What is left after placing. */
  readonly keep: (left: readonly BidRow[]) => void;
};

/** A slip that is kept in `kept`, so that it survives a reload (DESIGN "Money and bids"). */
export function createSlip(kept: Entry<readonly BidRow[]>): Slip {
  const rows = signal<readonly BidRow[]>(kept.read() ?? []);
  const change = (next: readonly BidRow[]): void => {
    rows.value = next;
    if (next.length === 0) kept.drop();
    else kept.write(next);
  };
  return {
    rows,
    add: added => change([...rows.value, ...added]),
    remove: row => {
      const before = rows.value;
      const at = before.indexOf(row);
      change(before.filter(other => other !== row));
      return () => change(rows.value.toSpliced(Math.min(at, rows.value.length), 0, row));
    },
    keep: change,
  };
}
