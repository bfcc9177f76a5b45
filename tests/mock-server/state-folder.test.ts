import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { keepWorld } from '../../mock-server/cli/keep-world.ts';
import { createAudit } from '../../mock-server/world/disk.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, containing, demo, rowsIn, second } from './calls.ts';
import { address, finish, killAll, run } from './child.ts';
import { startServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-state-folder-'));
const log = join(folder, 'audit.log');
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const told: string[] = [];
const report = (line: string): void => void told.push(line);

/** The events of a log without their times. */
const events = (file = log): unknown[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => {
      const { at, machine, ...event } = rowsIn([JSON.parse(line)])[0] ?? {};
      expect([at, machine]).toEqual([expect.stringMatching(isoTime), expect.stringMatching(isoTime)]);
      return event;
    });
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

it('notes log-ins, accounts, points and calls of the console with their actors', async () => {
  const mock = createMock();
  expect(keepWorld(mock.mock, folder, report)).toEqual({ ok: true, value: null });
  const logIn = (password: string) => call(mock, 'login', { mobile: demo, password, device_id: 'd' });
  await logIn('guess-4711');
  await logIn('demo1234');
  await call(mock, 'walletBalance');
  await call(
    mock,
    'submitBid',
    bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 100 }] }),
  );
  await call(
    mock,
    'submitBid',
    bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 1 }] }),
  );
  await call(mock, 'changePassword', { old_pass: 'demo1234', new_pass: 'new-secret' });
  await call(mock, 'forgotPassword', { mobile: second, new_pass: 'other-secret' });
  mock.control('POST', 'clock', { advance: '1m' });
  expect(() => mock.control('POST', 'fund-requests/4711', { status: 'approved' })).toThrow();
  mock.control('GET', 'state');
  const who = '******3210';
  expect(events()).toEqual([
    { what: 'start', ok: true },
    { what: 'login', ok: false, who, why: 'Invalid username and password' },
    { what: 'login', ok: true, who },
    { what: 'submitBid', ok: true, who },
    { what: 'submitBid', ok: false, who, why: 'Required minimum bid amount is 10' },
    { what: 'changePassword', ok: true, who },
    { what: 'forgotPassword', ok: true, who: '******3211' },
    { what: 'POST clock', ok: true, asked: { advance: '1m' } },
    {
      what: 'POST fund-requests/4711',
      ok: false,
      why: 'No such fund request: 4711',
      asked: { status: 'approved' },
    },
  ]);
  const text = readFileSync(log, 'utf8');
  for (const secret of ['guess-4711', 'demo1234', 'new-secret', 'other-secret', 'mock-token', demo])
    expect(text).not.toContain(secret);
});

it('notes refusals to strangers over HTTP, and changes of the data without their secrets', async () => {
  const live = await startServer({ token: 'the-token' });
  keepWorld(live.mock.mock, folder, report);
  const { port } = live;
  await new Promise(resolve => {
    request(
      { port, host: '127.0.0.1', path: '/config.json?x=1', headers: { host: 'evil.example' } },
      reply => {
        reply.resume();
        reply.on('end', resolve);
      },
    ).end();
  });
  await fetch(`${live.url}/__mock/state?token=guess`);
  const headers = { 'x-mock-token': 'the-token' };
  const patch = (path: string, body: object) =>
    fetch(`${live.url}/__mock/db/${path}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await patch('users/1', { password: 'by-hand' });
  await patch('content', { min_deposit: -1 });
  await live.stop();
  expect(events()).toMatchObject([
    { what: 'start' },
    { what: 'refused', ok: false, why: containing('--allow-host'), asked: '/config.json' },
    {
      what: 'refused',
      ok: false,
      why: containing('The token is needed'),
      asked: '/__mock/state',
    },
    { what: 'PATCH db/users/1', ok: true, asked: { password: '***' } },
    {
      what: 'PATCH db/content',
      ok: false,
      why: containing('min_deposit'),
      asked: { min_deposit: -1 },
    },
  ]);
  expect(readFileSync(log, 'utf8')).not.toMatch(/guess|the-token|by-hand|evil/);
});

it.skipIf(process.platform === 'win32')('makes its log for its own account alone', () => {
  keepWorld(createMock().mock, folder, report);
  expect(statSync(log).mode & 0o777).toBe(0o600);
});

it('is one line for each event, for any typed text', async () => {
  const mock = createMock();
  keepWorld(mock.mock, folder, report);
  const mobile = '9\n{"what":"start"}\n\u2028';
  await call(mock, 'login', { mobile, password: 'x', device_id: 'd' });
  expect(events()).toMatchObject([{ what: 'start' }, { what: 'login', ok: false }]);
});

it('begins a new log after 5 MB and keeps the one before', () => {
  appendFileSync(log, 'x'.repeat(5_000_001));
  const audit = createAudit(log, { now: () => 0, report });
  audit.note({ what: 'first', ok: true });
  audit.note({ what: 'second', ok: true });
  expect(events()).toMatchObject([{ what: 'first' }, { what: 'second' }]);
  expect(readFileSync(`${log}.old`).length).toBe(5_000_001);
});

it('says once that it cannot be written, and the mock goes on', async () => {
  told.length = 0;
  const mock = createMock();
  keepWorld(mock.mock, folder, report);
  rmSync(log);
  mkdirSync(log);
  for (let index = 0; index < 3; index += 1)
    expect(await call(mock, 'updateProfile', { user_name: `Demo ${index}` })).toMatchObject({
      status: true,
    });
  expect(told).toEqual([expect.stringMatching(/^The audit log \S+ cannot be written: EISDIR/)]);
});

it('keeps no log for a single file, and knows a missing folder by its slash', () => {
  const file = join(folder, 'alone.json');
  expect(keepWorld(createMock().mock, file, report).ok).toBe(true);
  expect(readdirSync(folder)).toEqual(['alone.json', 'alone.json.lock']);
  expect(keepWorld(createMock().mock, `${folder}/new/`, report).ok).toBe(true);
  expect(readdirSync(join(folder, 'new'))).toEqual(['audit.log', 'state.json', 'state.json.lock']);
  expect(keepWorld(createMock().mock, `${file}/`, report)).toEqual({
    ok: false,
    error: containing(`The state folder ${file}/ cannot be used: E`),
  });
});

it('starts from the folder, falls back when its newest state is damaged, and reports that on the terminal and in the log', async () => {
  const flags = ['--port', '0', '--quiet', '--api-only', '--tz', 'Asia/Kolkata', '--state', folder];
  const first = run(...flags);
  const url = await address(first);
  const change = (advance: string) =>
    fetch(`${url}/__mock/clock`, { method: 'POST', body: `{"advance":"${advance}"}` });
  await change('1m');
  await change('2m');
  const ended = finish(first);
  first.kill('SIGTERM');
  await ended;
  const file = join(folder, 'state.json');
  writeFileSync(file, readFileSync(file).subarray(0, -100));
  const again = run(...flags);
  const said = finish(again);
  expect((await fetch(`${await address(again)}/__mock/health`)).status).toBe(200);
  again.kill('SIGTERM');
  expect((await said).err).toMatch(
    /^The state file \S+ was cut off or damaged; it is kept as \S+\.damaged\. [^\n]+\n$/,
  );
  expect(readdirSync(folder)).toEqual(['audit.log', 'state.json', 'state.json.damaged', 'state.json.old']);
  expect(events()).toMatchObject([
    { what: 'start' },
    { what: 'POST clock' },
    { what: 'POST clock' },
    { what: 'stop' },
    { what: 'start', why: containing('cut off or damaged') },
    { what: 'stop' },
  ]);
}, 60_000);

it('refuses an audit log that is not a file, in one line, before it would wait for a reader', async () => {
  execFileSync('mkfifo', [log]);
  expect(await finish(run('--port', '0', '--quiet', '--api-only', '--state', folder))).toEqual({
    code: 2,
    out: '',
    err: `The audit log ${log} is not a file\n`,
  });
}, 60_000);
