import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bidDate, wallTime } from '../../mock-server/data/wall-time.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import { bundledMock } from '../support/bundled-mock.ts';
import { bidBody, fieldIn, wireOf } from './calls.ts';
import { address, finish, killAll, run, runCommand } from './child.ts';

// A mock whose state file can no longer be written, in the middle of bids: no bid that was answered is lost.

const rounds = figureRun('mockDisks');
const root = mkdtempSync(join(tmpdir(), 'matka-disk-'));
afterAll(() => {
  killAll();
  rmSync(root, { recursive: true });
});

/** Rights do not bind the super-user, so the mock then runs as the user `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
chmodSync(root, 0o755);
/** The user `nobody` may be unable to read this repository, below /root for example. */
const canStart = spawnSync(process.execPath, ['--check', bundledMock], nobody).status === 0;
if (!canStart) console.warn('Not tried: a read-only folder, because nobody cannot read this repository');

/** Blocks of 1,024 bytes that a file may have: the state of a fresh world fits, that of some hundred bids does not. */
const blocks = 64;
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const rowsEach = 20;
const bid = wireOf(
  'submitBid',
  bidBody({
    pana: 'Single Digit',
    session: 'Open',
    rows: Array.from({ length: rowsEach }, () => ({ digits: '1', points: 10 })),
    date: bidDate(wallTime(Date.now(), zone).day),
  }),
);

/** Starts a mock over a state file; none of its files may grow over `limit` blocks. */
function startOver(file: string, limit: number | null): ChildProcess {
  const mock = `exec "$0" ${bundledMock} --port 0 --quiet --api-only --state "$1"`;
  const first = limit === null ? '' : `ulimit -f ${limit}; `;
  // When its input is a socket, Bash reads the start file of the user who ran the tests, which `nobody` may not.
  return runCommand(
    'bash',
    ['--norc', '-c', `${first}${mock}`, process.execPath, file],
    limit === null ? nobody : {},
  );
}

/** The code of the reply, and whether it says that the bid was taken. */
const submit = async (url: string): Promise<readonly [code: number, taken: boolean]> => {
  const reply = await fetch(`${url}/api-submit-bid`, { method: 'POST', body: bid });
  return [reply.status, fieldIn(await reply.json(), 'status') === true];
};

/** The points that a mock over the file knows of, once it has started. */
async function pointsIn(file: string): Promise<unknown> {
  const again = run('--port', '0', '--quiet', '--api-only', '--state', file);
  const body = wireOf('walletBalance', {});
  const reply = await fetch(`${await address(again)}/api-user-wallet-balance`, { method: 'POST', body });
  const balance = fieldIn(await reply.json(), 'wallet_amt');
  again.kill();
  await once(again, 'exit');
  return balance;
}

/** Bids until the disk takes no more, and some more, then kills the mock. Returns how many bids were answered. */
async function untilRefused(child: ChildProcess, folder: string, mostBids: number | null): Promise<number> {
  const url = await address(child);
  let answered = 0;
  while (answered !== mostBids && (await submit(url))[1]) answered += 1;
  if (mostBids !== null) chmodSync(folder, 0o555);
  expect(answered).toBeGreaterThan(0);
  expect([await submit(url), await submit(url)]).toEqual([
    [500, false],
    [500, false],
  ]);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  chmodSync(folder, 0o755);
  return answered;
}

it.skipIf(process.platform === 'win32')(
  `loses no answered bid when the disk is full or its folder read-only, ${rounds.inputs} times: it refuses the rest`,
  async () => {
    let answered = 0;
    let [lost, doubled, wrong] = [0, 0, 0];
    for (let round = 0; round < rounds.inputs; round += 1) {
      const folder = join(root, String(round));
      mkdirSync(folder);
      const file = join(folder, 'state.json');
      const full = !canStart || round % 2 === 0;
      if (!full && nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
      const seat = (round * 7 + rounds.seed) % 24;
      const child = startOver(file, full ? blocks + seat : null);
      const ended = finish(child);
      const bids = await untilRefused(child, folder, full ? null : 1 + seat);
      const code = full ? 'EFBIG' : 'EACCES';
      if (!new RegExp(`^The state file \\S+ cannot be written: ${code}: [^\\n]+\\n$`).test((await ended).err))
        wrong += 1;
      const off = (10_000 - Number(await pointsIn(file))) / (rowsEach * 10) - bids;
      lost += Math.max(0, -off);
      doubled += Math.max(0, off);
      answered += bids;
      // A part of a file that could not be written whole is not left behind.
      if (readdirSync(folder).some(name => name.endsWith('.new'))) wrong += 1;
      rmSync(folder, { recursive: true });
    }
    rounds.report({
      load: `${answered} bids that were answered`,
      faults: canStart
        ? 'a full disk (a limit of the file size) and a read-only folder, in turn, each with a kill'
        : 'a full disk (a limit of the file size), each with a kill; no read-only folder',
      lost,
      doubled,
      wrong,
    });
    expect([lost, doubled, wrong]).toEqual([0, 0, 0]);
  },
  rounds.timeout,
);
