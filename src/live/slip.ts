import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { BidRow } from '../domain/bid.ts';
import { rowKey, withoutRows, withRows } from '../domain/slip.ts';
import type { Entry } from '../lib/store.ts';

/** The bids that the player is about to place, until they are placed. Only these verbs change it. */
export type Slip = {
  readonly rows: ReadonlySignal<readonly BidRow[]>;
  /** Adds rows, a repeated one summed into the row that is there; answers with the way to take them out again. */
  readonly add: (rows: readonly BidRow[]) => () => void;
  /** Takes out rows; answers with the way to put them back where they were. */
  readonly remove: (rows: readonly BidRow[]) => () => void;
  /** What is left after placing, or after a session closed. */
  readonly keep: (left: readonly BidRow[]) => void;
};

/** A slip that is kept in `kept`, so that it survives a reload (DESIGN "Money and bids"). */
export function createSlip(kept: Entry<readonly BidRow[]>): Slip {
  const rows = signal(withRows([], kept.read() ?? []));
  const change = (next: readonly BidRow[]): void => {
    rows.value = next;
    if (next.length === 0) kept.drop();
    else kept.write(next);
  };
  return {
    rows,
    add: added => {
      change(withRows(rows.value, added));
      return () => change(withoutRows(rows.value, added));
    },
    remove: removed => {
      const before = rows.value;
      const gone = new Set(removed.map(rowKey));
      change(before.filter(row => !gone.has(rowKey(row))));
      return () => change(restored(before, rows.value, removed));
    },
    keep: change,
  };
}

/** `now` with `removed` again, in the places of `before`; what came since stands at the end. */
function restored(
  before: readonly BidRow[],
  now: readonly BidRow[],
  removed: readonly BidRow[],
): readonly BidRow[] {
  const back = new Map(withRows(now, removed).map(row => [rowKey(row), row]));
  const inOrder = before.flatMap(row => back.get(rowKey(row)) ?? []);
  const old = new Set(inOrder);
  return [...inOrder, ...[...back.values()].filter(row => !old.has(row))];
}
