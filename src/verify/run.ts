import { createClient } from '../api/client.ts';
import type { Config } from '../api/config.ts';
import { type Args, endpointIds, endpointOf, type EndpointId, type Reply } from '../contract/index.ts';
import { localTime } from '../domain/dates.ts';
import { setRecordZone } from '../domain/history/record-zone.ts';
import type { Phone } from '../domain/phone.ts';
import { createClock } from '../lib/clock.ts';
import { printable } from '../lib/printable.ts';
import { type Answer, ask, type Asking } from './ask.ts';
import { checkBoards } from './boards.ts';
import { checkBooks } from './books.ts';
import { checkAgain, checkLines, isReadTwice } from './evidence.ts';
import { createClockCheck, createTap, type Site } from './exchange.ts';
import { checkFacts } from './facts.ts';
import { type Finding, hide, merged, verdictOf, whole } from './finding.ts';
import { historyOf, isBidCall, type Traces, watchBid } from './lag.ts';
import { monthOf, ways } from './plan.ts';
import { type CallReport, nameOf, skippedCall } from './report.ts';
import type { Json } from './schema.ts';
import { type Context, noPlayer, type Player, type Request } from './way.ts';

export type Task = {
  readonly config: Config;
  readonly site: Site;
  readonly login: { readonly phone: Phone; readonly password: string } | null;
  readonly receiver: Phone | null;
  readonly named: readonly EndpointId[];
  /** Milliseconds. */
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970, by this machine's clock. */
  readonly deviceNow: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Receives a line before each change and after each call. */
  readonly tell: (line: string) => void;
};

/**
 * Makes one call after another: the log-in, the reads, the evidence again, then the named calls. Shows no
 * password, token or key.
 */
export async function verify(task: Task): Promise<readonly CallReport[]> {
  const { config, site, login, named, fetch, timeoutMs, deviceNow } = task;
  const tell = (line: string): void => task.tell(printable(line));
  setRecordZone(config.zone);
  const clock = createClock({ mode: 'server', zone: config.zone, deviceNow });
  const tap = createTap(fetch, {
    ...(site.origin !== null && { origin: site.origin }),
    ...(config.sessionCookie !== null && { cookie: config.sessionCookie }),
  });
  let player: Player | null = null;
  const token = (): string | null => player?.token ?? null;
  const client = createClient({ fetch: tap.fetch, config, clock, deviceNow, token });
  const asking: Asking = {
    config,
    site,
    client,
    tap,
    fetch,
    timeoutMs,
    checkClock: createClockCheck(deviceNow),
  };
  const values: { [K in EndpointId]?: Reply<K> } = {};
  const replies: { [K in EndpointId]?: Json } = {};
  const calls: CallReport[] = [];
  const now = () => localTime(clock.now(), config.zone);

  const note = (report: CallReport): void => {
    calls.push(report);
    const time = report.ms === null ? '' : ` in ${report.ms} ms`;
    if (report.skipped === null) tell(`${nameOf(report)}  ${report.verdict}${time}`);
  };
  /** Adds findings to the last report of the call. */
  const add = (id: EndpointId, more: readonly Finding[]): void => {
    const index = calls.findLastIndex(({ call }) => call === id);
    const report = calls[index];
    if (report === undefined || more.length === 0) return;
    const findings = merged([...report.findings, ...more]);
    calls[index] = { ...report, findings, verdict: verdictOf(findings) };
  };
  const skip = (id: EndpointId, why: string): void => {
    note(skippedCall(id, config, why));
  };
  const send = async <K extends EndpointId>(id: K, request: Request<K>): Promise<Answer<K>> => {
    if (request.does !== undefined) tell(`${id}  now ${request.does}`);
    const answer = await ask(asking, id, request);
    note(answer.report);
    if (answer.value !== null) Object.assign(values, { [id]: answer.value });
    if (answer.json !== null) Object.assign(replies, { [id]: answer.json });
    return answer;
  };
  const requestsOf = <K extends EndpointId>(id: K): readonly Request<K>[] | string => {
    const way = ways[id];
    const why = reasonToSkip(id, player, named);
    if (why !== null || way.asked === 'never') return why ?? '';
    const { siteId, paths, splitSessions } = config;
    const { receiver } = task;
    const context: Context = {
      siteId,
      paths,
      splitSessions,
      receiver,
      player,
      now: now(),
      replies: values,
    };
    return way.requests(context);
  };
  /** Reads without reporting the call. */
  const read = async <K extends EndpointId>(id: K, args: Args<K>): Promise<Answer<K>> =>
    ask(asking, id, { args });
  const sendAll = async <K extends EndpointId>(id: K): Promise<void> => {
    const requests = requestsOf(id);
    if (typeof requests === 'string') return skip(id, requests);
    const traces = isBidCall(id) ? await readTraces(id) : null;
    let isDone = true;
    for (const request of requests) isDone = (await send(id, request)).json !== null && isDone;
    if (!isBidCall(id) || traces === null || !isDone) return;
    tell(`${id}  looks for the bid in history and wallet`);
    const rows = requests.flatMap(({ args }) => ('rows' in args ? args.rows : []));
    add(
      id,
      await watchBid({
        call: id,
        sessions: rows.map(({ session }) => session),
        points: rows.reduce((sum, { points }) => sum + points, 0),
        before: traces,
        readLagSeconds: config.readLagSeconds,
        read: () => readTraces(id),
        now: deviceNow,
        wait: task.wait,
      }),
    );
  };
  const readTraces = async (id: keyof typeof historyOf): Promise<Traces> => {
    const history = await read(historyOf[id], monthOf(now()));
    const wallet = await read('walletBalance', {});
    return { history: history.json, wallet: wallet.json };
  };
  const readAgain = async <K extends EndpointId>(id: K): Promise<void> => {
    const first = replies[id];
    const requests = requestsOf(id);
    if (first === undefined || typeof requests === 'string') return;
    for (const { args } of requests) {
      const { json, report } = await read(id, args);
      const failed = report.findings.find(({ level }) => level === 'fails');
      if (json !== null) add(id, checkAgain(id, first, json, now()));
      else add(id, [whole('misleads', 'changed', `a second reading failed: ${failed?.says ?? ''}`)]);
    }
  };

  if (login === null) skip('login', '--mobile is not given');
  else {
    const { value } = await send('login', { args: { ...login, deviceId: 'verify' } });
    if (value !== null) player = { ...login, username: value.username, token: value.token };
  }
  const rest = endpointIds.filter(id => id !== 'login');
  const isLast = (id: EndpointId): boolean => ways[id].asked === 'byName';
  for (const id of rest.filter(id => !isLast(id))) await sendAll(id);
  for (const id of rest.filter(isReadTwice)) await readAgain(id);
  for (const id of endpointIds) {
    const reply = replies[id];
    if (reply === undefined) continue;
    add(id, checkFacts(id, reply, login?.phone ?? null));
    add(id, [...checkLines(id, replies, now()), ...checkBooks(id, replies)]);
  }
  const lists = (['dashboard', 'starlineGames', 'galiGames'] as const).filter(id => values[id] !== undefined);
  const boards = lists.flatMap(id => values[id]?.markets ?? []);
  if (lists[0] !== undefined) add(lists[0], checkBoards(boards, now(), config.boards));
  for (const id of rest.filter(isLast)) await sendAll(id);
  const secrets = [login?.password, login?.phone, token(), config.appKey.value].flatMap(
    secret => secret ?? [],
  );
  return calls.map(report => ({
    ...report,
    findings: report.findings.map(finding => hidden(finding, secrets)),
  }));
}

const hidden = (finding: Finding, secrets: readonly string[]): Finding => ({
  ...finding,
  pointer: finding.pointer === null ? null : printable(finding.pointer),
  says: printable(hide(finding.says, secrets)),
});

/** Null if the call may be made. */
function reasonToSkip(id: EndpointId, player: Player | null, named: readonly EndpointId[]): string | null {
  const way = ways[id];
  const { money, token } = endpointOf(id);
  if (way.asked === 'never') return way.why;
  if (way.asked === 'byName' && !named.includes(id))
    return money ? 'it moves points (--money)' : 'it changes something (--also)';
  return token && player === null ? noPlayer : null;
}
