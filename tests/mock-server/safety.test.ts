import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { randomNumber } from '../../mock-server/data/random.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import { wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-safety-'));
const site = join(folder, 'dist');
let live: Awaited<ReturnType<typeof startServer>>;
const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  mkdirSync(site);
  writeFileSync(join(folder, 'secret.txt'), 'outside of dist');
  writeFileSync(join(site, 'index.html'), 'home page');
  writeFileSync(join(site, '404.html'), 'not found page');
  live = await startServer({ site });
});
afterAll(async () => {
  told.mockRestore();
  await live.stop();
  rmSync(folder, { recursive: true });
});

/** Sends raw bytes. Returns the reply up to the end of the connection, or to its `cut` after this many ms. */
function raw(text: string | Buffer, cut: number | null = null): Promise<string> {
  return new Promise(resolve => {
    let got = '';
    const socket: Socket = connect(live.port, '127.0.0.1', () => {
      socket.write(text);
      if (cut !== null) setTimeout(() => socket.destroy(), cut);
      else socket.setTimeout(1000, () => socket.destroy());
    });
    socket.on('data', bytes => (got += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(got);
    });
  });
}

/** Whether a reply begins before the connection ends. The sender of a head without an end sends no more. */
function isAnswered(text: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(live.port, '127.0.0.1', () => {
      const bytes = Buffer.from(text, 'latin1');
      if (text.includes('\r\n\r\n')) socket.write(bytes);
      else socket.end(bytes);
    });
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(false));
  });
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;

/** Makes `count` tries, 50 at a time. */
async function many(count: number, attempt: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await attempt(next);
    }
  };
  await Promise.all(Array.from({ length: 50 }, worker));
}

const isAlive = async (): Promise<void> => {
  const reply = await fetch(`${live.url}/api-user-wallet-balance`, {
    method: 'POST',
    body: wireOf('walletBalance', {}),
  });
  expect(await reply.json()).toEqual({ status: true, wallet_amt: 10_000 });
  expect(live.mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true, total: 10_500 } });
};

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '//secret.txt',
  '/%00../secret.txt',
  '/....//secret.txt',
  '/slides/../../../secret.txt',
  '/__mock/../../secret.txt',
  '/s/main/../secret.txt',
  '/s/main/..%2fsecret.txt',
  `${tmpdir()}/secret.txt`,
])('leads nowhere out of dist with %s', async path => {
  const reply = await raw(get(path));
  expect(reply).toMatch(/^HTTP\/1\.1 [34]\d\d /);
  expect(reply).not.toContain('outside of dist');
  expect(reply).not.toMatch(/\bat .*\.[jt]s:\d+/);
});

it('answers 413 to a body above 64 KiB and takes one of 64 KiB', async () => {
  const post = (size: number) =>
    fetch(`${live.url}/api-user-login`, { method: 'POST', body: 'x'.repeat(size) }).then(
      reply => reply.status,
    );
  expect([await post(65_536), await post(65_537), await post(3_000_000)]).toEqual([400, 413, 413]);
});

it('tells no stack, neither to the caller nor to the terminal', async () => {
  const asked: [method: string, path: string, body?: string][] = [
    ['GET', '/__mock/db/markets?game_name_like=('],
    ['POST', '/__mock/db/markets', '{"id": 1}'],
    ['POST', '/__mock/db/markets', '[1'],
    ['GET', '/__mock/db/%'],
    ['GET', '/%'],
    ['POST', '/api-user-login', '{"a": {"b": '],
    ['POST', '/api-user-login', 'null'],
    ['POST', '/api-user-login', '[[[[]]]]'],
    ['POST', '/api-user-login', '{"__proto__": {"x": 1}}'],
    ['POST', '/__mock/restore', '{"snapshot": {"state": 1}}'],
    ['POST', '/__mock/results', '{"game_id": {}}'],
  ];
  for (const [method, path, body] of asked) {
    const reply = await fetch(live.url + path, { method, ...(body !== undefined && { body }) });
    const text = await reply.text();
    expect(text).not.toMatch(/\bat .*[/(].*:\d+/);
    expect(reply.status).toBeLessThan(500);
  }
  expect(told.mock.calls).toEqual([]);
  await isAlive();
});

const noise = figureRun('mockNoise');
const malformed = noise.inputs;

it(
  `lives through ${malformed} malformed requests`,
  async () => {
    const holder = { random: 41 + noise.seed };
    const pick = <T>(list: readonly T[], otherwise: T): T =>
      list[Math.floor(randomNumber(holder) * list.length)] ?? otherwise;
    const letters = (length: number): string =>
      Array.from({ length }, () => String.fromCharCode(Math.floor(randomNumber(holder) * 256))).join('');
    const paths = [
      '/api-user-login',
      '/__mock/state',
      '/',
      '/__mock/db/bids',
      '/s/none/x',
      '/%zz',
      'http://a b/',
    ];
    const make = (): string => {
      const path = pick(paths, '/');
      return pick(
        [
          () => letters(40),
          () =>
            `${pick(['GET', 'POST', 'PUT', 'BREW', ''], '')} ${path}${letters(5)} HTTP/1.1\r\nHost: x\r\n\r\n`,
          () =>
            `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nConnection: close\r\n\r\n${letters(5)}`,
          () => `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n{}`,
          () =>
            `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n`,
          () => `GET ${path} HTTP/9.9\r\n\r\n`,
          () => `GET ${path} HTTP/1.1\r\n${letters(20)}\r\n\r\n`,
          () =>
            `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{"`,
        ],
        () => letters(9),
      )();
    };
    let answered = 0;
    await many(malformed, async () => {
      if (await isAnswered(make())) answered += 1;
    });
    noise.report({
      load: 'raw bytes on a socket',
      faults: 'no HTTP, wrong lengths, broken chunks, unknown methods',
      lost: null,
      doubled: null,
      wrong: told.mock.calls.length,
      note: `${answered} got a reply`,
    });
    expect(answered).toBeGreaterThan(malformed / 2);
    expect(told.mock.calls).toEqual([]);
    await isAlive();
  },
  noise.timeout,
);

const cutting = figureRun('mockCuts');
const cuts = cutting.inputs;

it(
  `lives through ${cuts} connections cut at random`,
  async () => {
    const holder = { random: 6 + cutting.seed };
    const body = wireOf('walletBalance', {});
    const request = `POST /api-user-wallet-balance HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    live.mock.fault({ path: '*', kind: 'slow-drip', value: 1, times: -1, chance: 0.3 });
    live.mock.fault({ path: '*', kind: 'latency', value: 5, times: -1, chance: 0.3 });
    await many(cuts, async () => {
      const sent = request.slice(0, Math.floor(randomNumber(holder) * (request.length + 1)));
      await raw(sent, randomNumber(holder) * 20);
    });
    live.mock.clearFaults();
    cutting.report({
      load: 'calls that are delayed or drip',
      faults: 'the sender goes away at any byte',
      lost: null,
      doubled: null,
      wrong: told.mock.calls.length,
    });
    expect(told.mock.calls).toEqual([]);
    await isAlive();
  },
  cutting.timeout,
);
