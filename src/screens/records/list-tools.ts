import { isoDate } from '../../domain/dates.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { Line } from '../../domain/history/list-lines.ts';
import { type Cell, csv } from '../../lib/csv.ts';
import type { Translate } from '../../text/translate.ts';
import { rangeWords } from '../../ui/cards/list-words.ts';
import { saveFile, type Sharing, shareText } from '../../ui/hooks/share-text.ts';
import type { RecordListOf } from './record-columns.tsx';

type Shown<Row, Extra> = {
  /** Null for all days. */
  readonly range: DateRange | null;
  readonly shown: readonly Line<Row>[];
  readonly extraOf: (row: Row) => Extra | undefined;
  readonly totals: string;
};

/** More lines do not fit into a message. */
const sharedLines = 50;

export const listTools = <Row, Extra>(
  t: Translate,
  list: RecordListOf<Row, Extra>,
  shown: Shown<Row, Extra>,
): { readonly save: () => void; readonly share: (brand: string) => Promise<Sharing> } => ({
  save: () =>
    saveFile(fileName(list.file, shown.range), 'text/csv;charset=utf-8', csv(table(t, list, shown))),
  share: brand => shareText(`${brand} · ${message(t, list, shown)}`),
});

/** `main-bids-2026-11-15-to-2026-11-21.csv`, `deposits-all-days.csv`. */
function fileName(first: string, range: DateRange | null): string {
  const days = range === null ? ['all-days'] : [...new Set([isoDate(range.from), isoDate(range.to)])];
  return `${first}-${days.join('-to-')}.csv`;
}

function table<Row, Extra>(
  t: Translate,
  { fileColumns }: RecordListOf<Row, Extra>,
  { shown, extraOf }: Shown<Row, Extra>,
): readonly (readonly Cell[])[] {
  return [
    fileColumns.map(({ head }) => t(head)),
    ...shown.map(({ row }) => fileColumns.map(({ text, cell = text }) => cell(t, row, extraOf(row)))),
  ];
}

function message<Row, Extra>(
  t: Translate,
  { title, sharedColumns }: RecordListOf<Row, Extra>,
  { range, shown, extraOf, totals }: Shown<Row, Extra>,
): string {
  const lines = shown.slice(0, sharedLines).map(({ row }) =>
    sharedColumns
      .map(({ text }) => text(t, row, extraOf(row)))
      .filter(Boolean)
      .join(' · '),
  );
  const left = shown.length - lines.length;
  return [
    `${t(title)}, ${rangeWords(t, range)}`,
    totals,
    '',
    ...lines,
    ...(left > 0 ? [t({ key: 'take.more', params: { count: left } })] : []),
  ].join('\n');
}
