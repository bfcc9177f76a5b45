import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseFlags } from '../../mock-server/cli/flags.ts';
import { containing, wireOf } from '../mock-server/calls.ts';
import { address, finish, killAll, run } from '../mock-server/child.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-state-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

it.each([
  [['--port', 'x'], "--port takes a number from 0 to 65535, not 'x'"],
  [['--port', '65536'], "--port takes a number from 0 to 65535, not '65536'"],
  [['--latency', 'slow'], "--latency takes milliseconds, at most 600000, not 'slow'"],
  [['--latency', '600001'], "--latency takes milliseconds, at most 600000, not '600001'"],
  [['--latency', '-1'], '--latency needs a value; write --latency=VALUE if it begins with a dash'],
  [['--now', 'yesterday'], "--now takes a time such as 2026-11-21T13:00:00Z, or real, not 'yesterday'"],
  [['--tz', 'Mars/Base'], "--tz takes a zone such as Asia/Kolkata, not 'Mars/Base'"],
  [['--seed', '1.5'], "--seed takes a whole number, at most 4294967295, not '1.5'"],
  [['--contract', 'maybe'], "--contract takes off, warn, strict, not 'maybe'"],
  [['--record', 'example'], "--record takes an address such as https://api.example.com, not 'example'"],
  [['--har', 'a.har', '--record-to', 'file'], "--record-to takes a .json file, not 'file'"],
  [['--record-to', 'mine.json'], '--record-to goes with --record or --har'],
  [['--record-key', 'k'], '--record-key goes with --record or --har'],
  [['--har', 'a.har', '--record', 'http://a.example'], '--har and --record cannot go together'],
  [['--paths', 'config.json'], '--paths goes with --record'],
  [
    ['--sceneario', 'empty'],
    "Unknown option '--sceneario'; did you mean --scenario? (--help lists the flags)",
  ],
  [['extra'], "'extra' is one word too many (--help lists the flags)"],
])('refuses %j in one line', (argv, message) => {
  const flags = parseFlags(argv, 'Asia/Kolkata');
  expect(flags).toEqual({
    ok: false,
    error: containing(message),
  });
  expect(flags.ok ? '' : flags.error).not.toContain('\n');
});

it('has a default for every flag', () => {
  expect(parseFlags([], 'Asia/Kolkata')).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '127.0.0.1',
      allowHost: [],
      scenario: 'default',
      latency: 0,
      now: null,
      zone: 'Asia/Kolkata',
      seed: 1,
      state: null,
      quiet: false,
      readyJson: false,
      apiOnly: false,
      contract: 'warn',
      record: null,
      recordTo: 'fixtures/scenarios/recorded.json',
      recordKey: null,
      paths: null,
      saveTo: 'saved-scenarios',
      watch: false,
      har: null,
      help: false,
    },
  });
});

it.each([
  [['--now', 'real'], { now: 'real' }],
  [['--now', '2026-11-21T13:00:00Z'], { now: Date.parse('2026-11-21T13:00:00Z') }],
  [['--now', '2026-11-21T13:00'], { now: Date.parse('2026-11-21T07:30:00Z') }],
  [['--port', '0', '--host', '0.0.0.0', '--seed', '7'], { port: 0, host: '0.0.0.0', seed: 7 }],
  [['--scenario', 'empty', '--latency', '250'], { scenario: 'empty', latency: 250 }],
  [['--quiet', '--api-only', '--help'], { quiet: true, apiOnly: true, help: true }],
  [['--contract', 'strict', '--state', 's.json'], { contract: 'strict', state: 's.json' }],
  [['--record', 'http://a.example/x', '--record-key', 'k'], { record: 'http://a.example/x', recordKey: 'k' }],
])('reads %j', (argv, value) => {
  expect(parseFlags(argv, 'Asia/Kolkata')).toMatchObject({ ok: true, value });
});

it('ends with one clear line and code 2 for a bad flag, an unknown scenario, a busy port, a bad state file', async () => {
  const first = run('--port', '0', '--quiet', '--api-only');
  const url = await address(first);
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, 'no state');
  const ends = await Promise.all([
    finish(run('--nope')),
    finish(run('--scenario', 'nope')),
    finish(run('--port', new URL(url).port)),
    finish(run('--port', '0', '--state', bad)),
  ]);
  expect(ends.map(({ code, out, err }) => [code, out, err.trim()])).toEqual([
    [2, '', "Unknown option '--nope'; did you mean --now? (--help lists the flags)"],
    [2, '', expect.stringMatching(/^Unknown scenario 'nope'.*$/)],
    [2, '', `Port ${new URL(url).port} is busy: choose another with --port, or 0 for a free one`],
    [2, '', expect.stringMatching(/^The state file .*$/)],
  ]);
  first.kill();
}, 60_000);

it('prints its address, the console, the demo accounts, and for --help the scenarios', async () => {
  const child = run('--port', '0', '--api-only', '--tz', 'Asia/Kolkata', '--latency', '30', '--seed', '9');
  const said = finish(child);
  const url = await address(child);
  const state: unknown = await (await fetch(`${url}/__mock/state`)).json();
  expect(state).toMatchObject({ latency: 30, seed: 9, contract: 'warn', scenario: 'default' });
  // 1:00 PM in Kolkata, with a running clock.
  expect(state).toMatchObject({ now: containing('T07:30:') });
  child.kill();
  const { out, code } = await said;
  expect(code).toBe(0);
  expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+\/__mock\//);
  expect(out).toContain('9876543210 / demo1234 and 9876543211 / demo1234; every OTP is 1234');
  const help = await finish(run('--help'));
  expect(help.code).toBe(0);
  expect(help.out).toContain('--state FILE');
  expect(help.out).toContain('Every call fails with code 503.');
}, 60_000);

it('keeps the control API behind a printed token when --host opens it', async () => {
  const child = run('--port', '0', '--api-only', '--host', '0.0.0.0', '--quiet');
  let out = '';
  child.stdout?.on('data', chunk => (out += String(chunk)));
  await expect.poll(() => out, { timeout: 20_000 }).toMatch(/Console: .*token=/);
  const [, port, token] = /:(\d+)\/__mock\/\?token=([\w-]{22})$/m.exec(out) ?? [];
  expect(out).toContain('Warning: anyone who reaches this address can use the app and its API');
  const state = (query: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/__mock/state${query}`, { headers });
  expect((await state('')).status).toBe(403);
  expect((await state('?token=wrong')).status).toBe(403);
  const opened = await state(`?token=${token}`);
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([
    200,
    `mock_token=${token}; Path=/; HttpOnly; SameSite=Strict`,
  ]);
  expect((await state('', { 'x-mock-token': token ?? '' })).status).toBe(200);
  expect((await state('', { cookie: `mock_token=${token}` })).status).toBe(200);
  expect((await state('', { 'x-mock-token': token ?? '', origin: 'http://evil.example' })).status).toBe(403);
  child.kill();
}, 60_000);

it('takes a scenario file of the player, and records into one', async () => {
  const file = join(folder, 'mine.json');
  writeFileSync(
    file,
    '{"title": "Mine", "shows": "Betting is off.", "patch": {"content": {"betting_status": "2"}}}',
  );
  const real = run('--port', '0', '--quiet', '--api-only', '--scenario', file);
  const target = await address(real);
  const recorded = join(folder, 'taken.json');
  const child = run('--port', '0', '--quiet', '--api-only', '--record', target, '--record-to', recorded);
  const url = await address(child);
  const body = wireOf('dashboard', {});
  const reply: unknown = await (
    await fetch(`${url}/api-get-dashboard-data`, { method: 'POST', body })
  ).json();
  expect(reply).toMatchObject({ betting_status: '2' });
  expect(JSON.parse(readFileSync(recorded, 'utf8'))).toMatchObject({
    replies: [{ path: '/api-get-dashboard-data', reply: { betting_status: '2' } }],
  });
  real.kill();
  child.kill();
}, 60_000);

it('starts in the scenario of a HAR file, and ends where it has none', async () => {
  const har = join(folder, 'calls.har');
  const url = 'https://api.example.invalid/v2/api-user-wallet-balance';
  const entry = {
    startedDateTime: '2026-11-21T07:30:00.000Z',
    request: { method: 'POST', url },
    response: { status: 200, content: { text: '{"status":true,"wallet_amt":"77"}' } },
  };
  writeFileSync(har, JSON.stringify({ log: { entries: [entry] } }));
  const file = join(folder, 'of-har.json');
  const child = run('--port', '0', '--quiet', '--api-only', '--har', har, '--record-to', file);
  const own = await address(child);
  const body = wireOf('walletBalance', {});
  const reply = await fetch(`${own}/api-user-wallet-balance`, { method: 'POST', body });
  expect(await reply.json()).toEqual({ status: true, wallet_amt: '77' });
  child.kill();
  expect(await finish(run('--har', join(folder, 'absent.har'), '--record-to', file))).toEqual({
    code: 2,
    out: '',
    err: `HAR file not found: ${join(folder, 'absent.har')}\n`,
  });
}, 60_000);
