// The mock starts from one file that is made of its sources, and made again when they change.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { containing, wireOf } from '../mock-server/calls.ts';
import { address, finish, killAll, runCommand } from '../mock-server/child.ts';

afterAll(() => {
  killAll();
});

const bundle = 'node_modules/.cache/mock-server-start.mjs';
const start = (...flags: readonly string[]) =>
  runCommand(process.execPath, ['mock-server/start.js', ...flags]);

/** When the sources of the bundle were changed, as its last line has it. */
const times = (): unknown => JSON.parse(readFileSync(bundle, 'utf8').split('\n// ').at(-1) ?? '');

it('serves calls, data, console and pictures as its sources do', async () => {
  const child = start('--port', '0', '--api-only', '--quiet');
  const url = await address(child);
  const body = wireOf('walletBalance', {});
  const reply = await fetch(`${url}/api-user-wallet-balance`, { method: 'POST', body });
  expect(await reply.json()).toEqual({ status: true, wallet_amt: 10_000 });
  for (const path of [
    '/__mock/',
    '/__mock/console.css',
    '/slides/qr.svg',
    '/__mock/db/users/2',
    '/__mock/scenarios',
  ])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  child.kill();
}, 60_000);

it('hands on its flags and the exit code', async () => {
  expect(await finish(start('--nope'))).toMatchObject({
    code: 2,
    err: "Unknown option '--nope'; did you mean --now? (--help lists the flags)\n",
  });
}, 60_000);

it('lists its flags without building the app', async () => {
  const before = statSync('dist', { throwIfNoEntry: false })?.mtimeMs;
  const { code, out } = await finish(start('--build', '--help'));
  expect([code, out]).toEqual([0, containing('--scenario NAME')]);
  expect(statSync('dist', { throwIfNoEntry: false })?.mtimeMs).toBe(before);
}, 60_000);

it('is made again when a source is not as it was, or the file is cut off', async () => {
  await finish(start('--nope'));
  const made = times();
  expect(made).toHaveProperty(['mock-server/main.ts']);
  expect(made).toHaveProperty(['src/contract/wallet.ts']);
  const text = readFileSync(bundle, 'utf8');
  const older = text.replace(/("mock-server\/main\.ts":)[\d.]+/, '$11');
  for (const spoiled of [
    older,
    text.slice(0, -200),
    'throw new Error("old")\n// {"mock-server/gone.ts":1}',
  ]) {
    writeFileSync(bundle, spoiled);
    expect((await finish(start('--nope'))).code).toBe(2);
    expect(times()).toEqual(made);
  }
}, 120_000);

it('a copied checkout serves its own app, with its own file', async () => {
  await finish(start('--nope'));
  const copy = mkdtempSync(join(tmpdir(), 'matka-copy-'));
  for (const part of ['mock-server', 'src', 'fixtures', 'package.json', 'tsconfig.json'])
    execFileSync('cp', ['-a', part, copy]);
  // The packages of the original, without its .cache: that is a real folder of the copy.
  mkdirSync(join(copy, 'node_modules/.cache'), { recursive: true });
  for (const name of readdirSync('node_modules').filter(name => name !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  execFileSync('cp', ['-a', bundle, join(copy, bundle)]);
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/index.html'), 'the app of the copy');
  const child = runCommand(process.execPath, [join(copy, 'mock-server/start.js'), '--port', '0', '--quiet']);
  const url = await address(child);
  expect(await (await fetch(url)).text()).toBe('the app of the copy');
  expect(readFileSync(join(copy, bundle), 'utf8')).toBe(readFileSync(bundle, 'utf8'));
  child.kill();
  rmSync(copy, { recursive: true });
}, 60_000);
