import { plainFigure } from '../../lib/figure.ts';
import { limits } from '../limits.ts';

/** No player types a longer code. */
const longest = 12;

/** The length of the code that came, or four if none came (spec 1 §2). */
export function otpLength(code: string | undefined): number {
  const { length } = plainFigure(code ?? '');
  return length > 0 && length <= longest ? length : limits.otpLength;
}

/** An SMS may have other numbers of the code's length: an amount, a year. */
const namedBefore = /(?:otp|code|pin|password|ओटीपी|कोड|#)[^\d.!?\n]*$/i;
const namedAfter = /^\s+is\s+(?:your|the|an?)\s+(?:[\w-]+\s+){0,4}(?:otp|code|pin|password)/i;

/** The code in an SMS: a run of the right length that is called so, else any of its length, else the first digits. */
export function otpIn(text: string, length: number): string {
  const plain = plainFigure(text);
  const runs = [...plain.matchAll(/\d+/g), ...plain.matchAll(/\d+(?:[\s-]\d+)+/g)];
  const fitting = runs.filter(([run]) => run.replace(/\D/g, '').length === length);
  const named = fitting.find(
    ({ 0: run, index }) =>
      namedBefore.test(plain.slice(0, index)) || namedAfter.test(plain.slice(index + run.length)),
  );
  const [code = plain] = named ?? fitting[0] ?? [];
  return code.replace(/\D/g, '').slice(0, length);
}
