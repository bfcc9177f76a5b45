import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { faultKinds } from '../../mock-server/data/fault-rule.ts';
import { parseConfig } from '../../src/api/parse-config.ts';
import { call, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
const site = mkdtempSync(join(tmpdir(), 'matka-site-'));
beforeAll(async () => {
  mkdirSync(join(site, 'assets'));
  mkdirSync(join(site, 'imp2'));
  writeFileSync(join(site, 'index.html'), 'home page');
  writeFileSync(join(site, 'imp2/index.html'), 'starline page');
  writeFileSync(join(site, '404.html'), 'not found page');
  writeFileSync(join(site, 'config.json'), '{"brand":"of dist"}');
  writeFileSync(join(site, 'assets/app-ABC.js'), 'let a');
  live = await startServer({ site });
});
afterAll(async () => {
  await live.stop();
  rmSync(site, { recursive: true });
});
beforeEach(() => {
  live.mock.control('POST', 'reset', {});
});

const send = async (method: string, path: string, body?: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await fetch(live.url + path, {
    method,
    redirect: 'manual',
    ...(body !== undefined && { body: text }),
  });
  const got = await reply.text();
  const json: unknown = /json/.test(reply.headers.get('content-type') ?? '') ? JSON.parse(got) : got;
  return { status: reply.status, json, cache: reply.headers.get('cache-control'), headers: reply.headers };
};

it.each<[path: string, status: number, text: string, cache: string]>([
  ['/', 200, 'home page', 'no-store'],
  ['/imp2', 200, 'starline page', 'no-store'],
  ['/Imp2/', 200, 'starline page', 'no-store'],
  ['/imp2?a=b', 200, 'starline page', 'no-store'],
  ['/nowhere', 404, 'not found page', 'no-store'],
  ['/assets/app-ABC.js', 200, 'let a', 'public, max-age=31536000, immutable'],
  ['/assets/app-XYZ.js', 404, 'Not found\n', 'no-store'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'not found page', 'no-store'],
])('serves %s with code %i', async (path, status, text, cache) => {
  const reply = await send('GET', path);
  expect([reply.status, reply.json, reply.cache]).toEqual([status, text, cache]);
});

it('serves its own config with the mock clock and zone', async () => {
  const reply = await send('GET', '/config.json');
  expect(reply.cache).toBe('no-store');
  expect(parseConfig(JSON.stringify(reply.json))).toMatchObject({
    ok: true,
    value: { brand: 'Matka', clock: 'server', zone: 'Asia/Kolkata' },
  });
});

it.each(['/slides/welcome.svg', '/slides/qr.svg', '/chart-pages/kalyan.html', '/chart-pages/chart.css'])(
  'has the picture or page %s',
  async path => {
    expect((await send('GET', path)).status).toBe(200);
  },
);

it('says the mock time in every reply', async () => {
  for (const path of ['/', '/config.json', '/api-user-login', '/__mock/state', '/nowhere'])
    expect((await send('GET', path)).headers.get('date')).toBe('Sat, 21 Nov 2026 07:30:00 GMT');
});

it('answers 413 above 64 KiB, 400 to a text that is not JSON, 405 to a wrong method, and keeps running', async () => {
  expect((await send('POST', '/api-user-login', 'x'.repeat(65_537))).status).toBe(413);
  expect((await send('POST', '/api-user-login', '{"mobile"')).status).toBe(400);
  expect((await send('GET', '/api-user-login')).status).toBe(405);
  const reply = await send('POST', '/api-user-wallet-balance', wireOf('walletBalance', {}));
  expect(reply.json).toEqual({ status: true, wallet_amt: 10_000 });
});

it.each(
  'users ledger markets starline gali bids wins results fund_requests withdrawals transfers upi'.split(' '),
)('lists the %s as json-server does', async name => {
  const { status, json } = await send('GET', `/__mock/db/${name}?_limit=2`);
  expect([status, Array.isArray(json)]).toEqual([200, true]);
});

it('shows a patch of json-server in the next reply of the API', async () => {
  const reply = await send('PATCH', '/__mock/db/markets/1', { msg_status: 2 });
  expect(reply.json).toMatchObject({ id: 1, game_name: 'Kalyan', msg_status: 2 });
  const { result } = await call(live.mock, 'dashboard');
  expect(result).toContainEqual(expect.objectContaining({ game_name: 'Kalyan', msg_status: 2 }));
});

it('streams the journal as server-sent events', async () => {
  const stop = new AbortController();
  const stream = await fetch(`${live.url}/__mock/events`, { signal: stop.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await call(live.mock, 'gameRates');
  const { value } = (await reader?.read()) ?? {};
  expect(value).toMatch(/^id: \d+\ndata: \{.*"path":"\/api-game-rates".*\}\n\n$/);
  stop.abort();
});

it.each([
  ['a foreign Host', { host: 'evil.example' }],
  ['a page of another origin', { origin: 'http://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a picture on a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['a picture on another page of this machine', { 'sec-fetch-site': 'same-site' }],
  ['a picture, by an old browser', { referer: 'http://evil.example/page' }],
])('keeps the control API from %s', async (_, headers) => {
  expect(await codeOf('/__mock/state', headers)).toBe(403);
  expect(await codeOf('/__mock/db/users?user_name_like=x', headers)).toBe(403);
});

it('a link on any page opens the console, and the console may use the control API', async () => {
  const link = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
    referer: 'http://wiki.example',
  };
  expect([await codeOf('/__mock/', link), await codeOf('/__mock/state', link)]).toEqual([200, 403]);
  const frame = { ...link, 'sec-fetch-dest': 'iframe' };
  expect(await codeOf('/__mock/', frame)).toBe(403);
  const own = { 'sec-fetch-site': 'same-origin', referer: `http://127.0.0.1:${live.port}/__mock/` };
  expect(await codeOf('/__mock/state', own)).toBe(200);
  expect(await codeOf('/__mock/state', { 'sec-fetch-site': 'none' })).toBe(200);
});

const codeOf = (path: string, headers: Readonly<Record<string, string>>): Promise<unknown> =>
  new Promise(resolve => {
    request({ port: live.port, host: '127.0.0.1', path, headers }, reply => {
      reply.resume();
      resolve(reply.statusCode);
    }).end();
  });

it('lets pages of this machine call the provider, and no other', async () => {
  const ask = (origin: string) =>
    fetch(`${live.url}/api-user-login`, { method: 'OPTIONS', headers: { origin } }).then(reply =>
      reply.headers.get('access-control-allow-origin'),
    );
  expect(await ask('http://localhost:5000')).toBe('http://localhost:5000');
  expect(await ask('http://evil.example')).toBeNull();
});

const consoleFiles = readdirSync('mock-server/console').filter(name => name !== 'index.html');

it.each(['', ...consoleFiles])('serves the console file %j', async name => {
  const reply = await send('GET', `/__mock/${name}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('has a console of 86 kB at most, that knows every kind of fault', () => {
  const texts = consoleFiles.map(name => readFileSync(`mock-server/console/${name}`, 'utf8'));
  expect(texts.join('').length).toBeLessThan(86_000);
  const words = readFileSync('mock-server/console/faults.js', 'utf8');
  for (const kind of faultKinds) expect(words).toMatch(new RegExp(`^  '?${kind}'?: '`, 'm'));
});
