import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { readScenario, scenarioNames } from '../../mock-server/data/fixture.ts';
import { help } from '../../mock-server/cli/help.ts';
import { containing, fieldIn } from './calls.ts';
import { address, finish, killAll, run } from './child.ts';

afterAll(killAll);

const started = async (...flags: readonly string[]) => {
  const child = run('--port', '0', '--api-only', '--quiet', ...flags);
  const url = await address(child);
  const json = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  return { child, url, json };
};

it('lists every scenario with its sentence, and every flag of its own, for --help', () => {
  const lines = help().split('\n');
  expect(scenarioNames().length).toBeGreaterThanOrEqual(18);
  for (const name of scenarioNames()) {
    const scenario = readScenario(name);
    expect(lines).toContain(`  ${name.padEnd(20)} ${scenario.ok ? scenario.value.shows : 'unreadable'}`);
  }
  const flags = 'port host scenario latency now tz seed state quiet'.split(' ');
  for (const flag of flags) expect(help()).toMatch(new RegExp(`^  --${flag} `, 'm'));
});

it('starts with the app for npm start, the API alone for npm run mock', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
    scripts: {
      start: 'tsx build.ts && tsx mock-server/main.ts',
      mock: 'tsx mock-server/main.ts --api-only',
    },
  });
});

it('prints nothing but its address when it is quiet, whatever is called', async () => {
  const { child, url, json } = await started();
  const said = finish(child);
  expect((await fetch(`${url}/api-user-login`, { method: 'POST', body: '{}' })).status).toBe(200);
  expect((await fetch(url)).status).toBe(404);
  expect(await json('/__mock/state')).toMatchObject({ requests: 1 });
  child.kill();
  // The line with the address had been read before.
  expect(await said).toEqual({ code: 0, out: '', err: '' });
}, 60_000);

it("follows the machine's time with --now real, in the zone of --tz", async () => {
  const { child, url, json } = await started('--now', 'real', '--tz', 'Pacific/Kiritimati');
  const before = Date.now();
  const reply = await fetch(`${url}/__mock/state`);
  const state: unknown = await reply.json();
  expect(Math.abs(Date.parse(String(fieldIn(state, 'now'))) - before)).toBeLessThan(5000);
  expect(Math.abs(Date.parse(reply.headers.get('date') ?? '') - before)).toBeLessThan(5000);
  // 14 hours ahead of UTC: the day there, by hand.
  const day = new Date(before + 14 * 3_600_000).toISOString().slice(0, 10);
  expect(state).toMatchObject({ zone: 'Pacific/Kiritimati', day });
  expect(await json('/config.json')).toMatchObject({ clock: 'server', zone: 'Pacific/Kiritimati' });
  child.kill();
}, 60_000);

it('begins at another time with --now, in a scenario of --scenario, and its clock ticks', async () => {
  const { child, json } = await started('--now', '2026-11-21T13:00:00Z', '--scenario', 'betting-off');
  const now = async (): Promise<number> => Date.parse(String(fieldIn(await json('/__mock/state'), 'now')));
  expect(await json('/__mock/state')).toMatchObject({
    scenario: 'betting-off',
    day: '2026-11-21',
    now: containing('2026-11-21T13:00:'),
  });
  const first = await now();
  await expect.poll(now).toBeGreaterThan(first);
  child.kill();
}, 60_000);
