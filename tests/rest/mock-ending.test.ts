import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { address, killAll, run } from '../mock-server/child.ts';

afterAll(killAll);

const failed = (): null => null;

it.each([
  ['SIGTERM', { kind: 'hang' }],
  ['SIGINT', { kind: 'hang' }],
  ['SIGTERM', { kind: 'latency', value: 600_000 }],
  ['SIGTERM', { kind: 'slow-drip', value: 600_000 }],
] as const)(
  'ends at %s with code 0, though calls wait for minutes: %j',
  async (signal, fault) => {
    const child = run('--port', '0', '--api-only', '--quiet');
    const url = await address(child);
    const post = (path: string, body: object): Promise<Response> =>
      fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
    await post('/__mock/faults', { path: '*', times: -1, ...fault });
    const waiting = [
      post('/api-user-login', {}).then(reply => reply.text()),
      post('/api-game-rates', {}).then(reply => reply.text()),
      post('/__mock/expect', { path: '/nothing', within: '60s' }),
      fetch(`${url}/__mock/events`).then(reply => reply.text()),
    ].map(call => call.catch(failed));
    // A connection that is opened in advance, as browsers do, and never used.
    const idle = connect(Number(new URL(url).port), '127.0.0.1').on('error', failed);
    await once(idle, 'connect');
    await post('/__mock/expect', { path: '/api-user-login' });
    await post('/__mock/expect', { path: '/api-game-rates' });
    const gone = once(child, 'exit');
    child.kill(signal);
    expect(await gone).toEqual([0, null]);
    expect(await Promise.all(waiting)).toEqual([null, null, null, null]);
    idle.destroy();
  },
  20_000,
);
