import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { BidRow } from '../domain/slip/bid.ts';
import type { SlipRow } from '../domain/slip/slip.ts';
import type { BoardEntry } from './board-entry.ts';
import type { Slip, Slips } from './slips.ts';

/** Bids that are on no slip: made of the marks of a board, or typed in the fields. */
type Loose = { readonly marked: readonly BidRow[]; readonly typed: readonly BidRow[] };

const nothing: Loose = { marked: [], typed: [] };

/** The rows that the player has not confirmed yet. CANCEL leaves slip, marks and fields as they were. */
export type UnconfirmedSlip = {
  /** The rows of the slip and those that join it when they are sent. */
  readonly rows: ReadonlySignal<readonly SlipRow[]>;
  /** Unconfirmed rows that are not on the slip. */
  readonly loose: ReadonlySignal<readonly SlipRow[]>;
  readonly ask: (loose: Loose) => readonly SlipRow[];
  readonly drop: () => void;
  /** Puts the rows on the slip before the request leaves, so that a reload finds them. Null if all are on it already. */
  readonly send: () => Sent | null;
};

/** `takeBack` restores marks and fields after an answer that nothing was placed. It returns false if the slip has changed since. */
type Sent = { readonly typed: boolean; readonly takeBack: () => boolean };

export function unconfirmedSlip(slips: Slips, slip: Slip, board: Pick<BoardEntry, 'send'>): UnconfirmedSlip {
  const extra = signal({ ...nothing, rows: [] as readonly SlipRow[] });
  const rows = computed(() => [...slip.rows.value, ...extra.value.rows]);
  const drop = (): void => {
    extra.value = { ...nothing, rows: [] };
  };
  return {
    rows,
    loose: computed(() => extra.value.rows),
    ask: loose => {
      extra.value = { ...loose, rows: slips.toRows([...loose.marked, ...loose.typed]) };
      return rows.value;
    },
    drop,
    send: () => {
      const before = extra.value;
      if (before.rows.length === 0) return null;
      const takeBack = batch(() => {
        drop();
        return board.send(before.rows, before.marked.length > 0);
      });
      return {
        typed: before.typed.length > 0,
        takeBack: () =>
          batch(() => {
            const back = takeBack();
            if (back) extra.value = before;
            return back;
          }),
      };
    },
  };
}
