import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createRecorder } from '../../mock-server/provider/recorder.ts';
import { addScenarioFile } from '../../mock-server/data/scenario.ts';
import { readConfig } from '../../src/verify/read-config.ts';
import { createMock } from '../support/app-mock.ts';
import { call, containing, demo, fieldIn, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-record-config-'));
const stops: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map(stop => stop()));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Got = { readonly path: string; readonly cookie: string | undefined; readonly body: unknown };

/** A provider that only notes its calls. */
async function aProvider(reply: string, setCookie: readonly string[] = []) {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', chunk => (text += String(chunk)));
    request.on('end', () => {
      const { cookie } = request.headers;
      got.push({ path: request.url ?? '', cookie, body: text === '' ? null : JSON.parse(text) });
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': [...setCookie] });
      response.end(reply);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  const address = server.address();
  return { got, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

/** A mock that records; `written` is its file, and `config` what `--paths` names. */
async function aRecorder(target: string, config: object | null, key: string | null = null) {
  const [file, paths] = [join(folder, 'made.json'), join(folder, 'config.json')];
  rmSync(file, { force: true });
  writeFileSync(paths, JSON.stringify(config));
  const read = config === null ? null : readConfig({ paths, api: target }, target, new Map());
  if (read?.ok === false) throw new Error(read.error);
  const options = { target, file, appKey: key, config: read?.value ?? null, fetch };
  const { url, stop, mock } = await startServer({ recorder: createRecorder(options) });
  stops.push(stop);
  const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', body, headers });
  return { url, post, mock, file, written: () => readFileSync(file, 'utf8') };
}

const logIn = wireOf('login', { mobile: demo, password: 'demo1234', device_id: 'd' });
const rates = wireOf('gameRates', {});

it.each([
  ['one cookie', 'sid=s3ss10n-of-asha', 'sid=s3ss10n-of-asha'],
  ['several', 'sid=s3ss10n-of-asha; lang=marathi', 'sid=s3ss10n-of-asha; lang=marathi'],
  [
    'its own cookies stay at the mock',
    'mock_token=t0k; sid=s3ss10n-of-asha; mock_session=x',
    'sid=s3ss10n-of-asha',
  ],
  ['nothing but its own', 'mock_token=t0k', undefined],
])("passes on the caller's Cookie, and writes none of it: %s", async (_, sent, cookie) => {
  const provider = await aProvider('{"status":true,"msg":"welcome s3ss10n-of-asha, marathi"}');
  const { post, written } = await aRecorder(provider.url, null);
  await post('/api-game-rates', rates, { cookie: sent });
  expect(provider.got).toMatchObject([{ path: '/api-game-rates' }]);
  expect(provider.got[0]?.cookie).toBe(cookie);
  if (cookie !== undefined) expect(written()).not.toContain('s3ss10n');
});

it('hands a cookie that the provider sets to the caller, and writes none of it', async () => {
  const provider = await aProvider('{"status":true,"msg":"your session is f00ba4-77"}', [
    'sid=f00ba4-77; Domain=api.real.example; Path=/v2; Secure; HttpOnly; SameSite=None',
  ]);
  const { post, written } = await aRecorder(provider.url, null);
  const reply = await post('/api-user-login', logIn);
  expect(reply.headers.getSetCookie()).toEqual(['sid=f00ba4-77; HttpOnly; Path=/']);
  expect(written()).not.toContain('f00ba4');
});

it('records a provider with its own hosts, key name, paths and cookie', async () => {
  const reply = '{"status":true,"msg":"key r3al-key, session c00kie-9"}';
  const [api, headline] = [await aProvider(reply), await aProvider('{"status":true}')];
  const { post, written, mock } = await aRecorder(`${api.url}/v2/`, {
    hosts: { api: 'https://not-this.example', headline: headline.url, gateway: '/' },
    appKey: { name: 'appKey', value: 'r3al-key' },
    paths: { login: '/v9/session/new', gameRates: '/v9/rates' },
    sessionCookie: 'sess=c00kie-9',
  });
  await post('/api-user-login', logIn);
  // A caller of the provider's own making.
  await post('/v9/rates', '{"appKey":"anything"}', { cookie: 'sess=own; theme=dark' });
  await post('/api-user-wallet-balance', wireOf('walletBalance', {}));
  await post('/api-get-headline', '{"app_key":"demo"}');

  expect(api.got).toMatchObject([
    { path: '/v2/v9/session/new', cookie: 'sess=c00kie-9', body: { appKey: 'r3al-key', mobile: demo } },
    { path: '/v2/v9/rates', cookie: 'sess=own; theme=dark', body: { appKey: 'r3al-key' } },
    { path: '/v2/api-user-wallet-balance', body: { appKey: 'r3al-key' } },
  ]);
  expect(headline.got).toMatchObject([{ path: '/api-get-headline', body: { appKey: 'r3al-key' } }]);
  expect(api.got[0]?.body).not.toHaveProperty('app_key');
  expect(JSON.parse(written())).toMatchObject({
    replies: [
      { path: '/api-user-login' },
      { path: '/api-game-rates' },
      { path: '/api-user-wallet-balance' },
      {},
    ],
  });
  for (const secret of ['r3al-key', 'c00kie-9', api.url]) expect(written()).not.toContain(secret);
  expect(JSON.stringify(mock.mock.journal.since(0))).not.toMatch(/r3al-key|anything/);
});

it('plays such a recording again under the paths of the contract', async () => {
  const provider = await aProvider(
    '{"status":true,"user_name":"Asha","unique_token":"tok-1","mobile":"9123456789"}',
  );
  const { post, file } = await aRecorder(provider.url, {
    hosts: { api: '/', headline: '/', gateway: '/' },
    appKey: { value: 'k3y-k3y' },
    paths: { login: '/enter' },
  });
  await post('/api-user-login', logIn);
  expect(provider.got).toMatchObject([{ path: '/enter', body: { app_key: 'k3y-k3y' } }]);
  const mock = createMock({ scenario: addScenarioFile(file) });
  const again = await call(mock, 'login', { mobile: demo, password: 'x', device_id: 'd' });
  expect(again).toMatchObject({ user_name: 'Player 1', unique_token: 'mock-token-1' });
});

it('the app that it serves bids as this provider needs it, and knows neither key nor cookie', async () => {
  const provider = await aProvider('{}');
  const { url } = await aRecorder(provider.url, {
    appKey: { name: 'appKey', value: 'r3al-key' },
    paths: { login: '/enter', resultHistory: '/past' },
    sessionCookie: 'sess=c00kie-9',
    siteId: 'site-7',
    splitSessions: true,
    readLagSeconds: 20,
  });
  const config: unknown = await (await fetch(`${url}/config.json`)).json();
  expect(config).toMatchObject({
    hosts: { api: '/' },
    appKey: { value: 'demo' },
    siteId: 'site-7',
    splitSessions: true,
    readLagSeconds: 20,
  });
  expect(fieldIn(config, 'paths')).toEqual({
    login: '/api-user-login',
    resultHistory: '/api-result-history',
  });
  expect(JSON.stringify(config)).not.toMatch(/r3al-key|c00kie|appKey":"|enter/);
});

it.each([
  [
    'a field that is not known',
    { appKey: { value: 'k' }, pathes: {} },
    'pathes is not a known field; did you mean paths?',
  ],
  [
    'a call that is not known',
    { appKey: { value: 'k' }, paths: { logn: '/x' } },
    'paths.logn is not a known field; did you mean paths.login?',
  ],
  ['no key', {}, 'appKey.value is missing (--record-key)'],
])('says what is wrong with the file: %s', (_, config, error) => {
  const paths = join(folder, 'wrong.json');
  writeFileSync(paths, JSON.stringify(config));
  const flags = new Map([['appKey.value', '--record-key']]);
  expect(readConfig({ paths, api: 'https://api.example' }, null, flags)).toEqual({
    ok: false,
    error: containing(error),
  });
});
