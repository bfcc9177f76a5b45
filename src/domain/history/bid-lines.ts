import type { BidOutcome } from './bid-outcome.ts';
import type { History, ShownRecord } from './history.ts';
import type { Choosable } from './history-query.ts';
import type { Line } from './list-lines.ts';
import { recordDay } from './record-day.ts';

/** How each record of a list stands. */
export type Outcomes = ReadonlyMap<ShownRecord, BidOutcome>;

/** How a history of bids or wins is chosen. Only main markets have two sessions, and only bids have a status. */
export const choosable = ({ family, kind }: Pick<History, 'family' | 'kind'>): Choosable => ({
  days: 'today',
  values: { status: ['waiting', 'won', 'lost'] },
  filters: [
    'market',
    'game',
    ...(family === 'main' ? ['session'] : []),
    ...(kind === 'bids' ? ['status'] : []),
    'number',
  ],
});

/** The records as lines of a list. Without outcomes no bid has a status. */
export const bidLines = (
  { family, kind }: Pick<History, 'family' | 'kind'>,
  rows: readonly ShownRecord[],
  outcomes: Outcomes | null,
): readonly Line<ShownRecord>[] =>
  rows.map(row => ({
    row,
    amount: row.amount,
    day: recordDay(row.date),
    facets: {
      market: row.marketName,
      game: row.label,
      ...(family === 'main' ? { session: row.session } : {}),
      ...(kind === 'bids' ? { status: outcomes?.get(row)?.status ?? 'unknown' } : {}),
    },
  }));
