import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../../src/api/parse-config.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, containing, fieldIn, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer();
});
afterAll(async () => {
  await live.stop();
});

const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const reply = await fetch(live.url + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const json: unknown = /json/.test(reply.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
  return { status: reply.status, json, headers: reply.headers };
};

const open = async (wish: object = {}): Promise<string> => {
  const { json } = await ask('POST', '/__mock/sessions', wish);
  return String(fieldIn(json, 'id'));
};

const bid = wireOf(
  'submitBid',
  bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 100 }] }),
);
const balance = async (prefix: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await ask('POST', `${prefix}/api-user-wallet-balance`, wireOf('walletBalance', {}), headers)).json;

it('keeps world, clock, faults, latency and journal of each session to itself', async () => {
  const [one, two] = [`/s/${await open()}`, `/s/${await open({ scenario: 'new-player', seed: 7 })}`];
  expect((await ask('POST', `${one}/api-submit-bid`, bid)).json).toEqual({ status: true });
  await ask('POST', `${one}/__mock/clock`, { advance: '90m' });
  await ask('POST', `${one}/__mock/latency`, { ms: 30 });
  await ask('POST', `${two}/__mock/faults`, { path: '*', kind: 'status', value: 502 });
  await ask('PATCH', `${two}/__mock/db/content`, { betting_status: '2' });

  expect(await balance(one)).toEqual({ status: true, wallet_amt: 9900 });
  expect(await balance('')).toEqual({ status: true, wallet_amt: 10_000 });
  expect((await ask('POST', `${two}/api-user-wallet-balance`, wireOf('walletBalance', {}))).status).toBe(502);
  expect(await balance(two)).toEqual({ status: true, wallet_amt: 0 });
  const state = async (prefix: string) => (await ask('GET', `${prefix}/__mock/state`)).json;
  expect(await state('')).toMatchObject({
    session: null,
    requests: 1,
    latency: 0,
    now: '2026-11-21T07:30:00.000Z',
  });
  expect(await state(one)).toMatchObject({
    requests: 2,
    latency: 30,
    now: '2026-11-21T09:00:00.000Z',
    faults: [],
  });
  expect(await state(two)).toMatchObject({ scenario: 'new-player', seed: 7, requests: 2, latency: 0 });
  expect((await ask('GET', `${one}/__mock/db/content`)).json).toMatchObject({ betting_status: '1' });
});

it('finds a session by header, by path and by the cookie of a visit, and the path comes first', async () => {
  const [one, two] = [await open(), await open({ scenario: 'new-player' })];
  expect(await balance('', { 'x-mock-session': two })).toEqual({ status: true, wallet_amt: 0 });
  expect(await balance(`/s/${one}`, { 'x-mock-session': two })).toEqual({ status: true, wallet_amt: 10_000 });
  const visit = await ask('GET', `/s/${two}/imp?a=b`, undefined, { accept: 'text/html' });
  expect([visit.status, visit.headers.get('location'), visit.headers.get('set-cookie')]).toEqual([
    307,
    '/imp?a=b',
    `mock_session=${two}; Path=/; HttpOnly; SameSite=Strict`,
  ]);
  expect(await balance('', { cookie: `other=1; mock_session=${two}` })).toEqual({
    status: true,
    wallet_amt: 0,
  });
  expect(await balance('', { cookie: 'mock_session=gone' })).toEqual({ status: true, wallet_amt: 10_000 });
  const leave = await ask('GET', '/s/main/', undefined, { accept: 'text/html' });
  expect([leave.headers.get('location'), leave.headers.get('set-cookie')]).toEqual([
    '/',
    'mock_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ]);
});

it.each(['//evil.example/', '/%5Cevil.example', '/\\evil.example'])(
  'leads a visit to %s nowhere but to this host',
  async path => {
    const visit = await ask('GET', `/s/main${path}`, undefined, { accept: 'text/html' });
    expect(new URL(visit.headers.get('location') ?? '', live.url).host).toBe(new URL(live.url).host);
  },
);

it('serves each session a config whose hosts lead back to it', async () => {
  const id = await open();
  const own = `${live.url}/s/${id}`;
  for (const headers of [{}, { 'x-mock-session': id }])
    expect((await ask('GET', `/s/${id}/config.json`, undefined, headers)).json).toMatchObject({
      hosts: { api: own, headline: own, gateway: own },
    });
  const { json } = await ask('GET', '/config.json', undefined, { cookie: `mock_session=${id}` });
  expect(parseConfig(JSON.stringify(json))).toMatchObject({ ok: true, value: { hosts: { api: own } } });
  expect((await ask('GET', '/config.json')).json).toMatchObject({ hosts: { api: '/' } });
});

it('lists and closes sessions, and says which calls go astray', async () => {
  const id = await open();
  expect((await ask('GET', '/__mock/sessions')).json).toContain(id);
  expect((await ask('DELETE', `/__mock/sessions/${id}`)).status).toBe(200);
  expect((await ask('GET', `/s/${id}/__mock/state`)).json).toEqual({ error: 'No such session' });
  expect((await ask('DELETE', `/__mock/sessions/${id}`)).status).toBe(404);
  expect((await ask('POST', '/__mock/sessions', { scenario: 'nope' })).json).toEqual({
    error: containing("Unknown scenario 'nope'"),
  });
  expect((await ask('POST', '/__mock/sessions', { now: 'noon' })).json).toEqual({
    error: 'now: not a time: noon',
  });
  expect((await ask('POST', '/__mock/sessions', { wish: 1 })).status).toBe(400);
});

it('lets the session that was not used for the longest time go when there are more than a hundred', async () => {
  const first = await open();
  const second = await open();
  await ask('GET', `/s/${first}/__mock/state`);
  for (let more = 0; more < 99; more += 1) await open();
  expect((await ask('GET', `/s/${first}/__mock/state`)).status).toBe(200);
  expect((await ask('GET', `/s/${second}/__mock/state`)).status).toBe(404);
});

it('runs twenty sessions side by side without one seeing another', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => open()));
  await Promise.all(
    ids.map(async (id, index) => {
      for (let bids = 0; bids < index; bids += 1) await ask('POST', `/s/${id}/api-submit-bid`, bid);
    }),
  );
  const balances = await Promise.all(ids.map(id => balance(`/s/${id}`)));
  expect(balances).toEqual(ids.map((_, index) => ({ status: true, wallet_amt: 10_000 - 100 * index })));
});

it('copies nothing before something is changed', async () => {
  const [one, two] = [createMock(), createMock()];
  const shared = one.mock.world.state.data;
  expect(two.mock.world.state.data).toBe(shared);
  await call(one, 'dashboard');
  await call(one, 'submitBid', {
    ...bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 9 }] }),
  });
  expect(one.mock.world.state.data).toBe(shared);
  await call(one, 'transfer', { amount: 100, mobile_no: '9876543211', transfer_note: '' });
  expect(one.mock.world.state.data).not.toBe(shared);
  expect(two.mock.world.state.data).toBe(shared);
  expect([one.balance('9876543211'), two.balance('9876543211')]).toEqual([600, 500]);
});
