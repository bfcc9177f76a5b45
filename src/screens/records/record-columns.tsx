import type { ReactNode } from 'react';
import type { StatedAmount } from '../../domain/amount.ts';
import type { Choosable } from '../../domain/history/history-query.ts';
import type { ListFilters } from '../../domain/history/list-filters.ts';
import type { Count, Line } from '../../domain/history/list-lines.ts';
import type { Cell } from '../../lib/csv.ts';
import type { PlainKey } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountText, SignedAmount } from '../../ui/cards/points/amount-text.tsx';
import type { RowPlace } from '../../ui/cards/lists/bid-row.tsx';
import type { RecordCardProps } from '../../ui/cards/lists/record-card.tsx';

/** `extra` is further knowledge about a row. It is undefined until that is there. */
export type RecordListOf<Row, Extra> = {
  readonly title: PlainKey;
  readonly file: string;
  readonly choice: ListChoice<Row, Extra>;
  readonly facts: readonly Column<Row, Extra>[];
  readonly fileColumns: readonly Column<Row, Extra>[];
  readonly sharedColumns: readonly Column<Row, Extra>[];
  /** A search in the page finds these columns before their row is drawn. */
  readonly searchColumns: readonly Column<Row, Extra>[];
  /** A `card` shows its columns below the title. A `row` draws itself. */
  readonly item:
    | {
        readonly kind: 'card';
        readonly draw: (t: Translate, row: Row) => Omit<RecordCardProps, 'facts' | 'head' | 'level'>;
      }
    | {
        readonly kind: 'row';
        readonly draw: (row: Row, extra: Extra | undefined, place: RowPlace) => ReactNode;
      };
  readonly dayAction?: (day: string, rows: readonly Row[]) => ReactNode;
};

/** The filters of a list, which decide its address, its sheet, its rows and its totals. */
export type ListChoice<Row, Extra> = Choosable & { readonly filters: ListFilters<Row, Extra> };

/** Filters any lines of the list's rows as the player has chosen. */
export type Choose<Row> = (lines: readonly Line<Row>[]) => readonly Line<Row>[];

export type ListTotals = {
  readonly rows: readonly { readonly term: string; readonly count?: string; readonly value: ReactNode }[];
  readonly line: string;
  /** A row for bids that wait may be added when the results are known. */
  readonly isLate?: boolean;
};

export type Column<Row, Extra> = {
  readonly head: PlainKey;
  readonly term?: PlainKey;
  readonly text: (t: Translate, row: Row, extra: Extra | undefined) => string;
  /** Returns null to leave the fact out. */
  readonly fact?: (t: Translate, row: Row, extra: Extra | undefined) => ReactNode;
  /** ISO dates and plain numbers, for a spreadsheet. */
  readonly cell?: (t: Translate, row: Row, extra: Extra | undefined) => Cell;
};

/** `unknown` is the text if there is no sum. */
export const countRow = (t: Translate, term: PlainKey, sum: Count | null, unknown = '') => ({
  term: t(term),
  count: sum === null ? '' : String(sum.count),
  value: sum === null ? unknown : <AmountText amount={sum.points} sign="plain" unit={t('points.unit')} />,
});

export const netRow = (t: Translate, net: StatedAmount | null, unknown: string) => ({
  term: t('totals.net'),
  value: net === null ? unknown : <SignedAmount amount={net} unit={t('points.unit')} />,
});

export const numberCell = (amount: StatedAmount | null): Cell =>
  amount === null || amount === 'unreadable' ? '' : { number: amount.exact };
