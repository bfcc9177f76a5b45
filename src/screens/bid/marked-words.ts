import { markedPoints, type Marks } from '../../domain/slip/marks.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Translate } from '../../text/translate.ts';

/** How many numbers are marked, in words: '20 numbers'. */
export const numbersText = (t: Translate, count: number): string =>
  count === 1 ? t('board.oneNumber') : t({ key: 'board.numbers', params: { count } });

/** How many numbers are marked and with how many points, for a sentence. */
export const markedWords = (t: Translate, marks: Marks) => ({
  numbers: numbersText(t, marks.size),
  points: formatPoints(markedPoints(marks)),
});
