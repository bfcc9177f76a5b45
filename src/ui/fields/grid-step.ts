/** A place in a grid. */
export type Place = { readonly row: number; readonly column: number };

type Pressed = { readonly key: string; readonly ctrlKey: boolean };

/**
 * Where a key leads from a place of a grid with these numbers (the ARIA grid pattern); null for a key that does not
 * move, and at an edge.
 */
export function gridStep(
  rows: readonly (readonly string[])[],
  { row, column }: Place,
  { key, ctrlKey }: Pressed,
): Place | null {
  const first = ([place]: readonly Place[]): Place | null => place ?? null;
  const inRow = (line: number): readonly Place[] =>
    (rows[line] ?? []).map((_, place) => ({ row: line, column: place }));
  const inColumn = rows.map((_, line) => ({ row: line, column }));
  switch (key) {
    case 'ArrowRight':
      return first(inRow(row).slice(column + 1));
    case 'ArrowLeft':
      return first(inRow(row).slice(0, column).toReversed());
    case 'ArrowDown':
      return first(inColumn.slice(row + 1));
    case 'ArrowUp':
      return first(inColumn.slice(0, row).toReversed());
    case 'Home':
      return first(inRow(ctrlKey ? 0 : row));
    case 'End':
      return first(inRow(ctrlKey ? rows.length - 1 : row).toReversed());
    case 'PageUp':
      return first(inColumn);
    case 'PageDown':
      return first(inColumn.toReversed());
    default:
      return null;
  }
}
