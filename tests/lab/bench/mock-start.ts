import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { wrap } from '../../../src/contract/envelope.ts';
import { endpointOf } from '../../../src/contract/index.ts';
import { median } from './section.ts';

const wallet = endpointOf('walletBalance');
const body = JSON.stringify(
  wrap(wallet, {}, { appKey: { name: 'app_key', value: 'demo' }, token: 'mock-token-1' }),
);

/** The mock's start as `npm run mock` does it: milliseconds to the first reply, and MB a second later. Medians of nine. */
export async function mockStart(): Promise<{ readonly ms: number; readonly megabytes: number }> {
  const runs: { ms: number; megabytes: number }[] = [];
  // The first start makes the file for the other starts.
  for (let run = 0; run < 10; run += 1) runs.push(await startOnce());
  const [, ...counted] = runs;
  return {
    ms: Math.round(median(counted.map(({ ms }) => ms))),
    megabytes: Math.round(median(counted.map(({ megabytes }) => megabytes))),
  };
}

async function startOnce(): Promise<{ readonly ms: number; readonly megabytes: number }> {
  const began = performance.now();
  const flags = ['mock-server/start.js', '--api-only', '--port', '0', '--ready', 'json'];
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await new Promise<string>((found, failed) => {
      child.once('exit', code => {
        failed(new Error(`The mock ended with ${code}`));
      });
      createInterface(child.stdout).once('line', line => {
        found(/"url":"([^"]+)"/.exec(line)?.[1] ?? '');
      });
    });
    await (await fetch(url + wallet.path, { method: 'POST', body })).text();
    const ms = performance.now() - began;
    await wait(1000);
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
    return { ms, megabytes: Number(kilobytes) / 1024 };
  } finally {
    child.kill();
  }
}
