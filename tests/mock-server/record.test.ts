import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addScenarioFile } from '../../mock-server/data/scenario.ts';
import { createRecorder } from '../../mock-server/provider/recorder.ts';
import { keptByKind, recordedFields } from '../../mock-server/provider/recorded-fields.ts';
import { createReplacer } from '../../mock-server/provider/replace-secrets.ts';
import { serve } from '../../mock-server/http/server.ts';
import { type EndpointId, endpointIds, endpointOf } from '../../src/contract/index.ts';
import { fields, flag, optionalUrl, requiredText, secret, text } from '../../src/contract/wire.ts';
import { clockText, list, minimum } from '../../src/contract/wire-values.ts';
import { examples } from '../support/endpoint-examples.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, containing, fieldIn, rowsIn, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-record-'));
const file = join(folder, 'from-provider.json');
let real: Awaited<ReturnType<typeof startServer>>;
let url = '';
const stops: (() => Promise<unknown>)[] = [];

/** A second mock plays the real provider: its own key, a player and secrets that the demo does not know. */
beforeAll(async () => {
  real = await startServer();
  Object.assign(real.mock.mock.appKey, { value: 'real-app-key-77' });
  Object.assign(real.mock.data().users[0] ?? {}, {
    mobile: '9123456789',
    user_name: 'Asha Rao',
    password: 'pa55-of-asha',
    unique_token: 'tok-5f2c9e',
  });
  Object.assign(real.mock.data().content, { otp: '8642', video_link: `${real.url}/watch?by=asha@okbank` });
  const recorder = createRecorder({ target: real.url, file, appKey: 'real-app-key-77', fetch });
  const server = serve(createMock().mock, { site: null, token: null, recorder });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
});
afterAll(async () => {
  await real.stop();
  await Promise.all(stops.map(stop => stop()));
  rmSync(folder, { recursive: true });
});

const post = async (path: string, text: string): Promise<unknown> => {
  const reply = await fetch(url + path, { method: 'POST', body: text });
  const json: unknown = await reply.json();
  return json;
};
const token = 'tok-5f2c9e';
const login = wireOf('login', { mobile: '9123456789', password: 'pa55-of-asha', device_id: 'd' });
const balance = wireOf('walletBalance', {}, token);
const bid = wireOf(
  'submitBid',
  bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 100 }], token }),
  token,
);

it('passes calls on to the provider, with its key, and writes its answers without any secret', async () => {
  expect(await post('/api-user-login', login)).toMatchObject({ user_name: 'Asha Rao', unique_token: token });
  await post('/api-user-wallet-balance', balance);
  await post('/api-user-wallet-balance', balance);
  expect(await post('/api-submit-bid', bid)).toEqual({ status: true });
  expect(await post('/api-user-wallet-balance', balance)).toEqual({ status: true, wallet_amt: 9900 });
  await post('/api-resend-otp', wireOf('resendOtp', { mobile: '9123456789' }));
  await post('/api-how-to-play', wireOf('howToPlay', {}));
  expect(await post('/api-provider-own', '{}')).toMatchObject({ status: false });

  const written = readFileSync(file, 'utf8');
  for (const secret of [
    '9123456789',
    'Asha',
    'pa55',
    'tok-5f2c9e',
    '8642',
    'real-app-key',
    'okbank',
    real.url,
  ])
    expect(written).not.toContain(secret);
  expect(JSON.parse(written)).toMatchObject({
    title: 'from-provider',
    replies: [
      {
        path: '/api-user-login',
        status: 200,
        reply: { user_name: 'Player 1', unique_token: 'mock-token-1', mobile: '9876543210' },
      },
      { path: '/api-user-wallet-balance', reply: { wallet_amt: 10_000 }, times: 2 },
      { path: '/api-submit-bid', reply: { status: true }, times: 1 },
      { path: '/api-user-wallet-balance', reply: { wallet_amt: 9900 } },
      { path: '/api-resend-otp', reply: { otp: '1234' } },
      { path: '/api-how-to-play' },
      { path: '/api-provider-own', status: 404 },
    ],
  });
});

const anyNumber: unknown = expect.any(Number);

it('shows the real key neither in the journal nor in a shell command, and notes when and how fast it was', async () => {
  const journal: unknown = await (await fetch(`${url}/__mock/requests`)).json();
  expect(rowsIn(journal).length).toBeGreaterThan(5);
  expect(JSON.stringify(journal)).not.toContain('real-app-key');
  for (const { seq, method } of rowsIn(journal)) {
    const curl = fieldIn(await (await fetch(`${url}/__mock/curl/${String(seq)}`)).json(), 'curl');
    expect(curl).not.toContain('real-app-key');
    if (method === 'POST') expect(curl).toMatch(/"app_key":"demo"|--data '\{\}'/);
  }
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // Both mocks' clocks are stopped at 1:00 PM in Kolkata, which is 7:30 in London.
  expect(fieldIn(written, 'notes')).toEqual([containing('The first call was at 2026-11-21T07:30:00.000Z;')]);
  for (const reply of rowsIn(fieldIn(written, 'replies')))
    expect(reply).toMatchObject({ ms: anyNumber, date: 'Sat, 21 Nov 2026 07:30:00 GMT' });
});

it('hides a key that the app itself has sent, and one that the provider repeats', async () => {
  const { mock } = createMock();
  const echo = async () => new Response('{"status":false,"msg":"the key s3cr3t-key is new"}');
  const recorder = createRecorder({
    target: url,
    file: join(folder, 'echo.json'),
    appKey: 's3cr3t-key',
    fetch: echo,
  });
  const sent = JSON.stringify({ env_type: 'Prod', app_key: 'k3y-of-the-app' });
  await recorder.forward(mock, { method: 'POST', url: new URL('http://mock/api-game-rates'), text: sent });
  expect(JSON.stringify(mock.journal.since(0))).not.toMatch(/s3cr3t|k3y-of/);
  expect(readFileSync(join(folder, 'echo.json'), 'utf8')).not.toMatch(/s3cr3t|k3y-of/);
});

it.each<[what: string, id: EndpointId, reply: string, violation: unknown]>([
  ['a text for an object', 'walletBalance', '"none"', 'a JSON object expected, "none" came'],
  [
    'no list',
    'walletHistory',
    '{"status":true,"transaction_history":"none"}',
    containing('transaction_history'),
  ],
  ['a page', 'dashboard', '<h1>502</h1>', 'a JSON object expected, "<h1>502</h1>" came'],
  ['a refusal', 'transfer', '{"status":false,"msg":"No"}', undefined],
  ['a number as text', 'walletBalance', '{"wallet_amt":"9,950"}', undefined],
])('checks what a real provider answers: %s', async (_, id, text, violation) => {
  const { mock } = createMock();
  const answering = async () => new Response(text);
  const recorder = createRecorder({
    target: url,
    file: join(folder, 'bent.json'),
    appKey: null,
    fetch: answering,
  });
  await recorder.forward(mock, {
    method: 'POST',
    url: new URL(endpointOf(id).path, 'http://mock'),
    text: wireOf(id, {}),
  });
  expect(mock.journal.since(0)[0]?.violations).toEqual(violation === undefined ? [] : [violation]);
});

it('replays a recording in sequence, the last answer of a path for ever, the rest as usual', async () => {
  const mock = createMock({ scenario: addScenarioFile(file) });
  const wallet = async () => (await call(mock, 'walletBalance'))['wallet_amt'];
  expect(
    await call(mock, 'login', { mobile: '9876543210', password: 'demo1234', device_id: 'd' }),
  ).toMatchObject({
    user_name: 'Player 1',
    unique_token: 'mock-token-1',
  });
  expect([await wallet(), await wallet(), await wallet(), await wallet()]).toEqual([
    10_000, 10_000, 9900, 9900,
  ]);
  expect((await call(mock, 'dashboard'))['result']).toHaveLength(8);
  expect(mock.calls().flatMap(entry => entry.violations)).toEqual([]);
  mock.control('POST', 'reset', {});
  expect(await wallet()).toBe(10_000);
});

it('says 502 when the provider is not reached, and records nothing of it', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const address = gone.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  await new Promise(resolve => gone.close(resolve));
  const nowhere = join(folder, 'nowhere.json');
  const recorder = createRecorder({ target: `http://127.0.0.1:${port}`, file: nowhere, appKey: null, fetch });
  const sent = await recorder.forward(createMock().mock, {
    method: 'POST',
    url: new URL('http://mock/api-user-login'),
    text: login,
  });
  expect(sent).toMatchObject({
    status: 502,
    text: '{"status":false,"msg":"The provider cannot be reached"}',
  });
  expect(() => readFileSync(nowhere)).toThrow('ENOENT');
});

it.each([307, 308, 301])('code %i to another host: no password, key or token goes there', async status => {
  const got: string[] = [];
  const thief = createServer((request, response) => {
    request.on('data', chunk => got.push(String(chunk)));
    request.on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(thief, 'listening');
  const place = thief.address();
  const other = `http://127.0.0.1:${place !== null && typeof place === 'object' ? place.port : 0}/x\u0001`;
  const moved = createServer((_, response) => {
    response.writeHead(status, { location: encodeURI(other) }).end();
  }).listen(0, '127.0.0.1');
  await once(moved, 'listening');
  const from = moved.address();
  const target = `http://127.0.0.1:${from !== null && typeof from === 'object' ? from.port : 0}`;
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  const nowhere = join(folder, 'moved.json');
  const recorder = createRecorder({ target, file: nowhere, appKey: 'k', fetch, report });
  const { mock } = createMock();
  const sent = await recorder.forward(mock, {
    method: 'POST',
    url: new URL('http://mock/api-user-login'),
    text: login,
  });
  const words = `the provider leads to ${encodeURI(other)}; not followed, for key, password and token would go there`;
  expect(sent).toMatchObject({ status: 502, text: JSON.stringify({ status: false, msg: words }) });
  expect(lines).toEqual([`/api-user-login  fails  ${words}`]);
  expect(got).toEqual([]);
  expect(() => readFileSync(nowhere)).toThrow('ENOENT');
  for (const server of [thief, moved]) server.close();
});

it('reports once the parts of replies that the app would not read', async () => {
  const lines: string[] = [];
  const checked = join(folder, 'checked.json');
  const market = { game_id: 1, game_name: 'Kalyan', open_time: 'soon', close_time: '5:00 PM', msg_status: 1 };
  const said = { status: true, betting_status: '1', wallet_amt: 5, result: [market, { ...market, id: 7 }] };
  const recorder = createRecorder({
    target: 'http://provider',
    file: checked,
    appKey: null,
    fetch: async () => Response.json(said),
    report: line => lines.push(line),
  });
  const forward = () =>
    recorder.forward(createMock().mock, {
      method: 'POST',
      url: new URL('http://mock/api-get-dashboard-data'),
      text: '{}',
    });
  await forward();
  await forward();
  expect(lines).toEqual([
    '/api-get-dashboard-data  dropped  /result/0/open_time (and 1 more): a time such as 3:00 PM expected, "soon" came; the time stays unknown',
    '/api-get-dashboard-data  note  /result/1/id: not known, and not read',
  ]);
});

it('replaces the same secret by the same word everywhere, and keeps types', () => {
  const replacer = createReplacer(['https://api.real.example'], { name: 'app_key', value: 'the-real-key' });
  replacer.collect({ unique_token: 'abc-1', app_key: 'kkk-1', mobile: 9_123_456_780, Password: 'hush-hush' });
  replacer.collect({ unique_token: 'abc-12', name: 'Ravi' });
  const real = {
    data: ['abc-12', 'abc-1'],
    telegram_no: 'https://wa.me/919123456780',
    mobile: 9_123_456_780,
    otp: 9999,
    how_to_play_content: 'Dear Ravi, see https://api.real.example/x or ravi@mail.example',
    msg: 'Key kkk-1 or the-real-key, hush-hush, call +91 98123 45678 or 98123-45678, Ravish',
    transaction_note: 'UPI ravi@okbank, A/c 001234567890, 1234 5678 9012, PAN ABCDE1234F',
    web_chart_url: 'https://api.real.example/chart?market=1&user_token=s3cr3t',
    upiId: 'ravi@okbank',
    paytm_number: 'ravi',
    qrImagePath: 'data:image/png;base64,AAAA',
    amount: 5000,
    wallet_amt: '9123456780',
    status: true,
  };
  expect(replacer.replace(real)).toEqual({
    data: ['mock-token-2', 'mock-token-1'],
    telegram_no: 'https://wa.me/919876543210',
    mobile: 9_876_543_210,
    otp: 1234,
    how_to_play_content: 'Dear Player 1, see /x or player@example.invalid',
    msg: 'Key demo or demo, ***, call +91 9876543211 or 9876543211, Ravish',
    transaction_note: 'UPI demo@upi, A/c 100000000001, 100000000002, PAN ***',
    web_chart_url: '/chart?market=1&user_token=***',
    upiId: 'demo@upi',
    paytm_number: '***',
    qrImagePath: '/slides/qr.svg',
    amount: 5000,
    wallet_amt: '9123456780',
    status: true,
  });
});

it.each([
  ['call 98123-456-78 now', 'call 9876543210 now'],
  ['(98123) 45678, or (98123)456-78', '9876543210, or 9876543210'],
  ['98 12 345 678.', '9876543210.'],
  ['+91 (98123) 45678', '+91 9876543210'],
  ['फ़ोन ९८१२३ ४५६७८', 'फ़ोन 9876543210'],
  ['٩٨١٢٣٤٥٦٧٨ and 9812345678', '9876543210 and 9876543210'],
  ['Your OTP is 482913', 'Your OTP is 1234'],
  ['OTP: 4829, do not share', 'OTP: 1234, do not share'],
  ['482913 is your one time password', '1234 is your one time password'],
  ['ओटीपी (OTP) ४८२९१३', 'ओटीपी (OTP) 1234'],
  // No phone numbers: a date with a time, panas, jodis, a code of three digits.
  ['09-12-2026 10:30, 21-November-2026 1:05 PM', '09-12-2026 10:30, 21-November-2026 1:05 PM'],
  ['789 670 123 456, 98 76 54 32 10, code 503', '789 670 123 456, 98 76 54 32 10, code 503'],
])('a recorded text %j becomes %j', (text, clean) => {
  const replacer = createReplacer([], { name: 'app_key', value: null });
  expect(replacer.replace({ msg: text })).toEqual({ msg: clean });
});

it('keeps of a field that the contract does not have only its type', () => {
  const replacer = createReplacer([], { name: 'app_key', value: null });
  const real = {
    refresh_token: 'r3fr3sh',
    token: 't0k3n',
    Password: 'pa55',
    account_no: 1_234_567_890,
    pan: 'ABCDE1234F',
    aadhaar: '1234 5678 9012',
    address: { lines: ['12 Hill Road', ''], wallet_amt: 10, '+91 98123 45678': true },
    verified: true,
    nothing: null,
  };
  expect(replacer.replace(real)).toEqual({
    refresh_token: '***',
    token: '***',
    Password: '***',
    account_no: 0,
    pan: '***',
    aadhaar: '***',
    address: { lines: ['***', ''], wallet_amt: 10, '+91 9876543210': true },
    verified: true,
    nothing: null,
  });
});

it('cleans JSON with text around it, and the half of it', () => {
  const replacer = createReplacer([], { name: 'app_key', value: null });
  expect(
    replacer.replace(
      'Notice: user +919812345678\n{"status": true, "token": "t0\\"k", "account_no": 99, "otp": "86',
    ),
  ).toBe('Notice: user +919876543210\n{"status": true, "token": "***", "account_no": 0, "otp": "***');
});

it('knows every field of the replies of the contract', () => {
  const unknown = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (!Array.isArray(value) && !recordedFields.has(name)) unknown.add(name);
      walk(part);
    }
  };
  for (const id of endpointIds) walk(examples[id].wire);
  expect([...unknown]).toEqual([]);
});

it('records a points field of the contract without an entry, and a text or a secret only with one', () => {
  const row = fields(
    {
      least: v.optional(minimum),
      opens: clockText,
      nick_name: requiredText(),
      link: optionalUrl,
      key: secret,
    },
    wire => wire,
  );
  const reply = fields({ betting: flag, note: text(), rows: list(row) }, wire => wire);
  expect(keptByKind(reply)).toEqual([
    ['betting', 'public'],
    ['least', 'amount'],
    ['opens', 'public'],
  ]);
});
