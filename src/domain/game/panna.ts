/** Single (three different digits), double (two alike) and triple (all alike) pana. */
export const panaKinds = ['SP', 'DP', 'TP'] as const;
export type PanaKind = (typeof panaKinds)[number];

/** The digits of a pana are in ascending order; 0 counts as ten and is last: `120`, `100`, `990`, `000`. */
const rising = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/**
 * All 220 panas as text, in the order of their figures: `000`, `100`, `110`, …, `999`
 * (docs/decisions/012-double-pana-has-90.md).
 */
export const allPanas: readonly string[] = rising
  .flatMap((first, i) =>
    rising.slice(i).flatMap((second, j) => rising.slice(i + j).map(third => first + second + third)),
  )
  .toSorted();

const known: ReadonlySet<string> = new Set(allPanas);

/**
 * The digits of a pana that was typed in another order, put in rising order: `124` for `421`, `120` for `012`. Null when
 * the text is not three digits, is in rising order already, or makes no number of `allowed`.
 */
export function risingOrder(text: string, allowed: readonly string[]): string | null {
  if (!/^\d{3}$/.test(text)) return null;
  const sorted = Array.from(text)
    .toSorted((a, b) => rising.indexOf(a) - rising.indexOf(b))
    .join('');
  return sorted !== text && allowed.includes(sorted) ? sorted : null;
}

export const isPana = (text: string): boolean => known.has(text);

/** The kind of a pana; null when the text is no pana. */
export function panaKind(pana: string): PanaKind | null {
  if (!isPana(pana)) return null;
  const different = new Set(pana).size;
  return different === 3 ? 'SP' : different === 2 ? 'DP' : 'TP';
}

const panasOfKind = (kind: PanaKind): readonly string[] => allPanas.filter(pana => panaKind(pana) === kind);

/** The 120 of three different digits. */
export const singlePanas = panasOfKind('SP');
/** The 90 with two digits alike: nine for each of the ten digits. */
export const doublePanas = panasOfKind('DP');
/** The ten of one digit. */
export const triplePanas = panasOfKind('TP');

/** The ank of a pana: the last digit of the sum of its digits; `1` for `470`. */
export const ank = (pana: string): string =>
  String(Array.from(pana).reduce((sum, digit) => sum + Number(digit), 0) % 10);

/** The panas of a kind whose ank is `digit`: 12 single, 9 double, 1 triple; none for any other text. */
export const panasOfDigit = (digit: string, kind: PanaKind): readonly string[] =>
  allPanas.filter(pana => panaKind(pana) === kind && ank(pana) === digit);

// Games in which one entry becomes many panas (spec 2 §5). Text that is not digits becomes no panas.
const madeOf = (digits: string, panas: readonly string[]): readonly string[] =>
  panas.filter(pana => Array.from(pana).every(digit => digits.includes(digit)));

/** The single panas that the digits can form; n different digits make n(n-1)(n-2)/6, repeated ones count once. */
export const spMotor = (digits: string): readonly string[] => madeOf(digits, singlePanas);

/** The double panas that pairs of the digits can form; n different digits make n(n-1). */
export const dpMotor = (digits: string): readonly string[] => madeOf(digits, doublePanas);

/** The panas of a digit, of the chosen kinds, singles first. */
export const spDpTp = (digit: string, kinds: readonly PanaKind[]): readonly string[] =>
  panaKinds.filter(kind => kinds.includes(kind)).flatMap(kind => panasOfDigit(digit, kind));

/** The text of a row's number; sangams as `open-close`. */
export const numberText = (row: { readonly digits: string; readonly closeDigits: string }): string =>
  row.closeDigits === '' ? row.digits : `${row.digits}-${row.closeDigits}`;

/**
 * Whether a jodi is red, on a chart and as a fill: the ten doubles (`00` to `99`) and the ten whose digits are five apart (`05`, `16`, …,
 * `50`, `61`, …).
 */
export const isRedJodi = (jodi: string): boolean =>
  /^\d\d$/.test(jodi) && (Number(jodi[0]) - Number(jodi[1])) % 5 === 0;
