import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { bidDate, wallTime } from '../../mock-server/data/wall-time.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import { bundledMock } from '../support/bundled-mock.ts';
import { bidBody, fieldIn, rowsIn, wireOf } from './calls.ts';

const run = figureRun('mockKills');
const kills = run.inputs;
const zone = 'Asia/Kolkata';
const folder = mkdtempSync(join(tmpdir(), 'matka-kill-'));
const flags = ['--port', '0', '--quiet', '--api-only', '--tz', zone, '--state', join(folder, 'state.json')];
let running: ChildProcess | null = null;
afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the server over the same state file and waits for its address. */
async function start(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [bundledMock, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url !== undefined) return { child, url };
  }
  throw new Error('It ended without an address');
}

const body = wireOf(
  'submitBid',
  bidBody({
    pana: 'Single Digit',
    session: 'Open',
    rows: [{ digits: '1', points: 10 }],
    date: bidDate(wallTime(Date.now(), zone).day),
  }),
);

/** Bids until the server has ended; returns how many bids got their reply. `onBid` is called with each count of them. */
async function bidUntilGone(url: string, onBid: (acknowledged: number) => void): Promise<number> {
  for (let acknowledged = 0; ; acknowledged += 1) {
    onBid(acknowledged);
    const reply = await fetch(`${url}/api-submit-bid`, { method: 'POST', body }).then(
      got => got.text(),
      () => null,
    );
    if (reply !== '{"status":true}') return acknowledged;
  }
}

/** The restored world. The player gets new points when few are left. */
async function lookAt(url: string): Promise<{ readonly placed: number; readonly balanced: boolean }> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/__mock/${path}`)).json();
  const placed = rowsIn(await read('db/bids?status=open')).length;
  const balanced = fieldIn(fieldIn(await read('state'), 'ledger'), 'balanced') === true;
  return { placed, balanced };
}

async function refill(url: string): Promise<void> {
  const asked = wireOf('addFundRequest', { request_amount: 100_000 });
  await fetch(`${url}/api-fund-request-add`, { method: 'POST', body: asked });
  const waiting: unknown = await (await fetch(`${url}/__mock/db/fund_requests?status=pending`)).json();
  const id = String(rowsIn(waiting).at(-1)?.['id']);
  await fetch(`${url}/__mock/fund-requests/${id}`, { method: 'POST', body: '{"status":"approved"}' });
}

it(
  `loses no acknowledged bid when it is killed ${kills} times, and goes on from its state file`,
  async () => {
    let known = 0;
    let lost = 0;
    let doubled = 0;
    let unacknowledged = 0;
    let { child, url } = await start();
    await refill(url);
    for (let round = 0; round < kills; round += 1) {
      // After two bids or dozens, and some milliseconds more: the moment of the kill wanders over the writing.
      const server = child;
      known += await bidUntilGone(url, acknowledged => {
        if (acknowledged === 2 + ((round * 7 + run.seed) % 24))
          setTimeout(() => server.kill('SIGKILL'), (round * 37) % 12);
      });
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      ({ child, url } = await start());
      const { placed, balanced } = await lookAt(url);
      expect(balanced).toBe(true);
      if (placed < known) lost += known - placed;
      // At most the one call that was under way is carried out without its reply.
      doubled += Math.max(0, placed - known - 1);
      unacknowledged += Math.max(0, placed - known);
      known = placed;
      if (round % 50 === 49) await refill(url);
    }
    child.kill();
    run.report({
      load: `${known} bids`,
      faults: `${kills} kills`,
      lost,
      doubled,
      wrong: null,
      note: `of ${kills} bids under way ${unacknowledged} were carried out`,
    });
    expect([lost, doubled]).toEqual([0, 0]);
    expect(known).toBeGreaterThan(kills);
  },
  run.timeout,
);
