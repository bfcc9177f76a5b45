import * as v from 'valibot';
import { goesOn, markOf, type Mark } from './added-rows.ts';
import { clockTime, day, id, mobile, moment, points, text } from './fields.ts';
import { content } from './operator-content.ts';

/** 1 open, 2 closed; null: the clock decides. */
const msgStatus = v.nullable(v.picklist([1, 2]));

export const family = v.picklist(['main', 'starline', 'gali']);
export const bidSession = v.picklist(['Open', 'Close']);
/** '2' Google Pay, '3' Paytm, '4' PhonePe (spec 1 §9). */
export const paymentMethod = v.picklist(['2', '3', '4']);

const user = v.object({ id, user_name: text, mobile, password: text, unique_token: text });

/** The reference of the money call that has added a row, where it had one. */
const client_ref = v.optional(text);

const ledgerEntry = v.object({
  id,
  user_id: id,
  kind: v.picklist([
    'deposit',
    'bid',
    'bid-return',
    'win',
    'withdraw-hold',
    'withdraw-return',
    'transfer-in',
    'transfer-out',
  ]),
  /** Above zero for a credit, below for a debit. */
  points: v.pipe(v.number(), v.safeInteger()),
  note: text,
  at: moment,
  client_ref,
});

const market = v.object({
  id,
  game_name: text,
  open_time: clockTime,
  close_time: clockTime,
  open_result: v.nullable(v.pipe(text, v.regex(/^\d{3}-\d$/))),
  close_result: v.nullable(v.pipe(text, v.regex(/^\d-\d{3}$/))),
  msg_status: msgStatus,
  web_chart_url: v.nullable(text),
});
const slot = (result: RegExp) =>
  v.object({
    id,
    game_name: text,
    open_time: clockTime,
    open_result: v.nullable(v.pipe(text, v.regex(result))),
    msg_status: msgStatus,
  });

const placed = {
  id,
  user_id: id,
  family,
  game_id: id,
  game_name: text,
  /** The game type's name: `Single Digit`, `SP Motor`, … */
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
  /** `void`: no result came, and the stake was returned. */
  status: v.picklist(['open', 'won', 'lost', 'void']),
});
const win = v.object({ ...placed, bid_id: id, amount: points });

const result = v.object({
  id,
  family,
  game_id: id,
  /** Null for Starline and Gali. */
  session: v.nullable(v.picklist(['open', 'close'])),
  /** A pana, for Gali a jodi. */
  number: v.pipe(text, v.regex(/^\d{2,3}$/)),
  day,
  at: moment,
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
/** One record for each player. */
const upi = v.object({
  id,
  user_id: id,
  google_pay_number: text,
  paytm_number: text,
  phone_pay_number: text,
});

/** The collections that the fixtures hold as they are. The others are made from the past entries. */
export const settings = v.object({
  content,
  markets: v.array(market),
  starline: v.array(slot(/^\d{3}-\d$/)),
  gali: v.array(slot(/^\d{2}$/)),
});

/**
 * The collections of the world as `/__mock/db/*` shows them. The state file and every write through json-server pass
 * this schema, and fixtures pass the same fields, so that the rest of the mock can trust its data.
 */
export const dataSchema = v.object({
  users: v.array(user),
  ledger: v.array(ledgerEntry),
  ...settings.entries,
  bids: v.array(bid),
  wins: v.array(win),
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
/** The data to read: worlds share what none of them has changed (`edit` in world.ts). */
export type ReadonlyData = DeepReadonly<Data>;
export type User = v.InferOutput<typeof user>;
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>;
export type MarketRecord = v.InferOutput<typeof market>;
export type BidRecord = v.InferOutput<typeof bid>;
export type WithdrawalRecord = v.InferOutput<typeof withdrawal>;
export type GameFamily = v.InferOutput<typeof family>;

/** The highest id of each list, up to where it was read. */
const highestIds = new WeakMap<readonly unknown[], { readonly mark: Mark; readonly highest: number }>();

/** The next free id of a collection. People may add rows with any id, so the last row's is not always the highest. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  const known = highestIds.get(rows);
  const isKnown = known !== undefined && goesOn(rows, known.mark);
  let highest = isKnown ? known.highest : 0;
  for (let index = isKnown ? known.mark.length : 0; index < rows.length; index += 1)
    highest = Math.max(highest, rows[index]?.id ?? 0);
  highestIds.set(rows, { mark: markOf(rows), highest });
  return highest + 1;
}
