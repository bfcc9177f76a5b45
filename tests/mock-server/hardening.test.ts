// Attacks of a hostile or broken sender, which must not harm the mock.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endpointIds, endpointOf } from '../../src/contract/index.ts';
import { streamJournal } from '../../mock-server/http/journal-stream.ts';
import { createRecorder } from '../../mock-server/provider/recorder.ts';
import { createMock, type AppMock } from '../support/app-mock.ts';
import { call, containing, demo, second, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-hardening-'));
let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer({ hosts: ['192.168.1.20', 'demo.example'] });
});
afterAll(async () => {
  await live.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  live.mock.control('POST', 'reset', {});
});

const post = async (path: string, body: string): Promise<[number, unknown]> => {
  const reply = await fetch(live.url + path, { method: 'POST', body });
  return [reply.status, await reply.json()];
};

// Deep bodies.

const deep = '['.repeat(48_000);
const deepObject = `{"a":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`;

it.each([
  ['brackets without an end', deep],
  ['a whole list', `${deep.slice(0, 30_000)}${']'.repeat(30_000)}`],
  ['objects', deepObject],
  ['a field of a call', wireOf('login', { mobile: demo, password: 'x' }).replace('"x"', deepObject)],
])('refuses %s, nested thousands of levels, and shows it in the journal', async (_, body) => {
  const refused = [400, { status: false, msg: 'Nested too deeply' }];
  expect(await post('/api-user-login', body)).toEqual(refused);
  expect(await post('/__mock/clock', body)).toEqual([400, { error: 'The body is nested too deeply' }]);
  const journal: unknown = await (await fetch(`${live.url}/__mock/requests`)).json();
  expect(journal).toMatchObject([
    { status: 400, body: `(nested too deeply, ${body.length} characters)`, reply: refused[1] },
  ]);
});

it.each<[status: number, what: string, body: string]>([
  [200, '64 levels', `{"a":${'['.repeat(63)}${']'.repeat(63)}}`],
  [400, '65 levels', `{"a":${'['.repeat(64)}${']'.repeat(64)}}`],
  [200, 'brackets in a text', JSON.stringify({ a: '[{"'.repeat(1000) })],
  [200, 'many lists side by side', JSON.stringify({ a: Array.from({ length: 1000 }, () => []) })],
])('answers %i to %s', async (status, _, body) => {
  expect((await post('/api-user-login', body))[0]).toBe(status);
});

it('records a deeply nested reply of a provider as a text', async () => {
  const file = join(folder, 'recorded.json');
  const mock = createMock().mock;
  const recorder = createRecorder({
    target: 'http://provider.example',
    file,
    appKey: null,
    fetch: () => Promise.resolve(new Response(deepObject)),
  });
  await recorder.forward(mock, { method: 'POST', url: new URL('http://mock/api-user-login'), text: '{}' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    replies: [{ text: containing('{"a":{"a":') }],
  });
});

// Listeners of the journal.

const addCalls = (mock: AppMock, count: number): void => {
  for (let index = 0; index < count; index += 1)
    mock.mock.journal.add({
      time: '2026-11-21T07:30:00.000Z',
      method: 'POST',
      path: '/api-user-login',
      body: () => 'x'.repeat(4000),
      status: 200,
      reply: () => 'y'.repeat(4000),
      ms: 0,
      fault: null,
      violations: [],
    });
};

/**
 * A listener over a real connection that reads nothing until the test lets it, and the server's side of it.
 */
async function listener(mock: AppMock) {
  let ours: ServerResponse | undefined;
  const server = createServer((asked, response) => {
    ours = response;
    streamJournal(mock.mock, asked, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const socket = connect(typeof place === 'object' && place !== null ? place.port : 0, '127.0.0.1');
  socket.write('GET /__mock/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(server, 'request');
  return {
    held: () => ours?.writableLength ?? Number.NaN,
    isOpen: () => ours?.destroyed === false,
    socket,
    stop: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      socket.destroy();
      await closed;
    },
  };
}

/** Lets the connections take as many bytes as they can. */
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

it('holds nothing for a listener that does not read, and sends it away with a note', async () => {
  const mock = createMock();
  const slow = await listener(mock);
  let most = 0;
  // 40 MB at most: the system's own buffers take some of them.
  for (let round = 0; round < 50 && slow.isOpen(); round += 1) {
    addCalls(mock, 100);
    await turn();
    most = Math.max(most, slow.held());
  }
  expect(most).toBeLessThan(100_000);
  expect(slow.isOpen()).toBe(false);
  const notes = mock.calls().filter(({ path }) => path === '/__mock/events');
  expect(notes).toMatchObject([
    { status: 0, reply: 'A listener that did not read was sent away 1000 calls behind', violations: [] },
  ]);
  await slow.stop();
});

it('sends a listener that reads late every call, once and in order', async () => {
  const mock = createMock();
  const late = await listener(mock);
  addCalls(mock, 900);
  await turn();
  let text = '';
  late.socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  await expect.poll(() => text.includes('id: 900\n'), { timeout: 10_000 }).toBe(true);
  const numbers = Array.from(text.matchAll(/^id: (\d+)$/gm), ([, seq]) => Number(seq));
  expect(numbers).toEqual(Array.from({ length: 900 }, (_, index) => index + 1));
  expect(mock.calls().filter(({ path }) => path === '/__mock/events')).toEqual([]);
  await late.stop();
});

// Slow senders.

it.each([
  ['headers that do not end', 'POST /api-user-login HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '],
  [
    'a body that does not end',
    'POST /api-user-login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{',
  ],
  ['a silent connection', ''],
])('closes %s', async (_, text) => {
  const server = await startServer({ patience: { headers: 100, request: 200, check: 20 } });
  const socket = connect(server.port, '127.0.0.1');
  let reply = '';
  socket.on('data', bytes => (reply += bytes.toString('latin1')));
  socket.write(text);
  await once(socket, 'close');
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  await server.stop();
});

it('gives a sender 10 seconds for the headers and 30 for all, where nothing else is said', () => {
  expect(live.server.headersTimeout).toBe(10_000);
  expect(live.server.requestTimeout).toBe(30_000);
});

// Names that were made to lead here.

const asUnder = (host: string, path: string, port = live.port, method = 'GET'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { host } }, reply => {
      reply.resume();
      resolve(reply.statusCode);
    });
    sent.on('error', reject).end();
  });

const everyPath = [
  '/',
  '/config.json',
  '/slides/qr.svg',
  '/s/main/config.json',
  '/__mock/',
  '/__mock/health',
  '/__mock/state',
  '/nowhere',
  ...endpointIds.map(id => endpointOf(id).path),
];

it('answers no path under a foreign name, so that no page behind one reads a token', async () => {
  for (const path of everyPath)
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect([path, method, await asUnder('evil.example', path, live.port, method)]).toEqual([
        path,
        method,
        403,
      ]);
  const { hostname, port } = new URL(live.url);
  const reply = await fetch(`${live.url}/api-user-login`, {
    method: 'POST',
    body: wireOf('login', { mobile: demo, password: 'demo1234', device_id: 'd' }),
  });
  expect([hostname, port, await reply.text()]).toEqual([
    '127.0.0.1',
    String(live.port),
    containing('mock-token-1'),
  ]);
});

it.each([
  ['127.0.0.1', 200],
  ['127.0.0.1:9', 200],
  ['localhost', 200],
  ['LocalHost:3000', 200],
  ['[::1]:3000', 200],
  ['192.168.1.20:3000', 200],
  ['demo.example', 200],
  ['DEMO.example:80', 200],
  ['192.168.1.21', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['evil.demo.example', 403],
  ['%', 403],
])('under the name %j it answers %i', async (host, status) => {
  expect(await asUnder(host, '/config.json')).toBe(status);
});

it('answers no old program without a host name', async () => {
  const socket = connect(live.port, '127.0.0.1');
  let reply = '';
  socket.on('data', bytes => (reply += bytes.toString('latin1')));
  socket.write('GET /config.json HTTP/1.0\r\n\r\n');
  await once(socket, 'close');
  expect(reply).toMatch(/^HTTP\/1\.1 403 /);
});

it('keeps the console to this machine under a name that --allow-host adds', async () => {
  expect(await asUnder('demo.example', '/__mock/state')).toBe(403);
});

it.each(['0.0.0.0', '::'])('listening on %s answers under any address, and no name', async everywhere => {
  const open = await startServer({ hosts: [everywhere] });
  const under = (host: string) => asUnder(host, '/config.json', open.port);
  expect(await under('10.1.2.3:3000')).toBe(200);
  expect(await under('[fd00::7]:3000')).toBe(200);
  expect(await under('evil.example')).toBe(403);
  await open.stop();
});

// Guessed passwords.

const logIn = async (mock: AppMock, password: string, mobile = demo): Promise<unknown> => {
  const reply = await call(mock, 'login', { mobile, password, device_id: 'd' });
  return reply['msg'] ?? reply['status'];
};
const wrong = 'Invalid username and password';
const tooMany = 'Too many failed attempts. Please try again after a minute';
const times = async (count: number, one: () => Promise<unknown>): Promise<unknown[]> => {
  const said: unknown[] = [];
  for (let index = 0; index < count; index += 1) said.push(await one());
  return said;
};

it('refuses a number after five failed log-ins, even with the right password, until a minute of its clock is over', async () => {
  const mock = createMock();
  expect(await times(5, () => logIn(mock, 'guess'))).toEqual([wrong, wrong, wrong, wrong, wrong]);
  expect([await logIn(mock, 'guess'), await logIn(mock, 'demo1234')]).toEqual([tooMany, tooMany]);
  expect(await logIn(mock, 'demo1234', second)).toBe(true);
  mock.advance('59s');
  expect(await logIn(mock, 'demo1234')).toBe(tooMany);
  mock.advance('1s');
  expect(await logIn(mock, 'demo1234')).toBe(true);
});

it('counts the last minute, not the calendar one, and a log-in resets the count', async () => {
  const mock = createMock();
  await times(3, () => logIn(mock, 'guess'));
  mock.advance('40s');
  await times(2, () => logIn(mock, 'guess'));
  expect(await logIn(mock, 'demo1234')).toBe(tooMany);
  mock.advance('20s');
  expect(await logIn(mock, 'demo1234')).toBe(true);
  expect(await times(5, () => logIn(mock, 'guess'))).toEqual([wrong, wrong, wrong, wrong, wrong]);
});

it('limits an unknown number in the same words, until a reset', async () => {
  const mock = createMock();
  const nobody = '9876543299';
  expect(await times(6, () => logIn(mock, 'guess', nobody))).toEqual([
    wrong,
    wrong,
    wrong,
    wrong,
    wrong,
    tooMany,
  ]);
  mock.control('POST', 'reset', {});
  expect(await logIn(mock, 'guess', nobody)).toBe(wrong);
});

it.each([
  [2, [wrong, wrong, tooMany]],
  [0, [tooMany]],
  [null, Array.from({ length: 30 }, () => wrong)],
])('takes its limit from failed_logins_a_minute: %j', async (limit, said) => {
  const mock = createMock();
  mock.data().content.failed_logins_a_minute = limit;
  expect(await times(said.length, () => logIn(mock, 'guess'))).toEqual(said);
});

it('keeps no more than a thousand failures, however many numbers are tried', async () => {
  const mock = createMock();
  for (let index = 0; index < 1200; index += 1) await logIn(mock, 'guess', String(9_000_000_000 + index));
  expect(mock.mock.world.state.failed_logins).toHaveLength(1000);
});
