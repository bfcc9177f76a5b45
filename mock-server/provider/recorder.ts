import { basename } from 'node:path';
import { endpointOf } from '../../src/contract/index.ts';
import { parseJson } from '../../src/lib/json.ts';
import { checkReply, type HttpReply } from '../../src/verify/check-reply.ts';
import { lineOf, patternOf } from '../../src/verify/finding.ts';
import type { RecordedReply } from '../data/scenario.ts';
import { replaceFile } from '../world/replace-file.ts';
import { endpointByPath } from './answer.ts';
import { jsonType, type Delivery } from './delivery.ts';
import type { Mock } from './mock.ts';
import { masked } from './redact.ts';
import { createReplacer, type Replacer } from './replace-secrets.ts';

type RecordOptions = {
  /** The real provider: `https://api.example.com`. */
  readonly target: string;
  /** The scenario file to write. */
  readonly file: string;
  /** The real application key, which replaces the demo's; null sends what the app sends. */
  readonly appKey: string | null;
  readonly fetch: typeof globalThis.fetch;
  /** Gets a line for each finding in the replies, once (docs/providers.md "While recording"). */
  readonly report?: (line: string) => void;
};

/** Passes calls on to a real provider and records its replies. */
export type Recorder = {
  /** Passes a call on and returns the reply; 502 when the provider cannot be reached. */
  readonly forward: (mock: Mock, method: string, url: URL, text: string) => Promise<Delivery>;
};

/** Writes every reply into a scenario file, in sequence and with secrets replaced. The file is whole at any moment. */
export function createRecorder({ target, file, appKey, fetch, report }: RecordOptions): Recorder {
  const base = target.replace(/\/+$/, '');
  const newFindings = createFindings();
  const replies: RecordedReply[] = [];
  let replacer: Replacer | null = null;

  const record = (reply: Omit<RecordedReply, 'times'>): void => {
    const last = replies.findLast(({ path }) => path === reply.path);
    if (last !== undefined && JSON.stringify({ ...reply, times: last.times }) === JSON.stringify(last))
      replies[replies.indexOf(last)] = { ...last, times: last.times + 1 };
    else replies.push({ ...reply, times: 1 });
  };

  const write = (time: string): void => {
    const scenario = {
      title: basename(file, '.json'),
      shows: 'A recording of a real provider: its answers come again, in sequence.',
      notes: [`Recorded from ${time}; start the mock with --now and that time to see the same markets open.`],
      replies: replacer?.replace(replies),
    };
    replaceFile(file, `${JSON.stringify(scenario, null, 2)}\n`);
  };

  return {
    forward: async (mock, method, url, text) => {
      replacer ??= createReplacer(mock.appKey.name, [base]);
      const sent = withKey(text, mock.appKey.name, appKey);
      const wire = parseJson(sent);
      const time = new Date(mock.world.clock.now()).toISOString();
      const reply = await fetchReply(fetch, `${base}${url.pathname}${url.search}`, method, sent);
      const json = parseJson(reply.text);
      replacer.collect(wire);
      replacer.collect(json ?? reply.text);
      const { pathname: path } = url;
      const { status } = reply;
      if (reply.reached) {
        record({ path, status, ...(json === undefined ? { text: reply.text } : { reply: json }) });
        write(time);
        for (const line of newFindings(path, reply)) report?.(line);
      }
      mock.journal.add({
        time,
        method,
        path,
        body: () => masked(wire ?? null),
        status,
        reply: () => masked(json ?? reply.text),
        ms: mock.world.clock.now() - Date.parse(time),
        fault: null,
        violations: [],
      });
      return { kind: 'reply', delayMs: 0, dripMs: null, status, type: reply.type, text: reply.text };
    },
  };
}

/** What the check of a provider says of the replies of a path, each finding once. Optional fields are no news. */
function createFindings(): (path: string, reply: HttpReply) => readonly string[] {
  const told = new Set<string>();
  return (path, reply) => {
    const id = endpointByPath.get(path);
    if (id === undefined) return [];
    return checkReply(endpointOf(id), reply).flatMap(finding => {
      const name = `${path} ${patternOf(finding)}`;
      if (told.has(name) || (finding.level === 'note' && finding.kind !== 'unknown')) return [];
      told.add(name);
      return [`${path}  ${finding.level}  ${lineOf(finding)}`];
    });
  };
}

type TargetReply = {
  readonly reached: boolean;
  readonly status: number;
  readonly type: string;
  readonly text: string;
};

async function fetchReply(
  fetch: RecordOptions['fetch'],
  url: string,
  method: string,
  body: string,
): Promise<TargetReply> {
  try {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(url, { method, ...(method !== 'GET' && { body, headers }) });
    const type = reply.headers.get('content-type') ?? 'text/plain';
    return { reached: true, status: reply.status, type, text: await reply.text() };
  } catch {
    const text = JSON.stringify({ status: false, msg: 'The provider cannot be reached' });
    return { reached: false, status: 502, type: jsonType, text };
  }
}

/** The body with the real application key. */
function withKey(text: string, name: string, key: string | null): string {
  const body = parseJson(text);
  if (key === null || typeof body !== 'object' || body === null || !(name in body)) return text;
  return JSON.stringify({ ...body, [name]: key });
}
