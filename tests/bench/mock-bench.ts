// Prints what the mock bears beside a bare json-server and a bare node:http server, measured in the same run.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { wrap } from '../../src/contract/envelope.ts';
import { endpointOf } from '../../src/contract/index.ts';
import type { Call, Figures } from './load.ts';
import { loadOn } from './load.ts';

/** Milliseconds that 99 of 100 polls take at most, with 500 clients on two cores (issue 5). */
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

export type MockBench = {
  /** Busy clients, as many calls as go through. */
  readonly busy: Readonly<Record<keyof typeof calls, Figures>>;
  /** 500 clients that poll once a second, five times as often as the app. */
  readonly polling: Figures;
  /** 500 clients that never pause. */
  readonly crowded: Figures;
};

/** Measures; each server runs in a process of its own, the clients in this one. */
export async function mockBench(): Promise<MockBench> {
  const busy = { clients: 50, seconds: 3, pause: 0 };
  const plain = await measured('node:http', call => warmly(call, busy));
  const stock = await measured('json-server', call => warmly(call, busy));
  const ours = await measured('mock', call => warmly(call, busy));
  const polling = await measured('mock', call => loadOn(call, { clients: 500, seconds: 8, pause: 1000 }));
  const crowded = await measured('mock', call => loadOn(call, { clients: 500, seconds: 4, pause: 0 }));
  return { busy: { mock: ours, 'json-server': stock, 'node:http': plain }, polling, crowded };
}

async function warmly(call: Call, load: Parameters<typeof loadOn>[1]): Promise<Figures> {
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

const line = (name: string, { perSecond, p50, p99, failed }: Figures): string =>
  `${name}: ${perSecond} requests a second, median ${p50} ms, p99 ${p99} ms${failed > 0 ? `, ${failed} failed` : ''}`;

/** The figures in lines for people. */
export function mockBenchLines({ busy, polling, crowded }: MockBench): readonly string[] {
  return [
    'The mock, 50 busy clients on one server process each:',
    ...Object.entries(busy).map(([name, figures]) => line(`  ${name}`, figures)),
    `  the mock answers ${(busy.mock.perSecond / busy['json-server'].perSecond).toFixed(1)} × as many as json-server, ${(busy.mock.perSecond / busy['node:http'].perSecond).toFixed(2)} × node:http`,
    line('500 clients that poll every second', polling) + ` (limit ${limit} ms)`,
    line('500 clients that never pause', crowded),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = await mockBench();
  mkdirSync('tests/reports', { recursive: true });
  writeFileSync('tests/reports/mock-bench.json', `${JSON.stringify(figures, null, 2)}\n`);
  console.log(mockBenchLines(figures).join('\n'));
  if (figures.polling.p99 >= limit || figures.polling.failed > 0) process.exitCode = 1;
}
