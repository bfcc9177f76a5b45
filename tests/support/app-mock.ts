import '../../mock-server/http/disk-fixtures.ts';
import { createMockClock, parseDuration } from '../../mock-server/data/clock.ts';
import { control } from '../../mock-server/control/control.ts';
import { endpointByPath } from '../../mock-server/data/calls.ts';
import { answer } from '../../mock-server/provider/answer.ts';
import type { Data } from '../../mock-server/data/schemas.ts';
import { declareNow } from '../../mock-server/world/declaration.ts';
import type { FaultRule } from '../../mock-server/data/fault-rule.ts';
import { addFault } from '../../mock-server/data/faults.ts';
import type { JournalEntry } from '../../mock-server/provider/journal.ts';
import { fetchReply } from '../../mock-server/provider/delivery.ts';
import { balanceOf } from '../../mock-server/rules/ledger.ts';
import { type Mock, openMock } from '../../mock-server/provider/mock.ts';
import type { Winner } from '../../mock-server/rules/settle.ts';
import { edit } from '../../mock-server/world/world.ts';

/** The default time of tests: 21 November 2026, 1:00 PM in Kolkata. */
const defaultNow = '2026-11-21T07:30:00.000Z';

export type AppMock = {
  /** Takes the place of the browser's `fetch`: answers the provider's paths on any host, with faults. */
  readonly fetch: typeof globalThis.fetch;
  readonly mock: Mock;
  /** The current data of the world, to read or to change as support staff would. */
  readonly data: () => Data;
  /** The mock's time in milliseconds since 1970. Only `advance` changes it. */
  readonly now: () => number;
  /** Moves the clock forward, such as by `90m` or `30s`. */
  readonly advance: (duration: string) => void;
  /** Declares a result and settles its bids: a pana for a session of a main market, a pana or jodi for a slot. */
  readonly declare: (
    family: 'main' | 'starline' | 'gali',
    game_id: number,
    number: string,
    session?: 'open' | 'close',
  ) => readonly Winner[];
  readonly fault: (rule: Pick<FaultRule, 'path' | 'kind'> & Partial<FaultRule>) => number;
  readonly clearFaults: () => void;
  /** The journal: every call so far. */
  readonly calls: () => readonly JournalEntry[];
  /** The balance of the player with that mobile number. */
  readonly balance: (mobile: string) => number;
  /** Calls the control API by method and path (`POST`, `fund-requests/4`). Throws when it refuses. */
  readonly control: (method: string, path: string, body?: unknown) => unknown;
};

/** A mock in this process with a fixed clock, or one over `machineNow`. Throws for an unknown scenario. */
export function createMock(
  options: {
    readonly scenario?: string;
    readonly now?: string;
    readonly zone?: string;
    readonly machineNow?: () => number;
  } = {},
): AppMock {
  const { scenario = 'default', now = defaultNow, zone = 'Asia/Kolkata' } = options;
  const start = Date.parse(now);
  const clock = createMockClock(options.machineNow ?? (() => start), null);
  const opened = openMock({ scenario, seed: 1, zone, clock, latency: 0, start });
  if (!opened.ok) throw new Error(opened.error);
  const mock = opened.value;
  const data = (): Data => edit(mock.world);
  const command = (method: string, path: string, body?: unknown): unknown => {
    const reply = control(mock, { method, path, since: 0, body });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return reply.body;
  };
  return {
    mock,
    data,
    fetch: (input, init) => fetchFrom(mock, input, init),
    now: clock.now,
    advance: duration => {
      const ms = parseDuration(duration);
      if (ms === null) throw new Error(`Not a duration: ${duration}`);
      command('POST', 'clock', { advance: duration });
    },
    declare: (family, game_id, number, session) =>
      declareNow(mock.world, { family, game_id, number, session: session ?? null }).winners,
    fault: rule => addFault(mock.world.state, { times: 1, chance: 1, ...rule }),
    clearFaults: () => {
      mock.world.state.faults = [];
    },
    calls: () => mock.journal.since(0),
    balance: mobile => {
      const user = data().users.find(candidate => candidate.mobile === mobile);
      if (user === undefined) throw new Error(`No user ${mobile}`);
      return balanceOf(data(), user.id);
    },
    control: command,
  };
}

/** Reads the arguments without `new Request`, because happy-dom's refuses things that a browser allows. */
async function fetchFrom(
  mock: Mock,
  input: Request | string | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const request = input instanceof Request ? input : null;
  const url = new URL(input instanceof Request ? input.url : input, 'http://mock');
  const signal = init?.signal ?? request?.signal ?? null;
  signal?.throwIfAborted();
  const id = endpointByPath.get(url.pathname);
  if (id === undefined) return new Response('Not found', { status: 404 });
  const text = request === null ? (typeof init?.body === 'string' ? init.body : '') : await request.text();
  const incoming = { path: url.pathname, query: Object.fromEntries(url.searchParams), text };
  const delivery = answer(mock, id, incoming);
  // Waits by the timers of the test, which may be virtual.
  return fetchReply(delivery, () => new Date(mock.world.clock.now()).toUTCString(), signal);
}
