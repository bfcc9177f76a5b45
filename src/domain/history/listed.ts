/**
 * `unread` is the number of rows that could not be read. `missing`: the provider has ended the list after its newest
 * lines, or perhaps it has.
 */
export type Listed<Row> = {
  readonly rows: readonly Row[];
  readonly unread: number;
  readonly missing?: 'older' | 'perhaps';
};

export const lineCount = ({ rows, unread }: Listed<unknown>): number => rows.length + unread;

/** No line is known to be missing. */
export const seemsComplete = (list: Listed<unknown> | null): boolean =>
  list !== null && list.unread === 0 && list.missing !== 'older';

/** No line can be missing. */
export const isComplete = (list: Listed<unknown> | null): boolean =>
  seemsComplete(list) && list?.missing === undefined;
