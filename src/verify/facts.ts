// The app reads all of these facts, and would show a player wrong ones.
import type { EndpointId } from '../contract/index.ts';
import { readClock } from '../domain/clock-time.ts';
import { parsePhone, type Phone } from '../domain/phone.ts';
import { phoneIn } from '../domain/support-number.ts';
import { parseUpiId } from '../domain/wallet/upi-id.ts';
import { type Finding, found, type Level, shown } from './finding.ts';
import { isObject, type Json, listOf } from './schema.ts';

/** `phone` is the number of the player who logged in. */
type FactCheck = (reply: Json, phone: Phone | null) => readonly Finding[];

/** Empty for a value that is not text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

export const rowsOf = (reply: Json, list: string): readonly { readonly at: string; readonly raw: Json }[] =>
  listOf(reply[list]).flatMap((raw, index) => (isObject(raw) ? [{ at: `/${list}/${index}`, raw }] : []));

export function twice(
  rows: ReturnType<typeof rowsOf>,
  field: string,
  level: Level,
  becomes: string,
): readonly Finding[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ at: pointer, raw }) => {
    const value = textOf(raw[field]);
    const before = seen.get(value);
    if (value === '') return [];
    if (before === undefined) seen.set(value, pointer);
    return before === undefined
      ? []
      : [
          found(
            level,
            'twice',
            `${pointer}/${field}`,
            `${shown(value)} also stands at ${before}; ${becomes}`,
          ),
        ];
  });
}

const ankOf = (pana: string): string => String([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10);
const resultForms = {
  open: { form: /^(?<pana>\d{3})-(?<ank>\d)$/, example: '470-1' },
  close: { form: /^(?<ank>\d)-(?<pana>\d{3})$/, example: '7-890' },
  jodi: { form: /^\d{2}$/, example: '45' },
};

function resultAt(raw: Json, pointer: string, field: string, kind: keyof typeof resultForms) {
  const text = textOf(raw[field]);
  if (text === '') return [];
  const { form, example } = resultForms[kind];
  const match = form.exec(text);
  if (match === null) {
    const says = `a result such as ${example} or null expected, ${shown(text)} came; no bid is decided by it`;
    return [found('misleads', 'result', `${pointer}/${field}`, says)];
  }
  const { pana, ank } = match.groups ?? {};
  if (pana === undefined || ankOf(pana) === ank) return [];
  const says = `${shown(text)}: the ank of ${pana} is ${ankOf(pana)}`;
  return [found('misleads', 'result', `${pointer}/${field}`, says)];
}

const longestNight = 12 * 60;
const hours = (minutes: number): string => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** A close before the open counts as past midnight. Such a market hardly lasts more than 12 hours. */
function timesAt(raw: Json, pointer: string) {
  const [open, close] = [readClock(textOf(raw['open_time'])), readClock(textOf(raw['close_time']))];
  if (open === null || close === null || open < close) return [];
  const says = `closes at ${textOf(raw['close_time'])}, opens at ${textOf(raw['open_time'])}`;
  if (open === close)
    return [found('misleads', 'times', `${pointer}/close_time`, `${says}: no time between`)];
  const night = close - open + 24 * 60;
  return night <= longestNight
    ? []
    : [found('misleads', 'times', `${pointer}/close_time`, `${says}; read as a night of ${hours(night)}`)];
}

const sameId = 'a bid would go to either of them';

const slots =
  (kind: keyof typeof resultForms): FactCheck =>
  reply => {
    const rows = rowsOf(reply, 'result');
    return [
      ...twice(rows, 'game_id', 'misleads', sameId),
      ...rows.flatMap(row => resultAt(row.raw, row.at, 'open_result', kind)),
    ];
  };

const rates: FactCheck = reply =>
  rowsOf(reply, 'game_rates').flatMap(({ at: pointer, raw }) =>
    Object.keys(raw)
      .filter(name => name.endsWith('_val_1'))
      .flatMap(name => {
        const [stake, win] = [raw[name], raw[name.replace(/1$/, '2')]].map(textOf);
        const place = `${pointer}/${name.replace(/_val_1$/, '_val_2')}`;
        if (stake === '' || win === '') return [];
        const says = `${stake} pays ${win}`;
        if (!(Number(stake) > 0 && Number(win) > 0))
          return [found('misleads', 'rate', place, `${says}: both must be numbers above 0`)];
        return Number(win) < Number(stake)
          ? [found('misleads', 'rate', place, `${says}: less than was bid; are the two swapped?`)]
          : [];
      }),
  );

const upi = (raw: Json, pointer: string): readonly Finding[] =>
  Object.keys(raw)
    .filter(name => /upi_?id$/i.test(name))
    .flatMap(name => {
      const text = textOf(raw[name]);
      return text === '' || parseUpiId(text) !== null
        ? []
        : [
            found(
              'misleads',
              'address',
              `${pointer}/${name}`,
              `${shown(text)} is not a UPI ID such as name@bank`,
            ),
          ];
    });
const upiRows =
  (list: string): FactCheck =>
  reply =>
    rowsOf(reply, list).flatMap(({ at: pointer, raw }) => upi(raw, pointer));

/** The support number is the first phone number of the two fields. */
const contact: FactCheck = reply =>
  ['mobile_no', 'mobile_1'].flatMap(name => {
    const text = textOf(reply[name]);
    if (text === '' || phoneIn(text) !== null) return [];
    const says = `a phone number of 10 to 15 digits expected, ${shown(text)} came; support is not reached by it`;
    return [found('misleads', 'address', `/${name}`, says)];
  });

const factChecks: { readonly [K in EndpointId]?: FactCheck } = {
  login: (reply, phone) => {
    const mobile = textOf(reply['mobile']);
    if (mobile === '' || phone === null || parsePhone(mobile) === phone) return [];
    return [found('misleads', 'player', '/mobile', 'not the number of the player who logged in')];
  },
  dashboard: reply => {
    const rows = rowsOf(reply, 'result');
    return [
      ...twice(rows, 'game_id', 'misleads', sameId),
      ...twice(rows, 'game_name', 'misleads', 'their lines in a history cannot be told apart'),
      ...rows.flatMap(({ at: pointer, raw }) => [
        ...timesAt(raw, pointer),
        ...resultAt(raw, pointer, 'open_result', 'open'),
        ...resultAt(raw, pointer, 'close_result', 'close'),
      ]),
    ];
  },
  starlineGames: slots('open'),
  galiGames: slots('jodi'),
  gameRates: rates,
  starlineRates: rates,
  galiRates: rates,
  adminBankDetails: upiRows('bank_details'),
  qrPay: upiRows('qrdata'),
  paymentDetails: reply => (isObject(reply['data']) ? upi(reply['data'], '/data') : []),
  contact,
  userPaymentDetails: reply =>
    rowsOf(reply, 'payment_details').flatMap(({ at: pointer, raw }) =>
      Object.keys(raw)
        .filter(name => name.endsWith('_number') && textOf(raw[name]) !== '')
        .filter(name => parsePhone(textOf(raw[name])) === null)
        .map(name => found('misleads', 'address', `${pointer}/${name}`, 'no mobile number of ten digits')),
    ),
};

export const checkFacts = (id: EndpointId, reply: Json, phone: Phone | null): readonly Finding[] =>
  factChecks[id]?.(reply, phone) ?? [];
