import { amountWords } from '../../domain/amount.ts';
import type { Line } from '../../domain/history/list-lines.ts';
import type { Outcomes } from '../../domain/history/bid-lines.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import { isoDate } from '../../domain/dates.ts';
import type { History, ShownRecord } from '../../domain/history/history.ts';
import { numberText } from '../../domain/game/panna.ts';
import { isoMoment, shownDate } from '../../domain/history/record-day.ts';
import { serverWords } from '../../domain/history/server-words.ts';
import { type Cell, csv } from '../../lib/csv.ts';
import type { Translate } from '../../text/translate.ts';
import { rangeWords } from '../../ui/cards/list-words.ts';
import { saveFile, shareText } from '../../ui/hooks/share-text.ts';
import type { ListTools } from '../../ui/overlays/list-actions.tsx';
import type { RecordTotals } from './record-sums.ts';
import { sumWords } from './record-words.ts';

/** What the player sees of a history. */
export type ShownHistory = {
  readonly history: History;
  readonly range: DateRange;
  readonly shown: readonly Line<ShownRecord>[];
  readonly outcomes: Outcomes | null;
  readonly totals: RecordTotals;
};

/** More lines do not fit into a message. */
const sharedLines = 50;

/** What is done with a history: a file for spreadsheets, and a text to share. */
export const historyTools = (t: Translate, list: ShownHistory): ListTools => ({
  save: () => saveFile(fileName(list), 'text/csv;charset=utf-8', csv(historyTable(t, list))),
  share: () => shareText(historyText(t, list)),
});

/** `main-bids-2026-11-15-to-2026-11-21.csv`. */
export function fileName({ history, range }: Pick<ShownHistory, 'history' | 'range'>): string {
  const days = new Set([range.from, range.to].map(isoDate));
  return `${history.family}-${history.kind}-${[...days].join('-to-')}.csv`;
}

/** The head and the lines of the file, with ISO dates and plain numbers. */
export function historyTable(
  t: Translate,
  { history, shown, outcomes }: Omit<ShownHistory, 'range' | 'totals'>,
): readonly (readonly Cell[])[] {
  const bids = history.kind === 'bids';
  const sessions = history.family !== 'gali';
  const head = [
    t('record.date'),
    t('filter.market'),
    t('filter.game'),
    ...(sessions ? [t('filter.session')] : []),
    t('filter.number'),
    t(bids ? 'field.points' : 'column.won'),
    ...(bids ? [t('filter.status'), t('column.won')] : []),
  ];
  const rows = shown.map(({ row, amount }): readonly Cell[] => {
    const outcome = outcomes?.get(row);
    return [
      isoMoment(row.date),
      row.marketName,
      t(serverWords(row.label)),
      ...(sessions ? [t(serverWords(row.session))] : []),
      numberText(row),
      numberCell(amount),
      ...(bids ? [statusWords(t, outcome?.status), numberCell(outcome?.amount ?? null)] : []),
    ];
  });
  return [head, ...rows];
}

const numberCell = (amount: ShownRecord['amount'] | null): Cell =>
  amount === null || amount === 'unreadable' ? '' : { number: amount.exact };

const statusWords = (t: Translate, status: 'waiting' | 'won' | 'lost' | 'unknown' | undefined): string =>
  status === undefined || status === 'unknown' ? '' : t(`status.${status}`);

/** The history as lines of a message, with its totals; the first 50 of a long one. */
export function historyText(t: Translate, { history, range, shown, outcomes, totals }: ShownHistory): string {
  const lines = shown.slice(0, sharedLines).map(({ row }) => {
    const outcome = outcomes?.get(row);
    const amount = outcome?.amount ?? null;
    const won = amount === null ? '' : t(amountWords(amount));
    return [
      shownDate(row.date, t('app.language')),
      row.marketName,
      t(serverWords(row.label)),
      ...(history.family === 'main' ? [t(serverWords(row.session))] : []),
      numberText(row),
      t(amountWords(row.amount)),
      [statusWords(t, outcome?.status), won].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(' · ');
  });
  const left = shown.length - lines.length;
  return [
    `${t(history.title)}, ${rangeWords(t, range)}`,
    sumWords(t, history, totals),
    '',
    ...lines,
    ...(left > 0 ? [t({ key: 'take.more', params: { count: left } })] : []),
  ].join('\n');
}
