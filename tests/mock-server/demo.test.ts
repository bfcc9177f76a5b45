// The provider of a demo without a server: its parts, and that it answers as the server does.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { provide } from '../../mock-server/demo/provide.ts';
import { rest } from '../../mock-server/demo/shared-world.ts';
import { wordsOf } from '../../mock-server/demo/words.ts';
import { fetchReply } from '../../mock-server/provider/delivery.ts';
import { createMock } from '../support/app-mock.ts';
import { wireOf } from './calls.ts';
import { startServer, type LiveServer } from './live-server.ts';

/** The packages that a file and all that it imports need. */
async function packagesOf(file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
  });
  const imports = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  return [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))].toSorted();
}

it('knows no Node and no json-server', async () => {
  expect(await packagesOf('mock-server/demo/provider.ts')).toEqual(['@noble/hashes/sha2.js', 'valibot']);
  expect(await packagesOf('mock-server/main.ts')).toEqual(expect.arrayContaining(['json-server', 'node:fs']));
});

let live: LiveServer;
const demo = createMock({ zone: 'Asia/Kolkata' });
beforeAll(async () => {
  live = await startServer();
});
afterAll(() => live.stop());

const wallet = wireOf('walletBalance', {});
const bettingOff = JSON.stringify({ betting_status: '2' });

it.each<[method: string, path: string, search?: string, text?: string]>([
  // Calls of the console.
  ['GET', '/__mock/scenarios'],
  ['GET', '/__mock/fault-sets'],
  ['GET', '/__mock/db/content'],
  ['GET', '/__mock/db/users'],
  ['GET', '/__mock/db/ledger'],
  ['GET', '/__mock/db/markets', '?_limit=3'],
  ['GET', '/__mock/db/fund_requests', '?status=pending'],
  ['GET', '/__mock/db/bids', '?status=open&points=50'],
  ['GET', '/__mock/db/users/2'],
  ['PATCH', '/__mock/db/content', '', bettingOff],
  ['PATCH', '/__mock/db/users/2', '', '{"user_name": "Asha"}'],
  // Calls that it refuses.
  ['GET', '/__mock/db/bids', '?statu=open'],
  ['PATCH', '/__mock/db/users/2', '', '{"mobile": "12"}'],
  ['POST', '/__mock/reset', '', '{"scenario": "absent"}'],
  ['POST', '/__mock/reset', '', '{'],
  ['POST', '/__mock/nothing', '', '{}'],
  // Calls of the provider.
  ['POST', '/api-user-wallet-balance', '', wallet],
  ['GET', '/api-user-wallet-balance'],
  ['POST', '/api-user-wallet-balance', '', 'x'.repeat(65_537)],
  ['POST', '/api-user-walet-balance', '', wallet],
])('answers %s %s as the server does', async (method, path, search = '', text = '') => {
  const served = await fetch(live.url + path + search, {
    method,
    ...(text !== '' && { body: text, headers: { 'content-type': 'application/json' } }),
  });
  const { delivery } = provide(demo.mock, { method, path, search, text });
  if (delivery.kind !== 'reply') throw new Error(`It is ${delivery.kind}`);
  expect(JSON.parse(delivery.text)).toEqual(await served.json());
  expect(delivery.status).toBe(served.status);
});

it('says when it is, and draws the charts of the lists', () => {
  const { date } = provide(demo.mock, { method: 'GET', path: '/__mock/state', search: '', text: '' });
  expect(date).toBe('Sat, 21 Nov 2026 07:30:00 GMT');
  const at = (address: string) => ({
    method: 'GET',
    path: '/chart-pages/',
    search: `?${new URLSearchParams({ at: address })}`,
    text: '',
  });
  const { delivery } = provide(demo.mock, at('/chart-pages/kalyan.html'));
  expect(delivery.kind === 'reply' && delivery.text).toContain('{"name":"Kalyan","heads":["","Mon"');
  expect(provide(demo.mock, at('/nowhere')).delivery).toMatchObject({ status: 404 });
});

const reply = (changes: object) => ({
  kind: 'reply' as const,
  status: 200,
  type: 'application/json',
  text: '{"ü":1}',
  dripMs: null,
  delayMs: 0,
  ...changes,
});
const noon = () => 'Sat, 21 Nov 2026 06:30:00 GMT';

it('drips a reply byte by byte, and stops when the caller gives up', async () => {
  vi.useFakeTimers();
  try {
    const stop = new AbortController();
    const { body } = await fetchReply(reply({ dripMs: 20 }), noon, stop.signal);
    const reader = body?.getReader();
    const parts: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const next = reader?.read();
      await vi.advanceTimersByTimeAsync(20);
      parts.push(...((await next)?.value ?? []));
    }
    // A quote is one byte, `ü` two.
    expect(parts).toEqual([0x7b, 0x22, 0xc3]);
    stop.abort();
    await reader?.read();
    await expect(reader?.read()).rejects.toThrow('aborted');
  } finally {
    vi.useRealTimers();
  }
});

it('gives codes without a body, and the time of its clock', async () => {
  const { status, headers } = await fetchReply(reply({ status: 204 }), noon, null);
  expect([status, headers.get('date')]).toEqual([204, noon()]);
});

it.each([
  [9, '1:09 PM'],
  [10, '1:00 PM'],
  [60 * 24, '1:00 PM'],
])('after %i minutes without a call its clock says %s', (minutes, time) => {
  let machine = Date.parse('2026-11-21T07:30:00Z');
  const { mock } = createMock({ zone: 'Asia/Kolkata', machineNow: () => machine });
  machine += minutes * 60_000;
  rest(mock, minutes * 60_000);
  const shown = new Date(mock.world.clock.now()).toLocaleTimeString('en-US', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
  });
  expect(shown).toBe(time);
});

it('has the words of its banner in three languages, the English ones in the page', () => {
  const { demo: title, says, console: desk, reset } = wordsOf('en');
  const banner = readFileSync('mock-server/demo/banner.html', 'utf8').replace(/<[^>]+>/g, '|');
  expect(banner.split(/\|+/).filter(word => word.trim() !== '')).toEqual([title, says, desk, reset]);
  for (const language of ['hi', 'mr'])
    for (const [key, word] of Object.entries(wordsOf(language))) expect(word, key).toMatch(/[ऀ-ॿ]/);
  expect(wordsOf('fr')).toBe(wordsOf('en'));
});
