import { plainFigure } from '../../lib/figure.ts';
import { limits } from '../limits.ts';

/** The code as the server sent it. A JSON number has lost an unknown number of leading zeros. */
export type OtpCode = string | number;

/** Numbers of digits. */
export type OtpForm = {
  /** The length of the code without the zeros that it may have lost. */
  readonly least: number;
  /** The boxes that are drawn. */
  readonly usual: number;
  readonly most: number;
};

/** No player types a longer code. */
const longest = 12;
/** A shorter number may be a code of this length that has lost its zeros. */
const longerCodes = [6, 8];

/** An SMS or a server may group the digits: `482-913`. */
const withoutGroups = (code: string): string => plainFigure(code).replace(/[\s\p{Pd}]/gu, '');

/** The number of digits of the code, or four if the server sent none (spec 1 §2). */
export function otpForm(code: OtpCode | undefined): OtpForm {
  const { length } = withoutGroups(String(code ?? ''));
  const least = length > 0 && length <= longest ? length : limits.otpLength;
  if (typeof code !== 'number') return { least, usual: least, most: least };
  const usual = Math.max(least, limits.otpLength);
  return { least, usual, most: longerCodes.find(longer => longer >= usual) ?? usual };
}

/** `042170`, `42170` and `0042170` are the code 42170, but only the first is '042170'. */
export function isOtp(typed: string, code: OtpCode): boolean {
  const digits = withoutGroups(typed);
  if (digits === '') return false;
  return typeof code === 'number' ? Number(digits) === code : digits === withoutGroups(code);
}

/** An SMS may have other numbers of the code's length: an amount, a year. */
const namedBefore = /(?:otp|code|pin|password|ओटीपी|कोड|#)[^\d.!?।\n]*$/i;
const namedAfter = /^\s+is\s+(?:your|the|an?)\s+(?:[\w-]+\s+){0,4}(?:otp|code|pin|password)/i;

/** Part of a date or a time: `27/11/2026`. */
const isDated = (before: string, after: string): boolean => /\d[/:]$/.test(before) || /^[/:]\d/.test(after);

/**
 * The code in an SMS: a run of the right length that is called a code, or else any run of its length. Otherwise
 * all digits, because a cut one could be the right code by chance.
 */
export function otpIn(text: string, { least, usual, most }: OtpForm): string {
  const plain = plainFigure(text);
  const fits = new RegExp(`^0{0,${most - least}}\\d{${least}}$`);
  const fitting = [...plain.matchAll(/\d+/g), ...plain.matchAll(/\d+(?:[\s-]\d+)+/g)]
    .map(({ 0: run, index }) => ({
      digits: run.replace(/\D/g, ''),
      before: plain.slice(0, index),
      after: plain.slice(index + run.length),
    }))
    .filter(({ digits, before, after }) => fits.test(digits) && !isDated(before, after));
  const found =
    fitting.find(({ before, after }) => namedBefore.test(before) || namedAfter.test(after)) ??
    fitting.find(({ digits }) => digits.length === usual) ??
    fitting[0];
  return found?.digits ?? plain.replace(/\D/g, '').slice(0, longest + 1);
}
