const decimal = /\p{Nd}/u;

/**
 * Replaces the decimal digits of every script (`९८`, `９８`) by ASCII digits; the rest does not change.
 * Unicode keeps the ten digits of a script together, so the value of a digit is its distance from the first of them.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, char => {
    const code = char.codePointAt(0) ?? 0;
    let first = code;
    while (decimal.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** Only the digits of a text, as ASCII: `+91 98765-43210` gives `919876543210`. */
export const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');
