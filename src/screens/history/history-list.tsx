import { amountWords } from '../../domain/amount.ts';
import { serverWords } from '../../domain/history/server-words.ts';
import { numberText } from '../../domain/game/panna.ts';
import { historyChoice } from '../../domain/history/history-filters.ts';
import {
  type BidTotals,
  bidTotals,
  type Line,
  recordLines,
  winTotals,
} from '../../domain/history/list-lines.ts';
import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import type { History, ShownRecord } from '../../domain/history/history.ts';
import { type Listed, seemsComplete } from '../../domain/history/listed.ts';
import { isoMoment, shownDate } from '../../domain/history/record-day.ts';
import type { Translate } from '../../text/translate.ts';
import { signedWords } from '../../ui/cards/lists/list-words.ts';
import {
  type Choose,
  type Column,
  countRow,
  type ListTotals,
  netRow,
  numberCell,
  type RecordListOf,
} from '../records/record-columns.tsx';
import { DayAgainButton } from './day-again-button.tsx';
import type { KnownOutcomes } from './use-bid-outcomes.ts';
import { RecordRow } from './record-row.tsx';

type HistoryColumn = Column<ShownRecord, BidOutcome>;

const date: HistoryColumn = {
  head: 'field.date',
  text: (t, row) => shownDate(row.date, t('app.language')),
  cell: (_, row) => ({ date: isoMoment(row.date) }),
};
const market: HistoryColumn = { head: 'filter.market', text: (_, row) => row.marketName };
const game: HistoryColumn = {
  head: 'filter.game',
  term: 'filter.type',
  text: (t, row) => t(serverWords(row.label)),
};
const session: HistoryColumn = {
  head: 'field.session',
  text: (t, row) => t(serverWords(row.session)),
  fact: (t, row) => (row.session === '' ? null : t(serverWords(row.session))),
};
const number: HistoryColumn = {
  head: 'filter.number',
  term: 'field.digit',
  text: (_, row) => numberText(row),
};
const points: HistoryColumn = {
  head: 'field.points',
  text: (t, row) => t(amountWords(row.amount)),
  cell: (_, row) => numberCell(row.amount),
};
const won: HistoryColumn = { ...points, head: 'column.won' };

const statusText = (t: Translate, outcome: BidOutcome | undefined): string =>
  outcome === undefined || outcome.status === 'unknown' ? '' : t(`status.${outcome.status}`);
const amountOf = (outcome: BidOutcome | undefined) => outcome?.amount ?? null;
const status: HistoryColumn = {
  head: 'filter.status',
  text: (t, _, outcome) => {
    const amount = amountOf(outcome);
    return [statusText(t, outcome), amount === null ? '' : t(amountWords(amount))].filter(Boolean).join(' ');
  },
  cell: (t, _, outcome) => statusText(t, outcome),
};
const broughtIn: HistoryColumn = {
  head: 'column.won',
  text: status.text,
  cell: (_, __, outcome) => numberCell(amountOf(outcome)),
};

/** Only bids have an outcome, and Gali has no sessions. */
export function historyList(history: History): RecordListOf<ShownRecord, BidOutcome> {
  const { family, kind, title } = history;
  const isBids = kind === 'bids';
  const sessions = family === 'gali' ? [] : [session];
  return {
    title,
    file: `${family}-${kind}`,
    choice: historyChoice(history),
    facts: [number, game, ...sessions, date],
    fileColumns: [date, market, game, ...sessions, number, ...(isBids ? [points, status, broughtIn] : [won])],
    sharedColumns: [date, market, game, ...(family === 'main' ? [session] : []), number, points, status],
    searchColumns: [market, number, game, session, points, date],
    item: {
      kind: 'row',
      draw: (row, outcome, place) => (
        <RecordRow history={history} record={row} outcome={outcome} place={place} />
      ),
    },
    ...(isBids && {
      dayAction: (day, rows) => <DayAgainButton day={day} bids={rows.map(bid => ({ family, bid }))} />,
    }),
  };
}

export type RecordExtras = {
  /** Null while the outcomes are being read. */
  readonly outcomes: KnownOutcomes | null;
  /** Null if they cannot be read. */
  readonly bids: Listed<ShownRecord> | null | 'reading';
};

type Summed = {
  readonly history: History;
  readonly lines: readonly Line<ShownRecord>[];
  readonly choose: Choose<ShownRecord>;
  readonly extras: RecordExtras;
  /** No line is known to be missing. */
  readonly complete: boolean;
};

/** `reading`: the data for the totals is still being read. */
type RecordTotals = BidTotals & { readonly reading: boolean };

/** Wins count only together with the bids that the filters of the list choose. */
function sumsOf({ history, lines, choose, extras: { outcomes, bids }, complete }: Summed): RecordTotals {
  const known = (some: readonly Line<ShownRecord>[]) =>
    some.map(({ row, amount }) => ({ amount, outcome: outcomes?.outcomes.get(row) ?? null }));
  const isReading = (some: ReturnType<typeof known>): boolean => some.some(({ outcome }) => outcome === null);
  if (history.kind === 'bids') {
    const placed = known(lines);
    return { ...bidTotals(placed, outcomes?.allWins === true && complete), reading: isReading(placed) };
  }
  const cost =
    bids === 'reading' || bids === null || !seemsComplete(bids)
      ? null
      : known(choose(recordLines(bids.rows)));
  const wins = lines.map(({ amount }) => amount);
  const reading = bids === 'reading' || (cost !== null && isReading(cost));
  return { ...winTotals(wins, cost, complete), reading };
}

export function recordTotals(t: Translate, summed: Summed): ListTotals {
  const sums = sumsOf(summed);
  const { bids, wins, net, reading } = sums;
  const isBids = summed.history.kind === 'bids';
  const unknown = t(reading ? 'busy.loading' : 'totals.unknown');
  const rows = [countRow(t, 'totals.bids', bids, unknown), countRow(t, 'totals.wins', wins, unknown)];
  const back = sums.returned.count > 0 ? [countRow(t, 'status.returned', sums.returned, unknown)] : [];
  // Bids that wait for a result are in no net.
  const waiting = sums.waiting.count > 0 ? [countRow(t, 'status.waiting', sums.waiting, unknown)] : [];
  return {
    rows: [...(isBids ? rows : rows.toReversed()), ...back, netRow(t, net, unknown), ...waiting],
    line: totalsLine(t, isBids, sums),
    isLate: true,
  };
}

/** `5 bids · 210 pts · net + 265 pts`. Unknown parts are left out. */
function totalsLine(t: Translate, isBids: boolean, totals: RecordTotals): string {
  const { bids, wins, net } = totals;
  const counted = isBids ? bids : wins;
  const parts: string[] = [];
  if (counted !== null) {
    parts.push(t({ key: isBids ? 'bid.rows' : 'day.wins', params: { count: counted.count } }));
    parts.push(t(amountWords(counted.points)));
  }
  if (isBids && net !== null) parts.push(t({ key: 'day.net', params: { amount: signedWords(t, net) } }));
  if (isBids) parts.push(waitingWords(t, totals), returnedWords(t, totals));
  return parts.filter(Boolean).join(' · ');
}

const returnedWords = (t: Translate, { returned: { count, points: back } }: RecordTotals): string =>
  count === 0 ? '' : t({ key: 'day.returned', params: { amount: t(amountWords(back)) } });

const waitingWords = (t: Translate, { waiting: { count, points: waiting } }: RecordTotals): string =>
  count === 0 ? '' : t({ key: 'day.waiting', params: { amount: t(amountWords(waiting)) } });
