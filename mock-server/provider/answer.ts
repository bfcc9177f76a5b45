import { endpointOf, type EndpointId } from '../../src/contract/index.ts';
import { boundedJson, isTooDeep } from '../data/bounded-json.ts';
import { endpointByPath, pathHint, type SeenCall } from '../data/calls.ts';
import { carriesOut, takeFaults, type CallFaults } from '../data/faults.ts';
import { drawLatency } from '../data/random.ts';
import { isRecord } from '../data/refusal.ts';
import type { RecordedReply } from '../data/scenario.ts';
import type { ReadonlyData } from '../data/schemas.ts';
import { deliver, faultReply, withoutWaits, type Delivery, type HttpReply } from './delivery.ts';
import type { JournalEntry } from './journal.ts';
import type { Mock } from './mock.ts';
import { readBy } from './readers.ts';
import { masked, maskedJson } from './redact.ts';
import { sentenceOf, wordsOfBreach } from './request-check.ts';
import { respond } from './respond.ts';
import { runningAudit } from '../rules/ledger.ts';
import { noteCall, syncWithClock } from '../world/events.ts';
import { lastDigits, noAudit } from '../world/keeping.ts';
import type { State } from '../world/world.ts';

/** `text` is the body, or the query of a GET. */
type IncomingCall = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly text: string;
  /** A fault for this call only. No other fault hits the call or counts it. */
  readonly forced?: CallFaults | null;
};

export function answer(mock: Mock, id: EndpointId, call: IncomingCall): Delivery {
  const { world, journal } = mock;
  const started = world.clock.now();
  syncWithClock(world);
  const { method } = endpointOf(id);
  const wire = method === 'GET' ? call.query : boundedJson(call.text);
  const seen = seenCall(world.state.data, call.path, wire);
  const faults = call.forced ?? takeFaults(world.state, seen);
  const { delayMs, fault } = faults;
  const reply = replyTo(mock, id, { ...call, wire }, faults);
  noteCall(world, seen);
  const saved = mock.store.save() ? reply : notSaved;
  auditCall(mock, id, wire, saved);
  const delivery = { ...deliver(saved, fault), delayMs: delayMs + drawLatency(mock.latency, world.state) };
  journal.add({
    time: new Date(started).toISOString(),
    method,
    path: call.path,
    body: bodyOf(method, call, wire),
    status: delivery.kind === 'reply' ? delivery.status : 0,
    reply: maskedJson(JSON.stringify(saved.reply) ?? 'null'),
    ms: world.clock.now() - started + delivery.delayMs,
    fault: namesOf(faults),
    violations: mock.contract === 'off' ? [] : saved.violations,
  });
  return mock.options.virtual === true ? withoutWaits(delivery) : delivery;
}

/** A delay is named only if it is alone, because `ms` shows it too. */
function namesOf({ delayMs, readers, fault }: CallFaults): string | null {
  const kinds = [...readers, ...(fault === null ? [] : [fault])].map(({ kind }) => kind);
  return kinds.length > 0 ? kinds.join(', ') : delayMs > 0 ? 'latency' : null;
}

/** The store has undone the call. */
const notSaved: HttpReply = {
  status: 500,
  reply: { status: false, msg: 'Nothing was changed: the state cannot be saved' },
  violations: [],
};

export function answerUnknown(mock: Mock, method: string, path: string): Refused {
  const msg = `No such path: ${path}${pathHint(path)}`;
  return noteRefused(mock, { method, path, status: 404, msg, violation: msg });
}

export function answerUnread(mock: Mock, method: string, path: string, status: 405 | 413): Refused {
  const id = endpointByPath.get(path);
  const allowed = id === undefined ? 'POST' : endpointOf(id).method;
  const msg = status === 405 ? `Use ${allowed}` : 'The body is too large';
  return noteRefused(mock, { method, path, status, msg, violation: `${path}: ${lower(msg)}` });
}

type Refused = { readonly status: false; readonly msg: string };

function noteRefused(
  mock: Mock,
  {
    msg,
    violation,
    ...call
  }: Pick<JournalEntry, 'method' | 'path' | 'status'> & {
    readonly msg: string;
    readonly violation: string;
  },
): Refused {
  const reply: Refused = { status: false, msg };
  const time = new Date(mock.world.clock.now()).toISOString();
  const violations = mock.contract === 'off' ? [] : [violation];
  mock.journal.add({ ...call, time, body: () => null, reply: () => reply, ms: 0, fault: null, violations });
  return reply;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function bodyOf(method: string, { query, text }: IncomingCall, wire: unknown): () => unknown {
  if (wire === undefined) return () => `(${lower(unreadOf(text))}, ${text.length} characters)`;
  return method === 'GET' ? () => masked(query) : maskedJson(text);
}

const unreadOf = (text: string): string => (isTooDeep(text) ? 'Nested too deeply' : 'Not JSON');

type ReadCall = IncomingCall & { readonly wire: unknown };

function replyTo(mock: Mock, id: EndpointId, call: ReadCall, { fault, readers }: CallFaults): HttpReply {
  const { world } = mock;
  const { path, text: body, wire } = call;
  if (fault !== null && !carriesOut(fault.kind)) return { ...faultReply(fault), violations: [] };
  if (wire === undefined) {
    const msg = unreadOf(body);
    return { status: 400, reply: { status: false, msg }, violations: [`${id}: ${lower(msg)}`] };
  }
  const recorded = nextRecordedReply(world.state, path);
  if (recorded !== null) {
    const { status, reply, text, headers } = recorded;
    return { status, reply: reply ?? text, text, headers, violations: [] };
  }
  const reply = (asOf: number | null): HttpReply => ownReply(mock, id, wire, asOf);
  return readers.length === 0
    ? reply(null)
    : readBy(world, readers, `${path} ${JSON.stringify(wire)}`, reply);
}

function ownReply(
  { world, appKey, contract }: Mock,
  id: EndpointId,
  wire: unknown,
  asOf: number | null,
): HttpReply {
  const { reply, breach } = respond(world, id, wire, { appKey, lenient: contract === 'off', asOf });
  const money = runningAudit(world.state.data).balanced ? [] : [`${id}: the ledger is not balanced`];
  if (breach === null) return { status: 200, reply, violations: money };
  if (contract !== 'strict')
    return { status: 200, reply, violations: [`${id}: ${wordsOfBreach(breach)}`, ...money] };
  const sentence = sentenceOf(breach);
  return {
    status: 400,
    reply: { status: false, msg: `Contract: ${sentence}`, violation: { endpoint: id, ...breach } },
    violations: [`${id}: ${sentence}`, ...money],
  };
}

/** The reply is used up, unless it is the last one of its path. */
function nextRecordedReply(state: State, path: string): RecordedReply | null {
  const index = state.replies.findIndex(reply => reply.path === path);
  const found = state.replies[index];
  if (found === undefined) return null;
  const isLast = state.replies.findLastIndex(reply => reply.path === path) === index;
  if (found.times > 1) state.replies = state.replies.with(index, { ...found, times: found.times - 1 });
  else if (!isLast) state.replies = state.replies.toSpliced(index, 1);
  return found;
}

/** Looks up the caller only if a rule asks for them. */
const seenCall = (data: ReadonlyData, path: string, body: unknown): SeenCall => {
  const caller = callerOf(data, body);
  return {
    path,
    body,
    get player() {
      return caller();
    },
  };
};

/** The token's player, or the player of the body's number. */
const callerOf =
  (data: ReadonlyData, body: unknown): (() => string | null) =>
  () => {
    if (!isRecord(body)) return null;
    const { unique_token: token, mobile } = body;
    if (token !== undefined) return data.users.find(user => user.unique_token === token)?.mobile ?? null;
    return typeof mobile === 'string' ? mobile : null;
  };

/** The calls that open an account, change it, or set where its points are paid to. */
const alsoNoted: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'login',
  'register',
  'forgotCheckMobile',
  'forgotPassword',
  'changePassword',
  'updateProfile',
  'addUpiDetails',
]);

function auditCall({ audit, world }: Mock, id: EndpointId, wire: unknown, sent: HttpReply): void {
  if (audit === noAudit || !(endpointOf(id).money || alsoNoted.has(id))) return;
  const { reply } = sent;
  const status = isRecord(reply) && reply['status'] === true;
  const why = isRecord(reply) && typeof reply['msg'] === 'string' ? reply['msg'] : `code ${sent.status}`;
  const body = isRecord(wire) ? wire : {};
  // A transfer contains another player's number, so the token identifies the caller.
  const token = body['unique_token'];
  const caller = world.state.data.users.find(user => user.unique_token === token)?.mobile;
  const named = endpointOf(id).token ? undefined : body['mobile'];
  const mobile = caller ?? (typeof named === 'string' ? named : null);
  audit.note({
    what: id,
    ok: status,
    ...(mobile !== null && { who: lastDigits(mobile) }),
    ...(!status && { why }),
  });
}
