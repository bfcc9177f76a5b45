import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { wrap } from '../../../src/contract/envelope.ts';
import { endpointOf, type EndpointId } from '../../../src/contract/index.ts';
import { type Call, type Figures, loadOn } from './load.ts';
import { mockStart } from './mock-start.ts';
import type { Section } from './section.ts';

/** Milliseconds: the limit for 99 of 100 polls, with 500 clients on two cores. */
const limit = 100;

/** Bids a second that a full evening needs, with much to spare. */
const leastBids = 5000;

const appKey = { name: 'app_key', value: 'demo' };
const callOf = (id: EndpointId, body: object) => ({
  method: 'POST',
  path: endpointOf(id).path,
  body: JSON.stringify(wrap(endpointOf(id), body, { appKey, token: 'mock-token-1' })),
});
const wallet = callOf('walletBalance', {});
const calls = {
  mock: callOf('dashboard', {}),
  'mock-full': wallet,
  'json-server': { method: 'GET', path: '/markets', body: '' },
  'node:http': { method: 'POST', path: '/', body: '{}' },
} as const;

/** On the day of the bench's mock, whose clock is stopped. */
const row = { digits: '1', closedigits: '', points: 10, session: 'Open' };
const bid = callOf('submitBid', {
  game_id: '1',
  new_result: {
    unique_token: 'mock-token-1',
    Gamename: 'Kalyan',
    totalbit: 10,
    gameid: '1',
    pana: 'Single Digit',
    gametype: 'Open',
    session: 'Open',
    bid_date: '21-November-2026',
    result: [row],
  },
});

/** The load of the mock, of a bare json-server and of a bare node:http server, each in its own process. */
export async function mockBench(): Promise<Section> {
  const busy = { clients: 50, seconds: 3, pause: 0 };
  const plain = await measured('node:http', call => loadWhenWarm(call, busy));
  const stock = await measured('json-server', call => loadWhenWarm(call, busy));
  const ours = await measured('mock', call => loadWhenWarm(call, busy));
  const polling = await measured('mock', call => loadOn(call, { clients: 500, seconds: 8, pause: 1000 }));
  const crowded = await measured('mock', call => loadOn(call, { clients: 500, seconds: 4, pause: 0 }));
  // The servers take turns, because two cores are never equally free. The best of three counts.
  const few: number[] = [];
  const many: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    few.push((await measured('mock', call => loadWhenWarm({ ...call, ...wallet }, busy))).perSecond);
    many.push((await measured('mock-full', call => loadWhenWarm(call, busy))).perSecond);
  }
  const bids = await measured('mock', call => loadWhenWarm({ ...call, ...bid }, busy));
  const start = await mockStart();
  const replies = { what: 'replies with 50 busy clients', value: ours.perSecond, unit: 'a second' };
  return {
    title: 'The mock provider, one process',
    figures: [
      { ...replies, beside: { what: 'json-server', value: stock.perSecond } },
      {
        ...replies,
        beside: { what: 'bare node:http', value: plain.perSecond },
        limit: { value: 0.85, of: 'ratio', at: 'least' },
      },
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
      {
        what: 'wallet calls after 100,000 bids',
        value: Math.max(...many),
        unit: 'a second',
        beside: { what: 'in a fresh world', value: Math.max(...few) },
        limit: { value: 0.9, of: 'ratio', at: 'least' },
      },
      {
        what: 'bids with 50 busy clients',
        value: bids.perSecond,
        unit: 'a second',
        limit: { value: leastBids, of: 'value', at: 'least' },
      },
      {
        what: 'start to the first reply',
        value: start.ms,
        unit: 'ms',
        limit: { value: 600, of: 'value', at: 'most' },
      },
      {
        what: 'memory when idle',
        value: start.megabytes,
        unit: 'MB',
        limit: { value: 80, of: 'value', at: 'most' },
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
