export const panaKinds = ['SP', 'DP', 'TP'] as const;
export type PanaKind = (typeof panaKinds)[number];

/** In a pana 0 counts as ten, so it comes last: `120`, `100`. */
const rising = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** In the order of their figures (docs/decisions/012-double-pana-has-90.md). */
export const allPanas: readonly string[] = rising
  .flatMap((first, i) =>
    rising.slice(i).flatMap((second, j) => rising.slice(i + j).map(third => first + second + third)),
  )
  .toSorted();

const known: ReadonlySet<string> = new Set(allPanas);

/** `124` for `421`. Null if the digits already rise, or if no number of `allowed` has them. */
export function risingOrder(text: string, allowed: readonly string[]): string | null {
  if (!/^\d{3}$/.test(text)) return null;
  const sorted = Array.from(text)
    .toSorted((a, b) => rising.indexOf(a) - rising.indexOf(b))
    .join('');
  return sorted !== text && allowed.includes(sorted) ? sorted : null;
}

export const isPana = (text: string): boolean => known.has(text);

export function panaKind(pana: string): PanaKind | null {
  if (!isPana(pana)) return null;
  const different = new Set(pana).size;
  return different === 3 ? 'SP' : different === 2 ? 'DP' : 'TP';
}

const panasOfKind = (kind: PanaKind): readonly string[] => allPanas.filter(pana => panaKind(pana) === kind);

export const singlePanas = panasOfKind('SP');
export const doublePanas = panasOfKind('DP');
export const triplePanas = panasOfKind('TP');

/** The last digit of the sum of its digits: `1` for `470`. */
export const ank = (pana: string): string =>
  String(Array.from(pana).reduce((sum, digit) => sum + Number(digit), 0) % 10);

export const panasOfDigit = (digit: string, kind: PanaKind): readonly string[] =>
  allPanas.filter(pana => panaKind(pana) === kind && ank(pana) === digit);

// Text other than digits makes no panas (spec 2 §5).
const madeOf = (digits: string, panas: readonly string[]): readonly string[] =>
  panas.filter(pana => Array.from(pana).every(digit => digits.includes(digit)));

export const spMotor = (digits: string): readonly string[] => madeOf(digits, singlePanas);

export const dpMotor = (digits: string): readonly string[] => madeOf(digits, doublePanas);

export const spDpTp = (digit: string, kinds: readonly PanaKind[]): readonly string[] =>
  panaKinds.filter(kind => kinds.includes(kind)).flatMap(kind => panasOfDigit(digit, kind));

export const numberText = (row: { readonly digits: string; readonly closeDigits: string }): string =>
  row.closeDigits === '' ? row.digits : `${row.digits}-${row.closeDigits}`;

/** The doubles, and jodis whose digits differ by five (`05`, `50`). */
export const isRedJodi = (jodi: string): boolean =>
  /^\d\d$/.test(jodi) && (Number(jodi[0]) - Number(jodi[1])) % 5 === 0;
