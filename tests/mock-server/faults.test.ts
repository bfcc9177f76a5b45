import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answer } from '../../mock-server/provider/answer.ts';
import { demo, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer();
});
afterAll(async () => {
  await live.stop();
});
beforeEach(() => {
  live.mock.control('POST', 'reset', {});
});

const transferPath = '/api-user-transfer-wallet-balance';

/** Moves 100 points to the second player. Returns the reply, or the failure. */
const transfer = (signal?: AbortSignal): Promise<Response> =>
  fetch(live.url + transferPath, {
    method: 'POST',
    body: wireOf('transfer', { amount: 100, mobile_no: '9876543211', transfer_note: '' }),
    ...(signal && { signal }),
  });

const setFault = async (fault: object): Promise<unknown> => {
  const reply = await fetch(`${live.url}/__mock/faults`, { method: 'POST', body: JSON.stringify(fault) });
  return reply.json();
};

it.each<[kind: string, value: unknown, status: number, text: string | RegExp, balance: number]>([
  ['status', 502, 502, '{"status":false,"msg":"Service unavailable"}', 10_000],
  ['empty', undefined, 200, '', 9900],
  ['truncate', undefined, 200, '{"statu', 9900],
  ['html', undefined, 200, /^<!doctype html>/, 9900],
  ['noise', undefined, 200, /^Notice: .*\n\{"status":true\}\n<!--/, 9900],
  ['wrong-types', undefined, 200, '{"status":"true"}', 9900],
  ['missing-fields', undefined, 200, '{"status":true}', 9900],
  ['false-status', 'Blocked', 200, '{"status":false,"msg":"Blocked"}', 10_000],
  ['slow-drip', 1, 200, '{"status":true}', 9900],
  ['reply', { status: 'perhaps' }, 200, '{"status":"perhaps"}', 10_000],
])('%s fails one call in its way, and only one', async (kind, value, status, text, balance) => {
  expect(await setFault({ path: transferPath, kind, value })).toEqual({ id: 1 });
  const reply = await transfer();
  expect(reply.status).toBe(status);
  const got = await reply.text();
  if (typeof text === 'string') expect(got).toBe(text);
  else expect(got).toMatch(text);
  expect(live.mock.balance(demo)).toBe(balance);
  expect(await (await transfer()).text()).toBe('{"status":true}');
  expect(live.mock.calls().map(call => call.fault)).toEqual([kind, null]);
});

it('huge pads the reply to 5 MB that still are JSON', async () => {
  await setFault({ path: '*', kind: 'huge' });
  const text = await (await transfer()).text();
  expect(text.length).toBeGreaterThan(5_000_000);
  expect(JSON.parse(text)).toMatchObject({ status: true });
});

it('drop cuts the connection before the call is carried out', async () => {
  await setFault({ path: transferPath, kind: 'drop' });
  await expect(transfer()).rejects.toThrow('fetch failed');
  expect(live.mock.balance(demo)).toBe(10_000);
});

it('drop-after cuts the connection after the call is carried out', async () => {
  await setFault({ path: transferPath, kind: 'drop-after' });
  await expect(transfer()).rejects.toThrow('fetch failed');
  expect(live.mock.balance(demo)).toBe(9900);
});

it('a call with the fault hang gets no reply', async () => {
  await setFault({ path: transferPath, kind: 'hang' });
  await expect(transfer(AbortSignal.timeout(150))).rejects.toThrow('timeout');
  expect(live.mock.balance(demo)).toBe(10_000);
});

it('latency delays the reply', async () => {
  await setFault({ path: transferPath, kind: 'latency', value: 120 });
  const began = performance.now();
  expect(await (await transfer()).text()).toBe('{"status":true}');
  expect(performance.now() - began).toBeGreaterThanOrEqual(115);
});

it('hits as many calls as asked, any path with *, and can be taken away', async () => {
  await setFault({ path: '*', kind: 'status', value: 500, times: 2 });
  expect([(await transfer()).status, (await transfer()).status, (await transfer()).status]).toEqual([
    500, 500, 200,
  ]);
  await setFault({ path: '*', kind: 'status', times: -1 });
  expect((await transfer()).status).toBe(503);
  await fetch(`${live.url}/__mock/faults/2`, { method: 'DELETE' });
  expect((await transfer()).status).toBe(200);
  await setFault({ path: '*', kind: 'status', times: -1 });
  await fetch(`${live.url}/__mock/faults`, { method: 'DELETE' });
  expect((await transfer()).status).toBe(200);
});

it('leaves other paths alone', async () => {
  await setFault({ path: '/api-user-login', kind: 'drop', times: -1 });
  expect((await transfer()).status).toBe(200);
});

it('is flaky in the same way for the same seed', () => {
  const run = (seed: number): readonly (string | null)[] => {
    live.mock.control('POST', 'reset', { scenario: 'flaky', seed });
    const incoming = { path: '/api-game-rates', query: {}, text: wireOf('gameRates', {}) };
    for (let index = 0; index < 200; index += 1) answer(live.mock.mock, 'gameRates', incoming);
    return live.mock.calls().map(call => call.fault);
  };
  const first = run(7);
  const failed = first.filter(fault => fault !== null && fault !== 'latency').length;
  expect(failed).toBeGreaterThan(20);
  expect(failed).toBeLessThan(60);
  expect(run(7)).toEqual(first);
  expect(run(8)).not.toEqual(first);
});
