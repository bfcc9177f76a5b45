import { atom } from 'jotai';
import type { DateRange } from '../../domain/date-range.ts';
import type { HistoryKey, Listed, ShownRecord } from '../../domain/history.ts';
import { failedAfter, loaded, loading, type Remote } from '../../lib/remote.ts';
import { environmentAtom } from '../core/environment.ts';

type Histories = { readonly [K in HistoryKey]?: Remote<Listed<ShownRecord>> };

/** The call that reads each history. */
const endpointOf = {
  mainBids: 'bidHistory',
  mainWins: 'winHistory',
  starlineBids: 'starlineBidHistory',
  starlineWins: 'starlineWinHistory',
  galiBids: 'galiBidHistory',
  galiWins: 'galiWinHistory',
} as const satisfies { readonly [K in HistoryKey]: string };

const stateAtom = atom<Histories>({});

/** The histories as last read, by key; a key that is missing was never asked for. */
export const historiesAtom = atom(get => get(stateAtom));

/** Reads a history. An answer to an older question never replaces a newer one's. */
export const loadHistoryAtom = atom(
  null,
  async (get, set, key: HistoryKey, range: DateRange): Promise<void> => {
    const question = {};
    set(newestAtom, before => ({ ...before, [key]: question }));
    set(stateAtom, before => ({ ...before, [key]: before[key] ?? loading }));
    const reply = await get(environmentAtom).client.call(endpointOf[key], range);
    if (get(newestAtom)[key] !== question) return;
    set(stateAtom, before => ({
      ...before,
      [key]: reply.ok ? loaded(reply.value) : failedAfter<Listed<ShownRecord>>(loading),
    }));
  },
);

const newestAtom = atom<{ readonly [K in HistoryKey]?: object }>({});

/** Forgets what was read; answers still under way are not taken. */
export const forgetHistoriesAtom = atom(null, (_get, set) => {
  set(stateAtom, {});
  set(newestAtom, {});
});
