import { plainFigure } from '../../lib/figure.ts';
import type { Numbers } from '../game/game-numbers.ts';
import { numberText } from '../game/panna.ts';

/**
 * `4-1` and `120`, in any script, find the sangam `4-120`. Text without a digit finds nothing, and an empty
 * text finds everything.
 */
export function numberSearch(typed: string): (row: Numbers) => boolean {
  const text = plainFigure(typed).replace(/\s/g, '');
  if (text === '') return () => true;
  if (!/^[\d-]*\d[\d-]*$/.test(text)) return () => false;
  return row => plainFigure(numberText(row)).includes(text);
}
