import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeHarScenario } from '../../mock-server/cli/scenario-files.ts';
import { addScenarioFile } from '../../mock-server/data/scenario.ts';
import { scenarioOf } from '../../mock-server/provider/recording.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, fieldIn, rowsIn } from './calls.ts';
import { startServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-har-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The entries of a HAR. */
const entriesIn = (har: unknown) => rowsIn(fieldIn(fieldIn(har, 'log'), 'entries'));
const logIn = { mobile: demo, password: 'demo1234', device_id: 'd' };
const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 20 }] });

it('gives the journal as HAR 1.2, with nothing that the recorder would hide', async () => {
  const server = await startServer();
  const { mock, url } = server;
  await call(mock, 'login', logIn);
  await call(mock, 'submitBid', bid);
  await call(mock, 'paymentDetails', { baseUrl: 'demo' });
  mock.control('POST', 'faults', { path: '/api-user-wallet-balance', kind: 'drop' });
  await call(mock, 'walletBalance').catch(() => undefined);
  const response = await fetch(`${url}/__mock/journal.har`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const har: unknown = await response.json();
  await server.stop();

  expect(har).toMatchObject({ log: { version: '1.2', creator: { name: 'matka mock' } } });
  const [login, placed, qr, cut] = entriesIn(har);
  expect(login).toMatchObject({
    startedDateTime: '2026-11-21T07:30:00.000Z',
    request: {
      method: 'POST',
      url: `${url}/api-user-login`,
      postData: { mimeType: 'application/json; charset=utf-8' },
    },
    response: {
      status: 200,
      headers: [{ name: 'Content-Type' }, { name: 'Date', value: 'Sat, 21 Nov 2026 07:30:00 GMT' }],
      content: { mimeType: 'application/json; charset=utf-8' },
    },
    timings: { send: 0, wait: 0, receive: 0 },
  });
  const sent = (entry: unknown): unknown =>
    JSON.parse(String(fieldIn(fieldIn(fieldIn(entry, 'request'), 'postData'), 'text')));
  const came = (entry: unknown): unknown =>
    JSON.parse(String(fieldIn(fieldIn(fieldIn(entry, 'response'), 'content'), 'text')));
  expect(sent(login)).toMatchObject({ mobile: demo, password: '***', app_key: '***' });
  expect(came(login)).toMatchObject({ user_name: 'Player 1', unique_token: 'mock-token-1' });
  // The fields of the bid are readable.
  expect(sent(placed)).toMatchObject({
    new_result: {
      gameid: '1',
      Gamename: 'Kalyan',
      totalbit: 20,
      pana: 'Single Digit',
      result: [{ digits: '1', points: 20 }],
    },
  });
  expect(qr).toMatchObject({
    request: { method: 'GET', url: `${url}/payment-details?baseUrl=***`, queryString: [{ name: 'baseUrl' }] },
  });
  expect(cut).toMatchObject({ response: { status: 0 }, _fault: 'drop' });
  expect(JSON.stringify(har)).not.toMatch(/demo1234|Demo Player/);
});

it('plays the HAR of a journal again', async () => {
  const before = createMock();
  const wallet = async (mock: typeof before) => (await call(mock, 'walletBalance'))['wallet_amt'];
  await call(before, 'login', logIn);
  await wallet(before);
  await call(before, 'submitBid', bid);
  await wallet(before);
  const har = join(folder, 'journal.har');
  writeFileSync(har, JSON.stringify(before.control('GET', 'journal.har')));
  const file = join(folder, 'journal.json');
  expect(writeHarScenario(har, file, null)).toEqual({
    ok: true,
    value: `HAR:               4 replies of 3 calls, into ${file}`,
  });

  const after = createMock({ scenario: addScenarioFile(file) });
  expect(await call(after, 'login', logIn)).toMatchObject({ status: true, user_name: 'Player 1' });
  expect([await wallet(after), await wallet(after), await wallet(after)]).toEqual([10_000, 9980, 9980]);
  // A call that the file has not is played by the mock.
  expect((await call(after, 'dashboard'))['result']).toHaveLength(8);
});

/** An entry as a browser writes it. */
const entry = (at: string, url: string, text: string | undefined, more: object = {}) => ({
  startedDateTime: at,
  time: 41.6,
  request: {
    method: 'POST',
    url,
    headers: [],
    postData: { text: '{"mobile":"9123456789","password":"pa55-of-asha"}' },
  },
  response: { status: 200, content: { mimeType: 'application/json', ...(text !== undefined && { text }) } },
  ...more,
});
const base = 'https://api.real.example/v2';
const rates = `${base}/api-game-rates`;

it("reads a browser's HAR: the provider's calls in the order of time, without secrets", () => {
  const login = '{"status":true,"user_name":"Asha Rao","unique_token":"tok-5f2c9e","mobile":9123456789}';
  const entries = [
    entry('2026-11-21T07:30:02.000Z', `${base}/api-user-wallet-balance`, undefined, {
      response: {
        status: 200,
        content: { encoding: 'base64', text: Buffer.from('{"wallet_amt":50}').toString('base64') },
      },
    }),
    entry('2026-11-21T07:30:01.000Z', `${base}/api-user-login`, login),
    entry('2026-11-21T07:30:01.000Z', `${base}/api-user-login`, '', {
      request: { method: 'OPTIONS', url: `${base}/api-user-login` },
    }),
    entry('2026-11-21T07:30:03.000Z', 'https://cdn.example/app.js', 'let a;'),
    entry('2026-11-21T07:30:04.000Z', `${base}/api-user-wallet-balance`, '{"wallet_amt":50}'),
    entry(
      '2026-11-21T07:30:05.000Z',
      `${base}/api-how-to-play`,
      `<p>Ask Asha Rao at ${base}/help, pa55-of-asha</p>`,
    ),
    entry('2026-11-21T07:30:06.000Z', `${base}/api-game-rates`, undefined),
  ];
  const made = scenarioOf(JSON.stringify({ log: { entries } }), { title: 'browser', appKey: null });
  expect(made).toMatchObject({ ok: true, value: { replies: 4, paths: 3, without: 1 } });
  const { scenario } = made.ok ? made.value : { scenario: {} };
  expect(scenario).toMatchObject({
    title: 'browser',
    notes: [expect.stringContaining('2026-11-21T07:30:01.000Z')],
    replies: [
      {
        path: '/api-user-login',
        status: 200,
        ms: 42,
        reply: { user_name: 'Player 1', unique_token: 'mock-token-1', mobile: 9_876_543_210 },
      },
      { path: '/api-user-wallet-balance', reply: { wallet_amt: 50 }, times: 2 },
      { path: '/api-how-to-play', text: '<p>Ask Player 1 at /help, ***</p>' },
    ],
  });
  expect(JSON.stringify(scenario)).not.toMatch(/Asha|pa55|5f2c9e|9123456789|real\.example/);
});

it('says how long a reply in Devanagari is, in bytes', async () => {
  const mock = createMock({ scenario: 'hindi-content' });
  await call(mock, 'dashboard');
  const [dashboard] = entriesIn(mock.control('GET', 'journal.har'));
  const content = fieldIn(fieldIn(dashboard, 'response'), 'content');
  const text = String(fieldIn(content, 'text'));
  expect(text).toMatch(/[\u0900-\u097f]/);
  expect(fieldIn(content, 'size')).toBe(Buffer.byteLength(text));
});

it('says how many calls of a HAR have no reply', () => {
  const [file, into] = [join(folder, 'some.har'), join(folder, 'some.json')];
  const entries = [
    entry('2026-11-21T07:30:00.000Z', rates, '{"status":true}'),
    entry('2026-11-21T07:30:01.000Z', rates, undefined),
  ];
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  expect(writeHarScenario(file, into, null)).toEqual({
    ok: true,
    value: `HAR:               1 replies of 1 calls, into ${into} (left out: 1 without a readable reply)`,
  });
});

it.each<[what: string, extra: object, without: number]>([
  ['an entry without a reply', { request: { method: 'GET', url: 'wss://push.example/live' } }, 0],
  ['a foreign reply without content', { ...entry('x', 'https://cdn.example/a.png', ''), response: {} }, 0],
  ['an entry that is no object', [], 0],
  ['an address that is none', { request: { method: 'POST', url: 'about:blank#' } }, 0],
  ['a call of the provider whose reply has no content', entry('x', rates, '', { response: {} }), 1],
  ['one whose status is a text', entry('x', rates, '', { response: { status: '200', content: {} } }), 1],
  ['one whose time is a text', entry('x', rates, '{}', { time: 'slow' }), 1],
  ['one that was cancelled', entry('x', rates, '', { response: { status: 0, content: { text: '' } } }), 1],
])('reads a HAR that also has %s', (_, extra, without) => {
  const entries = [extra, entry('2026-11-21T07:30:00.000Z', rates, '{"status":true}'), null, 7, 'text'];
  const made = scenarioOf(JSON.stringify({ log: { entries } }), { title: 'mixed', appKey: null });
  expect(made).toMatchObject({ ok: true, value: { replies: 1, paths: 1, without } });
});

it('reads what other tools write: a byte order mark, null for nothing, no time', () => {
  const request = { method: 'POST', url: rates, postData: null };
  const content = { text: '{"status":true}', encoding: null, comment: null };
  const startedDateTime = '2026-11-21T07:30:00.000Z';
  const entries = [{ startedDateTime, time: -1, request, response: { status: 200, content } }];
  const text = `\uFEFF${JSON.stringify({ log: { entries } })}`;
  const made = scenarioOf(text, { title: 'tool', appKey: null });
  const reply = { path: '/api-game-rates', status: 200, reply: { status: true }, times: 1 };
  expect(made).toMatchObject({ ok: true, value: { scenario: { replies: [reply] } } });
  expect(JSON.stringify(made)).not.toContain('"ms"');
});

it('leaves out a reply if the journal has only its beginning', async () => {
  const mock = createMock({ scenario: 'big-winner' });
  await call(mock, 'walletHistory');
  const har = JSON.stringify(mock.control('GET', 'journal.har'));
  expect(scenarioOf(har, { title: 'cut', appKey: null })).toEqual({
    ok: false,
    error: 'it has no call of the provider with a reply',
  });
});

it.each<[what: string, text: string, error: string]>([
  ['no JSON', '<html>', 'it is not JSON'],
  ['another JSON', '{"log":{}}', 'log.entries'],
  ['no call of the provider', '{"log":{"entries":[]}}', 'it has no call of the provider with a reply'],
])('says in one line what is wrong: %s', (_, text, error) => {
  const har = join(folder, 'wrong.har');
  writeFileSync(har, text);
  const written = writeHarScenario(har, join(folder, 'none.json'), null);
  expect(written.ok ? '' : written.error).toContain(`HAR file ${har}: ${error}`);
  expect(() => readFileSync(join(folder, 'none.json'))).toThrow('ENOENT');
  expect(writeHarScenario(join(folder, 'absent.har'), 'x.json', null)).toEqual({
    ok: false,
    error: `HAR file not found: ${join(folder, 'absent.har')}`,
  });
});
