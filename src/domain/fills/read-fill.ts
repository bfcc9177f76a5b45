import { toAsciiDigits } from '../../lib/digits.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import type { Fill } from './fill.ts';

/**
 * The numbers that a fill marks with what was typed, or why it marks none. Spaces and commas between digits do not count;
 * `typed` is the chosen count for a fill that asks for odd digits, and anything for one that asks for nothing.
 */
export function readFill(
  { asks, numbers }: Fill,
  typed: string,
  doubles: boolean,
): Result<readonly string[], Words> {
  const digits = toAsciiDigits(typed).replace(/[\s,]/g, '');
  if (asks !== null) {
    if (digits === '') return err('fill.noDigits');
    if (!/^\d+$/.test(digits)) return err('fill.notDigits');
  }
  if (asks?.kind === 'digits') {
    const { least, most } = asks;
    // Ten digits at most are different; one that is given again changes nothing.
    const count = most === 10 ? Math.min(digits.length, most) : digits.length;
    if (least === most && count !== least) return err({ key: 'fill.exactly', params: { count: least } });
    if (count < least) return err({ key: 'fill.atLeast', params: { count: least } });
  }
  const found = numbers({ digits, doubles });
  return found.length === 0 ? err('fill.none') : ok(found);
}
