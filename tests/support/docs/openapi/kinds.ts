import * as v from 'valibot';
import { otpCode } from '../../../../src/contract/auth.ts';
import { gateway } from '../../../../src/contract/funds.ts';
import { flag, optionalUrl, secret } from '../../../../src/contract/wire.ts';
import { amount, clockText, marketId, minimum, rateValue } from '../../../../src/contract/wire-values.ts';
import { originsOf, type Json } from '../../../../src/verify/schema.ts';

// The contract reads these values by functions, which a JSON schema cannot contain. So the schema lists the
// values that are read without loss.

const trueForms = [true, 'true', 1, '1'];
const falseForms = [false, 'false', 0, '0', 2, '2'];

const most = Number.MAX_SAFE_INTEGER;
const currency = '(?:₹|[Rr][Ss]\\.?|[Ii][Nn][Rr])?';
const digits = '(?:\\d{1,15}|\\d{1,3}(?:,\\d{2})*,\\d{3}|\\d{1,3}(?:,\\d{3})+)';
const minutes = ':[0-5]\\d(?::[0-5]\\d)?';

/** An amount as a text (`readAmount`), with one of these signs. */
const amountPattern = (sign: string): string =>
  `^\\s*${currency}\\s*${sign}\\s*${currency}\\s*${digits}(?:\\.\\d+)?\\s*(?:/-|₹|[Pp][Tt][Ss])?\\s*$`;

/** The contract's own kinds of values, as JSON schemas by the name of their component. */
export const kindSchemas = {
  True: { description: '`status` of a call that was carried out.', enum: trueForms },
  False: { description: '`status` of a refused call.', enum: falseForms },
  Flag: {
    description: 'Yes: `true`, `"true"`, `1` or `"1"`. Everything else is no; left out: no.',
    enum: [...trueForms, ...falseForms],
  },
  Amount: {
    description:
      'Points. Specified is a whole number; its text is read too, with group marks, a sign, a fraction or a currency sign (`"₹ 9,950.50"`). Left out, or anything else: shown as unknown.',
    type: ['number', 'string'],
    minimum: -most,
    maximum: most,
    pattern: amountPattern('[+−-]?'),
    maxLength: 40,
  },
  LeastAmount: {
    description: 'Points, as `Amount` but never negative. Left out, or anything else: unknown.',
    type: ['number', 'string'],
    minimum: 0,
    maximum: most,
    pattern: amountPattern('[+]?'),
    maxLength: 40,
  },
  ClockText: {
    description:
      'A time of the day: `3:00 PM`. `15:00` and `15:00:00` are read too. Left out, or anything else: the time stays unknown.',
    type: 'string',
    pattern: `^\\s*(?:(?:0?[1-9]|1[0-2])${minutes}\\s*[AaPp]\\.?[Mm]\\.?|(?:[01]\\d|2[0-3])${minutes})\\s*$`,
  },
  MarketId: {
    description: 'A market: a number or a text.',
    type: ['number', 'string'],
    pattern: '\\S',
    maxLength: 100,
  },
  RateValue: {
    description: 'One side of a payout ratio: a number or a text. 10 and 95 pay 9.5 times the points.',
    type: ['number', 'string'],
    pattern: '\\S',
    maxLength: 20,
  },
  Secret: {
    description: 'A token or an OTP: a text or a number, never cut.',
    type: ['string', 'number'],
    minLength: 1,
    maxLength: 4096,
  },
  Gateway: {
    description: 'The ways to deposit: 1 UPI and QR, 2 UPI alone, 3 QR alone.',
    enum: ['1', '2', '3', 1, 2, 3],
  },
  Address: {
    description: 'An https address or a path. Empty, null or left out: none.',
    type: ['string', 'null'],
    pattern: '^$|\\S',
    maxLength: 2048,
  },
} satisfies Record<string, Json>;

const names = new Map<v.GenericSchema, keyof typeof kindSchemas>([
  [flag, 'Flag'],
  [amount, 'Amount'],
  [minimum, 'LeastAmount'],
  [clockText, 'ClockText'],
  [marketId, 'MarketId'],
  [rateValue, 'RateValue'],
  [secret, 'Secret'],
  [otpCode, 'Secret'],
  [gateway, 'Gateway'],
  [optionalUrl, 'Address'],
]);

/** The address of a component in the document. */
export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The component of a schema of the contract; null for one that has none. A flag that must be set is `True`. */
export function kindRef(schema: v.GenericSchema): Json | null {
  const origin = originsOf(schema).find(one => names.has(one));
  const name = origin && names.get(origin);
  if (name === undefined) return null;
  return refTo(name === 'Flag' && !v.is(schema, false) ? 'True' : name);
}
