import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { wrap } from '../../src/contract/envelope.ts';
import { endpointOf } from '../../src/contract/index.ts';
import { type Call, type Figures, loadOn } from './load.ts';
import type { Section } from './section.ts';

/** Milliseconds: the limit for 99 of 100 polls, with 500 clients on two cores. */
const limit = 100;

const dashboard = endpointOf('dashboard');
const appKey = { name: 'app_key', value: 'demo' };
const calls = {
  mock: {
    method: 'POST',
    path: dashboard.path,
    body: JSON.stringify(wrap(dashboard, {}, { appKey, token: 'mock-token-1' })),
  },
  'json-server': { method: 'GET', path: '/markets', body: '' },
  'node:http': { method: 'POST', path: '/', body: '{}' },
} as const;

/** The load of the mock, of a bare json-server and of a bare node:http server, each in its own process. */
export async function mockBench(): Promise<Section> {
  const busy = { clients: 50, seconds: 3, pause: 0 };
  const plain = await measured('node:http', call => loadWhenWarm(call, busy));
  const stock = await measured('json-server', call => loadWhenWarm(call, busy));
  const ours = await measured('mock', call => loadWhenWarm(call, busy));
  const polling = await measured('mock', call => loadOn(call, { clients: 500, seconds: 8, pause: 1000 }));
  const crowded = await measured('mock', call => loadOn(call, { clients: 500, seconds: 4, pause: 0 }));
  const replies = { what: 'replies with 50 busy clients', value: ours.perSecond, unit: 'a second' };
  return {
    title: 'The mock provider, one process',
    figures: [
      { ...replies, beside: { what: 'json-server', value: stock.perSecond } },
      { ...replies, beside: { what: 'bare node:http', value: plain.perSecond } },
      {
        what: '99 of 100 polls, 500 clients once a second',
        value: polling.p99,
        unit: 'ms',
        limit: { value: limit, of: 'value', at: 'most' },
      },
      {
        what: 'polls that failed',
        value: polling.failed,
        unit: '',
        limit: { value: 0, of: 'value', at: 'most' },
      },
      { what: 'replies with 500 busy clients', value: crowded.perSecond, unit: 'a second' },
    ],
  };
}

async function loadWhenWarm(call: Call, load: Parameters<typeof loadOn>[1]): Promise<Figures> {
  await loadOn(call, { ...load, seconds: 1 });
  return loadOn(call, load);
}

async function measured(
  name: keyof typeof calls,
  measure: (call: Call) => Promise<Figures>,
): Promise<Figures> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('mock-servers.ts', import.meta.url)), name],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', code => reject(new Error(`The server ${name} ended with ${code}`)));
      if (child.stdout !== null)
        createInterface(child.stdout).once('line', line => {
          resolve(Number(line));
        });
    });
    return await measure({ ...calls[name], port });
  } finally {
    child.kill();
  }
}
