import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { figureRun } from '../../lab/figures/figure-run.ts';
import { bidRound, depositRound, type KillEnd, type KillRound } from './kill-rounds.ts';
import { mockAt, startMock } from '../../support/mock.ts';
import { seeded } from '../../support/virtual-time.ts';

const faults: readonly KillRound['fault'][] = [
  null,
  { kind: 'latency', value: [0, 600] },
  { kind: 'drop' },
  { kind: 'drop-after' },
  { kind: 'reset-after' },
  { kind: 'hang' },
  { kind: 'truncate' },
  { kind: 'status', value: 503 },
  { kind: 'false-status', value: 'No' },
];

test('a browser that is killed in the middle of a bid or a deposit loses nothing and doubles nothing', async () => {
  const run = figureRun('browserKills');
  test.setTimeout(run.timeout);
  const random = seeded(run.seed);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const server = await startMock();
  const folder = mkdtempSync(join(tmpdir(), 'matka-mortal-'));
  const world = { mock: mockAt(server.url), folder };
  const ends: KillEnd[] = [];
  const trouble: string[] = [];
  let bids = 0;
  try {
    for (let round = 0; round < run.inputs; round += 1) {
      const isBid = round % 3 !== 2;
      if (isBid) bids += 1;
      // A fund request leaves 2 s after its tap.
      const late = !isBid && random() < 0.5 ? 1900 : 0;
      const asked: KillRound = {
        points: (isBid ? 10 : 500) + round,
        fault: pick(faults) ?? null,
        killAfterMs: late + Math.round(600 * random()),
        from: 'tap',
        hasty: random() < 0.5,
      };
      const end = await (isBid ? bidRound : depositRound)(world, asked);
      ends.push(end);
      const said = [...end.lost, ...end.doubled, ...end.wrong];
      if (said.length > 0) trouble.push(`${round} ${JSON.stringify(asked)} ${JSON.stringify(end)}`);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const count = (of: 'lost' | 'doubled' | 'wrong'): number => ends.filter(end => end[of].length > 0).length;
  const underWay = ends.filter(({ posted }) => posted).length;
  run.report({
    load: `${bids} bids and ${run.inputs - bids} deposits, each with a kill and a restart`,
    faults: `${run.inputs} kills of the browser, 0 to 600 ms after the tap; calls late, cut, refused, without an end`,
    lost: count('lost'),
    doubled: count('doubled'),
    wrong: count('wrong'),
    note: `in part ${run.seed} ${underWay} requests had left, and ${ends.filter(end => end.carriedOut).length} were carried out`,
  });
  expect(trouble).toEqual([]);
});

/** Rounds of one browser without faults, from the reply on; returns what went wrong in them. */
async function afterReply(
  rounds: readonly Pick<KillRound, 'killAfterMs' | 'unseen'>[],
): Promise<readonly string[]> {
  const server = await startMock();
  const folder = mkdtempSync(join(tmpdir(), 'matka-mortal-'));
  const trouble: string[] = [];
  try {
    for (const [index, round] of rounds.entries()) {
      const asked = { points: 10 + index, fault: null, from: 'reply', hasty: false, ...round } as const;
      const end = await bidRound({ mock: mockAt(server.url), folder }, asked);
      trouble.push(
        ...[...end.lost, ...end.doubled, ...end.wrong].map(said => `${round.killAfterMs} ms: ${said}`),
      );
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return trouble;
}

test('a browser that is killed right after the reply tells of its bid at the next start', async () => {
  test.setTimeout(300_000);
  const { release } = figureRun('browserKills');
  const times = release ? [0, 8, 16, 24, 32, 40, 48, 56] : [0, 32];
  expect(await afterReply(times.map(killAfterMs => ({ killAfterMs })))).toEqual([]);
});

test('a browser that is killed before it has painted its words says them at the next start', async () => {
  const { release } = figureRun('browserKills');
  // The later one is long after the hold of the account's lock.
  const times = release ? [300, 1500] : [1500];
  expect(await afterReply(times.map(killAfterMs => ({ killAfterMs, unseen: true })))).toEqual([]);
});
