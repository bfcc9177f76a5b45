import { basename } from 'node:path';
import type { AppKey } from '../../src/contract/envelope.ts';
import { endpointOf } from '../../src/contract/index.ts';
import { printable } from '../../src/lib/printable.ts';
import { checkReply, type HttpReply } from '../../tools/verify/check-reply.ts';
import { lineOf, patternOf, type Finding } from '../../tools/verify/finding.ts';
import { boundedJson } from '../data/bounded-json.ts';
import { endpointByPath } from '../data/calls.ts';
import { replaceFile } from '../world/disk.ts';
import { jsonType, type Delivery } from './delivery.ts';
import type { Mock } from './mock.ts';
import { createRecording } from './recording.ts';
import { masked } from './redact.ts';
import { createReplacer, type Replacer } from './replace-secrets.ts';

type RecordOptions = {
  /** `https://api.example.com` */
  readonly target: string;
  readonly file: string;
  /** It replaces the demo's key; null sends what the app sends. */
  readonly appKey: string | null;
  readonly fetch: typeof globalThis.fetch;
  /** A line for each new finding (docs/providers.md "While recording"). */
  readonly report?: (line: string) => void;
};

export type Recorder = {
  /** 502 when the provider cannot be reached. */
  readonly forward: (mock: Mock, method: string, url: URL, text: string) => Promise<Delivery>;
};

/** Secrets are replaced, and the file is whole at any moment. */
export function createRecorder({ target, file, appKey, fetch, report }: RecordOptions): Recorder {
  const base = target.replace(/\/+$/, '');
  const newLines = createNews();
  const recording = createRecording();
  let replacer: Replacer | null = null;
  let firstCall: string | null = null;

  const write = (): void => {
    const shows = 'A recording of a real provider: its answers come again, in sequence.';
    const scenario = recording.scenario({ title: basename(file, '.json'), shows, firstCall }, replacer);
    replaceFile(file, `${JSON.stringify(scenario, null, 2)}\n`);
  };

  return {
    forward: async (mock, method, url, text) => {
      replacer ??= createReplacer([base], { name: mock.appKey.name, value: appKey });
      const time = new Date(mock.world.clock.now()).toISOString();
      firstCall ??= time;
      const began = performance.now();
      const sent = withKey(text, mock.appKey.name, appKey);
      const reply = await fetchReply(fetch, `${base}${url.pathname}${url.search}`, method, sent);
      const ms = Math.round(performance.now() - began);
      const json = boundedJson(reply.text);
      replacer.collect(boundedJson(sent));
      replacer.collect(json);
      const { pathname: path } = url;
      const { status, date } = reply;
      const findings = reply.reached ? findingsOf(path, reply) : null;
      if (reply.reached) {
        const content = json === undefined ? { text: reply.text } : { reply: json };
        recording.add({ path, status, ...content, ms, ...(date !== null && { date }) });
        write();
        for (const line of newLines(path, findings)) report?.(line);
      } else if (reply.leadsTo !== null) report?.(`${path}  fails  ${notFollowed(reply.leadsTo)}`);
      mock.journal.add({
        time,
        method,
        path,
        body: () =>
          masked(method === 'GET' ? Object.fromEntries(url.searchParams) : ownBody(text, mock.appKey)),
        status,
        reply: () => masked(withoutKey(json ?? reply.text, appKey)),
        ms,
        fault: null,
        violations: reply.reached ? violationsOf(path, findings) : [],
      });
      return { kind: 'reply', delayMs: 0, dripMs: null, status, type: reply.type, text: reply.text };
    },
  };
}

/** Null for a path that the contract has not. */
function findingsOf(path: string, reply: HttpReply): readonly Finding[] | null {
  const id = endpointByPath.get(path);
  return id === undefined ? null : checkReply(endpointOf(id), reply);
}

/** A plain refusal is a reply like others. */
const violationsOf = (path: string, findings: readonly Finding[] | null): readonly string[] =>
  findings === null
    ? [`${path} is not in the contract`]
    : findings.filter(({ level, kind }) => level === 'fails' && kind !== 'refused').map(lineOf);

/** A finding is told once for each path. Optional fields are no news. */
function createNews(): (path: string, findings: readonly Finding[] | null) => readonly string[] {
  const told = new Set<string>();
  return (path, findings) =>
    (findings ?? []).flatMap(finding => {
      const name = `${path} ${patternOf(finding)}`;
      if (told.has(name) || (finding.level === 'note' && finding.kind !== 'unknown')) return [];
      told.add(name);
      return [`${path}  ${finding.level}  ${lineOf(finding)}`];
    });
}

type TargetReply = {
  readonly reached: boolean;
  readonly status: number;
  readonly type: string;
  readonly date: string | null;
  readonly text: string;
  /** Where the provider sends callers instead of answering. */
  readonly leadsTo: string | null;
};

const notFollowed = (address: string): string =>
  `the provider leads to ${address}; not followed, for key, password and token would go there`;

async function fetchReply(
  fetch: RecordOptions['fetch'],
  url: string,
  method: string,
  body: string,
): Promise<TargetReply> {
  try {
    const headers = { 'content-type': 'application/json' };
    const sent = { method, redirect: 'manual', ...(method !== 'GET' && { body, headers }) } as const;
    const reply = await fetch(url, sent);
    const leadsTo = reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null;
    if (leadsTo !== null) return notReached(printable(leadsTo), notFollowed(printable(leadsTo)));
    const type = reply.headers.get('content-type') ?? 'text/plain';
    const date = reply.headers.get('date');
    return { reached: true, status: reply.status, type, date, text: await reply.text(), leadsTo };
  } catch {
    return notReached(null, 'The provider cannot be reached');
  }
}

const notReached = (leadsTo: string | null, msg: string): TargetReply => ({
  reached: false,
  status: 502,
  type: jsonType,
  date: null,
  text: JSON.stringify({ status: false, msg }),
  leadsTo,
});

function withKey(text: string, name: string, key: string | null): string {
  const body = boundedJson(text);
  if (key === null || typeof body !== 'object' || body === null || !(name in body)) return text;
  return JSON.stringify({ ...body, [name]: key });
}

/** A key that is not the demo's is hidden. */
function ownBody(text: string, { name, value }: AppKey): unknown {
  const body = boundedJson(text);
  if (typeof body !== 'object' || body === null || !(name in body)) return body ?? null;
  const sent: Readonly<Record<string, unknown>> = { ...body };
  return sent[name] === value ? sent : { ...sent, [name]: '***' };
}

/** The provider may repeat the real key anywhere. */
function withoutKey(reply: unknown, key: string | null): unknown {
  if (key === null || key === '') return reply;
  const text = JSON.stringify(reply).replaceAll(JSON.stringify(key).slice(1, -1), '***');
  return boundedJson(text) ?? text;
}
