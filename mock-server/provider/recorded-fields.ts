import type * as v from 'valibot';
import { endpointIds, endpointOf } from '../../src/contract/index.ts';
import { flag } from '../../src/contract/wire.ts';
import { amount, boardResult, clockText, minimum, rateValue } from '../../src/contract/wire-values.ts';
import { entriesOf, originsOf, rowOf } from '../../src/verify/schema.ts';

/** How much of a field is recorded. An unknown field keeps only its type. */
export type Kept =
  /** The value itself, with phone numbers, addresses and secrets replaced. */
  | 'public'
  /** Like `public`, but a number stays even if it is as long as a phone number. */
  | 'amount'
  /** The demo's phone number or address instead of the person's. */
  | 'contact'
  | 'name'
  | 'token'
  | 'otp'
  | 'upi'
  | 'picture';

/** The kinds of the contract that are about games and points, never about a person. */
const impersonal: ReadonlyMap<v.GenericSchema, Kept> = new Map<v.GenericSchema, Kept>([
  [amount, 'amount'],
  [minimum, 'amount'],
  [boardResult, 'public'],
  [clockText, 'public'],
  [flag, 'public'],
  [rateValue, 'public'],
]);

/** The fields of a reply that need no entry in `named`, because their kind says enough. */
export function keptByKind(schema: v.GenericSchema): readonly (readonly [string, Kept])[] {
  const row = rowOf(schema);
  if (row !== null) return keptByKind(row);
  return Object.entries(entriesOf(schema) ?? {}).flatMap(([name, entry]) => {
    const kept = originsOf(entry)
      .map(origin => impersonal.get(origin))
      .find(found => found !== undefined);
    return kept === undefined ? keptByKind(entry) : [[name, kept] as const];
  });
}

const all = (kept: Kept, names: string): readonly (readonly [string, Kept])[] =>
  names.split(' ').map(name => [name, kept]);

/** Texts and addresses of replies, and the fields of requests. They may be about a person. */
const named: readonly (readonly [string, Kept])[] = [
  ...all('public', 'status success msg message'),
  ...all('amount', 'min_amt totalbit'),
  ...all('public', 'insert_date withdrawdata'),
  ...all('public', 'transaction_history transaction_id transaction_type transaction_note amount_status'),
  ...all(
    'public',
    'request_number request_status getaway_status bank_details data qrdata payment_details content',
  ),
  ...all('public', 'withdrawal_rule deposit_rule result game_id game_name'),
  ...all('public', 'web_chart_url web_starline_chart_url web_galidessar_chart_url'),
  ...all('public', 'game_rates bid_data win_data pana session digits closedigits'),
  ...all('public', 'bid_date wining_date date sliderdata slider_image slider_title notes'),
  ...all('public', 'how_to_play_content video_link client_ref'),
  ...all('public', 'env_type ids game_type gameid Gamename gametype new_result bid_from bid_to date_from'),
  ...all('public', 'date_to payment_method upi_type'),
  ...all('contact', 'paytm_no google_pay_no phon_pay_no'),
  ...all('contact', 'mobile mobile_no mobile_1 telegram_no google_pay_number paytm_number phone_pay_number'),
  ...all('name', 'user_name name'),
  ...all('token', 'unique_token'),
  ...all('otp', 'otp'),
  ...all('upi', 'google_pay_upi_id phone_pay_upi_id paytm_upi_id upi_id upiId'),
  ...all('picture', 'qrImagePath payment_receipt'),
];

/** The fields of the contract. `tests/mock-server/record.test.ts` names a missing one. */
export const recordedFields: ReadonlyMap<string, Kept> = new Map([
  ...endpointIds.flatMap(id => keptByKind(endpointOf(id).reply)),
  ...named,
]);
