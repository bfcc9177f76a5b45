import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { figureRun } from '../figures/figure-run.ts';
import { bidRound, depositRound, type KillEnd, type KillRound } from '../support/kill-rounds.ts';
import { mockAt, startMock } from '../support/mock.ts';
import { seeded } from '../support/virtual-time.ts';

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

// Not mended yet: the journal notes that the player was told before the screen says so (docs/reliability.md "What the player
// is told"). Of sixteen kills up to 60 ms after the reply six were silent.
test('a browser that is killed right after the reply tells of its bid at the next start', async () => {
  test.setTimeout(120_000);
  const server = await startMock();
  const folder = mkdtempSync(join(tmpdir(), 'matka-mortal-'));
  const ends: KillEnd[] = [];
  try {
    for (let killAfterMs = 0; killAfterMs < 60; killAfterMs += 4) {
      const asked: KillRound = {
        points: 10 + killAfterMs,
        fault: null,
        killAfterMs,
        from: 'reply',
        hasty: false,
      };
      ends.push(await bidRound({ mock: mockAt(server.url), folder }, asked));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(ends.flatMap(({ lost, doubled, wrong }) => [...lost, ...doubled, ...wrong])).toEqual([]);
});
