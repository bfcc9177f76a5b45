import { atom } from 'jotai';
import { type KeptYours, yoursEntry } from '../../storage/market-results.ts';
import { playerAtom } from '../core/session.ts';
import { storedValue } from '../core/stored-value.ts';

const kept = storedValue(yoursEntry);
const nothing: KeptYours = { mobile: '', day: '', height: 0, markets: [], dismissed: [] };

/** It tells the first frame what will be known later, so that nothing moves then. */
export const keptYoursAtom = atom(
  get => {
    const value = get(kept.value);
    return value !== null && value.mobile === get(playerAtom)?.mobile ? value : nothing;
  },
  (get, set, change: Partial<KeptYours>) => {
    const player = get(playerAtom);
    if (player === null) return;
    set(kept.latest);
    const before = get(keptYoursAtom);
    const next = { ...before, ...change, mobile: player.mobile };
    if (JSON.stringify(next) !== JSON.stringify(before)) set(kept.value, next);
  },
);
