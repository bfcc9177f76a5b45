import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bidDate, wallTime } from '../../mock-server/data/wall-time.ts';
import { bidBody, wireOf } from '../mock-server/calls.ts';
import { address, finish, killAll, run } from '../mock-server/child.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-one-mock-'));
const file = join(folder, 'state.json');
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

it('one mock at a time: a second one on its state file is refused, even from two starts at once', async () => {
  const start = () => run('--port', '0', '--quiet', '--api-only', '--state', file);
  // Listens to each from its start, because one that ended before would send no event.
  const starts = [start(), start()].map(child => ({ child, end: ended(child), url: address(child) }));
  const first = await Promise.any(starts.map(async ({ child, url }) => ({ child, url: await url })));
  const [second] = starts.filter(({ child }) => child !== first.child);
  expect(await second?.end).toEqual([2, `The state file ${file} is in use by process ${first.child.pid}`]);
  const path = '/api-submit-bid';
  const placed = await fetch(first.url + path, { method: 'POST', body: wireOf('submitBid', bidOfToday()) });
  expect(await placed.json()).toEqual({ status: true });
  expect(await ended(start())).toEqual([2, `The state file ${file} is in use by process ${first.child.pid}`]);
  const killed = once(first.child, 'close');
  first.child.kill('SIGKILL');
  await killed;
  expect(readdirSync(folder)).toContain('state.json.lock');
  const again = start();
  const url = await address(again);
  const body = wireOf('walletBalance', {});
  const wallet = await fetch(`${url}/api-user-wallet-balance`, { method: 'POST', body });
  expect(await wallet.json()).toEqual({ status: true, wallet_amt: 9900 });
  const stopped = once(again, 'close');
  again.kill('SIGTERM');
  await stopped;
  expect(readdirSync(folder)).not.toContain('state.json.lock');
}, 60_000);

/** A bid on the day of the machine, where a mock without `--now` begins. */
const bidOfToday = () =>
  bidBody({
    pana: 'Single Digit',
    session: 'Open',
    rows: [{ digits: '1', points: 100 }],
    date: bidDate(wallTime(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone).day),
  });

/** How a start ended: its code, and the beginning of its line. */
async function ended(child: ReturnType<typeof run>): Promise<unknown[]> {
  const { code, err } = await finish(child);
  return [code, err.split(';')[0]];
}
