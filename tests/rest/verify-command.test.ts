import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finish } from '../mock-server/child.ts';
import { startServer } from '../mock-server/live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-verify-'));
const passwordFile = join(folder, 'password');
// In one file, which starts in a third of the time.
const command = 'node_modules/.cache/verify.mjs';
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  const entry = { entryPoints: ['src/verify/main.ts'], outfile: command };
  await build({ ...entry, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  writeFileSync(passwordFile, 'demo1234\n');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the command with `input` on standard input. */
const run = async (flags: readonly string[], input = '') => {
  const child = spawn(process.execPath, [command, ...flags]);
  child.stdin.end(input);
  return finish(child);
};
const demo = () => ['--api', server.url, '--key', 'demo', '--mobile', '9876543210'];

it('ends with 0 when everything fits, and keeps the progress out of the report', async () => {
  const { code, out, err } = await run([...demo(), '--json', '--password-file', passwordFile]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ fits: true });
  expect(err).toMatch(/^login {2}fits in \d+ ms$/m);
});

it('ends with 1 when something does not fit, and shows no secret', async () => {
  const value = { status: false, msg: 'mock-token-1 of 9876543210, demo1234 with demo' };
  server.mock.fault({ path: '/api-get-dashboard-data', kind: 'reply', value });
  const { code, out, err } = await run(demo(), 'demo1234\n');
  expect(code).toBe(1);
  expect(out).toContain('refused: "*** of ***, *** with ***…');
  expect(out + err).not.toMatch(/mock-token|demo1234|9876543210/);
});

it.each([
  [
    ['--api', 'nowhere'],
    '',
    'hosts.api is neither / nor an address such as https://api.example.com (--api)\n',
  ],
  [
    ['--api', 'http://127.0.0.1:9', '--key', 'k', '--mobile', '9876543210'],
    '',
    'No password came from standard input\n',
  ],
])('%j ends with 2 and one line', async (flags, input, line) => {
  expect(await run(flags, input)).toEqual({ code: 2, out: '', err: line });
});

it('--help lists every flag', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  for (const flag of [
    'api',
    'headline',
    'gateway',
    'key',
    'paths',
    'origin',
    'mobile',
    'password-file',
    'receiver',
    'also',
    'money',
    'timeout',
    'json',
    'junit',
  ])
    expect(out).toContain(`--${flag}`);
});
