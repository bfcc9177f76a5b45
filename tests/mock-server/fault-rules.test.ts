import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawLatency, type Latency } from '../../mock-server/data/random.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, second, wireOf } from './calls.ts';
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

const walletPath = '/api-user-wallet-balance';
const tokens = { [demo]: 'mock-token-1', [second]: 'mock-token-2' };

/** Which of so many wallet calls of a player failed, counted from 1. */
async function failures(rule: object, calls: number, mobile: keyof typeof tokens = demo): Promise<number[]> {
  const mock = createMock();
  mock.control('POST', 'faults', { path: walletPath, kind: 'false-status', ...rule });
  const failed: number[] = [];
  for (let number = 1; number <= calls; number += 1)
    if ((await call(mock, 'walletBalance', {}, tokens[mobile]))['status'] === false) failed.push(number);
  return failed;
}

it.each<[rule: object, failed: readonly number[]]>([
  [{}, [1]],
  [{ times: 2 }, [1, 2]],
  [{ every: 3 }, [3, 6, 9]],
  [{ every: 3, times: 2 }, [3, 6]],
  [{ every: 1 }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [{ nth: 4 }, [4]],
  [{ nth: [7, 2] }, [2, 7]],
])('the fault %j fails these calls of ten: %j', async (rule, failed) => {
  expect(await failures(rule, 10)).toEqual(failed);
});

it('an nth fault is over after its last call', async () => {
  const mock = createMock();
  mock.control('POST', 'faults', { path: walletPath, kind: 'empty', nth: [1, 2] });
  const raw = () =>
    mock.fetch(`http://mock${walletPath}`, { method: 'POST', body: wireOf('walletBalance', {}) });
  await raw();
  expect(mock.control('GET', 'state')).toMatchObject({ faults: [{ seen: 1, hits: 1 }] });
  await raw();
  expect(mock.control('GET', 'state')).toMatchObject({ faults: [] });
});

it("a fault for one player leaves the other alone, and counts only that player's calls", async () => {
  expect(await failures({ player: second }, 3, demo)).toEqual([]);
  expect(await failures({ player: second, every: 2 }, 4, second)).toEqual([2, 4]);
});

it('without a token the player is the one of the body', async () => {
  const mock = createMock();
  mock.control('POST', 'faults', {
    path: '/api-user-login',
    kind: 'false-status',
    player: second,
    times: -1,
  });
  const logIn = async (mobile: string) =>
    (await call(mock, 'login', { mobile, password: 'demo1234', device_id: 'd' }))['status'];
  expect([await logIn(demo), await logIn(second)]).toEqual([true, false]);
});

it('a fault for a part of the body hits the bids that have it', async () => {
  const mock = createMock();
  const body = { new_result: { totalbit: 20 } };
  mock.control('POST', 'faults', { path: '/api-submit-bid', kind: 'false-status', body, times: -1 });
  const bid = async (points: number) =>
    (
      await call(
        mock,
        'submitBid',
        bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points }] }),
      )
    )['status'];
  expect([await bid(10), await bid(20), await bid(30)]).toEqual([true, false, true]);
});

it('a reply of a scenario has its own headers as well as those of every reply', async () => {
  Object.assign(live.mock.mock.world.state, {
    replies: [{ path: walletPath, status: 503, reply: {}, headers: { 'Retry-After': '30' }, times: 1 }],
  });
  const reply = await fetch(live.url + walletPath, { method: 'POST', body: wireOf('walletBalance', {}) });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
  expect(reply.headers.get('content-type')).toContain('application/json');
});

it('sends the replies in turn, with their code, and then again from the first', async () => {
  await fetch(`${live.url}/__mock/faults`, {
    method: 'POST',
    body: JSON.stringify({
      path: walletPath,
      kind: 'reply',
      values: [{ n: 1 }, { n: 2 }],
      status: 402,
      times: 3,
    }),
  });
  const seen: unknown[] = [];
  for (let times = 0; times < 4; times += 1) {
    const reply = await fetch(live.url + walletPath, { method: 'POST', body: wireOf('walletBalance', {}) });
    seen.push([reply.status, await reply.text()]);
  }
  expect(seen).toEqual([
    [402, '{"n":1}'],
    [402, '{"n":2}'],
    [402, '{"n":1}'],
    [200, '{"status":true,"wallet_amt":10000}'],
  ]);
});

it.each<[fault: object, error: string]>([
  [{ kind: 'drop', every: 2, nth: 1 }, 'nth: stands beside every; give one of them'],
  [{ kind: 'drop', every: 0 }, 'every: Invalid value: Expected >=1 but received 0'],
  [{ kind: 'drop', nth: [] }, 'nth: Invalid length: Expected >=1 but received 0'],
  [{ kind: 'drop', status: 500 }, 'status: drop takes none'],
  [{ kind: 'status', value: 500, values: [501] }, 'values: stands beside value; give one of them'],
  [{ kind: 'status', values: [500, 999] }, 'values: must be a code from 200 to 599'],
  [{ kind: 'drop', player: '12345' }, 'player: must be a mobile number of ten digits'],
  [{ kind: 'rset' }, /^kind: 'rset' is not one of latency, .*; did you mean reset\?$/.source],
  [{ kind: 'latency', value: [900, 200] }, 'value: must be milliseconds'],
  [{ kind: 'latency', value: { typical: 300 } }, 'value: must be milliseconds'],
])('refuses %j', (fault, error) => {
  const refused = (): unknown => live.mock.control('POST', 'faults', { path: '*', ...fault });
  if (error.startsWith('^')) expect(refused).toThrow(new RegExp(error.slice(1, -1)));
  else expect(refused).toThrow(`{"error":"${error}`);
});

const sample = (latency: Latency): readonly number[] => {
  const state = { random: 1 };
  return Array.from({ length: 20_000 }, () => drawLatency(latency, state)).toSorted((a, b) => a - b);
};

it('a latency is fixed, of a range with both ends, or has a long tail', () => {
  expect(new Set(sample(250))).toEqual(new Set([250]));
  expect(new Set(sample([3, 5]))).toEqual(new Set([3, 4, 5]));
  const tail = sample({ typical: 300, worst: 4000 });
  // Counted by hand: the middle one is at 300, and 99 of 100 are below 4,000.
  expect(tail[10_000]).toBeGreaterThan(280);
  expect(tail[10_000]).toBeLessThan(320);
  expect(tail[19_800]).toBeGreaterThan(3400);
  expect(tail[19_800]).toBeLessThan(4700);
  expect(tail.at(-1)).toBeLessThanOrEqual(600_000);
});

it('the same seed draws the same latency', async () => {
  const times = async (): Promise<readonly number[]> => {
    const mock = createMock();
    mock.mock.world.clock.run(0);
    mock.control('POST', 'faults', { path: '*', kind: 'latency', value: [1, 9], times: -1 });
    for (let index = 0; index < 8; index += 1) await call(mock, 'gameRates');
    return mock.calls().map(({ ms }) => ms);
  };
  const first = await times();
  expect(new Set(first).size).toBeGreaterThan(2);
  expect(await times()).toEqual(first);
});

/**
 * Sends a transfer of 100 points by a bare socket. Returns the received text, and how the connection ended.
 */
async function raw(): Promise<{ readonly text: string; readonly error: string | null }> {
  const body = wireOf('transfer', { amount: 100, mobile_no: second, transfer_note: '' });
  const socket = connect(live.port, '127.0.0.1');
  let text = '';
  let error: string | null = null;
  socket.on('data', chunk => (text += String(chunk)));
  socket.on('error', (problem: NodeJS.ErrnoException) => (error = problem.code ?? null));
  const path = '/api-user-transfer-wallet-balance';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  await new Promise(resolve => socket.once('close', resolve));
  return { text, error };
}

it.each<[kind: string, error: string | null, text: RegExp, balance: number]>([
  ['reset', 'ECONNRESET', /^$/, 10_000],
  ['reset-after', 'ECONNRESET', /^$/, 9900],
  ['short-body', null, /\r\ncontent-length: 115\r\n[^]*\r\n\r\n\{"status":true\}$/i, 9900],
  ['broken-chunk', null, /\r\ntransfer-encoding: chunked\r\n[^]*\r\n\r\nzz\r\n\{"status":true\}\r\n$/i, 9900],
])('%s ends a connection in its way', async (kind, error, text, balance) => {
  live.mock.control('POST', 'faults', { path: '*', kind });
  const got = await raw();
  expect(got.text).toMatch(text);
  expect(got.error).toBe(error);
  expect(live.mock.balance(demo)).toBe(balance);
  live.mock.control('POST', 'faults', { path: '*', kind });
  const asked = fetch(`${live.url}/api-game-rates`, { method: 'POST', body: wireOf('gameRates', {}) });
  await expect(asked.then(reply => reply.text())).rejects.toThrow();
  expect(live.mock.calls().map(({ fault }) => fault)).toEqual([kind, kind]);
});
