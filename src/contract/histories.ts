import * as v from 'valibot';
import type { StatedAmount } from '../domain/amount.ts';
import { formatWireDate } from '../domain/dates.ts';
import type { DateRange } from '../domain/history/history-query.ts';
import type { ShownRecord } from '../domain/history/history.ts';
import { area, endpoint } from './endpoint.ts';
import { optionalText, text } from './wire.ts';
import { amount, statement } from './wire-values.ts';

const recordEntries = {
  pana: text(),
  game_name: text(),
  session: text(),
  digits: text(),
  closedigits: text(),
  client_ref: optionalText(),
};

type RecordWire = {
  readonly [Field in keyof typeof recordEntries]: v.InferOutput<(typeof recordEntries)[Field]>;
};

const toRecord = (wire: RecordWire, amount: StatedAmount, date: string): ShownRecord => ({
  label: wire.pana,
  marketName: wire.game_name,
  session: wire.session,
  digits: wire.digits,
  closeDigits: wire.closedigits,
  ...(wire.client_ref !== null && { clientRef: wire.client_ref }),
  amount,
  date,
});

const bids = statement({ ...recordEntries, points: amount, bid_date: text() }, wire =>
  toRecord(wire, wire.points, wire.bid_date),
);

const wins = statement({ ...recordEntries, amount, wining_date: text() }, wire =>
  toRecord(wire, wire.amount, wire.wining_date),
);

/** Without padding, month first (spec 2 §7). */
const sentDate = v.pipe(v.string(), v.regex(/^[1-9]\d?\/[1-9]\d?\/\d{4}$/));

const bidRange = {
  body: v.strictObject({ bid_from: sentDate, bid_to: sentDate }),
  encode: (range: DateRange) => ({
    bid_from: formatWireDate(range.from),
    bid_to: formatWireDate(range.to),
  }),
};
const winRange = {
  body: v.strictObject({ date_from: sentDate, date_to: sentDate }),
  encode: (range: DateRange) => ({
    date_from: formatWireDate(range.from),
    date_to: formatWireDate(range.to),
  }),
};

const bidData = v.pipe(
  v.object({ bid_data: bids }),
  v.transform(wire => wire.bid_data),
);
const winData = v.pipe(
  v.object({ win_data: wins }),
  v.transform(wire => wire.win_data),
);
/** Gali sends its wins as `bid_data` (spec 2 §7). */
const galiWinData = v.pipe(
  v.object({ bid_data: wins }),
  v.transform(wire => wire.bid_data),
);

const common = { source: 'spec 2 §4, §7', checksStatus: true };

/** A `status` that is not true is a failure (spec 2 §4). */
export const histories = area({
  bidHistory: endpoint({ ...common, path: '/api-bid-history-data', ...bidRange, reply: bidData }),
  winHistory: endpoint({ ...common, path: '/api-wining-history-data', ...winRange, reply: winData }),
  starlineBidHistory: endpoint({
    ...common,
    path: '/api-starline-bid-history-data',
    ...bidRange,
    reply: bidData,
  }),
  starlineWinHistory: endpoint({
    ...common,
    path: '/api-starline-wining-history-data',
    ...winRange,
    reply: winData,
  }),
  galiBidHistory: endpoint({
    ...common,
    path: '/api-galidisawar-bid-history-data',
    ...bidRange,
    reply: bidData,
  }),
  galiWinHistory: endpoint({
    ...common,
    path: '/api-galidisawar-wining-history-data',
    ...winRange,
    reply: galiWinData,
  }),
});
