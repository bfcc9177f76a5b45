import { beforeAll, expect, it } from 'vitest';
import { endpointIds, endpointOf, type EndpointId } from '../../src/contract/index.ts';
import { lineOf } from '../../src/verify/finding.ts';
import { createMock } from '../support/app-mock.ts';
import { runAgainst } from './run-against.ts';

// Providers whose replies can be read, one by one, but contradict themselves, each other, or the world.

type Row = Record<string, unknown>;
/** Changes a reply of the mock; `reading` counts the readings of this call from 1. */
type Change = (wire: Row, reading: number) => void;
/** The change of a reply: its JSON, its text, or the error of its `Date` in minutes. */
type Bend = Change | { readonly text: (text: string) => string } | { readonly minutes: number };

const rows = (wire: Row, list: string): Row[] => {
  const value = wire[list];
  if (!Array.isArray(value)) throw new Error(`No list ${list}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of the mock are objects
  return value as Row[];
};
/** Fields of a row of a list. */
const put =
  (list: string, fields: Row, index = 0): Change =>
  wire =>
    void Object.assign(rows(wire, list)[index] ?? {}, fields);
const onSecond =
  (change: Change): Change =>
  (wire, reading) => {
    if (reading === 2) change(wire, reading);
  };
const without =
  (list: string, index = 0): Change =>
  wire =>
    void rows(wire, list).splice(index, 1);
/** A row that is listed twice, one after the other. */
const again =
  (list: string, index = 0): Change =>
  wire =>
    void rows(wire, list).splice(index, 0, { ...rows(wire, list)[index] });
const all =
  (list: string, fields: (row: Row) => Row): Change =>
  wire => {
    for (const row of rows(wire, list)) Object.assign(row, fields(row));
  };
const reversed =
  (list: string): Change =>
  wire =>
    void Object.assign(wire, { [list]: rows(wire, list).toReversed() });
const set =
  (fields: Row): Change =>
  wire =>
    void Object.assign(wire, fields);

const bids = 'bid_data';
const wins = 'win_data';
const lines = 'transaction_history';
const markets = 'result';
const rates = 'game_rates';

/** A fault of a provider, the call that has it, and the required finding. */
const bends: readonly (readonly [what: string, call: EndpointId, bend: Bend, finding: string])[] = [
  // Two readings.
  [
    'a bid is gone',
    'bidHistory',
    onSecond(without(bids)),
    'changed /bid_data/0: the line is gone at a second reading',
  ],
  [
    'a bid has other points',
    'bidHistory',
    onSecond(put(bids, { points: 90 })),
    'changed /bid_data/0/points: 100 came, and 90 at a second reading',
  ],
  [
    'a label is written otherwise',
    'bidHistory',
    onSecond(put(bids, { pana: 'Jodi' })),
    'changed /bid_data/0/pana: "Jodi Digit" came, and "Jodi" at a second reading',
  ],
  [
    'a market is written otherwise',
    'bidHistory',
    onSecond(put(bids, { game_name: 'MILAN-DAY' }, 2)),
    'changed /bid_data/2/game_name: "Milan Day" came, and "MILAN-DAY" at a second reading',
  ],
  [
    'a date is written otherwise',
    'bidHistory',
    onSecond(put(bids, { bid_date: '2026-11-21' })),
    'changed /bid_data/0/bid_date: "21-November-2026" came, and "2026-11-21" at a second reading',
  ],
  [
    'the order is another',
    'bidHistory',
    onSecond(reversed(bids)),
    'changed /bid_data: the lines come in another order at a second reading',
  ],
  [
    'a line comes once more',
    'starlineBidHistory',
    onSecond(again(bids)),
    'changed /bid_data/1: the line comes once more at a second reading',
  ],
  [
    'an old line comes late',
    'bidHistory',
    (wire, reading) => reading === 1 && without(bids, 4)(wire, 1),
    'changed /bid_data/4: a line of 2026-11-18 comes for the first time at a second reading',
  ],
  [
    'a win is another',
    'winHistory',
    onSecond(put(wins, { amount: 90 })),
    'changed /win_data/0/amount: 190 came, and 90 at a second reading',
  ],
  [
    'a debit is gone',
    'walletHistory',
    onSecond(without(lines, 1)),
    'changed /transaction_history/1: the line is gone at a second reading',
  ],
  [
    'a number of a transaction is another',
    'walletHistory',
    onSecond(put(lines, { transaction_id: 'T99' }, 1)),
    'changed /transaction_history/1/transaction_id: "T19" came, and "T99" at a second reading',
  ],
  [
    'a withdrawal has another number',
    'withdrawHistory',
    onSecond(put('withdrawdata', { request_number: 'W9' })),
    'changed /withdrawdata/0/request_number: "W2" came, and "W9" at a second reading',
  ],
  [
    'the balance is another',
    'walletBalance',
    onSecond(set({ wallet_amt: 9000 })),
    'changed /wallet_amt: 10,000 came, and 9,000 at a second reading',
  ],
  // Repeated lines.
  [
    'all bids come twice',
    'bidHistory',
    wire => void rows(wire, bids).push(...rows(wire, bids).map(row => ({ ...row }))),
    'unpaid bids of ',
  ],
  ['one bid comes twice', 'bidHistory', again(bids), 'unpaid bids of '],
  ['one win comes twice', 'winHistory', again(wins), 'unpaid wins of '],
  [
    'a transaction comes twice',
    'walletHistory',
    again(lines, 1),
    'twice /transaction_history/2/transaction_id: "T19" also stands at /transaction_history/1; a line that comes twice counts as two',
  ],
  [
    'a withdrawal comes twice',
    'withdrawHistory',
    again('withdrawdata'),
    'twice /withdrawdata/1/request_number: "W2" also stands at /withdrawdata/0; a line that comes twice counts as two',
  ],
  [
    'transactions have no numbers',
    'walletHistory',
    all(lines, () => ({ transaction_id: '' })),
    'missing /transaction_history/0/transaction_id (and ',
  ],
  // Markets and games.
  [
    'a bid on a market that is not there',
    'bidHistory',
    put(bids, { game_name: 'Old Market' }),
    'strange /bid_data/0/game_name: "Old Market" is not a market of dashboard',
  ],
  [
    'a market in capitals',
    'bidHistory',
    put(bids, { game_name: 'SRIDEVI-MORNING' }),
    'strange /bid_data/0/game_name: "SRIDEVI-MORNING" is "Sridevi Morning" in dashboard',
  ],
  [
    'a game by another name',
    'bidHistory',
    put(bids, { pana: 'Jodi' }),
    'strange /bid_data/0/pana: "Jodi" is not a game that the app knows',
  ],
  [
    'a session in Hindi',
    'bidHistory',
    put(bids, { session: 'खुला' }),
    'strange /bid_data/0/session: Open or Close expected, "खुला" came',
  ],
  [
    'a jodi without its zero',
    'bidHistory',
    put(bids, { digits: 7 }),
    'strange /bid_data/0/digits: "7" is not a number of "Jodi Digit"',
  ],
  [
    'a Starline game of main markets',
    'starlineBidHistory',
    put(bids, { pana: 'Jodi Digit' }),
    'strange /bid_data/0/pana: "Jodi Digit" is not a game that the app knows',
  ],
  [
    'a market of another family',
    'galiBidHistory',
    put(bids, { game_name: 'Kalyan' }),
    'strange /bid_data/0/game_name: "Kalyan" is not a market of galiGames',
  ],
  [
    'points below zero',
    'bidHistory',
    put(bids, { points: -100 }),
    'wrong /bid_data/0/points: -100: points below zero',
  ],
  // Days.
  [
    'a year of two digits',
    'bidHistory',
    put(bids, { bid_date: '21-November-0026' }),
    'day /bid_data/0/bid_date: "21-November-0026": not in this century',
  ],
  [
    'the beginning of the epoch',
    'walletHistory',
    put(lines, { insert_date: '1970-01-01 05:30:00' }),
    'day /transaction_history/0/insert_date: "1970-01-01 05:30:00": not in this century',
  ],
  [
    'a bid of tomorrow',
    'bidHistory',
    put(bids, { bid_date: '22-November-2026' }),
    'day /bid_data/0/bid_date: "22-November-2026": a day that is to come',
  ],
  [
    'a bid before the asked days',
    'bidHistory',
    put(bids, { bid_date: '1-October-2026' }, 4),
    'day /bid_data/4/bid_date: "1-October-2026": before 2026-10-22, from when lines were asked for',
  ],
  [
    'a day that no calendar has',
    'winHistory',
    put(wins, { wining_date: '31-November-2026' }),
    'day /win_data/0/wining_date: "31-November-2026": no date that the app reads; the line belongs to no day',
  ],
  [
    'seconds since 1970 for a date',
    'withdrawHistory',
    put('withdrawdata', { insert_date: 1795000000 }),
    'day /withdrawdata/0/insert_date: ',
  ],
  [
    'the oldest first',
    'walletHistory',
    reversed(lines),
    'order /transaction_history: the newest line does not come first',
  ],
  // The wallet.
  [
    'another balance for withdrawals',
    'walletInfo',
    set({ wallet_amt: 9000 }),
    'balance /wallet_amt: 9,000 came, and 10,000 in walletBalance',
  ],
  [
    'another balance at home',
    'dashboard',
    set({ wallet_amt: '10,100' }),
    'balance /wallet_amt: 10,100 came, and 10,000 in walletBalance',
  ],
  [
    'betting is on here and off there',
    'walletInfo',
    set({ betting_status: '0' }),
    'changed /betting_status: "0" came, and "1" in dashboard',
  ],
  [
    'credit and debit are swapped',
    'walletHistory',
    all(lines, row => ({ transaction_type: row['transaction_type'] === '1' ? '2' : '1' })),
    'balance /transaction_history: ',
  ],
  ['debits are missing', 'walletHistory', without(lines, 2), 'balance /transaction_history: '],
  // The player.
  [
    "another player's number",
    'login',
    set({ mobile: '9876543211' }),
    'player /mobile: not the number of the player who logged in',
  ],
  [
    'a name with markup',
    'login',
    set({ user_name: '<b>Demo</b> Player' }),
    'markup /user_name: "<b>Demo</b> Player": players see the markup as it stands',
  ],
  [
    'a payout number without a digit',
    'userPaymentDetails',
    put('payment_details', { paytm_number: '987654321' }),
    'address /payment_details/0/paytm_number: no mobile number of ten digits',
  ],
  // Markets.
  [
    'two markets with one id',
    'dashboard',
    put(markets, { game_id: '1' }, 3),
    'twice /result/3/game_id: "1" also stands at /result/0; a bid would go to either of them',
  ],
  [
    'two slots with one id',
    'starlineGames',
    put(markets, { game_id: 1001 }, 3),
    'twice /result/3/game_id: "1001" also stands at /result/0; a bid would go to either of them',
  ],
  [
    'close before open',
    'dashboard',
    put(markets, { close_time: '2:30 PM' }),
    'times /result/0/close_time: closes at 2:30 PM, opens at 3:00 PM; read as a night of 23 h 30 min',
  ],
  [
    'close with open',
    'dashboard',
    put(markets, { close_time: '3:00 PM' }),
    'times /result/0/close_time: closes at 3:00 PM, opens at 3:00 PM: no time between',
  ],
  [
    'a result with a wrong ank',
    'dashboard',
    put(markets, { open_result: '123-7' }, 1),
    'result /result/1/open_result: "123-7": the ank of 123 is 6',
  ],
  [
    'an escaped name',
    'galiGames',
    put(markets, { game_name: 'Delhi &amp; Bazar' }, 1),
    'markup /result/1/game_name: "Delhi &amp; Bazar": players see the markup as it stands',
  ],
  // Rates and addresses.
  [
    'a rate of nothing',
    'gameRates',
    put(rates, { jodi_digit_val_2: '0' }),
    'rate /game_rates/0/jodi_digit_val_2: 10 pays 0: both must be numbers above 0',
  ],
  [
    'a swapped rate',
    'starlineRates',
    put(rates, { single_digit_val_1: '95', single_digit_val_2: '10' }),
    'rate /game_rates/0/single_digit_val_2: 95 pays 10: less than was bid; are the two swapped?',
  ],
  [
    'a UPI ID without its bank',
    'adminBankDetails',
    put('bank_details', { upi_id: 'shop.upi' }),
    'address /bank_details/0/upi_id: "shop.upi" is not a UPI ID such as name@bank',
  ],
  [
    'a UPI ID with a space',
    'paymentDetails',
    set({ data: { upiId: 'my shop@upi', qrImagePath: '/slides/qr.svg' } }),
    'address /data/upiId: "my shop@upi" is not a UPI ID such as name@bank',
  ],
  [
    'a support number that is too short',
    'contact',
    set({ mobile_no: '98765' }),
    'address /mobile_no: a phone number of 10 to 15 digits expected, "98765" came; support is not reached by it',
  ],
  [
    'a support number that is a time',
    'contact',
    set({ mobile_1: 'Call 10-6' }),
    'address /mobile_1: a phone number of 10 to 15 digits expected, "Call 10-6" came; support is not reached by it',
  ],
  [
    'an open time in words',
    'dashboard',
    put(markets, { open_time: '3 baje' }),
    'wrong /result/0/open_time: a time such as 3:00 PM expected, "3 baje" came; the time stays unknown',
  ],
  [
    'a time in words behind a date',
    'walletHistory',
    put(lines, { insert_date: '21-November-2026 evening' }),
    'day /transaction_history/0/insert_date: "21-November-2026 evening": no time that the app reads; the line has only its day',
  ],
  // The text and its headers.
  ['a clock two minutes fast', 'dashboard', { minutes: 2 }, 'date its Date is 2 min from that of login'],
  ['a clock of another zone', 'dashboard', { minutes: 330 }, 'date its Date is 330 min from that of login'],
  [
    'a key that comes twice',
    'walletBalance',
    { text: text => text.replace('{', '{"wallet_amt":90000,') },
    'key-twice the key "wallet_amt" occurs twice in one object',
  ],
  [
    'a byte order mark',
    'walletBalance',
    { text: text => `\uFEFF${text}` },
    'bom a byte order mark is before the JSON; it is skipped',
  ],
];

const now = Date.parse('2026-11-21T07:30:00.000Z');
const idOfPath = new Map(endpointIds.map(id => [endpointOf(id).path, id]));
/** The mock's replies, by address and body. */
const recorded = new Map<string, string>();
const keyOf = (input: unknown, init?: RequestInit): string =>
  `${typeof input === 'string' ? input : ''} ${typeof init?.body === 'string' ? init.body : ''}`;

beforeAll(async () => {
  const mock = createMock();
  const { calls } = await runAgainst(async (input, init) => {
    const reply = await mock.fetch(input, init);
    recorded.set(keyOf(input, init), await reply.clone().text());
    return reply;
  });
  expect(calls.flatMap(({ findings }) => findings).filter(({ level }) => level === 'misleads')).toEqual([]);
});

/** The recorded mock with one of its calls bent. */
function bentFetch(call: EndpointId, bend: Bend): typeof globalThis.fetch {
  let reading = 0;
  return async (input, init) => {
    const text = recorded.get(keyOf(input, init)) ?? '';
    const isBent = idOfPath.get(new URL(typeof input === 'string' ? input : '').pathname) === call;
    if (isBent) reading += 1;
    const minutes = isBent && 'minutes' in bend ? bend.minutes : 0;
    const headers = {
      'content-type': 'application/json',
      date: new Date(now + minutes * 60_000).toUTCString(),
    };
    return new Response(isBent ? bentText(text, bend, reading) : text, { headers });
  };
}

function bentText(text: string, bend: Bend, reading: number): string {
  if (typeof bend !== 'function') return 'text' in bend ? bend.text(text) : text;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- replies of the mock are objects
  const wire = JSON.parse(text) as Row;
  bend(wire, reading);
  return JSON.stringify(wire);
}

it.each(bends)('%s (%s): names it', async (_, call, bend, finding) => {
  const { calls } = await runAgainst(bentFetch(call, bend));
  const said = calls
    .filter(report => report.call === call)
    .flatMap(({ findings }) => findings.map(one => `${one.kind} ${lineOf(one)}`));
  expect(
    said.filter(line => line.startsWith(finding)),
    said.join('\n'),
  ).toHaveLength(1);
});

it('a Date within a minute is not named', async () => {
  const { calls } = await runAgainst(bentFetch('dashboard', { minutes: 1 }));
  expect(calls.flatMap(({ findings }) => findings).filter(({ kind }) => kind === 'date')).toEqual([]);
});
