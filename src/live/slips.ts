import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { BidRow } from '../domain/slip/bid.ts';
import {
  isSameSlip,
  type KeptSlip,
  restored,
  type SlipKey,
  type SlipRow,
  withoutRows,
} from '../domain/slip/slip.ts';
import type { Entry, KeyValueStore } from '../lib/store.ts';
import { openEntry, type Stores } from '../storage/table.ts';
import { closedSlipsEntry, slipsEntry, type StoredSlip } from '../storage/bidding.ts';
import { fallbacksIn, type MarketFallbacks } from './market-fallbacks.ts';

/** Undoes a change, and returns the function that makes it again. */
type TakeBack = () => TakeBack;

export type Slip = {
  readonly rows: ReadonlySignal<readonly SlipRow[]>;
  /** The slip has rows. */
  readonly filled: ReadonlySignal<boolean>;
  /** The value that `read` takes from the rows, for as long as `read` stays the same function. */
  readonly as: <T>(read: (rows: readonly SlipRow[]) => T) => ReadonlySignal<T>;
  /** Returns the function that takes the rows out again. */
  readonly add: (rows: readonly BidRow[]) => TakeBack;
  /** Rows that have their ids already. */
  readonly join: (rows: readonly SlipRow[]) => void;
  /** Returns the function that puts the rows back where they were. */
  readonly remove: (rows: readonly SlipRow[]) => TakeBack;
  /** Sets the rows without calling listeners. */
  readonly restore: (rows: readonly SlipRow[]) => void;
};

/** `end`: rows were placed, found or closed. After `end` or `reread` no earlier state may come back. */
type SlipChange = 'step' | 'back' | 'again' | 'end' | 'reread';

export type Slips = {
  readonly markets: MarketFallbacks;
  readonly all: ReadonlySignal<readonly KeptSlip[]>;
  /** Rows that can no longer be placed. They stay until the player has read them. */
  readonly closed: ReadonlySignal<readonly KeptSlip[]>;
  readonly of: (key: SlipKey) => Slip;
  /** Gives new bids the ids that they keep on a slip. */
  readonly toRows: (bids: readonly BidRow[]) => readonly SlipRow[];
  readonly take: (settled: readonly Pick<SlipRow, 'id'>[]) => void;
  readonly close: (isOver: (slip: KeptSlip, row: SlipRow) => boolean) => void;
  readonly forgetClosed: () => void;
  /** The key is null when several slips changed. Returns an unsubscribe function. */
  readonly onChange: (listener: SlipListener) => () => void;
  /** Reads the storage again, which a log-out may have emptied. */
  readonly reread: () => void;
};

type SlipListener = (change: SlipChange, key: SlipKey | null) => void;
type Kept = Entry<readonly StoredSlip[]>;
type Edit = (rows: readonly SlipRow[]) => readonly SlipRow[];
const none: readonly SlipRow[] = [];

export function createSlips(
  entries: { readonly open: Kept; readonly closed: Kept },
  markets: MarketFallbacks,
  newId: () => string,
): Slips {
  const all = signal<readonly KeptSlip[]>(markets.read(entries.open));
  const closed = signal<readonly KeptSlip[]>(markets.read(entries.closed));

  const keep = (entry: Kept, slips: readonly KeptSlip[]): readonly KeptSlip[] => {
    const filled = slips.filter(({ rows }) => rows.length > 0);
    markets.write(entry, filled);
    return filled;
  };
  const change = (slips: readonly KeptSlip[]): void => {
    all.value = keep(entries.open, slips);
  };
  const listeners = new Set<SlipListener>();
  /** Ids of rows that were placed, found or closed. No Undo may bring them back. */
  const ended = new Set<string>();
  const end = (rows: readonly Pick<SlipRow, 'id'>[]): void => rows.forEach(({ id }) => ended.add(id));
  const tell: SlipListener = (change, key) => listeners.forEach(listener => listener(change, key));
  const put = (key: SlipKey, rows: readonly SlipRow[]): void => {
    const others = all.value.filter(slip => !isSameSlip(slip, key));
    change([...others, { ...key, rows: rows.filter(({ id }) => !ended.has(id)) }]);
  };
  const rowsOf = (key: SlipKey): readonly SlipRow[] =>
    all.value.find(slip => isSameSlip(slip, key))?.rows ?? none;
  const toRows: Slips['toRows'] = bids => bids.map(bid => ({ ...bid, id: newId() }));

  return {
    markets,
    all,
    closed,
    toRows,
    of: key => {
      const set = (rows: readonly SlipRow[], change: SlipChange): void => {
        put(key, rows);
        tell(change, key);
      };
      const make = (edit: Edit, unedit: Edit): TakeBack => {
        const back: TakeBack = () => {
          set(unedit(rowsOf(key)), 'back');
          return again;
        };
        const again: TakeBack = () => {
          set(edit(rowsOf(key)), 'again');
          return back;
        };
        set(edit(rowsOf(key)), 'step');
        return back;
      };
      return {
        rows: computed(() => rowsOf(key)),
        filled: computed(() => rowsOf(key).length > 0),
        as: read => computed(() => read(rowsOf(key))),
        join: rows => set([...rowsOf(key), ...rows], 'step'),
        add: added => {
          const rows = toRows(added);
          const without: Edit = now => withoutRows(now, rows);
          // A Redo in a toast may have put some of them there already.
          return make(now => [...without(now), ...rows], without);
        },
        remove: removed => {
          const before = rowsOf(key);
          return make(
            now => withoutRows(now, removed),
            now => restored(before, now, removed),
          );
        },
        restore: rows => put(key, rows),
      };
    },
    take: settled => {
      if (settled.length === 0) return;
      end(settled);
      const without = (slip: KeptSlip): KeptSlip => ({ ...slip, rows: withoutRows(slip.rows, settled) });
      change(all.value.map(without));
      // A market may close while the end of a bid is open. Once it is known to be placed, nothing was removed.
      if (closed.value.length > 0) closed.value = keep(entries.closed, closed.value.map(without));
      tell('end', null);
    },
    close: isOver => {
      const over = all.value
        .map(slip => ({ ...slip, rows: slip.rows.filter(row => isOver(slip, row)) }))
        .filter(({ rows }) => rows.length > 0);
      if (over.length === 0) return;
      for (const { rows } of over) end(rows);
      change(all.value.map(slip => ({ ...slip, rows: slip.rows.filter(row => !isOver(slip, row)) })));
      closed.value = keep(entries.closed, [...closed.value, ...over]);
      tell('end', null);
    },
    forgetClosed: () => {
      closed.value = keep(entries.closed, []);
    },
    onChange: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread: () => {
      all.value = markets.read(entries.open);
      closed.value = markets.read(entries.closed);
      tell('reread', null);
    },
  };
}

/** One object for each store, so that a row that is removed anywhere leaves every screen. */
const known = new WeakMap<KeyValueStore, Slips>();

export function slipsIn(environment: Stores & { readonly randomId: () => string }): Slips {
  const before = known.get(environment.tab);
  if (before !== undefined) return before;
  const [open, closed] = [openEntry(slipsEntry, environment), openEntry(closedSlipsEntry, environment)];
  const made = createSlips({ open, closed }, fallbacksIn(environment), environment.randomId);
  known.set(environment.tab, made);
  return made;
}
