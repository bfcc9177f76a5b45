import { markedPoints, type Marks } from '../../../domain/slip/marks.ts';
import type { NumberBoard } from '../../../domain/slip/number-board.ts';
import { formatPoints } from '../../../domain/points.ts';
import type { Translate } from '../../../text/translate.ts';
import type { ColumnHead } from '../../../ui/fields/number-grid.tsx';
import { shortPoints } from './short-points.ts';

/** The heads of a board: close digits, or anks with the points that are marked below them. */
export function columnHeads({ kind, heads, rows }: NumberBoard, marks: Marks, t: Translate): ColumnHead[] {
  return heads.map((head, column) => {
    const numbers = kind === 'panas' ? rows.flatMap(row => row.numbers[column] ?? []) : [];
    const sum = markedPoints(marks, numbers);
    if (sum === 0) return { text: head, name: head, points: '' };
    const name = t({ key: 'board.cell', params: { number: head, points: formatPoints(sum) } });
    return { text: head, name, points: shortPoints(sum) };
  });
}
