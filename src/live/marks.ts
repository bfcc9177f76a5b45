import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { BidSession } from '../domain/market/market.ts';
import { type KeptMarks, keptMarks, type Marks, noMarks } from '../domain/slip/marks.ts';
import { isSameSlip, type SlipKey } from '../domain/slip/slip.ts';
import type { Entry, KeyValueStore } from '../lib/store.ts';
import { openEntry, type Stores } from '../storage/table.ts';
import { marksEntry, type StoredMarks } from '../storage/bidding.ts';
import { fallbacksIn, type MarketFallbacks } from './market-fallbacks.ts';

/** The session is null while nothing is marked. */
export type BoardMarks = { readonly marks: Marks; readonly session: BidSession | null };

export type AllMarks = {
  readonly all: ReadonlySignal<readonly KeptMarks[]>;
  /** The value that `read` takes from all marks. */
  readonly as: <T>(read: (all: readonly KeptMarks[]) => T) => ReadonlySignal<T>;
  readonly of: (key: SlipKey) => ReadonlySignal<BoardMarks>;
  readonly set: (key: SlipKey, marks: BoardMarks) => void;
  readonly forget: (gone: readonly KeptMarks[]) => void;
  /** Reads the storage again, which a log-out may have emptied. */
  readonly reread: () => void;
};

const unmarked: BoardMarks = { marks: noMarks, session: null };

function createMarks(entry: Entry<readonly StoredMarks[]>, markets: MarketFallbacks): AllMarks {
  const all = signal<readonly KeptMarks[]>(markets.read(entry));
  const change = (kept: readonly KeptMarks[]): void => {
    all.value = kept;
    markets.write(entry, kept);
  };
  return {
    all,
    as: read => computed(() => read(all.value)),
    of: key =>
      computed(() => {
        const found = all.value.find(kept => isSameSlip(kept, key));
        return found === undefined ? unmarked : { marks: keptMarks(found), session: found.session };
      }),
    set: (key, { marks, session }) => {
      const others = all.value.filter(kept => !isSameSlip(kept, key));
      if (session === null || marks.size === 0) return change(others);
      const kept = Array.from(marks, ([number, points]) => ({ number, points }));
      change([...others, { ...key, session, marks: kept }]);
    },
    forget: gone => change(all.value.filter(kept => !gone.includes(kept))),
    reread: () => {
      all.value = markets.read(entry);
    },
  };
}

const known = new WeakMap<KeyValueStore, AllMarks>();

export function marksIn(stores: Stores): AllMarks {
  const marks = known.get(stores.tab) ?? createMarks(openEntry(marksEntry, stores), fallbacksIn(stores));
  known.set(stores.tab, marks);
  return marks;
}
