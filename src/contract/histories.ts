import * as v from 'valibot';
import type { StatedAmount } from '../domain/amount.ts';
import { formatWireDate } from '../domain/dates.ts';
import type { DateRange } from '../domain/history/history-query.ts';
import type { ShownRecord } from '../domain/history/history.ts';
import { recordNumber } from '../domain/history/record-number.ts';
import type { Family } from '../domain/market/market.ts';
import { area, endpoint } from './endpoint.ts';
import { fields, figure, optionalText, text } from './wire.ts';
import { statement } from './statement.ts';
import { amount } from './wire-values.ts';

const recordEntries = {
  pana: text(),
  game_name: text(),
  session: text(),
  digits: figure,
  closedigits: figure,
  client_ref: optionalText(),
};

type RecordWire = v.InferOutput<v.ObjectSchema<typeof recordEntries, undefined>>;

const toRecord = (family: Family, wire: RecordWire, amount: StatedAmount, date: string): ShownRecord => ({
  label: wire.pana,
  marketName: wire.game_name,
  session: wire.session,
  ...recordNumber(family, {
    label: wire.pana,
    session: wire.session,
    digits: wire.digits,
    closeDigits: wire.closedigits,
  }),
  ...(wire.client_ref !== null && { clientRef: wire.client_ref }),
  amount,
  date,
});

const bids = (family: Family) =>
  statement({ ...recordEntries, points: amount, bid_date: text() }, wire =>
    toRecord(family, wire, wire.points, wire.bid_date),
  );

const wins = (family: Family) =>
  statement({ ...recordEntries, amount, wining_date: text() }, wire =>
    toRecord(family, wire, wire.amount, wire.wining_date),
  );

/** Without padding, month first (spec 2 §7). */
const sentDate = v.pipe(v.string(), v.regex(/^[1-9]\d?\/[1-9]\d?\/\d{4}$/));

const bidHistory = (path: string, family: Family) =>
  endpoint({
    path,
    checksStatus: true,
    emptyList: 'bid_data',
    body: v.strictObject({ bid_from: sentDate, bid_to: sentDate }),
    encode: ({ from, to }: DateRange) => ({ bid_from: formatWireDate(from), bid_to: formatWireDate(to) }),
    reply: fields({ bid_data: bids(family) }, wire => wire.bid_data),
  });

const winData = (family: Family) => fields({ win_data: wins(family) }, wire => wire.win_data);

/** Gali sends its wins as `bid_data` (spec 2 §7). */
const galiWinData = fields({ bid_data: wins('gali') }, wire => wire.bid_data);

const winHistory = <Reply extends v.GenericSchema>(path: string, emptyList: string, reply: Reply) =>
  endpoint({
    path,
    checksStatus: true,
    emptyList,
    body: v.strictObject({ date_from: sentDate, date_to: sentDate }),
    encode: ({ from, to }: DateRange) => ({ date_from: formatWireDate(from), date_to: formatWireDate(to) }),
    reply,
  });

/** A `status` that is not true is a failure (spec 2 §4), unless the list is there and empty. */
export const histories = area({
  bidHistory: bidHistory('/api-bid-history-data', 'main'),
  winHistory: winHistory('/api-wining-history-data', 'win_data', winData('main')),
  starlineBidHistory: bidHistory('/api-starline-bid-history-data', 'starline'),
  starlineWinHistory: winHistory('/api-starline-wining-history-data', 'win_data', winData('starline')),
  galiBidHistory: bidHistory('/api-galidisawar-bid-history-data', 'gali'),
  galiWinHistory: winHistory('/api-galidisawar-wining-history-data', 'bid_data', galiWinData),
});
