const decimal = /\p{Nd}/u;

/**
 * The ten digits of a script are neighbours in Unicode, so the value of a digit is its distance from the
 * first.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, char => {
    const code = char.codePointAt(0) ?? 0;
    let first = code;
    while (decimal.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** `+91 98765-43210` becomes `919876543210`. */
export const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');
