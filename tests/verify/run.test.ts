import { expect, it } from 'vitest';
import { parseConfig } from '../../src/api/parse-config.ts';
import { type EndpointId, endpointIds, endpointOf } from '../../src/contract/index.ts';
import { lineOf } from '../../src/verify/finding.ts';
import { allFits } from '../../src/verify/report.ts';
import { createMock } from '../support/app-mock.ts';
import { optionalCalls } from '../support/docs/endpoints.ts';
import { startServer } from '../mock-server/live-server.ts';
import { reportOf, runAgainst } from './run-against.ts';

const moneyCalls = endpointIds.filter(id => endpointOf(id).money);
const changing = [
  'resendOtp',
  'forgotCheckMobile',
  'forgotPassword',
  'changePassword',
  'updateProfile',
  'addUpiDetails',
] as const;
/** A call of them would make an account. */
const unasked: readonly EndpointId[] = ['checkMobile', 'register'];
const kept: ReadonlySet<EndpointId> = new Set([...moneyCalls, ...changing, ...optionalCalls, ...unasked]);
/** The calls that are made without being named. */
const reading = endpointIds.filter(id => !kept.has(id));

const callsOf = (made: readonly { readonly call: EndpointId }[]): readonly EndpointId[] =>
  [...new Set(made.map(({ call }) => call))].toSorted();

it('every call of the mock fits, and nothing moves', async () => {
  const mock = createMock();
  const before = structuredClone(mock.data());
  const { calls } = await runAgainst(mock.fetch);
  const made = calls.filter(({ skipped }) => skipped === null);
  expect(made.map(({ call, label, verdict }) => [call, label, verdict])).toEqual(
    made.map(({ call, label }) => [call, label, 'fits']),
  );
  expect(callsOf(made)).toEqual(reading.toSorted());
  expect(mock.data()).toEqual(before);
  expect(mock.calls().flatMap(({ violations }) => violations)).toEqual([]);
});

it.each(['empty', 'many-markets', 'hindi-content', 'overnight', 'gateway-qr-only'])(
  'the mock fits in the scenario %s',
  async scenario => {
    expect(allFits((await runAgainst(createMock({ scenario }).fetch)).calls)).toBe(true);
  },
);

it('a visitor asks only what needs no player', async () => {
  const mock = createMock();
  const { calls } = await runAgainst(mock.fetch, { login: null });
  expect(reportOf(calls, 'login').skipped).toBe('--mobile is not given');
  const made = calls.filter(({ skipped }) => skipped === null);
  expect(callsOf(made)).toEqual(reading.filter(id => id !== 'login' && !endpointOf(id).token).toSorted());
});

it('a call that moves points is made only if it is named, with the smallest sum, and is announced before', async () => {
  const mock = createMock();
  const { calls, lines } = await runAgainst(mock.fetch, { named: moneyCalls });
  expect(moneyCalls.map(id => reportOf(calls, id).verdict)).toEqual(moneyCalls.map(() => 'fits'));
  // A slip of two sessions and two bids, each 10 points, a transfer of 100; a withdrawal of the least, 1,000, waits for its approval.
  expect(mock.balance('9876543210')).toBe(10_000 - 40 - 100 - 1000);
  expect(mock.balance('9876543211')).toBe(600);
  const at = lines.indexOf('transfer  now transfers 100 points to 9876543211');
  expect(lines[at + 1]).toMatch(/^transfer {2}fits in \d+ ms$/);
  expect(lines.filter(line => line.includes('  now '))).toHaveLength(6);
  expect(mock.calls().flatMap(({ violations }) => violations)).toEqual([]);
});

it('a bid is not sent when no market takes one', async () => {
  const mock = createMock({ scenario: 'all-closed' });
  const { calls } = await runAgainst(mock.fetch, { named: ['submitBid'] });
  expect(reportOf(calls, 'submitBid').skipped).toBe('no market takes bids now');
});

it('each call that changes something else is made by its name, and leaves everything as it was', async () => {
  const mock = createMock();
  const before = mock.data().users.map(({ password, user_name }) => [password, user_name]);
  const { calls } = await runAgainst(mock.fetch, { named: changing });
  expect(changing.map(id => reportOf(calls, id).verdict)).toEqual(changing.map(() => 'fits'));
  expect(mock.data().users.map(({ password, user_name }) => [password, user_name])).toEqual(before);
});

it('asks as a browser on another site does', async () => {
  const server = await startServer();
  try {
    const config = parseConfig(
      JSON.stringify({
        hosts: { api: server.url, headline: server.url, gateway: server.url },
        appKey: { value: 'demo' },
        clock: 'server',
      }),
    );
    if (!config.ok) throw new Error(config.error.field);
    const from = (origin: string) =>
      runAgainst(fetch, { config: config.value, site: { origin, credentials: false, serverClock: true } });
    expect(allFits((await from('http://localhost:8080')).calls)).toBe(true);
    const { calls } = await from('https://app.example.com');
    const wrong = reportOf(calls, 'dashboard').findings.filter(({ level }) => level !== 'note');
    expect(wrong.map(lineOf)).toEqual([
      'no Access-Control-Allow-Origin for https://app.example.com: a browser does not send the call',
      'no Access-Control-Allow-Origin for https://app.example.com: a browser hides the reply',
      'Date is not in Access-Control-Expose-Headers: the app cannot read it',
    ]);
    // A GET of text needs no leave to be sent.
    expect(reportOf(calls, 'paymentDetails').findings).toHaveLength(2);
  } finally {
    await server.stop();
  }
});

it("goes by the operator's paths and key name", async () => {
  const mock = createMock();
  Object.assign(mock.mock.appKey, { name: 'api_key' });
  const config = parseConfig(
    JSON.stringify({
      hosts: { api: 'http://mock', headline: 'http://mock', gateway: 'http://mock' },
      appKey: { name: 'api_key', value: 'demo' },
      paths: { contact: '/v2/support' },
    }),
  );
  if (!config.ok) throw new Error(config.error.field);
  const sent: string[] = [];
  const { calls } = await runAgainst(
    (input, init) => {
      const url = typeof input === 'string' ? input : '';
      sent.push(url);
      return mock.fetch(url.replace('/v2/support', '/api-get-contact-details'), init);
    },
    { config: config.value },
  );
  expect(allFits(calls)).toBe(true);
  expect(reportOf(calls, 'contact').path).toBe('/v2/support');
  expect(sent).toContain('http://mock/v2/support');
});

it('a log-out is made by its name, where the config names its path: the token is invalid afterwards', async () => {
  const mock = createMock();
  const named = ['logOut'] as const;
  expect(reportOf((await runAgainst(mock.fetch, { named })).calls, 'logOut').skipped).toMatch(
    /^an optional call/,
  );
  const config = parseConfig(
    JSON.stringify({
      hosts: { api: 'http://mock', headline: 'http://mock', gateway: 'http://mock' },
      appKey: { value: 'demo' },
      paths: { logOut: '/api-user-logout' },
    }),
  );
  if (!config.ok) throw new Error(config.error.field);
  const { calls } = await runAgainst(mock.fetch, { named, config: config.value });
  expect(reportOf(calls, 'logOut').verdict).toBe('fits');
  expect(mock.data().users[0]?.unique_token).toBe('mock-token-1.2');
});

/** The mock, where one call leads on; `sent` are the addresses that were asked. */
function leading(path: string, status: number, location: string) {
  const mock = createMock();
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    sent.push(url);
    expect(init?.redirect).toBe('manual');
    return url === `http://mock${path}`
      ? new Response(null, { status, headers: { location } })
      : mock.fetch(url.replace('/moved', ''), init);
  };
  return { fetch, sent };
}

it.each([307, 308, 301, 302])(
  'code %s to another host is named and not followed: password, key and token would go there',
  async status => {
    const { fetch, sent } = leading('/api-user-login', status, 'https://elsewhere.example/api-user-login');
    const { calls } = await runAgainst(fetch);
    expect(reportOf(calls, 'login').findings.map(lineOf)).toEqual([
      `code ${status} leads to https://elsewhere.example; not followed, for key, password and token would go there`,
    ]);
    expect(sent.filter(url => !url.startsWith('http://mock/'))).toEqual([]);
  },
);

it('code 308 to another path of the same host is followed, and noted', async () => {
  const { fetch } = leading('/api-how-to-play', 308, '/moved/api-how-to-play');
  const { calls } = await runAgainst(fetch);
  const { verdict, findings } = reportOf(calls, 'howToPlay');
  expect(verdict).toBe('fits');
  expect(findings.map(lineOf)).toContain(
    'the provider leads to another address; a POST may arrive there as a GET',
  );
});
