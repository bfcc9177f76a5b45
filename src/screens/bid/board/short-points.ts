let compact: Intl.NumberFormat | undefined;

/** Short from 100,000 on, as `123.4K`. The cell's name has all digits. */
export function shortPoints(value: number): string {
  if (value < 100_000) return String(value);
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(value);
}
