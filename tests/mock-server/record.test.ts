import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addScenarioFile } from '../../mock-server/data/scenario.ts';
import { createRecorder } from '../../mock-server/provider/recorder.ts';
import { createReplacer } from '../../mock-server/provider/replace-secrets.ts';
import { serve } from '../../mock-server/http/server.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, wireOf } from './calls.ts';
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
  const sent = await recorder.forward(
    createMock().mock,
    'POST',
    new URL('http://mock/api-user-login'),
    login,
  );
  expect(sent).toMatchObject({
    status: 502,
    text: '{"status":false,"msg":"The provider cannot be reached"}',
  });
  expect(() => readFileSync(nowhere)).toThrow('ENOENT');
});

it('says once what the app would not read of the replies', async () => {
  const lines: string[] = [];
  const checked = join(folder, 'checked.json');
  const market = { game_id: 1, game_name: 'Kalyan', open_time: 'noon', close_time: '5:00 PM', msg_status: 1 };
  const said = { status: true, betting_status: '1', wallet_amt: 5, result: [market, { ...market, id: 7 }] };
  const recorder = createRecorder({
    target: 'http://provider',
    file: checked,
    appKey: null,
    fetch: async () => Response.json(said),
    report: line => lines.push(line),
  });
  const forward = () =>
    recorder.forward(createMock().mock, 'POST', new URL('http://mock/api-get-dashboard-data'), '{}');
  await forward();
  await forward();
  expect(lines).toEqual([
    '/api-get-dashboard-data  dropped  /result/0/open_time (and 1 more): a time such as 3:00 PM expected, "noon" came; the time stays unknown',
    '/api-get-dashboard-data  note  /result/1/id: not known, and not read',
  ]);
});

it('replaces the same secret by the same word everywhere, numbers and texts that are no JSON too', () => {
  const replacer = createReplacer('app_key', ['https://api.real.example']);
  replacer.collect({ unique_token: 'abc-1', app_key: 'kkk', mobile: 9_123_456_780 });
  replacer.collect({ unique_token: 'abc-12', name: 'Ravi' });
  expect(
    replacer.replace({
      a: ['abc-12', 'abc-1'],
      chat: 'https://wa.me/919123456780',
      phone: 9_123_456_780,
      otp: 9999,
      html: 'Dear Ravi, see https://api.real.example/x or ravi@mail.example',
      upi: 'ravi@okbank',
      amount: 5000,
    }),
  ).toEqual({
    a: ['mock-token-2', 'mock-token-1'],
    chat: 'https://wa.me/919876543210',
    phone: '9876543210',
    otp: '1234',
    html: 'Dear Player 1, see /x or player@example.invalid',
    upi: 'demo@upi',
    amount: 5000,
  });
});
