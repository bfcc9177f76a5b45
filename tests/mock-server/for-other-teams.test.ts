// Needs of teams that build another app or test against the mock.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isSameProcess, lockText } from '../../mock-server/cli/process-mark.ts';
import { keepWorld } from '../../mock-server/cli/keep-world.ts';
import { controlCalls } from '../../mock-server/control/control.ts';
import { createMock } from '../support/app-mock.ts';
import { containing, demo, fieldIn, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer();
});
afterAll(() => live.stop());
beforeEach(() => {
  live.mock.control('POST', 'reset', {});
});

async function post(path: string, body: object | string, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await fetch(live.url + path, { method: 'POST', body: text, headers });
  const came = await reply.text();
  return { status: reply.status, headers: reply.headers, text: came };
}
const msgOf = ({ text }: { readonly text: string }): unknown => fieldIn(JSON.parse(text), 'msg');
const balance = wireOf('walletBalance', {});
const wallet = '/api-user-wallet-balance';

it('its OpenAPI document names the server that serves it, and has the control calls', async () => {
  for (const method of ['GET', 'POST']) {
    const document: unknown = await (await fetch(`${live.url}/__mock/openapi.json`, { method })).json();
    expect(fieldIn(document, 'servers')).toEqual([{ url: live.url }]);
    const paths = fieldIn(document, 'paths');
    const world = ['GET db/:collection', 'PATCH db/:collection/:id', 'DELETE db/:collection/:id'];
    for (const call of [...controlCalls, ...world, 'POST expect', 'POST sessions']) {
      const [verb = '', name = ''] = call.split(' ');
      expect(paths).toMatchObject({
        [`/__mock/${name.replace(':collection', '{collection}').replace(':id', '{id}')}`]: {
          [verb.toLowerCase()]: {},
        },
      });
    }
    expect(paths).toHaveProperty([wallet]);
  }
});

it('the document of a session names the address of the session', async () => {
  const id = fieldIn(JSON.parse((await post('/__mock/sessions', {})).text), 'id');
  const document: unknown = await (await fetch(`${live.url}/s/${String(id)}/__mock/openapi.json`)).json();
  expect(fieldIn(document, 'servers')).toEqual([{ url: `${live.url}/s/${String(id)}` }]);
});

const asked = JSON.parse(balance) as object;
it.each([
  ['an unknown field', { ...asked, mobile: demo }, 'Invalid request: mobile is not known'],
  ['a missing one', { ...asked, unique_token: undefined }, 'Invalid request: unique_token is missing'],
  [
    'one that is misspelt',
    { ...asked, unique_token: undefined, unique_tokn: 'x' },
    'unique_token is missing; was unique_tokn meant?',
  ],
  ['a missing key', { ...asked, app_key: undefined }, 'Invalid request: app_key is missing'],
])('in the usual contract mode %s is named for what it is', async (_, body, words) => {
  expect(msgOf(await post(wallet, body))).toContain(words);
  expect(live.mock.calls().at(-1)?.violations).toEqual([containing(words.replace('Invalid request: ', ''))]);
});

it.each([
  ['/api-user-walet', wallet],
  ['/api-user-wallet', wallet],
  ['/api-get-dashbord', '/api-get-dashboard-data'],
  ['/api-user-logn', '/api-user-login'],
  ['/api-submit-bids', '/api-submit-bid'],
  ['/API-User-Login/', '/api-user-login'],
])('%s suggests %s', async (written, meant) => {
  expect(msgOf(await post(written, '{}'))).toBe(`No such path: ${written}; did you mean ${meant}?`);
});

it.each<[header: string, status: number, text: unknown]>([
  ['404', 404, containing('"status":false')],
  ['429', 429, containing('"status":false')],
  ['status=503', 503, containing('"status":false')],
  ['html', 200, containing('<h1>502 Bad Gateway</h1>')],
  ['empty', 200, ''],
  ['false-status=No points', 200, '{"status":false,"msg":"No points"}'],
  ['reply={"status":true,"wallet_amt":7}', 200, '{"status":true,"wallet_amt":7}'],
])('X-Mock-Reply: %s forces the reply of one request', async (header, status, text) => {
  live.mock.control('POST', 'faults', { path: '*', kind: 'status', value: 500 });
  expect(await post(wallet, balance, { 'X-Mock-Reply': header })).toMatchObject({ status, text });
  // The fault was not for that request, and the next is as usual after it.
  expect(await post(wallet, balance)).toMatchObject({ status: 500 });
  expect(await post(wallet, balance)).toMatchObject({
    status: 200,
    text: '{"status":true,"wallet_amt":10000}',
  });
});

it('X-Mock-Reply: drop cuts the connection, and latency waits', async () => {
  await expect(post(wallet, balance, { 'X-Mock-Reply': 'drop' })).rejects.toThrow('fetch failed');
  expect(await post(wallet, balance, { 'X-Mock-Reply': 'latency=1' })).toMatchObject({ status: 200 });
  expect(live.mock.calls().map(({ fault }) => fault)).toEqual(['drop', 'latency']);
});

it.each([
  ['999', 'X-Mock-Reply: value: must be a code from 200 to 599'],
  ['drp', "X-Mock-Reply: 'drp' is neither a code nor a fault; did you mean drop?"],
  ['latency=soon', 'X-Mock-Reply: value: '],
])('X-Mock-Reply: %s is refused, and nothing is carried out', async (header, words) => {
  const reply = await post(wallet, balance, { 'X-Mock-Reply': header });
  expect(reply.status).toBe(400);
  expect(msgOf(reply)).toContain(words);
  expect(live.mock.calls()).toEqual([]);
});

it('expect returns the calls that it matched, and those that arrived too late for its count', async () => {
  await post('/api-game-rates', wireOf('gameRates', {}));
  await post(wallet, balance);
  const all = JSON.parse((await post('/__mock/expect', { path: wallet, within: '0s' })).text) as unknown;
  expect(all).toMatchObject({
    calls: 1,
    matched: [{ path: wallet, status: 200, reply: { wallet_amt: 10_000 } }],
  });
  const few = await post('/__mock/expect', { path: wallet, count: 2, within: '0s' });
  expect(few.status).toBe(408);
  expect(JSON.parse(few.text)).toMatchObject({ calls: 1, matched: [{ path: wallet }] });
  const none = await post('/__mock/expect', { path: wallet, body: { env_type: 'x' }, within: '0s' });
  expect(JSON.parse(none.text)).toMatchObject({ calls: 0, matched: [] });
});

it('a stubbed reply may set headers', async () => {
  const headers = { 'Retry-After': '30', 'content-type': 'text/plain', 'Set-Cookie': ['a=1', 'b=2'] };
  live.mock.control('POST', 'faults', {
    path: wallet,
    kind: 'reply',
    value: { status: true },
    status: 503,
    headers,
  });
  const reply = await post(wallet, balance);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('30');
  expect(reply.headers.get('content-type')).toBe('text/plain');
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  live.mock.control('POST', 'faults', { path: wallet, kind: 'reply', headers: { 'X-Own': 'yes' } });
  const inPage = await live.mock.fetch(`http://mock${wallet}`, { method: 'POST', body: balance });
  expect(inPage.headers.get('x-own')).toBe('yes');
});

it.each([
  ['two lines', { 'X-A': 'one\r\nX-B: two' }],
  ['no name', { 'X A': '1' }],
  ['a length that is not the body’s', { 'Content-Length': '5' }],
])('a stubbed reply refuses headers of %s', (_, headers) => {
  expect(() => live.mock.control('POST', 'faults', { path: wallet, kind: 'reply', headers })).toThrow(
    'header',
  );
  expect(() =>
    live.mock.control('POST', 'faults', { path: wallet, kind: 'drop', headers: { 'X-A': '1' } }),
  ).toThrow('headers: drop takes none');
});

/** `/proc` of a machine whose process 7 has this state and start time. */
const proc =
  (state: string, started: number, boot = '1f0a77c2-1') =>
  (file: string) =>
    file === '/proc/7/stat'
      ? `7 (node (a) b) ${state} 1 7 7 0 -1 4194304 1 2 3 4 5 6 7 8 20 0 11 0 ${started} 9 9`
      : file.endsWith('boot_id')
        ? `${boot}\n`
        : null;

it.each([
  ['the process that wrote it', proc('S', 90_210), true],
  ['a zombie that nobody has buried', proc('Z', 90_210), false],
  ['another process under the same number', proc('S', 95_000), false],
  ['the same begin, but after the machine was started again', proc('S', 90_210, 'ffff0000-2'), false],
  ['a system that says nothing', () => null, true],
])('the lock of a state file is held by %s', (_, read, isHeld) => {
  expect(isSameProcess(lockText(7, proc('S', 90_210)), read)).toBe(isHeld);
});

it('takes over the lock of another begin of a number that is in use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matka-lock-'));
  const file = join(folder, 'state.json');
  const lines: string[] = [];
  const keep = () => keepWorld(createMock().mock, file, line => lines.push(line));
  writeFileSync(`${file}.lock`, lockText(process.ppid));
  expect(keep()).toMatchObject({ ok: false, error: containing(`in use by process ${process.ppid};`) });
  writeFileSync(`${file}.lock`, lockText(process.ppid).replace(/\d+$/, '1'));
  expect(keep()).toMatchObject({ ok: true });
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(lockText(process.pid));
  rmSync(folder, { recursive: true });
});
