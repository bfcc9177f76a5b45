import { plainFigure } from '../../lib/figure.ts';
import { limits } from '../limits.ts';

/** No player types a longer code. */
const longest = 12;

/** The length of the code that came, or four if none came (spec 1 §2). */
export function otpLength(code: string | undefined): number {
  const { length } = plainFigure(code ?? '');
  return length > 0 && length <= longest ? length : limits.otpLength;
}

/** Finds the code in an SMS: a run of the right length, else one written in parts, else the first digits. */
export function otpIn(text: string, length: number): string {
  const plain = plainFigure(text);
  const runs = [...(plain.match(/\d+/g) ?? []), ...(plain.match(/\d+(?:[\s-]\d+)+/g) ?? [])];
  const digits = [...runs, plain].map(run => run.replace(/\D/g, ''));
  return digits.find(run => run.length === length) ?? (digits.at(-1) ?? '').slice(0, length);
}
