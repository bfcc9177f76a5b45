/** How far a list has been read. */
export type Mark = { readonly rows: readonly unknown[]; readonly length: number; readonly last: unknown };

export const unread: Mark = { rows: [], length: 0, last: undefined };

/** The mark at a list's end. */
export const markOf = (rows: readonly unknown[]): Mark => ({
  rows,
  length: rows.length,
  last: rows.at(-1),
});

/** Whether a list is the one that was read, with at most more rows at its end. Changed fields of a row are not seen. */
export const goesOn = (rows: readonly unknown[], mark: Mark): boolean =>
  rows === mark.rows &&
  rows.length >= mark.length &&
  (mark.length === 0 || rows[mark.length - 1] === mark.last);
