// A wrong setting is refused in one line with its field, instead of being ignored or misread.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseDuration } from '../../mock-server/data/clock.ts';
import { latencyWords } from '../../mock-server/data/random.ts';
import { addScenarioFile, readScenario } from '../../mock-server/data/scenario.ts';
import { serve } from '../../mock-server/http/server.ts';
import { createMock } from '../support/app-mock.ts';
import { call, containing, wireOf } from './calls.ts';
import { finish, killAll, run } from './child.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer();
});
afterAll(async () => {
  killAll();
  rmSync(folder, { recursive: true });
  await live.stop();
});
beforeEach(() => {
  live.mock.control('POST', 'reset', {});
});

const folder = mkdtempSync(join(tmpdir(), 'matka-strict-'));

it.each<[fault: object, error: string]>([
  [{ path: '*', kind: 'empty', times: 0 }, 'times: must be -1 (until it is removed) or at least 1'],
  [{ path: '*', kind: 'status', value: 999 }, 'value: must be a code from 200 to 599'],
  [{ path: '*', kind: 'status', value: '503' }, 'value: must be a code from 200 to 599'],
  [{ path: '*', kind: 'latency', value: 'slow' }, `value: ${latencyWords}`],
  [{ path: '*', kind: 'latency', value: 600_001 }, `value: ${latencyWords}`],
  [{ path: '*', kind: 'slow-drip', value: -1 }, 'value: must be milliseconds, at most 600000'],
  [{ path: '*', kind: 'false-status', value: 7 }, 'value: must be a text'],
  [{ path: '*', kind: 'drop', value: 'resued' }, "value: must be 'reused', or left out"],
  [{ path: '*', kind: 'hang', value: 500 }, 'value: hang takes none'],
  [
    { path: '/api-sumbit-bid', kind: 'empty' },
    'path: no call has the path /api-sumbit-bid; did you mean /api-submit-bid?',
  ],
  [{ path: 'everything', kind: 'empty' }, "path: must be a call's path, or '*'"],
])('refuses the fault %j', (fault, error) => {
  expect(() => live.mock.control('POST', 'faults', fault)).toThrow(JSON.stringify({ error }));
  expect(live.mock.control('GET', 'state')).toMatchObject({ faults: [] });
});

it('refuses such a fault in a scenario too', () => {
  const file = join(folder, 'odd.json');
  const faults = [{ path: '*', kind: 'status', value: 999 }];
  writeFileSync(file, JSON.stringify({ title: 'Odd', shows: 'Nothing.', faults }));
  expect(readScenario(addScenarioFile(file))).toEqual({
    ok: false,
    error: `${file}:1:73 faults.0.value: must be a code from 200 to 599`,
  });
});

it.each([
  ['1h30m', 5_400_000],
  ['1d2h3m4s', 93_784_000],
  ['-1h30m', -5_400_000],
  ['90s', 90_000],
  ['30m1h', null],
  ['1h1h', null],
  ['', null],
  ['-', null],
  ['1h 30m', null],
])('reads the duration %s', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

it('goes on with the journal where a listener has lost it, and begins again after a reset', async () => {
  const read = async (last: string, until: number, onOpen = async () => {}): Promise<number[]> => {
    const stop = new AbortController();
    const reply = await fetch(`${live.url}/__mock/events`, {
      headers: { 'last-event-id': last },
      signal: stop.signal,
    });
    let text = '';
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    const ids = (): number[] => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    text += (await reader?.read())?.value ?? '';
    await onOpen();
    while (ids().length < until) text += (await reader?.read())?.value ?? '';
    stop.abort();
    return ids();
  };
  for (let calls = 0; calls < 4; calls += 1) await call(live.mock, 'gameRates');
  expect(await read('2', 2)).toEqual([3, 4]);
  live.mock.control('POST', 'reset', {});
  await call(live.mock, 'gameRates');
  // The listener is ahead of the journal: it has not seen any of its calls.
  expect(await read('4', 1)).toEqual([1]);
  // Without a number it gets the new entries.
  const placed = async (): Promise<void> => void (await call(live.mock, 'gameRates'));
  expect(await read('', 1, placed)).toEqual([2]);
});

it('notes a wrong method and a body that is too large in the journal', async () => {
  const wrong = await fetch(`${live.url}/api-user-login`);
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  await fetch(`${live.url}/api-submit-bid`, { method: 'POST', body: 'x'.repeat(65_537) });
  expect(live.mock.calls()).toMatchObject([
    { method: 'GET', path: '/api-user-login', status: 405, violations: ['/api-user-login: use POST'] },
    {
      method: 'POST',
      path: '/api-submit-bid',
      status: 413,
      violations: ['/api-submit-bid: the body is too large'],
    },
  ]);
  live.mock.control('POST', 'contract', { mode: 'off' });
  await fetch(`${live.url}/api-user-login`);
  expect(live.mock.calls().at(-1)).toMatchObject({ status: 405, violations: [] });
});

it('says at / that it serves the API alone', async () => {
  const server = serve(createMock().mock, { site: null, token: null, apiOnly: true });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const reply = await fetch(`http://127.0.0.1:${port}/`);
  expect([reply.status, await reply.json()]).toEqual([
    404,
    { error: 'This mock serves the API alone (--api-only). Its console is at /__mock/' },
  ]);
  const rates = await fetch(`http://127.0.0.1:${port}/api-game-rates`, {
    method: 'POST',
    body: wireOf('gameRates', {}),
  });
  expect(rates.status).toBe(200);
  server.closeAllConnections();
  server.close();
  expect(await (await fetch(live.url)).json()).toEqual({ error: containing('npm run build') });
});

it('says that a scenario file is not there', async () => {
  expect(await finish(run('--port', '0', '--scenario', 'absent.json'))).toEqual({
    code: 2,
    out: '',
    err: 'Scenario file not found: absent.json\n',
  });
}, 60_000);
