import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addScenarioFile, readScenario, scenarioNames } from '../../mock-server/data/scenario.ts';
import { help } from '../../mock-server/cli/flags.ts';
import { createMock } from '../support/app-mock.ts';
import { containing, fieldIn } from './calls.ts';
import { address, finish, killAll, run } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-starting-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

const started = async (...flags: readonly string[]) => {
  const child = run('--port', '0', '--api-only', '--quiet', ...flags);
  const url = await address(child);
  const json = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  return { child, url, json };
};

it('lists every scenario with its sentence, and all its flags, for --help', () => {
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
      start: 'node mock-server/start.js --build',
      mock: 'node mock-server/start.js --api-only',
    },
  });
});

it('prints nothing but its address when it is quiet, even for calls', async () => {
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
  const after = Date.now();
  // The header has no milliseconds.
  for (const time of [
    Date.parse(String(fieldIn(state, 'now'))),
    Date.parse(reply.headers.get('date') ?? ''),
  ]) {
    expect(time).toBeGreaterThan(before - 1000);
    expect(time).toBeLessThanOrEqual(after);
  }
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

/** A line about the file `mine.json`, which has one line. */
const atAPlace = (problem: string): unknown =>
  expect.stringMatching(
    new RegExp(`^${folder}/mine\\.json:1:\\d+ ${problem.replace(/[$()*+.?[\]^{|}]/g, '\\$&')}\n?$`),
  );

/** The file of a scenario `mine` with these fields. */
function scenarioFile(fields: object): string {
  const file = join(folder, 'mine.json');
  writeFileSync(file, JSON.stringify({ title: 'Mine', shows: 'Nothing.', ...fields }));
  return file;
}

const bid = { what: 'bid', day: 0, time: '9:00 AM', mobile: '9876543210', family: 'main', game_id: 1 };
const players = ['9876543210', '9876543211'].map(mobile => ({
  user_name: 'A',
  mobile,
  password: 'demo1234',
}));
const third = { user_name: 'Third', mobile: '9876543212', password: 'demo1234' };
const deposit = { what: 'deposit', day: 0, time: '9:00 AM', mobile: '9876543210', points: 500 };
const withdrawal = {
  ...deposit,
  what: 'withdrawal',
  time: '9:30 AM',
  payment_method: '2',
  number: '9876543210',
  status: 'approved',
};
const placed = { ...bid, pana: 'Single Digit', session: 'Open', digits: '1', points: 10 };

it.each<[wrong: string, patch: object, error: string]>([
  [
    'a time that is none',
    { markets: { '6': { open_time: '25:00' } } },
    "markets.6.open_time: must be a time such as '3:00 PM'",
  ],
  [
    'a text for a number',
    { content: { min_deposit: '500' } },
    'content.min_deposit: Invalid type: Expected number but received "500"',
  ],
  [
    'a rate deep inside',
    { content: { rates: { main: { jodi_digit_val_1: '0' } } } },
    'content.rates.main.jodi_digit_val_1: must be whole points above 0',
  ],
  ['a part that is none', { market: {} }, 'market is not known; did you mean markets?'],
  [
    'a typo in every row',
    { markets: { '*': { open_tme: '3:00 PM' } } },
    'markets.1.open_tme is not known; did you mean open_time?',
  ],
  [
    'a typo deep inside',
    { content: { rates: { gali: { singel_digit_val_1: '10' } } } },
    'content.rates.gali.singel_digit_val_1 is not known; did you mean single_digit_val_1?',
  ],
  ['a field that is near to none', { content: { colour: 'red' } }, 'content.colour is not known'],
  [
    'a typo in a list given as a list',
    { upi: [{ mobile: '9876543210', paytm_nmber: '1' }] },
    'upi.0.paytm_nmber is not known; did you mean paytm_number?',
  ],
  ['a row that there is not', { starline: { '7': {} } }, 'starline.7: no row has this id'],
  ['a row of a list without ids', { users: { '1': {} } }, 'users.1: no row has this id'],
  [
    'a field of another kind of entry',
    { past: [{ ...placed, from: '9876543210' }] },
    'past.0.from: is not known here',
  ],
  [
    'a past time that is none',
    { past: [{ ...placed, time: 'noon' }] },
    "past.0.time: must be a time such as '3:00 PM'",
  ],
  [
    'a player who is none',
    { past: [placed, { ...placed, time: '8:00 AM', mobile: '9876543299' }] },
    'past.1: no player has the mobile number 9876543299; did you mean 9876543210?',
  ],
  ['a market that is none', { past: [{ ...placed, game_id: 99 }] }, 'past.0: No such market: 99'],
  [
    'a day before all calendars',
    { past: [{ ...placed, day: -99_999_999 }] },
    'past.0.day: Invalid value: Expected >=-3653 but received -99999999',
  ],
  [
    'a bid without the points for it',
    { users: [players[0], players[1], third], past: [{ ...placed, mobile: third.mobile, points: 100 }] },
    'past.0: 9876543212 has 0 points at that time, not 100',
  ],
  [
    'a deposit that comes too late for a bid',
    {
      past: [
        { ...placed, time: '9:01 AM' },
        { ...deposit, time: '9:02 AM' },
      ],
    },
    'past.0: 9876543210 has 0 points at that time, not 10',
  ],
  [
    'a withdrawal of more than there is',
    { past: [deposit, { ...withdrawal, points: 501 }] },
    'past.1: 9876543210 has 500 points at that time, not 501',
  ],
  [
    'a transfer of points that another has',
    {
      past: [
        deposit,
        { what: 'transfer', day: 0, time: '9:01 AM', from: '9876543211', to: '9876543210', points: 5 },
      ],
    },
    'past.1: 9876543211 has 0 points at that time, not 5',
  ],
  ['a player twice', { users: [players[0], players[0]] }, 'two users have the mobile number 9876543210'],
  ['two slots of one id', { starline: { '1002': { id: 1001 } } }, 'two starline have the id 1001'],
  [
    'a payout number of an unknown player',
    { upi: [{ mobile: '9876543299' }] },
    'upi.0: no player has the mobile number 9876543299; did you mean 9876543210?',
  ],
])('refuses a patch with %s', (_wrong, patch, error) => {
  const scenario = addScenarioFile(scenarioFile({ patch }));
  expect(() => createMock({ scenario })).toThrow(expect.objectContaining({ message: atAPlace(error) }));
});

it.each<[wrong: string, fields: object, error: string]>([
  ['a typo', { notse: [] }, 'notse is not known; did you mean notes?'],
  ['a typo deep inside', { grow: { market: 5 } }, 'grow.market is not known; did you mean markets?'],
  [
    'more markets than anybody can show',
    { grow: { markets: 99_999_999 } },
    'grow.markets: Invalid value: Expected <=10000 but received 99999999',
  ],
  [
    'an unknown set of faults',
    { fault_sets: ['slow 3g', 'storm'] },
    "fault_sets.1: no set of faults is called 'storm'; there are slow 3G, gateway down, flaky 20 %, provider down, answers lost, answers garbled, readers late, readers disagree",
  ],
  [
    'an unreadable time of an event',
    { events: [{ after: 'soon', do: 'betting-off' }] },
    'events.0.after: must be a duration such as 30s or 2m',
  ],
  [
    'an event that repeats without a pause',
    { events: [{ after: '1m', every: '0s', do: 'betting-off' }] },
    'events.0.every: must be longer than 0',
  ],
])('refuses a scenario with %s', (_wrong, fields, error) => {
  const scenario = addScenarioFile(scenarioFile(fields));
  expect(() => createMock({ scenario })).toThrow(expect.objectContaining({ message: atAPlace(error) }));
});

it('makes the lists of a scenario again when its file has changed', () => {
  const markets = (grow: object): number =>
    createMock({ scenario: addScenarioFile(scenarioFile({ grow })) }).data().markets.length;
  expect(markets({ markets: 40 })).toBe(40);
  expect(markets({ markets: 50 })).toBe(50);
});

it('refuses a history of an unknown player', () => {
  const grow = { history: { mobile: '9876543299', rows: 3 } };
  const scenario = addScenarioFile(scenarioFile({ grow }));
  expect(() => createMock({ scenario })).toThrow(
    'grow.history: no player has the mobile number 9876543299; did you mean 9876543210?',
  );
});

it('ends with one line and exit code 2 for a patch that makes no valid world', async () => {
  const file = scenarioFile({ patch: { content: { otp: '12' } } });
  const { code, out, err } = await finish(run('--port', '0', '--scenario', file));
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: `${file}:1:56 content.otp: must be 4 to 8 digits\n`,
  });
}, 60_000);

it('refuses to reset into such a scenario, and keeps the world', () => {
  const mock = createMock();
  const scenario = addScenarioFile(scenarioFile({ patch: { markets: { '99': {} } } }));
  expect(() => mock.control('POST', 'reset', { scenario })).toThrow('markets.99: no row has this id');
  expect(mock.control('GET', 'state')).toMatchObject({ scenario: 'default', ledger: { total: 10_500 } });
});

it('the words of a scenario file cannot control the terminal', async () => {
  const file = scenarioFile({ 'sh\u001B[2Jows': 1 });
  const { code, err } = await finish(run('--port', '0', '--scenario', file));
  expect([code, err.includes('\u001B'), err.endsWith('\n') && err.indexOf('\n') === err.length - 1]).toEqual([
    2,
    false,
    true,
  ]);
  expect(err).toContain(String.raw`sh\u001b[2Jows`);
}, 60_000);
