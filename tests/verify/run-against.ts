import { parseConfig } from '../../src/api/parse-config.ts';
import type { EndpointId } from '../../src/contract/index.ts';
import type { CallReport } from '../../src/verify/report.ts';
import { verify, type Task } from '../../src/verify/run.ts';
import { phone } from '../support/example.ts';

const config = parseConfig(
  JSON.stringify({
    hosts: { api: 'http://mock', headline: 'http://mock', gateway: 'http://mock' },
    appKey: { value: 'demo' },
    zone: 'Asia/Kolkata',
  }),
);

/** Checks a provider as the demo player, who knows the second one; `lines` are its messages while it ran. */
export async function runAgainst(fetch: typeof globalThis.fetch, changed: Partial<Task> = {}) {
  if (!config.ok) throw new Error(config.error.field);
  const lines: string[] = [];
  const calls = await verify({
    config: config.value,
    site: { origin: null, credentials: false, serverClock: false },
    login: { phone: phone('9876543210'), password: 'demo1234' },
    receiver: phone('9876543211'),
    named: [],
    timeoutMs: 5000,
    fetch,
    deviceNow: () => Date.parse('2026-11-21T07:30:00.000Z'),
    wait: () => Promise.resolve(),
    tell: line => lines.push(line),
    ...changed,
  });
  return { calls, lines };
}

/** The report of a call. Throws when it has none. */
export function reportOf(calls: readonly CallReport[], id: EndpointId): CallReport {
  const found = calls.find(({ call }) => call === id);
  if (found === undefined) throw new Error(`No report of ${id}`);
  return found;
}
