import { beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../../src/api/parse-config.ts';
import { lineOf } from '../../src/verify/finding.ts';
import { createMock, type AppMock } from '../support/app-mock.ts';
import { reportOf, runAgainst } from './run-against.ts';

let time = 0;
beforeEach(() => {
  time = Date.parse('2026-11-21T07:30:00.000Z');
});
const newMock = () => createMock({ machineNow: () => time });

/** Makes a slip of both sessions and watches for it, in the mock's time. */
async function bidOn(mock: AppMock, fetch = mock.fetch, changed: object = {}) {
  const { calls, lines } = await runAgainst(fetch, {
    named: ['submitBid'],
    deviceNow: mock.now,
    wait: ms => {
      time += ms;
      return Promise.resolve();
    },
    ...changed,
  });
  const { findings, verdict } = reportOf(calls, 'submitBid');
  return { verdict, said: findings.map(one => `${one.level} ${lineOf(one)}`), lines };
}

const lag = (mock: AppMock, path: string, value: number) =>
  mock.fault({ path, kind: 'lag', value, times: -1 });
const history = '/api-bid-history-data';
const wallet = '/api-user-wallet-balance';

it('a provider that reads its own writes has a lag of 0, and the slip has both sessions', async () => {
  const mock = newMock();
  const { verdict, said, lines } = await bidOn(mock);
  expect(verdict).toBe('fits');
  expect(said).toEqual([
    'note the history shows the bid after 0.0 s, the wallet after 0.0 s: "readLagSeconds": 0',
  ]);
  expect(lines).toContain(
    'submitBid  now bids 10 points on 1, Single Digit, Open and Close, Main Bazar; a bid cannot be cancelled',
  );
  expect(mock.data().bids.slice(-2)).toMatchObject([
    { game_name: 'Main Bazar', session: 'Open', points: 10 },
    { game_name: 'Main Bazar', session: 'Close', points: 10 },
  ]);
});

it('measures each reader, and advises twice the slower one', async () => {
  const mock = newMock();
  lag(mock, history, 2);
  lag(mock, wallet, 4);
  const { verdict, said } = await bidOn(mock);
  expect(verdict).toBe('fits');
  expect(said).toEqual([
    'note the history shows the bid after 2.0 s, the wallet after 4.0 s: "readLagSeconds": 8',
  ]);
});

it('names a lag that is longer than the config says', async () => {
  const mock = newMock();
  lag(mock, wallet, 12);
  const { verdict, said } = await bidOn(mock);
  expect(verdict).toBe('misleads');
  expect(said).toEqual([
    'misleads the history shows the bid after 0.0 s, the wallet after 12.0 s: "readLagSeconds": 24, but config.json has 10',
  ]);
});

it('names a reader that does not show the bid within a minute', async () => {
  const mock = newMock();
  lag(mock, history, 300);
  const { verdict, said } = await bidOn(mock);
  expect(verdict).toBe('misleads');
  expect(said).toEqual(['misleads the history does not show the bid within 60 s']);
});

/** A provider that reads the session of the request alone. */
const oneSession = (mock: AppMock): typeof globalThis.fetch => {
  return (input, init) => {
    if (typeof init?.body !== 'string' || !init.body.includes('"totalbit"')) return mock.fetch(input, init);
    const session = /"session":"(\w+)"/.exec(init.body)?.[1] ?? '';
    return mock.fetch(input, {
      ...init,
      body: init.body.replaceAll(/"session":"\w+"/g, `"session":"${session}"`),
    });
  };
};

it('names a provider that books both sessions as Open, with a cure that works', async () => {
  const mock = newMock();
  const { verdict, said } = await bidOn(mock, oneSession(mock));
  expect(verdict).toBe('misleads');
  expect(said[0]).toBe(
    'misleads a slip of Open and Close is booked as Open and Open; set "splitSessions": true in config.json',
  );
  const config = parseConfig(
    JSON.stringify({
      hosts: { api: 'http://mock', headline: 'http://mock', gateway: 'http://mock' },
      appKey: { value: 'demo' },
      zone: 'Asia/Kolkata',
      splitSessions: true,
    }),
  );
  if (!config.ok) throw new Error(config.error.field);
  const cured = newMock();
  expect((await bidOn(cured, oneSession(cured), { config: config.value })).verdict).toBe('fits');
});

it('names a wallet that falls by less than the slip', async () => {
  const mock = newMock();
  const { said } = await bidOn(mock, async (input, init) => {
    const reply = await mock.fetch(input, init);
    if (!(typeof input === 'string' && input.endsWith(wallet))) return reply;
    const text = (await reply.text()).replace('9980', '9990');
    return new Response(text, { headers: reply.headers });
  });
  expect(said).toContain('misleads the wallet fell by 10 points for a slip of 20');
});
