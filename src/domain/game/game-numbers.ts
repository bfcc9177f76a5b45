import { plainFigure } from '../../lib/figure.ts';
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { type PanaKind, panaKinds, risingOrder, spDpTp } from './panna.ts';
import type { BidSession } from '../market/market.ts';
import type { Problem } from '../problem.ts';
import type { PlainKey } from '../../text/message.ts';

export const numberFields = ['digit', 'pana', 'openPana', 'closePana'] as const;
type NumberField = (typeof numberFields)[number];
export type BidField = NumberField | PanaKind | 'session' | 'points';

export type GameInput = {
  readonly name: NumberField;
  readonly label: PlainKey;
  /** Empty when any digits are allowed (motors). */
  readonly allowed: readonly string[];
};

export type Numbers = { readonly digits: string; readonly closeDigits: string };

export type NumbersReader = (
  draft: Draft<BidField>,
  session: BidSession,
  /** Proceed has its own words for a few mistakes. */
  onProceed?: boolean,
) => Result<readonly Numbers[], Problem<BidField>>;

const plain = (digits: string): Numbers => ({ digits, closeDigits: '' });

const typed = (draft: Draft<BidField>, name: NumberField): string => plainFigure(draft[name] ?? '');

const missing = (field: NumberField): Problem<BidField> => ({ field, words: 'error.numberRequired' });

const invalid = (field: NumberField, number: string): Problem<BidField> => ({
  field,
  words: { key: 'error.numberInvalid', params: { number } },
});

function allowedNumber(draft: Draft<BidField>, input: GameInput): Result<string, Problem<BidField>> {
  const number = typed(draft, input.name);
  if (number === '') return err(missing(input.name));
  if (input.allowed.includes(number)) return ok(number);
  const meant = risingOrder(number, input.allowed);
  return err({ ...invalid(input.name, number), ...(meant === null ? {} : { meant }) });
}

export const oneNumber =
  (input: GameInput): NumbersReader =>
  draft => {
    const number = allowedNumber(draft, input);
    return number.ok ? ok([plain(number.value)]) : number;
  };

/**
 * Reads numbers with spaces or commas between them, or three and more in one run. `1212` and `10` are more
 * likely typing errors.
 */
export const numbersInRow = (input: GameInput): NumbersReader => {
  const size = input.allowed[0]?.length ?? 0;
  const singleNumber = oneNumber(input);
  const inRow = new RegExp(`^(\\d{${size}}[\\s,]*){2,}$`);
  return (draft, session) => {
    const text = typed(draft, input.name);
    const isMeant = /[\s,]/.test(text) || text.length >= 3 * size;
    if (size < 2 || !isMeant || !inRow.test(text)) return singleNumber(draft, session);
    const numbers = text.match(new RegExp(`\\d{${size}}`, 'g')) ?? [];
    const wrong = numbers.find(number => !input.allowed.includes(number));
    return wrong === undefined ? ok(numbers.map(plain)) : err(invalid(input.name, wrong));
  };
};

export const twoNumbers =
  (
    first: GameInput,
    second: GameInput,
    order: (first: string, second: string, session: BidSession) => Numbers,
  ): NumbersReader =>
  (draft, session) => {
    const firstNumber = allowedNumber(draft, first);
    if (!firstNumber.ok) return firstNumber;
    const two = allowedNumber(draft, second);
    return two.ok ? ok([order(firstNumber.value, two.value, session)]) : two;
  };

export const motor =
  (options: {
    readonly atLeast: number;
    readonly expand: (digits: string) => readonly string[];
    readonly tooShort: (number: string) => Problem<BidField>;
  }): NumbersReader =>
  draft => {
    const digits = typed(draft, 'pana');
    if (digits === '') return err(missing('pana'));
    if (digits.length < options.atLeast) return err(options.tooShort(digits));
    if (!/^\d+$/.test(digits)) return err(invalid('pana', digits));
    const panas = options.expand(digits);
    return panas.length > 0 ? ok(panas.map(plain)) : err({ field: 'pana', words: 'error.panaInvalid' });
  };

/**
 * Fewer digits give 'Please enter a valid Pana' at Proceed, and the reader's own words elsewhere (spec 2 §5).
 */
export const digitsOnProceed =
  (atLeast: number, reader: NumbersReader): NumbersReader =>
  (draft, session, onProceed = false) => {
    const text = typed(draft, 'pana');
    const isShort = text !== '' && text.replace(/\D/g, '').length < atLeast;
    return onProceed && isShort
      ? err({ field: 'pana', words: 'error.panaInvalid' })
      : reader(draft, session, onProceed);
  };

export const digitInvalid = (): Problem<BidField> => ({ field: 'pana', words: 'error.digitInvalid' });

export const panaNumberInvalid = (number: string): Problem<BidField> => invalid('pana', number);

export const digitAndKinds: NumbersReader = draft => {
  const digit = typed(draft, 'pana');
  if (digit === '') return err(missing('pana'));
  if (digit.length > 1) return err(invalid('pana', digit));
  const kinds = panaKinds.filter(kind => draft[kind] !== undefined);
  const panas = spDpTp(digit, kinds);
  if (panas.length > 0) return ok(panas.map(plain));
  return err({ field: kinds.length === 0 ? 'SP' : 'pana', words: 'error.panaInvalid' });
};
