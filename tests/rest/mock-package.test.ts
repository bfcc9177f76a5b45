// The mock as other teams get it: one file, started by npx, in a folder without anything of this repository.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killAll, runCommand } from '../mock-server/child.ts';
import { wireOf } from '../mock-server/calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-package-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

it('npm pack of the mock alone gives a package that starts with npx from the file, without a network', async () => {
  execFileSync(process.execPath, ['mock-server/pack.js', folder]);
  const [file = ''] = readdirSync(folder);
  expect(file).toMatch(/^matka-mock-\d+\.\d+\.\d+\.tgz$/);
  const env = `npm_config_cache=${join(folder, 'cache')}`;
  const flags = '--api-only --port 0 --ready json';
  const command = `cd ${folder} && ${env} exec npx --yes --offline ./${file} ${flags}`;
  const child = runCommand('/bin/sh', ['-c', command]);
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const { url, pid } = JSON.parse(String(line)) as { readonly url: string; readonly pid: number };
  try {
    const body = wireOf('walletBalance', {});
    const wallet = await fetch(`${url}/api-user-wallet-balance`, { method: 'POST', body });
    expect(await wallet.json()).toEqual({ status: true, wallet_amt: 10_000 });
    for (const path of [
      '/__mock/',
      '/__mock/tokens.css',
      '/__mock/openapi.json',
      '/__mock/db/users',
      '/slides/qr.svg',
    ])
      expect((await fetch(url + path)).status, path).toBe(200);
    const begun = await fetch(`${url}/__mock/reset`, { method: 'POST', body: '{"scenario":"result-day"}' });
    expect(begun.status).toBe(200);
  } finally {
    process.kill(pid, 'SIGTERM');
  }
}, 120_000);
