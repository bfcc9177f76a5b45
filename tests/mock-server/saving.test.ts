import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addScenarioFile } from '../../mock-server/data/scenario.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, wireOf } from './calls.ts';
import { address, finish, killAll, run } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-saving-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '7', points: 50 }] });

const inThe = async (url: string, method: string, path: string, body?: object): Promise<unknown> => {
  const reply = await fetch(`${url}/__mock/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  return reply.json();
};

it('saves world, clock, speed, latency and faults in a file that begins exactly there, even after a restart', async () => {
  const flags = ['--port', '0', '--api-only', '--quiet', '--save-to', join(folder, 'saved')];
  const first = run(...flags);
  const url = await address(first);
  const submit = (host: string): Promise<Response> =>
    fetch(`${host}/api-submit-bid`, { method: 'POST', body: wireOf('submitBid', bid) });
  await inThe(url, 'POST', 'clock', { now: '2026-11-21T07:40:00.000Z' });
  await inThe(url, 'POST', 'clock', { speed: 0 });
  await inThe(url, 'POST', 'latency', { ms: [1, 3] });
  await inThe(url, 'POST', 'faults', { path: '/api-submit-bid', kind: 'status', every: 2 });
  expect(await (await submit(url)).json()).toEqual({ status: true });
  const saved = await inThe(url, 'POST', 'scenarios', { name: 'after-a-bid', title: 'After a bid' });
  expect(saved).toEqual({
    name: 'after-a-bid',
    file: join(folder, 'saved', 'after-a-bid.json'),
    link: `${url}/__mock/?scenario=after-a-bid`,
  });
  expect(await inThe(url, 'GET', 'scenarios')).toContainEqual(
    expect.objectContaining({ name: 'after-a-bid', title: 'After a bid' }),
  );
  const told = await inThe(url, 'GET', 'state');
  first.kill();

  const again = run(...flags, '--scenario', 'after-a-bid');
  const there = await address(again);
  expect(await inThe(there, 'GET', 'state')).toEqual({
    ...Object(told),
    scenario: 'after-a-bid',
    requests: 0,
  });
  expect((await submit(there)).status).toBe(503);
  again.kill();
}, 60_000);

it('makes the same world of the text of GET scenario, with tokens, bids and events', async () => {
  const mock = createMock({ scenario: 'result-day' });
  await call(mock, 'submitBid', bid);
  mock.advance('10s');
  const file = join(folder, 'copied.json');
  writeFileSync(file, JSON.stringify(mock.control('GET', 'scenario')));
  const copy = createMock({ scenario: addScenarioFile(file) });
  expect(copy.mock.world.state).toEqual({ ...mock.mock.world.state, scenario: 'copied' });
  expect(copy.now()).toBe(mock.now());
  mock.advance('1h');
  copy.advance('1h');
  expect(copy.data()).toEqual(mock.data());
  expect(copy.data().results.length).toBeGreaterThan(4);
  expect(copy.balance(demo)).toBe(mock.balance(demo));
});

it('refuses a saved world that is impossible, at its place', () => {
  const mock = createMock();
  const text = (change: (saved: { saved: { data: { ledger: { points: unknown }[] } } }) => void): string => {
    const saved = structuredClone(mock.control('GET', 'scenario')) as Parameters<typeof change>[0];
    change(saved);
    const file = join(folder, 'broken.json');
    writeFileSync(file, JSON.stringify(saved));
    addScenarioFile(file);
    return file;
  };
  const begin = (): unknown => createMock({ scenario: 'broken' });
  const file = text(({ saved }) => {
    for (const entry of saved.data.ledger.slice(0, 1)) entry.points = 1;
  });
  expect(begin).toThrow(new RegExp(`^${file}:1:\\d+ saved: the ledger does not add up$`));
  text(({ saved }) => {
    for (const entry of saved.data.ledger.slice(0, 1)) entry.points = 'many';
  });
  expect(begin).toThrow(new RegExp(`^${file}:1:\\d+ saved.data.ledger.0.points is wrong$`));
});

it.each([
  ['../evil', 'name: must be small letters, digits and hyphens, at most 60'],
  ['', 'name: must be small letters, digits and hyphens, at most 60'],
  ['default', "name: there is a scenario 'default' already"],
])('refuses the name %j', (name, error) => {
  expect(() => createMock().control('POST', 'scenarios', { name, replace: true })).toThrow(error);
});

it('gives the contents where it has no folder', () => {
  const mock = createMock();
  expect(mock.control('POST', 'scenarios', { name: 'fresh' })).toMatchObject({
    name: 'fresh',
    file: null,
    link: null,
    scenario: { title: 'fresh', clock: { speed: 1 }, saved: { scenario: 'default', seed: 1 } },
  });
});

it('--watch begins again with the file, and keeps the old world while the file is wrong', async () => {
  const file = join(folder, 'watched.json');
  const write = (wallet: number): void =>
    writeFileSync(
      file,
      `{\n  "title": "Watched",\n  "shows": "Nothing.",\n  "wallets": { "${demo}": ${wallet} }\n}\n`,
    );
  write(1);
  const child = run(
    '--port',
    '0',
    '--api-only',
    '--quiet',
    '--scenario',
    file,
    '--watch',
    '--save-to',
    folder,
  );
  const url = await address(child);
  const lines: string[] = [];
  child.stderr?.on('data', chunk => lines.push(...String(chunk).trim().split('\n')));
  const total = async (): Promise<unknown> => {
    const { ledger } = Object(await inThe(url, 'GET', 'state')) as { ledger: { total: number } };
    return ledger.total;
  };
  expect(await total()).toBe(501);
  write(2);
  await expect.poll(total, { timeout: 5000 }).toBe(502);
  write(-3);
  await expect
    .poll(() => lines.at(-1), { timeout: 5000 })
    .toBe(`${file}:4:16 wallets.${demo}: Invalid value: Expected >=0 but received -3 (the old world stays)`);
  expect(await total()).toBe(502);
  write(4);
  await expect.poll(total, { timeout: 5000 }).toBe(504);
  child.kill();
}, 60_000);

it('ends with exit code 2 and one line for invalid JSON', async () => {
  const file = join(folder, 'torn.json');
  writeFileSync(file, '{\n  "title": "Torn",\n  "shows": "Nothing.",\n}\n');
  expect(await finish(run('--port', '0', '--scenario', file))).toEqual({
    code: 2,
    out: '',
    err: `${file}:3:22 one comma too many\n`,
  });
  expect(readdirSync(folder)).not.toContain('torn.json.new');
  expect(readFileSync(file, 'utf8')).toContain('Torn');
}, 60_000);
