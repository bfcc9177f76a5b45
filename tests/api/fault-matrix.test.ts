import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FaultKind, faultKinds } from '../../mock-server/data/fault-rule.ts';
import type { ApiError } from '../../src/api/api-error.ts';
import { createClient } from '../../src/api/client.ts';
import { demoConfig } from '../../src/api/config.ts';
import { parseConfig } from '../../src/api/parse-config.ts';
import { endpointIds, endpointOf, type EndpointId } from '../../src/contract/index.ts';
import { createClock } from '../../src/lib/clock.ts';
import type { Result } from '../../src/lib/result.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { examples } from '../support/endpoint-examples.ts';
import { seeded } from '../support/virtual-time.ts';
import { figureRun } from '../lab/figures/figure-run.ts';

/** The end of a call with a fault. `any`: the reply may still be readable, in part or by luck. */
const ends = {
  latency: 'as without',
  status: 'http',
  drop: 'network',
  'drop-after': 'network',
  reset: 'network',
  'reset-after': 'network',
  hang: 'timeout',
  empty: 'unreadable',
  truncate: 'unreadable',
  'short-body': 'network',
  'broken-chunk': 'network',
  html: 'unreadable',
  noise: 'any',
  'wrong-types': 'any',
  'missing-fields': 'any',
  'false-status': 'any',
  huge: 'unreadable',
  // A long reply drips longer than the app waits.
  'slow-drip': 'any',
  reply: 'any',
  lag: 'as without',
  'stale-cache': 'as without',
  'two-replicas': 'as without',
  'repeat-lines': 'as without',
  'last-lines': 'as without',
  rename: 'as without',
} as const satisfies { readonly [K in FaultKind]: ApiError['kind'] | 'as without' | 'any' };

const codes = [301, 400, 401, 403, 404, 409, 413, 418, 422, 429, 500, 502, 503, 504, 520] as const;

const run = figureRun('faultMatrix');
const zone = 'Asia/Kolkata';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(mock: AppMock) {
  const config = parseConfig(JSON.stringify(demoConfig(zone)));
  if (!config.ok) throw new Error('No demo config');
  const clock = createClock({ mode: 'server', zone, deviceNow: mock.now });
  const token = mock.data().users[0]?.unique_token ?? '';
  return createClient({
    fetch: mock.fetch,
    config: config.value,
    clock,
    deviceNow: mock.now,
    token: () => token,
  });
}

/** True when a value holds an invalid number. */
const holdsBadNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isNaN(value) || !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsBadNumber);

/** The end of each call without a fault. */
const usually = new Map<EndpointId, Result<unknown, ApiError>>();

/** Calls an endpoint in a fresh world, after a good call of it if requested. Returns the faults found. */
async function wrongOf(id: EndpointId, kind: FaultKind, code: number, later: boolean): Promise<string[]> {
  const name = `${id}, ${kind}${kind === 'status' ? ` ${code}` : ''}${later ? ', after a good one' : ''}`;
  const mock = createMock();
  const client = open(mock);
  const endpoint = endpointOf(id);
  const path = new Map(Object.entries(demoConfig(zone).paths ?? {})).get(id) ?? endpoint.path;
  // A fresh world each time: the same example has the same end.
  const ask = async (from: typeof client) => {
    const asked = from.call(endpoint, examples[id].args);
    await vi.advanceTimersByTimeAsync(20_000);
    return asked;
  };
  const sent = () => mock.calls().filter(call => call.path === path).length;
  const usual = usually.get(id) ?? (await ask(open(createMock())));
  usually.set(id, usual);
  if (later) await ask(client);
  const before = sent();
  const value = kind === 'status' ? code : kind === 'reply' ? { odd: [null, -1, 'x'] } : undefined;
  mock.fault({ path, kind, times: 1, ...(value !== undefined && { value }) });
  const end = await ask(client);
  const said = end.ok ? 'ok' : end.error.kind;
  const expected = ends[kind];
  const wrong: string[] = [];
  if (expected === 'as without') {
    if (!later && said !== (usual.ok ? 'ok' : usual.error.kind)) wrong.push(`${name}: ${said}`);
  } else if (expected !== 'any' && said !== expected) wrong.push(`${name}: ${said}`);
  if (sent() - before !== 1) wrong.push(`${name}: sent ${sent() - before} times`);
  if (end.ok && holdsBadNumber(end.value)) wrong.push(`${name}: a bad number`);
  return wrong;
}

it(
  `each of ${endpointIds.length} calls under each of ${faultKinds.length} faults ends as it must, and is sent once`,
  { timeout: run.timeout },
  async () => {
    const random = seeded(run.seed);
    const wrong: string[] = [];
    let inputs = 0;
    for (let round = 0; round < run.inputs; round += 1)
      for (const [column, id] of endpointIds.entries())
        for (const [row, kind] of faultKinds.entries()) {
          // 5 MB, and the same code for all: a slice of one asks it of every ninth call.
          if (run.inputs === 1 && kind === 'huge' && column % 9 > 0) continue;
          // A slice of one asks each pair once, by turns at its first use and after a good call.
          for (const later of run.inputs === 1 ? [(column + row) % 2 === 1] : [false, true]) {
            const code = codes[Math.floor(random() * codes.length)] ?? 503;
            wrong.push(...(await wrongOf(id, kind, code, later)));
            inputs += 1;
          }
        }
    run.report({
      load: `${endpointIds.length} calls, ${inputs} times`,
      faults: faultKinds.join(', '),
      lost: null,
      doubled: null,
      wrong: wrong.length,
    });
    expect(wrong).toEqual([]);
  },
);
