import * as v from 'valibot';
import { clockTime, day, family, id, mobile, moment, otp, points, stake, text, win } from './fields.ts';
import { holiday } from './holidays.ts';

export type Mark = { readonly rows: readonly unknown[]; readonly length: number; readonly last: unknown };

export const unread: Mark = { rows: [], length: 0, last: undefined };

export const markOf = (rows: readonly unknown[]): Mark => ({
  rows,
  length: rows.length,
  last: rows.at(-1),
});

/** Whether only rows were added at the end. A changed field of a row is not noticed. */
export const goesOn = (rows: readonly unknown[], mark: Mark): boolean =>
  rows === mark.rows &&
  rows.length >= mark.length &&
  (mark.length === 0 || rows[mark.length - 1] === mark.last);

/** Payout ratios: a stake of `10` (`_1`) pays `95` (`_2`). */
const slotRates = {
  single_digit_val_1: stake,
  single_digit_val_2: win,
  single_pana_val_1: stake,
  single_pana_val_2: win,
  double_pana_val_1: stake,
  double_pana_val_2: win,
};
const starlineRates = { ...slotRates, tripple_pana_val_1: stake, tripple_pana_val_2: win };
const mainRates = {
  ...starlineRates,
  jodi_digit_val_1: stake,
  jodi_digit_val_2: win,
  half_sangam_val_1: stake,
  half_sangam_val_2: win,
  full_sangam_val_1: stake,
  full_sangam_val_2: win,
};
const headline = v.object({ id, status: text, notes: text });

export const content = v.object({
  betting_status: v.picklist(['1', '2']),
  /** False ends every session at the next call with a token, and then becomes true again. */
  sessions_valid: v.boolean(),
  otp,
  /** True sends OTPs as JSON numbers. */
  otp_as_number: v.optional(v.boolean(), false),
  min_deposit: points,
  min_withdrawal: points,
  withdraw_open_time: clockTime,
  withdraw_close_time: clockTime,
  getaway_status: v.picklist(['1', '2', '3']),
  approve_deposits: v.boolean(),
  /** Minutes after a session's time, or null if people declare the result. */
  draw_after_minutes: v.nullable(points),
  /** Boards show a result until midnight, until the market's next result, or until this time of day. */
  boards: v.optional(
    v.union([v.picklist(['daily', 'kept']), clockTime], "must be daily, kept, or a time such as '5:00 AM'"),
    'daily',
  ),
  holidays: v.optional(v.array(holiday), []),
  /** Minutes after its session's time when an undecided stake is returned, or null for midnight. */
  return_after_minutes: v.optional(v.nullable(points), null),
  /** Failed log-ins in a minute after which the number is refused, or null for no limit. */
  failed_logins_a_minute: v.optional(v.nullable(points), 5),
  bank_details: v.array(v.record(text, text)),
  qr: v.object({ upiId: text, qrImagePath: text }),
  rates: v.object({
    main: v.object(mainRates),
    starline: v.object(starlineRates),
    gali: v.object(slotRates),
  }),
  web_starline_chart_url: text,
  web_galidessar_chart_url: text,
  headlines: v.array(headline),
  sliderdata: v.array(v.object({ slider_image: text, slider_title: text })),
  withdrawal_rule: text,
  deposit_rule: text,
  contact: v.object({ mobile_no: text, mobile_1: text, telegram_no: text }),
  how_to_play_content: text,
  video_link: text,
});

/** 1 open, 2 closed. With null the clock decides. */
const msgStatus = v.nullable(v.picklist([1, 2]));

export const bidSession = v.picklist(['Open', 'Close']);
/** '2' Google Pay, '3' Paytm, '4' PhonePe (spec 1 §9). */
export const paymentMethod = v.picklist(['2', '3', '4']);

const user = v.object({ id, user_name: text, mobile, password: text, unique_token: text });

/** The reference of the money call that added the row. */
const client_ref = v.optional(text);

const ledgerEntry = v.object({
  id,
  user_id: id,
  kind: v.picklist([
    'deposit',
    'bid',
    'bid-return',
    'win',
    'win-return',
    'withdraw-hold',
    'withdraw-return',
    'transfer-in',
    'transfer-out',
  ]),
  /** Positive for a credit, negative for a debit. */
  points: v.pipe(v.number(), v.safeInteger()),
  note: text,
  at: moment,
  client_ref,
});

/** The fields of all families, by the names of the wire (`marketRow` in provider/handlers/markets.ts). */
const slot = (result: RegExp) =>
  v.object({
    id,
    game_name: text,
    open_time: clockTime,
    open_result: v.nullable(v.pipe(text, v.regex(result))),
    msg_status: msgStatus,
  });
const anks = /^\d{3}-\d$/;
const market = v.object({
  ...slot(anks).entries,
  close_time: clockTime,
  close_result: v.nullable(v.pipe(text, v.regex(/^\d-\d{3}$/))),
  web_chart_url: v.nullable(text),
});

const placed = {
  id,
  user_id: id,
  family,
  game_id: id,
  game_name: text,
  pana: text,
  session: bidSession,
  digits: text,
  closedigits: text,
  day,
  at: moment,
  client_ref,
};
const bid = v.object({
  ...placed,
  points,
  /** `void`: the stake was returned. */
  status: v.picklist(['open', 'won', 'lost', 'void']),
});
const winRecord = v.object({ ...placed, bid_id: id, amount: points });

const result = v.object({
  id,
  family,
  game_id: id,
  /** Null for Starline and Gali. */
  session: v.nullable(v.picklist(['open', 'close'])),
  /** A pana, or a jodi for Gali. */
  number: v.pipe(text, v.regex(/^\d{2,3}$/)),
  day,
  at: moment,
  /** True once the board no longer shows it. */
  cleared: v.optional(v.boolean()),
});

const fundRequest = v.object({
  id,
  user_id: id,
  request_amount: points,
  status: v.picklist(['pending', 'approved', 'rejected']),
  at: moment,
  client_ref,
});
const withdrawal = v.object({
  id,
  user_id: id,
  request_amount: points,
  payment_method: paymentMethod,
  number: text,
  status: v.picklist(['pending', 'cancelled', 'approved']),
  payment_receipt: v.nullable(text),
  at: moment,
  client_ref,
});
const transfer = v.object({ id, from_user_id: id, to_user_id: id, amount: points, at: moment });
const upi = v.object({
  id,
  user_id: id,
  google_pay_number: text,
  paytm_number: text,
  phone_pay_number: text,
});

/** The collections that the fixture contains. The past entries make the others. */
export const settings = v.object({
  content,
  markets: v.array(market),
  starline: v.array(slot(anks)),
  gali: v.array(slot(/^\d{2}$/)),
});

/**
 * The state file, fixtures and every write through json-server pass this schema, so that all other code can
 * trust the data.
 */
export const dataSchema = v.object({
  users: v.array(user),
  ledger: v.array(ledgerEntry),
  ...settings.entries,
  bids: v.array(bid),
  wins: v.array(winRecord),
  results: v.array(result),
  fund_requests: v.array(fundRequest),
  withdrawals: v.array(withdrawal),
  transfers: v.array(transfer),
  upi: v.array(upi),
});

export type Data = v.InferOutput<typeof dataSchema>;

type DeepReadonly<T> = T extends readonly (infer Row)[]
  ? readonly DeepReadonly<Row>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
/** Worlds share the data that none of them has changed (`edit` in world.ts). */
export type ReadonlyData = DeepReadonly<Data>;
export type User = v.InferOutput<typeof user>;
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>;
/** Starline and Gali have neither a close session nor a chart of their own. */
export type MarketRecord = v.InferOutput<ReturnType<typeof slot>> & Partial<v.InferOutput<typeof market>>;
export type BidRecord = v.InferOutput<typeof bid>;
export type WithdrawalRecord = v.InferOutput<typeof withdrawal>;
export type GameFamily = v.InferOutput<typeof family>;

const highestIds = new WeakMap<readonly unknown[], { readonly mark: Mark; readonly highest: number }>();

/** The last row may not have the highest id, because people can add rows with any id. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  const known = highestIds.get(rows);
  const isKnown = known !== undefined && goesOn(rows, known.mark);
  let highest = isKnown ? known.highest : 0;
  for (let index = isKnown ? known.mark.length : 0; index < rows.length; index += 1)
    highest = Math.max(highest, rows[index]?.id ?? 0);
  highestIds.set(rows, { mark: markOf(rows), highest });
  return highest + 1;
}
