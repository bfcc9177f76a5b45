import type { Call } from '../../contract/endpoint.ts';
import { histories as endpoints } from '../../contract/histories.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { HistoryKey, Listed, ShownRecord } from '../../domain/history/history.ts';
import { playersQuery } from '../core/resource.ts';

const between = (endpoint: Call<DateRange, Listed<ShownRecord>>) =>
  playersQuery(endpoint, (_player, _get, range: DateRange) => range, {
    value: reply => reply,
    words: () => null,
  });

/** The player's bids and wins of each family between two days. */
export const histories = {
  mainBids: between(endpoints.bidHistory),
  mainWins: between(endpoints.winHistory),
  starlineBids: between(endpoints.starlineBidHistory),
  starlineWins: between(endpoints.starlineWinHistory),
  galiBids: between(endpoints.galiBidHistory),
  galiWins: between(endpoints.galiWinHistory),
} as const satisfies { readonly [K in HistoryKey]: unknown };
