// Needs of a CI job: waits that take no time, a health check, one line when ready, and calls awaited by their
// bodies.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStore } from '../../mock-server/world/state-file.ts';
import { nodeFiles } from '../../mock-server/world/disk.ts';
import { parseFlags } from '../../mock-server/cli/flags.ts';
import { bidBody, call, containing, fieldIn, wireOf } from './calls.ts';
import { address, finish, killAll, run } from './child.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer();
});
afterAll(async () => {
  killAll();
  await live.stop();
});
beforeEach(() => {
  live.mock.control('POST', 'reset', {});
});

const post = async (path: string, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await fetch(live.url + path, { method: 'POST', body: text });
  const json: unknown = await reply.json();
  return { status: reply.status, json };
};
const balance = wireOf('walletBalance', {});

/** Opens a session without delays. Returns its path. */
const openVirtual = async (wish: object = {}): Promise<string> =>
  `/s/${String(fieldIn((await post('/__mock/sessions', { virtual: true, ...wish })).json, 'id'))}`;

it('notes the waits of a virtual session instead of waiting', async () => {
  const own = await openVirtual({ latency: 600_000, scenario: 'slow-network' });
  // Half an hour of waits, which this test has not.
  for (let calls = 0; calls < 3; calls += 1)
    expect(await post(`${own}/api-user-wallet-balance`, balance)).toMatchObject({ status: 200 });
  const journal: unknown = await (await fetch(`${live.url}${own}/__mock/requests`)).json();
  const noted = { ms: 602_000, fault: 'latency', status: 200 };
  expect(journal).toMatchObject([noted, noted, noted]);
  const state: unknown = await (await fetch(`${live.url}${own}/__mock/state`)).json();
  // Calls may overlap, so the clock does not add their waits up.
  expect(state).toMatchObject({ virtual: true, latency: 600_000, now: '2026-11-21T07:30:00.000Z' });
  expect(live.mock.control('GET', 'state')).toMatchObject({ virtual: false });
});

it('cuts a call that would hang in a virtual session, and drips at once', async () => {
  const own = await openVirtual();
  await post(`${own}/__mock/faults`, { path: '*', kind: 'hang' });
  await expect(fetch(`${live.url}${own}/api-submit-bid`, { method: 'POST', body: '{}' })).rejects.toThrow(
    'fetch failed',
  );
  await post(`${own}/__mock/faults`, { path: '*', kind: 'slow-drip', value: 600_000 });
  expect(await post(`${own}/api-user-wallet-balance`, balance)).toEqual({
    status: 200,
    json: { status: true, wallet_amt: 10_000 },
  });
  const journal: unknown = await (await fetch(`${live.url}${own}/__mock/requests`)).json();
  expect(journal).toMatchObject([
    { fault: 'hang', status: 0 },
    { fault: 'slow-drip', status: 200 },
  ]);
});

it('keeps a session virtual over a reset, and every other one as it was', async () => {
  const own = await openVirtual({ latency: 600_000 });
  await post(`${own}/__mock/reset`, {});
  expect(await post(`${own}/api-user-wallet-balance`, balance)).toMatchObject({ status: 200 });
  const { json } = await post('/__mock/sessions', { latency: 30 });
  const began = performance.now();
  await post(`/s/${String(fieldIn(json, 'id'))}/api-user-wallet-balance`, balance);
  expect(performance.now() - began).toBeGreaterThan(25);
});

it('says that it is well, and that it cannot save', async () => {
  const health = async (method = 'GET'): Promise<unknown[]> => {
    const reply = await fetch(`${live.url}/__mock/health`, { method });
    const text = await reply.text();
    return [reply.status, text];
  };
  expect(await health()).toEqual([200, '{"status":"ok"}']);
  expect(await health('HEAD')).toEqual([200, '']);
  const open = (): never => {
    throw new Error('ENOSPC');
  };
  const calls = { ...nodeFiles, open };
  live.mock.mock.store = createStore('/nowhere', live.mock.mock.world, { report: () => undefined, calls });
  await call(live.mock, 'walletBalance');
  expect(await health()).toEqual([503, '{"status":"the state cannot be saved"}']);
  live.mock.mock.store = { save: () => true, trouble: () => null };
});

it('tells its health without the token of --host', async () => {
  const open = await startServer({ token: 'secret' });
  expect((await fetch(`${open.url}/__mock/health`)).status).toBe(200);
  expect((await fetch(`${open.url}/__mock/state`)).status).toBe(403);
  await open.stop();
});

it('prints one line of JSON when it is ready, and nothing else', async () => {
  const child = run('--port', '0', '--api-only', '--ready', 'json', '--tz', 'Asia/Kolkata');
  const said = finish(child);
  const url = await address(child);
  await fetch(`${url}/api-user-wallet-balance`, { method: 'POST', body: balance });
  child.kill();
  const { out, err } = await said;
  expect([out.split('\n').length, err]).toEqual([2, '']);
  expect(JSON.parse(out)).toEqual({
    ready: true,
    url,
    console: `${url}/__mock/`,
    health: `${url}/__mock/health`,
    pid: child.pid,
    scenario: 'default',
    now: containing('T07:30:'),
    zone: 'Asia/Kolkata',
    token: null,
  });
  expect(parseFlags(['--ready', 'yes'], 'Asia/Kolkata')).toEqual({
    ok: false,
    error: "--ready takes json, not 'yes'",
  });
}, 60_000);

it.each<[body: object, status: number, calls: number]>([
  [{ game_id: '1' }, 200, 2],
  [{ new_result: { totalbit: 20 } }, 200, 1],
  [{ new_result: { result: [{ digits: '2' }] } }, 200, 1],
  [{ new_result: { result: [{ digits: '1' }, { digits: '2' }] } }, 408, 0],
  [{ game_id: 1 }, 408, 0],
  [{ unique_token: '***' }, 200, 2],
])('awaits calls with %j in their bodies', async (body, status, calls) => {
  for (const [digits, points] of [
    ['1', 10],
    ['2', 20],
  ] as const)
    await call(
      live.mock,
      'submitBid',
      bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits, points }] }),
    );
  const { status: got, json } = await post('/__mock/expect', { path: '/api-submit-bid', body, within: '0s' });
  expect([got, fieldIn(json, 'calls')]).toMatchObject([status, calls]);
  if (status === 408)
    expect(fieldIn(json, 'error')).toBe(
      '1 call of /api-submit-bid with this body expected within 0 ms, 0 came, and 2 with another body',
    );
});

it('awaits a later call with a body, among others', async () => {
  const waiting = post('/__mock/expect', {
    path: '/api-user-login',
    body: { mobile: '9876543211' },
    within: '10s',
  });
  const login = (mobile: string) =>
    call(live.mock, 'login', { mobile, password: 'demo1234', device_id: 'd' });
  await login('9876543210');
  await login('9876543211');
  expect(await waiting).toMatchObject({ status: 200, json: { calls: 1 } });
});
