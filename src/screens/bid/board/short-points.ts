let compact: Intl.NumberFormat | undefined;

/** Points in the little room of a cell: from 100,000 on short, `123.4K`. The name of the cell has all digits. */
export function shortPoints(value: number): string {
  if (value < 100_000) return String(value);
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(value);
}
