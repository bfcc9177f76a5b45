import { toAsciiDigits } from '../lib/digits.ts';
import { numberText } from './number-text.ts';

/**
 * A search for a number: finds each record whose number contains the typed digits, in any script. A dash is only
 * compared where one was typed: `4-1` finds the sangam `4-120`, and `120` does too. Without a digit it finds nothing;
 * nothing typed finds all.
 */
export function numberSearch(
  typed: string,
): (row: { readonly digits: string; readonly closeDigits: string }) => boolean {
  const text = toAsciiDigits(typed).replace(/\s/g, '');
  if (text === '') return () => true;
  if (!/^[\d-]*\d[\d-]*$/.test(text)) return () => false;
  return row => toAsciiDigits(numberText(row)).includes(text);
}
