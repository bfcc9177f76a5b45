// While a cut is set, no connection of a browser serves two calls: the browser would send the second again by itself.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fieldIn, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
let agent: Agent;
beforeEach(async () => {
  live = await startServer();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await live.stop();
});

const browser = { 'sec-fetch-site': 'same-origin' };

/** A call over the agent's one connection; returns whether that connection was used before. */
function ask(headers: Record<string, string> = browser): Promise<'used line' | 'new line' | 'cut'> {
  return new Promise(resolve => {
    const path = '/api-game-rates';
    const call = request({ port: live.port, host: '127.0.0.1', agent, method: 'POST', path, headers });
    call.on('response', reply => {
      reply.resume().on('end', () => {
        // The agent gets the connection back, or notices its end, in the next turn.
        setImmediate(() => {
          resolve(call.reusedSocket ? 'used line' : 'new line');
        });
      });
    });
    call.on('error', () => {
      resolve('cut');
    });
    call.end(wireOf('gameRates', {}));
  });
}

/** Sets a fault over another connection, as the console or a test does. */
const fault = (kind: string, rest: object = {}): Promise<Response> =>
  fetch(`${live.url}/__mock/faults`, {
    method: 'POST',
    body: JSON.stringify({ path: '/api-user-login', kind, ...rest }),
  });

const closed = (): Promise<unknown> =>
  expect.poll(() => Object.keys(agent.freeSockets).length, { interval: 5 }).toBe(0);

it('leaves the connections of browsers alone while no cut is set', async () => {
  await fault('hang');
  expect([await ask(), await ask(), await ask()]).toEqual(['new line', 'used line', 'used line']);
});

it.each(['drop', 'drop-after'])(
  '%s closes the used connections of browsers, and each after one call',
  async kind => {
    expect([await ask(), await ask()]).toEqual(['new line', 'used line']);
    await fault(kind);
    await closed();
    expect([await ask(), await ask()]).toEqual(['new line', 'new line']);
  },
);

it.each(['drop', 'drop-after'])('%s with the value "reused" leaves them open', async kind => {
  expect(await ask()).toBe('new line');
  await fault(kind, { value: 'reused' });
  expect([await ask(), await ask()]).toEqual(['used line', 'used line']);
});

it('counts a hang as a cut in a session that does not wait', async () => {
  const wish = { method: 'POST', body: '{"virtual":true}' };
  const id = fieldIn(await (await fetch(`${live.url}/__mock/sessions`, wish)).json(), 'id');
  const own = { ...browser, 'x-mock-session': String(id) };
  expect([await ask(own), await ask(own)]).toEqual(['new line', 'used line']);
  const body = JSON.stringify({ path: '/api-user-login', kind: 'hang' });
  await fetch(`${live.url}/s/${String(id)}/__mock/faults`, { method: 'POST', body });
  await closed();
  expect([await ask(own), await ask(own)]).toEqual(['new line', 'new line']);
});

it('keeps connections again once the cut is gone', async () => {
  await fault('drop');
  expect([await ask(), await ask()]).toEqual(['new line', 'new line']);
  await fetch(`${live.url}/__mock/faults`, { method: 'DELETE' });
  await ask();
  expect(await ask()).toBe('used line');
});

it("closes a connection that was opened ahead of need, but not a program's used one", async () => {
  const ahead = connect(live.port, '127.0.0.1');
  await once(ahead, 'connect');
  expect(await ask({})).toBe('new line');
  const ended = once(ahead.resume(), 'close');
  await fault('drop');
  await ended;
  expect(Object.keys(agent.freeSockets)).toHaveLength(1);
  expect(await ask({})).toBe('used line');
});

it('cuts the call itself on a fresh connection as well', async () => {
  await fault('drop', { path: '/api-game-rates' });
  expect([await ask(), await ask()]).toEqual(['cut', 'new line']);
});
