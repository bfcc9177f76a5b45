import { expect, it } from 'vitest';
import { endpointOf, type EndpointId } from '../../src/contract/index.ts';
import { allFits, reports } from '../../src/verify/report.ts';
import { lineOf } from '../../src/verify/finding.ts';
import { createMock, type AppMock } from '../support/app-mock.ts';
import { call } from '../mock-server/calls.ts';
import { reportOf, runAgainst } from './run-against.ts';

type Wire = Record<string, unknown>;
type Row = Record<string, unknown>;

const rowsOf = (reply: Wire, list: string): Row[] => {
  const rows = reply[list];
  if (!Array.isArray(rows)) throw new Error(`No list ${list}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of the mock are objects
  return rows as Row[];
};
const rowOf = (reply: Wire, list: string, index = 0): Row => rowsOf(reply, list)[index] ?? {};

/** The reply of a call with a change, as the mock's fixed reply. */
const reply =
  (change: (wire: Wire) => void) =>
  async (mock: AppMock, id: EndpointId): Promise<void> => {
    const body = id.endsWith('idHistory') ? { bid_from: '11/1/2026', bid_to: '11/21/2026' } : {};
    const value = await call(mock, id, body);
    change(value);
    mock.fault({ path: endpointOf(id).path, kind: 'reply', value, times: -1 });
  };
/** A fault of the mock. */
const fault =
  (kind: Parameters<AppMock['fault']>[0]['kind'], value?: unknown) => (mock: AppMock, id: EndpointId) =>
    mock.fault({ path: endpointOf(id).path, kind, value, times: -1 });
/** A reply of a recording that is sent as a text. */
const text = (words: string) => (mock: AppMock, id: EndpointId) => {
  mock.mock.world.state.replies = [{ path: endpointOf(id).path, status: 200, text: words, times: 1 }];
};

/** A market with its first open time changed. */
const openTime = (time: unknown) => reply(wire => Object.assign(rowOf(wire, 'result'), { open_time: time }));
const wallet = (amount: unknown) => reply(wire => Object.assign(wire, { wallet_amt: amount }));

/** Each row bends one reply of the mock and names the required finding. */
const bends: readonly (readonly [
  what: string,
  id: EndpointId,
  bend: (mock: AppMock, id: EndpointId) => unknown,
  finding: string,
])[] = [
  [
    'a time of 24 hours',
    'dashboard',
    openTime('15:00:00'),
    'lenient form /result/0/open_time: a time such as 3:00 PM expected, "15:00:00" came; read as 15:00',
  ],
  [
    'a time in words',
    'dashboard',
    openTime("3 o'clock"),
    'dropped wrong /result/0/open_time: a time such as 3:00 PM expected, "3 o\'clock" came; the time stays unknown',
  ],
  [
    'a market without an id',
    'dashboard',
    reply(wire => delete rowOf(wire, 'result', 1)['game_id']),
    'dropped missing /result/1/game_id: missing: a number or a text expected; the row is dropped',
  ],
  [
    'ids by another name, in all rows',
    'dashboard',
    reply(wire => {
      wire['result'] = rowsOf(wire, 'result').map(({ game_id, ...row }) => ({ gameId: game_id, ...row }));
    }),
    'dropped missing /result/0/game_id (and 7 more): missing; was gameId meant?: a number or a text expected; the row is dropped',
  ],
  [
    'a market that is open in words',
    'dashboard',
    reply(wire => Object.assign(rowOf(wire, 'result'), { msg_status: 'open' })),
    'dropped wrong /result/0/msg_status: 1, 0, true or false expected, "open" came; read as false',
  ],
  [
    'a chart that is no address',
    'dashboard',
    reply(wire => Object.assign(rowOf(wire, 'result'), { web_chart_url: 'javascript:alert(1)' })),
    'dropped wrong /result/0/web_chart_url: an https address or a path expected, "javascript:alert(1)" came; it is not opened',
  ],
  [
    'a name of 600 letters',
    'dashboard',
    reply(wire => Object.assign(rowOf(wire, 'result'), { game_name: 'K'.repeat(600) })),
    'dropped cut /result/0/game_name: 600 letters came; cut after 500',
  ],
  [
    'a field that the app does not read',
    'dashboard',
    reply(wire => Object.assign(rowOf(wire, 'result', 2), { holiday: 'no' })),
    'note unknown /result/2/holiday: not known, and not read',
  ],
  [
    'an object instead of a list',
    'dashboard',
    reply(wire => Object.assign(wire, { result: { 0: 'Kalyan' } })),
    'fails wrong /result: a list expected, an object came',
  ],
  [
    'no list',
    'starlineGames',
    reply(wire => delete wire['result']),
    'fails missing /result: missing: a list expected',
  ],
  [
    'a balance as text',
    'walletBalance',
    wallet('10000'),
    'lenient type /wallet_amt: a whole number expected, a text came',
  ],
  [
    'a balance with a fraction',
    'walletBalance',
    wallet('10000.00'),
    'lenient form /wallet_amt: a whole number expected, "10000.00" came; read as 10000',
  ],
  [
    'a balance in words',
    'walletBalance',
    wallet('ten thousand'),
    'dropped wrong /wallet_amt: a whole number expected, "ten thousand" came; it is shown as unknown',
  ],
  [
    'a balance by another name',
    'walletBalance',
    reply(wire => {
      wire['walletAmt'] = wire['wallet_amt'];
      delete wire['wallet_amt'];
    }),
    'dropped missing /wallet_amt: missing; was walletAmt meant?: a whole number expected; it is shown as unknown',
  ],
  [
    'a null list',
    'walletHistory',
    reply(wire => Object.assign(wire, { transaction_history: null })),
    'dropped null-list /transaction_history: a list expected, null came; read as empty',
  ],
  [
    'an empty list',
    'walletHistory',
    reply(wire => Object.assign(wire, { transaction_history: [] })),
    'note empty-list /transaction_history: the list is empty: no row could be checked',
  ],
  [
    'an empty row',
    'bidHistory',
    reply(wire => Object.assign(wire, { bid_data: [{ digits: '' }] })),
    'dropped row /bid_data/0: an empty row; the row is dropped',
  ],
  [
    'points that are null',
    'bidHistory',
    reply(wire => Object.assign(rowOf(wire, 'bid_data'), { points: null })),
    'dropped wrong /bid_data/0/points: a whole number expected, null came; it is shown as unknown',
  ],
  [
    'no status where it counts',
    'bidHistory',
    reply(wire => delete wire['status']),
    'fails no-status no status came',
  ],
  ['a refusal', 'bidHistory', fault('false-status', 'No data'), 'fails refused refused: "No data"'],
  [
    'a rate that is missing',
    'gameRates',
    reply(wire => delete rowOf(wire, 'game_rates')['jodi_digit_val_2']),
    'fails row /game_rates: no row of the list can be read',
  ],
  [
    'a gateway that does not exist',
    'gatewayStatus',
    reply(wire => Object.assign(wire, { getaway_status: '4' })),
    'fails wrong /getaway_status: 1, 2 or 3 expected, "4" came',
  ],
  [
    'a number inside an object',
    'contact',
    reply(wire => Object.assign(wire, { mobile_no: { support: '1800' } })),
    'dropped wrong /mobile_no: a text expected, an object came; it is left out',
  ],
  [
    'warnings around the JSON',
    'galiGames',
    fault('noise'),
    'fails text-around other text is around the JSON: "Notice: Undefined index: data in /app/a…',
  ],
  [
    'a page of HTML',
    'contact',
    fault('html'),
    'fails no-json a JSON object expected, "<!doctype html><title>502 Bad Gateway</…',
  ],
  ['nothing', 'contact', fault('empty'), 'fails no-json a JSON object expected, nothing came'],
  ['half of the JSON', 'howToPlay', fault('truncate'), 'fails no-json a JSON object expected, '],
  ['6 MB', 'howToPlay', fault('huge'), 'fails too-long the reply has more than 5 MB'],
  [
    'JSON that calls itself HTML',
    'contact',
    text('{"status":true,"mobile_no":"9876543212"}'),
    'lenient content-type the content type is text/html; charset=utf-8 instead of application/json',
  ],
  ['an error', 'qrPay', fault('status', 503), 'fails http code 503 came: "Service unavailable"'],
  ['a cut connection', 'qrPay', fault('drop'), 'fails network no reply: Failed to fetch'],
];

it.each(bends)('%s in %s: names it, and nothing else', async (_, id, bend, finding) => {
  const mock = createMock({ scenario: 'default' });
  await bend(mock, id);
  const { calls } = await runAgainst(mock.fetch);
  const { findings } = reportOf(calls, id);
  const said = findings.map(one => `${one.level} ${one.kind} ${lineOf(one)}`);
  expect(
    said.filter(line => line.startsWith(finding)),
    said.join('\n'),
  ).toHaveLength(1);
  const level = finding.split(' ')[0];
  expect(reportOf(calls, id).verdict).toBe(level === 'note' ? 'fits' : level);
  expect(allFits(calls)).toBe(level === 'note' || level === 'lenient');
  const others = calls.filter(report => report.call !== id && !['fits', 'skipped'].includes(report.verdict));
  expect(others).toEqual([]);
});

const forged = '\u001B[2J\nlogin  fits\u202E\u009B1A';

it('a name that would clear the terminal or forge a line of a report is shown, not sent', async () => {
  const mock = createMock();
  await reply(wire => Object.assign(rowOf(wire, 'result'), { [forged]: 1, game_name: forged }))(
    mock,
    'dashboard',
  );
  const { calls, lines } = await runAgainst(mock.fetch, { named: ['submitBid'] });
  for (const form of ['table', 'json', 'junit']) {
    const report = reports[form]?.(calls) ?? '';
    expect(report).toContain('u001b[2J');
    expect(report.split('\n').filter(line => /[\p{Cc}\u202E]/u.test(line))).toEqual([]);
    expect(report.split('\n').filter(line => line.startsWith('login  fits\\'))).toEqual([]);
  }
  expect(lines.filter(line => /[\p{Cc}\u202E]/u.test(line))).toEqual([]);
});

it('says where the reason is when no row of a needed list can be read', async () => {
  const mock = createMock();
  await reply(wire => delete rowOf(wire, 'game_rates')['jodi_digit_val_2'])(mock, 'gameRates');
  const { calls } = await runAgainst(mock.fetch);
  expect(reportOf(calls, 'gameRates').findings.map(lineOf)).toContain(
    '/game_rates/0/jodi_digit_val_2: missing: a number expected; the row is dropped',
  );
});

it('a reply that never comes ends at the time limit, and the next call is made', async () => {
  const mock = createMock();
  fault('hang')(mock, 'gameRates');
  const { calls } = await runAgainst(mock.fetch, { timeoutMs: 50 });
  expect(reportOf(calls, 'gameRates').findings.map(lineOf)).toEqual(['no whole reply within 0.05 s']);
  expect(reportOf(calls, 'howToPlay').verdict).toBe('fits');
});

it('without a token nothing of the player is asked, and the log-in says why', async () => {
  const mock = createMock();
  const value = { status: true, user_name: 'Demo Player', token: 'mock-token-1', mobile: '9876543210' };
  mock.fault({ path: '/api-user-login', kind: 'reply', value, times: -1 });
  const { calls } = await runAgainst(mock.fetch);
  expect(reportOf(calls, 'login').findings.map(lineOf)).toEqual([
    '/unique_token: missing; was token meant?: a text expected',
  ]);
  expect(reportOf(calls, 'walletBalance').skipped).toBe('nobody is logged in');
  expect(reportOf(calls, 'starlineGames').verdict).toBe('fits');
  expect(mock.calls().map(({ path }) => path)).not.toContain('/api-user-wallet-balance');
});
