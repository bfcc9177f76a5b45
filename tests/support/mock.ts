import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

const state = v.object({
  scenario: v.string(),
  now: v.string(),
  requests: v.number(),
  violations: v.number(),
  ledger: v.object({ balanced: v.boolean(), total: v.number() }),
});
const request = v.looseObject({
  seq: v.number(),
  path: v.string(),
  status: v.number(),
  body: v.unknown(),
  reply: v.unknown(),
});
const requests = v.array(request);

export type MockState = v.InferOutput<typeof state>;
export type MockRequest = v.InferOutput<typeof request>;
export type Mock = ReturnType<typeof mockAt>;

/** The longest time for a reply of the control API, in milliseconds. */
const replyMs = 20_000;

/** The control API of a running mock, with the bodies of docs/mock/reference.md. A refused call throws with the mock's reply. */
export function mockAt(url: string) {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const sent = fetch(`${url}/__mock/${path}`, {
      method,
      // Names the call without a reply before the test's own time limit.
      signal: AbortSignal.timeout(replyMs),
      // Opens a connection for each call, because the mock may close a kept one just when a call is written
      // to it.
      headers: { connection: 'close', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = await sent.catch((error: unknown) => {
      throw new Error(`${method} /__mock/${path}: no reply`, { cause: error });
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} /__mock/${path}: ${reply.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  return {
    url,
    state: async (): Promise<MockState> => v.parse(state, await call('GET', 'state')),
    reset: (body: { readonly scenario?: string; readonly seed?: number } = {}) => call('POST', 'reset', body),
    results: (body: { readonly game_id: string; readonly [field: string]: string }) =>
      call('POST', 'results', body),
    fundRequest: (id: number, status: 'approved' | 'rejected') =>
      call('POST', `fund-requests/${id}`, { status }),
    faults: (body: Fault) => call('POST', 'faults', body),
    clearFaults: () => call('DELETE', 'faults'),
    clock: (
      body: { readonly now: string | null } | { readonly advance: string } | { readonly freeze: boolean },
    ) => call('POST', 'clock', body),
    requests: async (): Promise<MockRequest[]> => v.parse(requests, await call('GET', 'requests')),
    /** The reports of pages, as the console shows them. */
    reports: () => call('GET', 'reports'),
    /** json-server's REST of the data: `db('markets/1')` reads a row, and a second argument changes its fields. */
    db: (path: string, patch?: object) => call(patch ? 'PATCH' : 'GET', `db/${path}`, patch),
  };
}

type Fault = {
  readonly path: string;
  readonly kind: string;
  readonly value?: unknown;
  readonly times?: number;
};

/** Starts a mock on a free port, with the app in dist/ and these flags. Resolves when it has printed its address. */
export async function startMock(
  ...flags: readonly string[]
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const command = ['mock-server/start.js', '--port', '0', '--quiet', ...flags];
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((found, failed) => {
    createInterface(server.stdout).on('line', line => {
      const address = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
      if (address !== undefined) found(address);
    });
    server.once('exit', code => failed(new Error(`The mock server ended with ${code} before its address`)));
  });
  const stop = async (): Promise<void> => {
    const gone = once(server, 'exit');
    if (server.kill()) await gone;
  };
  return { url, stop };
}
