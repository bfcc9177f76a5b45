import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoConfig } from '../../src/api/config.ts';
import { readConfig } from '../../src/app/boot/read-config.ts';
import { network, setNetwork } from '../../src/lib/network.ts';

const good = JSON.stringify(demoConfig('Asia/Kolkata'));
const challenge = '<!doctype html><html><body>Checking your browser</body></html>';
let replies: readonly Reply[] = [];
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  asked = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('version.json')) return ours();
    asked += 1;
    const reply = replies[asked - 1];
    if (reply === undefined) throw new TypeError('Failed to fetch');
    return reply();
  });
});
afterEach(async () => {
  // A check of the host that still waits would keep the next file of this process from beginning one.
  vi.stubGlobal('fetch', async () => ours());
  await vi.advanceTimersByTimeAsync(6000);
  setNetwork('online');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function read(...given: readonly Reply[]) {
  replies = given;
  let end: unknown = 'waits';
  void readConfig().then(result => (end = result));
  return { end: () => end, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}
type Given = ResponseInit & { readonly redirected?: boolean };
/** A real Response takes its time, which is not the faked one. */
const reply =
  (text: string, { status = 200, headers, redirected = false }: Given = {}) =>
  (): Pick<Response, 'ok' | 'status' | 'headers' | 'redirected' | 'text'> => ({
    ok: status < 300,
    status,
    headers: new Headers(headers),
    redirected,
    text: async () => text,
  });
type Reply = ReturnType<typeof reply>;
const ours = reply('{"version": "one"}');
const retryAfter = (value: string) => reply('', { status: 429, headers: { 'retry-after': value } });

it.each([408, 425, 429, 500, 502, 503, 504, 403])(
  'a config.json answered with %i is not a missing file, so the page waits with a message and tries again',
  async status => {
    const { end, pass } = read(reply('', { status }), reply(good));
    await pass(0);
    expect([end(), network()]).toEqual(['waits', 'busy']);
    await pass(2900);
    expect(asked).toBe(1);
    await pass(200);
    expect(end()).toMatchObject({ ok: true });
    expect(network()).toBe('online');
  },
);

it.each([challenge, `\uFEFF\n${challenge}`])('a challenge page with 200 is waited for', async page => {
  const { end, pass } = read(reply(page), reply(page), reply(good));
  await pass(5900);
  expect([end(), network()]).toEqual(['waits', 'busy']);
  await pass(200);
  expect(end()).toMatchObject({ ok: true });
});

it.each<[what: string, given: Reply, text: string | null]>([
  ['a 404', reply(challenge, { status: 404 }), null],
  ['a 410', reply('', { status: 410 }), null],
  ['a page of this app, as some hosts send for any missing file', reply('<html data-build="1">'), null],
  ['a readable wrong file', reply('{"hosts": {}}'), '{"hosts": {}}'],
])('%s means that the app is not configured', async (_, given, text) => {
  const { end, pass } = read(given);
  await pass(0);
  expect(end()).toEqual({ ok: false, error: text });
});

const broken: readonly (readonly [what: string, given: Reply, text: string])[] = [
  ['an empty answer', reply(''), ''],
  ['a 204', reply('', { status: 204 }), ''],
  ['a text', reply('Service Unavailable'), 'Service Unavailable'],
  ['a cut file', reply(good.slice(0, -20)), good.slice(0, -20)],
  ['a list', reply('[]'), '[]'],
  ['null', reply('null'), 'null'],
  ['an error of a gateway', reply('{"error": "no upstream"}'), '{"error": "no upstream"}'],
  ['an empty object', reply('{}'), '{}'],
  ['bytes', reply('\u0000\ufffd\ufffd'), '\u0000\ufffd\ufffd'],
];

it.each(broken)('%s with 200 is waited for', async (_, given) => {
  const { end, pass } = read(given, given, given, reply(good));
  await pass(8900);
  expect([end(), network()]).toEqual(['waits', 'busy']);
  await pass(200);
  expect(end()).toMatchObject({ ok: true });
});

it.each(broken)("%s that persists is shown as a mistake in the operator's file", async (_, given, text) => {
  const { end, pass } = read(given, reply('', { status: 503 }), given, given, given);
  await pass(11_900);
  expect(end()).toBe('waits');
  await pass(200);
  expect(end()).toEqual({ ok: false, error: text });
});

it.each([
  ['20', 20_000],
  ['Sat, 21 Nov 2026 12:00:20 GMT', 20_000],
  ['0', 3000],
  ['-5', 3000],
  ['soon', 3000],
  ['86400', 60_000],
])('`Retry-After: %s` is kept to within bounds', async (value, ms) => {
  const { pass } = read(retryAfter(value), reply(good));
  await pass(ms - 100);
  expect(asked).toBe(1);
  await pass(200);
  expect(asked).toBe(2);
});

it.each([
  ['a page', '<html>Log in</html>', 200],
  ['a page of this app', '<html data-build="1">', 200],
  ['a page that is missing', '<html>', 404],
  ['an error', '{"error": "log in"}', 200],
])('a redirect to %s says nothing about the file, however often it comes', async (_, text, status) => {
  const redirect = reply(text, { status, redirected: true });
  const { end, pass } = read(redirect, redirect, redirect, redirect, redirect, redirect, reply(good));
  await pass(17_900);
  expect([end(), network()]).toEqual(['waits', 'busy']);
  await pass(200);
  expect(end()).toMatchObject({ ok: true });
});

it('a redirect to the right file is followed', async () => {
  const { end, pass } = read(reply(good, { redirected: true }));
  await pass(0);
  expect(end()).toMatchObject({ ok: true });
});

it('without any network the page says that it is offline', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const { end, pass } = read();
  await pass(6000);
  expect([end(), network()]).toEqual(['waits', 'offline']);
});

it('a config that cannot be fetched from a host that answers is not ready, and is asked for again', async () => {
  replies = [];
  const { end, pass } = read();
  await pass(100);
  expect([end(), network()]).toEqual(['waits', 'busy']);
  replies = [reply(''), reply(good)];
  await pass(3000);
  expect(end()).toMatchObject({ ok: true });
});
