import { atom } from 'jotai';
import { resultParts } from '../../domain/market/market.ts';
import { valueOf } from '../../lib/remote.ts';
import { keptMarketsEntry } from '../../storage/market-results.ts';
import { storedValue } from '../core/stored-value.ts';
import { dashboardAtom, updatedMinuteAtom } from './markets.ts';
import { action } from '../core/environment.ts';

const kept = storedValue(keptMarketsEntry, { follows: false });

/** The markets for a start without a network. Bids and points never come from here. */
export const keptMarketsAtom = atom(get => get(kept.value));

export const keepMarketsAtom = action((get, set): void => {
  const { markets = [] } = valueOf(get(dashboardAtom)) ?? {};
  const minute = get(updatedMinuteAtom);
  if (minute === null || markets.length === 0) return;
  set(kept.value, {
    minute,
    markets: markets.map(market => ({
      name: market.name,
      open: market.openText,
      close: market.closeText,
      result: resultParts(market).done,
    })),
  });
});
