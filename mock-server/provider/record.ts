import { renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseJson } from '../../src/lib/json.ts';
import type { Delivery } from './delivery.ts';
import type { ScriptedReply } from '../data/fixture.ts';
import { masked } from './redact.ts';
import type { Mock } from './mock.ts';
import { createReplacer } from './replace-secrets.ts';

export type RecordOptions = {
  /** The real provider: `https://api.example.com`. */
  readonly target: string;
  /** The scenario file to write. */
  readonly file: string;
  /** The real application key, put in the place of the demo's; null sends what the app sends. */
  readonly appKey: string | null;
  readonly fetch: typeof globalThis.fetch;
};

/** Stands between the app and a real provider. */
export type Recorder = {
  /** Passes a call on and answers with what came back; a provider that is not reached gives 502. */
  readonly pass: (mock: Mock, method: string, url: URL, text: string) => Promise<Delivery>;
};

/** Writes every answer into a scenario, in sequence and with secrets replaced; the file is whole at any moment. */
export function createRecorder({ target, file, appKey, fetch }: RecordOptions): Recorder {
  const base = target.replace(/\/+$/, '');
  const replies: ScriptedReply[] = [];
  let replacer: ReturnType<typeof createReplacer> | null = null;

  const keep = (said: Omit<ScriptedReply, 'times'>, since: string): void => {
    const last = replies.findLast(reply => reply.path === said.path);
    if (last !== undefined && JSON.stringify({ ...said, times: last.times }) === JSON.stringify(last))
      replies[replies.indexOf(last)] = { ...last, times: last.times + 1 };
    else replies.push({ ...said, times: 1 });
    const scenario = {
      title: basename(file, '.json'),
      shows: 'A recording of a real provider: its answers come again, in sequence.',
      notes: [
        `Recorded from ${since}; start the mock with --now and that time to see the same markets open.`,
      ],
      replies: replacer?.clean(replies),
    };
    writeFileSync(`${file}.new`, `${JSON.stringify(scenario, null, 2)}\n`);
    renameSync(`${file}.new`, file);
  };

  return {
    pass: async (mock, method, url, text) => {
      replacer ??= createReplacer(mock.appKey.name, [base]);
      const sent = withKey(text, mock.appKey.name, appKey);
      const wire = parseJson(sent);
      const time = new Date(mock.world.clock.now()).toISOString();
      const answer = await ask(fetch, `${base}${url.pathname}${url.search}`, method, sent);
      const reply = parseJson(answer.text);
      replacer.learn(wire);
      replacer.learn(reply ?? answer.text);
      const { pathname: path } = url;
      const { status } = answer;
      if (answer.reached)
        keep({ path, status, ...(reply === undefined ? { text: answer.text } : { reply }) }, time);
      mock.journal.add({
        time,
        method,
        path,
        body: () => masked(wire ?? null),
        status,
        reply: () => masked(reply ?? answer.text),
        ms: mock.world.clock.now() - Date.parse(time),
        fault: null,
        violations: [],
      });
      return { kind: 'reply', delayMs: 0, dripMs: null, status, type: answer.type, text: answer.text };
    },
  };
}

type Answer = {
  readonly reached: boolean;
  readonly status: number;
  readonly type: string;
  readonly text: string;
};

async function ask(
  fetch: RecordOptions['fetch'],
  url: string,
  method: string,
  body: string,
): Promise<Answer> {
  try {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(url, { method, ...(method !== 'GET' && { body, headers }) });
    const type = reply.headers.get('content-type') ?? 'text/plain';
    return { reached: true, status: reply.status, type, text: await reply.text() };
  } catch {
    const text = JSON.stringify({ status: false, msg: 'The provider cannot be reached' });
    return { reached: false, status: 502, type: 'application/json', text };
  }
}

/** The body with the real application key. */
function withKey(text: string, name: string, key: string | null): string {
  const body = parseJson(text);
  if (key === null || typeof body !== 'object' || body === null || !(name in body)) return text;
  return JSON.stringify({ ...body, [name]: key });
}
