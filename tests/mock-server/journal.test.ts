import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { execFileSync } from 'node:child_process';
import { endpointOf } from '../../src/contract/index.ts';
import { createJournal } from '../../mock-server/provider/journal.ts';
import { answer } from '../../mock-server/provider/answer.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, containing, demo, fieldIn, wireOf } from './calls.ts';
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

const expectCalls = async (body: object) => {
  const reply = await fetch(`${live.url}/__mock/expect`, { method: 'POST', body: JSON.stringify(body) });
  const json: unknown = await reply.json();
  return { status: reply.status, json };
};
const login = (): Promise<Response> =>
  fetch(`${live.url}/api-user-login`, {
    method: 'POST',
    body: wireOf('login', { mobile: demo, password: "it's secret", device_id: 'd' }),
  });

it('keeps the last thousand calls and counts them all', () => {
  const journal = createJournal();
  const entry = {
    time: '',
    method: 'POST',
    path: '/',
    body: () => null,
    status: 200,
    reply: () => null,
    ms: 0,
    fault: null,
  };
  for (let calls = 0; calls < 1001; calls += 1) journal.add({ ...entry, violations: [] });
  const kept = journal.since(0);
  expect([kept.length, kept[0]?.seq, kept.at(-1)?.seq, journal.counts().requests]).toEqual([
    1000, 2, 1001, 1001,
  ]);
});

it('waits for later calls, and counts earlier ones', async () => {
  await login();
  expect(await expectCalls({ path: '/api-user-login' })).toMatchObject({ status: 200, json: { calls: 1 } });
  const waiting = expectCalls({ path: '/api-user-login', count: 3, within: '10s' });
  await login();
  await login();
  expect(await waiting).toMatchObject({ status: 200, json: { calls: 3 } });
});

it('reports the calls received when there were too few', async () => {
  await login();
  expect(await expectCalls({ path: '/api-user-login', count: 2, within: '0s' })).toMatchObject({
    status: 408,
    json: { error: '2 calls of /api-user-login expected within 0 ms, 1 came', calls: 1 },
  });
  const { seq = 0 } = live.mock.calls().at(-1) ?? {};
  expect((await expectCalls({ path: '/api-user-login', since: seq, within: '0s' })).status).toBe(408);
  expect((await expectCalls({ path: '/x', within: '2h' })).json).toEqual({ error: containing('within') });
});

it('copies a call as a command for the shell, secrets masked', async () => {
  await login();
  const { seq = 0 } = live.mock.calls().at(-1) ?? {};
  const reply = await fetch(`${live.url}/__mock/curl/${seq}`);
  const curl = fieldIn(await reply.json(), 'curl');
  expect(curl).toContain(
    `curl -sS -X POST '${live.url}/api-user-login' -H 'content-type: application/json' --data '{`,
  );
  expect(curl).toContain('"password":"***"');
  const printed = execFileSync(
    'sh',
    ['-c', `set -- ${String(curl).replace(/^curl /, '')}; printf '%s' "$8"`],
    {
      encoding: 'utf8',
    },
  );
  expect(JSON.parse(printed)).toMatchObject({ env_type: 'Prod', mobile: demo });
  expect((await fetch(`${live.url}/__mock/curl/99999`)).status).toBe(400);
});

it('copies a GET with its query, and quotes apostrophes', async () => {
  await fetch(`${live.url}/payment-details?baseUrl=it's`);
  const { seq = 0 } = live.mock.calls().at(-1) ?? {};
  expect(live.mock.control('GET', `curl/${seq}`)).toEqual({
    curl: "curl -sS '/payment-details?baseUrl=it%27s'",
  });
});

it('makes the same journal, byte for byte, of the same calls at the same seed', () => {
  const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] });
  const texts = {
    login: wireOf('login', { mobile: demo, password: 'demo1234', device_id: 'd' }),
    submitBid: wireOf('submitBid', bid),
    dashboard: wireOf('dashboard', {}),
  };
  const life = (seed: number): string => {
    const { mock, control, advance } = createMock();
    control('POST', 'reset', { scenario: 'flaky', seed });
    for (let round = 0; round < 30; round += 1) {
      for (const id of ['login', 'submitBid', 'dashboard'] as const)
        answer(mock, id, { path: endpointOf(id).path, query: {}, text: texts[id] });
      advance('3m');
    }
    return JSON.stringify(mock.journal.since(0));
  };
  const first = life(5);
  expect(first.length).toBeGreaterThan(10_000);
  expect(first).toContain('"fault":"drop-after"');
  expect(life(5)).toBe(first);
  expect(life(6)).not.toBe(first);
});

it('makes the same journal over HTTP in two sessions whose clocks are stopped', async () => {
  const journalOf = async (): Promise<string> => {
    const opened = await fetch(`${live.url}/__mock/sessions`, {
      method: 'POST',
      body: '{"scenario":"result-day"}',
    });
    const prefix = `${live.url}/s/${String(fieldIn(await opened.json(), 'id'))}`;
    for (const path of ['/api-user-login', '/api-submit-bid', '/api-get-dashboard-data', '/api-nothing'])
      await (await fetch(prefix + path, { method: 'POST', body: '{}' })).text();
    return (await fetch(`${prefix}/__mock/requests`)).text();
  };
  expect(await journalOf()).toBe(await journalOf());
});
