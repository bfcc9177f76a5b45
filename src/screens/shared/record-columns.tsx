import type { ReactNode } from 'react';
import type { StatedAmount } from '../../domain/amount.ts';
import type { Choosable } from '../../domain/history/history-query.ts';
import type { Count } from '../../domain/history/list-lines.ts';
import type { Cell } from '../../lib/csv.ts';
import type { PlainKey } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountText, SignedAmount } from '../../ui/cards/amount-text.tsx';
import type { RecordCardProps } from '../../ui/cards/record-card.tsx';
import type { TotalsProps } from '../../ui/cards/totals.tsx';

/**
 * What a list of records shows. `extra` is what is known of a row beside it, such as how a bid stands; undefined while
 * nothing is. The cards, the file, the shared text and the search in the page take their words from the columns.
 */
export type RecordListOf<Row, Extra> = {
  readonly title: PlainKey;
  /** The first word of its file: `wallet`. */
  readonly file: string;
  readonly choosable: Choosable;
  readonly filters: RecordFilters<Row>;
  /** On a card. */
  readonly facts: readonly Column<Row, Extra>[];
  readonly fileColumns: readonly Column<Row, Extra>[];
  /** In a line of the shared text. */
  readonly sharedColumns: readonly Column<Row, Extra>[];
  /** What a search in the page finds before a row is drawn. */
  readonly searchColumns: readonly Column<Row, Extra>[];
  readonly card: (
    t: Translate,
    row: Row,
    extra: Extra | undefined,
  ) => Omit<RecordCardProps, 'facts' | 'head' | 'level'>;
  /** A button at the head of a day, for its rows. */
  readonly dayAction?: (day: string, rows: readonly Row[]) => ReactNode;
};

/** The totals of a day or of the list, as a table and in one line. */
export type ListTotals = Omit<TotalsProps, 'title'> & { readonly line: string };

export type Column<Row, Extra> = {
  readonly head: PlainKey;
  /** Its name on a card, where that is another one. */
  readonly term?: PlainKey;
  readonly text: (t: Translate, row: Row, extra: Extra | undefined) => string;
  /** On a card, where it is not the text; null leaves it out. */
  readonly fact?: (t: Translate, row: Row, extra: Extra | undefined) => ReactNode;
  /** In a file, where it is not the text: ISO dates and plain numbers. */
  readonly cell?: (t: Translate, row: Row, extra: Extra | undefined) => Cell;
};

/** By the names of the choosable. */
export type RecordFilters<Row> = { readonly [filter: string]: ChoiceFilter | TypedFilter<Row> };

type ChoiceFilter = {
  readonly label: PlainKey;
  readonly all: PlainKey;
  readonly word: (t: Translate, value: string) => string;
};
type TypedFilter<Row> = {
  readonly label: PlainKey;
  readonly inputMode: 'numeric' | 'search';
  readonly finds: (typed: string) => (row: Row) => boolean;
};

/** A line of totals; `unknown` stands where there is no sum. */
export const countRow = (t: Translate, term: PlainKey, sum: Count | null, unknown = '') => ({
  term: t(term),
  count: sum === null ? '' : String(sum.count),
  value: sum === null ? unknown : <AmountText amount={sum.points} sign="plain" unit={t('points.unit')} />,
});

/** The line of what is left. */
export const netRow = (t: Translate, net: StatedAmount | null, unknown: string, count?: string) => ({
  term: t('totals.net'),
  ...(count === undefined ? {} : { count }),
  value: net === null ? unknown : <SignedAmount amount={net} unit={t('points.unit')} />,
});

/** A number that a spreadsheet counts with; empty where it is unknown. */
export const numberCell = (amount: StatedAmount | null): Cell =>
  amount === null || amount === 'unreadable' ? '' : { number: amount.exact };
