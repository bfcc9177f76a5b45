import { formatPoints } from '../../../domain/points.ts';

let compact: Intl.NumberFormat | undefined;

/** Points in the little room of a cell: from 10,000 on short, `12.3K`. The name of the cell has all digits. */
export function shortPoints(value: number): string {
  if (value < 1000) return String(value);
  if (value < 10_000) return formatPoints(value).replace(',', '');
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(value);
}
