import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { loadState, createStore } from '../../mock-server/world/state-file.ts';
import { type FileCalls, nodeFiles } from '../../mock-server/world/disk.ts';
import type { State } from '../../mock-server/world/world.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, containing, demo, wireOf } from './calls.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import { figureTable } from '../lab/figures/figure-table.ts';
import { finish, killAll, run } from './child.ts';
import { startServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-state-file-'));
const file = join(folder, 'state.json');
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 100 }] });

/** A mock with a state file, the lines that it reported, and its file calls, which a test can make fail. */
function keeping(broken: Partial<FileCalls> = {}) {
  const mock = createMock();
  const told: string[] = [];
  const calls = { ...nodeFiles, ...broken };
  mock.mock.store = createStore(file, mock.mock.world, { report: line => told.push(line), calls });
  return { mock, told, calls };
}

const place = async (mock: AppMock): Promise<unknown[]> => {
  const reply = await mock.fetch('/api-submit-bid', { method: 'POST', body: wireOf('submitBid', bid) });
  const said: unknown = await reply.json();
  return [reply.status, said];
};

/** The balance of the demo player in a new process with the same file. */
function balanceInFile(): number {
  const mock = createMock();
  expect(loadState(mock.mock.world, file)).toEqual({ ok: true, value: { found: true, note: null } });
  return mock.balance(demo);
}

it('writes a long state in as many steps as the disk takes', async () => {
  const { mock } = keeping({
    write: (handle, bytes, from) => nodeFiles.write(handle, bytes.subarray(0, from + 1000), from),
  });
  expect(await place(mock)).toEqual([200, { status: true }]);
  expect(readFileSync(file).length).toBeGreaterThan(10_000);
  expect(balanceInFile()).toBe(9900);
});

it('flushes the file before it takes the place of the old one, and the folder afterwards', async () => {
  const steps: string[] = [];
  const { mock } = keeping({
    open: (path, flags) => {
      steps.push(`open ${path.replace(folder, '')} ${flags}`);
      return nodeFiles.open(path, flags);
    },
    flush: handle => {
      steps.push('flush');
      nodeFiles.flush(handle);
    },
    remove: path => {
      steps.push(`remove ${path.replace(folder, '')}`);
      nodeFiles.remove(path);
    },
    keep: (path, as) => {
      steps.push(`keep ${[path, as].join(' ').replaceAll(folder, '')}`);
      nodeFiles.keep(path, as);
    },
    rename: (from, to) => {
      steps.push('rename');
      nodeFiles.rename(from, to);
    },
  });
  await place(mock);
  expect(steps).toEqual([
    'open /state.json.new w',
    'flush',
    'remove /state.json.old',
    'keep /state.json /state.json.old',
    'rename',
    'open  r',
    'flush',
  ]);
});

const full = (): never => {
  throw new Error('ENOSPC: no space left on device, write');
};
const trouble = `The state file ${file} cannot be written: ENOSPC: no space left on device, write`;
const refused = [500, { status: false, msg: 'Nothing was changed: the state cannot be saved' }];

it.each<[what: string, broken: Partial<FileCalls>]>([
  ['cannot be opened', { open: full }],
  [
    'is full after a part of it',
    {
      write: (handle, bytes, from) =>
        from === 0 ? nodeFiles.write(handle, bytes.subarray(0, 5000), 0) : full(),
    },
  ],
  ['cannot be flushed', { flush: full }],
  ['cannot be renamed', { rename: full }],
])('carries nothing out while the file %s, and says so once', async (_, broken) => {
  const { mock, told, calls } = keeping();
  expect(await place(mock)).toEqual([200, { status: true }]);
  Object.assign(calls, broken);
  expect([await place(mock), await place(mock)]).toEqual([refused, refused]);
  expect([mock.balance(demo), balanceInFile()]).toEqual([9900, 9900]);
  expect(readdirSync(folder)).not.toContain('state.json.new');
  expect(told).toEqual([trouble]);
  expect(mock.control('GET', 'state')).toMatchObject({
    state_trouble: trouble,
    ledger: { balanced: true, total: 10_400 },
  });

  Object.assign(calls, nodeFiles);
  expect(await place(mock)).toEqual([200, { status: true }]);
  expect([mock.balance(demo), balanceInFile()]).toEqual([9800, 9800]);
  expect(told).toEqual([trouble, `The state file ${file} is written again`]);
  expect(mock.control('GET', 'state')).toMatchObject({ state_trouble: null });
});

it('answers calls that only read, and notices by itself that the file can be written again', async () => {
  const { mock, told, calls } = keeping();
  await place(mock);
  Object.assign(calls, { write: full });
  await place(mock);
  expect(await call(mock, 'walletBalance')).toEqual({ status: true, wallet_amt: 9900 });
  Object.assign(calls, nodeFiles);
  mock.control('GET', 'state');
  expect(told.at(-1)).toBe(`The state file ${file} is written again`);
});

it('takes back changes of the console and its data while the file cannot be written', async () => {
  const live = await startServer();
  const calls = { ...nodeFiles };
  live.mock.mock.store = createStore(file, live.mock.mock.world, { report: () => undefined, calls });
  live.mock.control('POST', 'clock', { advance: '1m' });
  Object.assign(calls, { write: full });
  const ask = async (method: string, path: string, body: object): Promise<unknown[]> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${live.url}/__mock/${path}`, { method, headers, body: JSON.stringify(body) });
    const said: unknown = await reply.json();
    return [reply.status, said];
  };
  const said = [500, { error: `Nothing was changed. ${trouble}` }];
  expect(await ask('PATCH', 'db/content', { betting_status: '2' })).toEqual(said);
  expect(await ask('POST', 'clock', { advance: '1h' })).toEqual(said);
  expect(await ask('POST', 'fund-requests/4', { status: 'approved' })).toEqual(said);
  expect(live.mock.data().content.betting_status).toBe('1');
  expect(new Date(live.mock.now()).toISOString()).toBe('2026-11-21T07:31:00.000Z');
  expect(live.mock.balance(demo)).toBe(10_000);
  await live.stop();
});

/** The state of a world in use, as its file has it. */
async function savedText(change: (saved: Saved) => void = () => undefined): Promise<string> {
  const { mock } = keeping();
  await place(mock);
  const { world } = mock.mock;
  const saved = { state: structuredClone(world.state), clock: { ...world.clock.setting() } };
  change(saved);
  return JSON.stringify(saved);
}
type Saved = { state: State; clock: { anchor: number; shown: number; speed: number } };

it('goes on from its own file, and starts a fresh world if there is none', async () => {
  writeFileSync(file, await savedText());
  expect(balanceInFile()).toBe(9900);
  rmSync(file);
  const mock = createMock();
  expect(loadState(mock.mock.world, file)).toEqual({ ok: true, value: { found: false, note: null } });
  expect(mock.balance(demo)).toBe(10_000);
});

it('goes on in another zone, where the day of the file has not begun', async () => {
  writeFileSync(file, await savedText(({ clock }) => (clock.shown = Date.parse('2026-11-20T20:00:00Z'))));
  const mock = createMock({ zone: 'UTC' });
  expect(loadState(mock.mock.world, file)).toEqual({ ok: true, value: { found: true, note: null } });
});

it.each<[what: string, change: (saved: Saved) => void, wrong: string]>([
  [
    'a ledger that does not add up',
    ({ state }) => state.data.ledger.forEach(entry => (entry.points += 1)),
    'the ledger does not add up',
  ],
  [
    'a bid twice',
    ({ state }) => state.data.bids.push(...state.data.bids.slice(-1)),
    'two bids have the id 10',
  ],
  [
    'two players of one id',
    ({ state }) => state.data.users.forEach(user => (user.id = 1)),
    'two users have the id 1',
  ],
  ['a day that is none', ({ state }) => (state.day = '2026-02-30'), 'state.day'],
  ['a future day', ({ state }) => (state.day = '2026-11-23'), '2026-11-23 is later than the clock'],
  ['a clock beyond all time', ({ clock }) => (clock.shown = 1e300), 'the clock is out of range'],
  ['no bids', ({ state }) => Reflect.deleteProperty(state.data, 'bids'), 'state.data.bids'],
])('does not go on from a file with %s, and leaves it as it is', async (_, change, wrong) => {
  const text = await savedText(change);
  writeFileSync(file, text);
  const mock = createMock();
  expect(loadState(mock.mock.world, file)).toEqual({
    ok: false,
    error: `The state file ${file} is no saved state: ${wrong}`,
  });
  expect(mock.balance(demo)).toBe(10_000);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

const damaged = `The state file ${file} was cut off or damaged`;

it.each<[what: string, make: () => void, wrong: unknown]>([
  ['a folder', () => mkdirSync(file), `The state file ${file} is a folder`],
  ['no JSON', () => writeFileSync(file, 'no state'), `${damaged}, and there is none before it`],
  ['an empty file', () => writeFileSync(file, ''), `${damaged}, and there is none before it`],
  ['JSON that is no state', () => writeFileSync(file, '{"a": 1}'), `${damaged}, and there is none before it`],
  [
    'two damaged files',
    () => [file, `${file}.old`].forEach(each => writeFileSync(each, '{')),
    `${damaged}, and so was ${file}.old`,
  ],
  [
    'a link that leads to itself',
    () => symlinkSync(file, file),
    containing(`The state file ${file} cannot be read: ELOOP`),
  ],
])('does not go on from %s', (_, make, wrong) => {
  make();
  expect(loadState(createMock().mock.world, file)).toEqual({ ok: false, error: wrong });
});

it.skipIf(process.platform === 'win32')('does not go on from a device, which has no end', () => {
  const mock = createMock();
  expect(loadState(mock.mock.world, '/dev/zero')).toEqual({
    ok: false,
    error: 'The state file /dev/zero is not a file',
  });
});

it('does not go on from a file of an older mock that was cut off at any place', async () => {
  const text = await savedText();
  for (let length = 1; length < text.length; length += 997) {
    writeFileSync(file, text.slice(0, length));
    expect(loadState(createMock().mock.world, file).ok).toBe(false);
  }
});

/** A file after two bids of 100 points each, and the one before it; `spoil` changes the newest, as a disk does. */
async function spoiled(spoil: (bytes: Buffer) => Buffer): Promise<{ newest: string; older: string }> {
  const { mock } = keeping();
  await place(mock);
  await place(mock);
  const older = readFileSync(`${file}.old`, 'utf8');
  const newest = spoil(readFileSync(file)).toString('latin1');
  writeFileSync(file, newest, 'latin1');
  return { newest, older };
}

const note = `${damaged}; it is kept as ${file}.damaged. The state before its last change is used: that change may be lost`;

it.each<[what: string, spoil: (bytes: Buffer) => Buffer]>([
  ['is empty', () => Buffer.alloc(0)],
  ['was cut off in the middle', bytes => bytes.subarray(0, bytes.length / 2)],
  ['lacks its last byte', bytes => bytes.subarray(0, -1)],
  [
    'has other points in it',
    bytes => Buffer.from(bytes.toString().replace('"points":-100', '"points":-900')),
  ],
  ['has another checksum', bytes => Buffer.from(bytes.toString().replace(/"sum":"..../, '"sum":"0000'))],
  ['is full of zeros', bytes => bytes.fill(0)],
])('goes on from the state before when the newest file %s, says so, and keeps both', async (_, spoil) => {
  const { newest, older } = await spoiled(spoil);
  const mock = createMock();
  expect(loadState(mock.mock.world, file)).toEqual({ ok: true, value: { found: true, note } });
  expect(mock.balance(demo)).toBe(9900);
  expect(readFileSync(`${file}.damaged`, 'latin1')).toBe(newest);
  expect([readFileSync(file, 'utf8'), readFileSync(`${file}.old`, 'utf8')]).toEqual([older, older]);
  expect(balanceInFile()).toBe(9900);
});

/** The checksum and its surroundings are the first bytes. */
const headBytes = 82;
const cuts = figureRun('stateCuts');

it(
  `goes on from the state before when the newest file was cut at ${cuts.inputs} places, or the byte there has changed`,
  async () => {
    const { older } = await spoiled(bytes => bytes);
    const whole = readFileSync(file);
    // A release takes every byte in its parts, a slice some of the head and others spread over the rest.
    const spread = (nth: number): number =>
      nth < 20
        ? nth * 4
        : headBytes + Math.floor(((whole.length - headBytes) * (nth - 20)) / (cuts.inputs - 20));
    const from = (cuts.seed - 1) * cuts.inputs;
    const places = Array.from({ length: cuts.inputs }, (_, nth) =>
      cuts.release ? (from + nth) % whole.length : spread(nth),
    );
    let wrong = 0;
    for (const place of places) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ 1;
      for (const bytes of [whole.subarray(0, place), changed]) {
        writeFileSync(file, bytes);
        const mock = createMock();
        const loaded = loadState(mock.mock.world, file);
        const isBefore = loaded.ok && loaded.value.note === note && mock.balance(demo) === 9900;
        if (!isBefore || readFileSync(file, 'utf8') !== older) wrong += 1;
      }
    }
    cuts.report({
      load: `a file of ${whole.length} bytes`,
      faults: `${places.length} cuts and as many changed bytes`,
      lost: null,
      doubled: null,
      wrong,
      note: `${whole.length} bytes`,
    });
    expect(wrong).toBe(0);
    // All parts of a release together reach the last byte.
    expect(whole.length).toBeLessThanOrEqual(figureTable.stateCuts.release);
  },
  cuts.timeout,
);

it('leaves a damaged file alone when the one before is not a world either', async () => {
  await spoiled(() => Buffer.from('{'));
  writeFileSync(`${file}.old`, await savedTextElsewhere());
  const mock = createMock();
  expect(loadState(mock.mock.world, file)).toEqual({
    ok: false,
    error: `${damaged}. The state file ${file}.old is no saved state: the ledger does not add up`,
  });
  expect(readFileSync(file, 'utf8')).toBe('{');
});

/** A state whose ledger does not add up, without touching the file. */
async function savedTextElsewhere(): Promise<string> {
  const kept = readFileSync(file);
  const text = await savedText(({ state }) => state.data.ledger.forEach(entry => (entry.points += 1)));
  writeFileSync(file, kept);
  return text;
}

it('keeps the state before the last change where the disk has no second names for a file', async () => {
  const { mock } = keeping({ keep: (from, to) => existsSync(from) && copyFileSync(from, to) });
  await place(mock);
  await place(mock);
  renameSync(`${file}.old`, file);
  expect(balanceInFile()).toBe(9900);
});

it('starts a fresh world when the newest file was removed by hand', async () => {
  const { mock } = keeping();
  await place(mock);
  await place(mock);
  rmSync(file);
  expect(loadState(createMock().mock.world, file)).toEqual({ ok: true, value: { found: false, note: null } });
});

it('ends at the start with one line and code 2, and leaves everything as it is', async () => {
  const state = join(folder, 'doubled.json');
  const text = await savedText(({ state: { data } }) => data.wins.push(...data.wins.slice(-1)));
  writeFileSync(state, text);
  const missing = join(folder, 'missing', 'state.json');
  const start = (path: string) => finish(run('--port', '0', '--quiet', '--api-only', '--state', path));
  const device = process.platform === 'win32' ? missing : '/dev/null';
  const ends = await Promise.all([start(state), start(device), start(missing)]);
  expect(ends.map(({ code, out, err }) => [code, out, err])).toEqual([
    [2, '', expect.stringMatching(/^The state file \S+ is no saved state: two wins have the id \d+\n$/)],
    [2, '', expect.stringMatching(/^The state file \S+ (is not a file|cannot be written)[^\n]*\n$/)],
    [2, '', expect.stringMatching(/^The state file \S+ cannot be written: ENOENT: [^\n]+\n$/)],
  ]);
  expect(readFileSync(state, 'utf8')).toBe(text);
  rmSync(state);
  expect(readdirSync(folder)).toEqual(['state.json']);
}, 60_000);
