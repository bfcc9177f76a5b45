import { createClient } from '../api/client.ts';
import type { Config } from '../api/config.ts';
import { endpointIds, endpointOf, type EndpointId, type Reply } from '../contract/index.ts';
import { localTime } from '../domain/dates.ts';
import type { Phone } from '../domain/phone.ts';
import { createClock } from '../lib/clock.ts';
import { printable } from '../lib/printable.ts';
import { ask } from './ask.ts';
import { nameOf, skippedCall, type CallReport } from './report.ts';
import type { Site } from './exchange.ts';
import { createTap } from './exchange.ts';
import type { Finding } from './finding.ts';
import { ways } from './plan.ts';
import { hide } from './finding.ts';
import { noPlayer, type Context, type Player, type Request } from './way.ts';

/** What is checked, and how. */
export type Task = {
  readonly config: Config;
  readonly site: Site;
  readonly login: { readonly phone: Phone; readonly password: string } | null;
  readonly receiver: Phone | null;
  /** The calls that were asked for by name. */
  readonly named: readonly EndpointId[];
  /** Milliseconds for each call. */
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
  /** Gets what is about to be changed and what has come out, a line each. */
  readonly tell: (line: string) => void;
};

/**
 * Asks the provider, one call after another: the log-in, what only reads, then what was asked for by name. Its
 * reports and lines show no password, token or key.
 */
export async function verify(task: Task): Promise<readonly CallReport[]> {
  const { config, site, login, named, fetch, timeoutMs } = task;
  const tell = (line: string): void => task.tell(printable(line));
  const clock = createClock({ mode: 'server', zone: config.zone, deviceNow: Date.now });
  const tap = createTap(fetch, {
    ...(site.origin !== null && { origin: site.origin }),
    ...(config.sessionCookie !== null && { cookie: config.sessionCookie }),
  });
  let player: Player | null = null;
  const token = (): string | null => player?.token ?? null;
  const client = createClient({ fetch: tap.fetch, config, clock, deviceNow: Date.now, token });
  const replies: { [K in EndpointId]?: Reply<K> } = {};
  const calls: CallReport[] = [];

  const note = (report: CallReport): void => {
    calls.push(report);
    const time = report.ms === null ? '' : ` in ${report.ms} ms`;
    if (report.skipped === null) tell(`${nameOf(report)}  ${report.verdict}${time}`);
  };
  const skip = (id: EndpointId, why: string): void => {
    note(skippedCall(id, config, why));
  };
  const send = async <K extends EndpointId>(id: K, request: Request<K>): Promise<Reply<K> | null> => {
    if (request.does !== undefined) tell(`${id}  now ${request.does}`);
    const { value, report } = await ask({ config, site, client, tap, fetch, timeoutMs }, id, request);
    note(report);
    return value;
  };
  const sendAll = async <K extends EndpointId>(id: K): Promise<void> => {
    const way = ways[id];
    const why = reasonToSkip(id, player, named);
    if (why !== null || way.asked === 'never') return skip(id, why ?? '');
    const now = localTime(clock.now(), config.zone);
    const context: Context = {
      siteId: config.siteId,
      paths: config.paths,
      receiver: task.receiver,
      player,
      now,
      replies,
    };
    const requests = way.requests(context);
    if (typeof requests === 'string') return skip(id, requests);
    for (const request of requests) {
      const value = await send(id, request);
      if (value !== null) Object.assign(replies, { [id]: value });
    }
  };

  if (login === null) skip('login', '--mobile is not given');
  else {
    const entered = await send('login', { args: { ...login, deviceId: 'verify' } });
    if (entered !== null) player = { ...login, username: entered.username, token: entered.token };
  }
  const rest = endpointIds.filter(id => id !== 'login');
  const isLast = (id: EndpointId): boolean => ways[id].asked === 'byName';
  for (const id of rest.filter(id => !isLast(id))) await sendAll(id);
  for (const id of rest.filter(isLast)) await sendAll(id);
  const secrets = [login?.password, login?.phone, token(), config.appKey.value].flatMap(
    secret => secret ?? [],
  );
  return calls.map(report => ({ ...report, findings: report.findings.map(one => hidden(one, secrets)) }));
}

const hidden = (finding: Finding, secrets: readonly string[]): Finding => ({
  ...finding,
  pointer: finding.pointer === null ? null : printable(finding.pointer),
  says: printable(hide(finding.says, secrets)),
});

/** Why a call is not made, whatever its arguments; null when it may be made. */
function reasonToSkip(id: EndpointId, player: Player | null, named: readonly EndpointId[]): string | null {
  const way = ways[id];
  const { money, token } = endpointOf(id);
  if (way.asked === 'never') return way.why;
  if (way.asked === 'byName' && !named.includes(id))
    return money ? 'it moves points (--money)' : 'it changes something (--also)';
  return token && player === null ? noPlayer : null;
}
