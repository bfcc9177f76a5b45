import { basename } from 'node:path';
import { endpointOf } from '../../src/contract/index.ts';
import { printable } from '../../src/lib/printable.ts';
import { checkReply } from '../../src/verify/check-reply.ts';
import { lineOf, patternOf, type Finding } from '../../src/verify/finding.ts';
import { boundedJson } from '../data/bounded-json.ts';
import { replaceFile } from '../world/disk.ts';
import { jsonType, type Delivery } from './delivery.ts';
import type { Mock } from './mock.ts';
import { recordedProvider, type ProviderOptions, type RecordedProvider } from './recorded-provider.ts';
import { createRecording } from './recording.ts';
import { masked } from './redact.ts';
import { createReplacer, type Replacer } from './replace-secrets.ts';

type RecordOptions = ProviderOptions & {
  readonly file: string;
  readonly fetch: typeof globalThis.fetch;
  /** Receives one line for each new finding (docs/providers.md "While recording"). */
  readonly report?: (line: string) => void;
};

/** `cookie` is the caller's header without the mock's own cookies. */
type ForwardedCall = {
  readonly method: string;
  readonly url: URL;
  readonly text: string;
  readonly cookie?: string | undefined;
};

export type Recorder = {
  /** Replies 502 if the provider cannot be reached. */
  readonly forward: (mock: Mock, call: ForwardedCall) => Promise<Delivery>;
  readonly appConfig: RecordedProvider['appConfig'];
};

/** Replaces secrets. The file is complete at any moment. */
export function createRecorder({ file, fetch, report, ...options }: RecordOptions): Recorder {
  const provider = recordedProvider(options);
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
    appConfig: provider.appConfig,
    forward: async (mock, { method, url, text, cookie: caller }) => {
      replacer ??= createReplacer(provider.origins, {
        name: provider.key?.name ?? mock.appKey.name,
        value: provider.key?.value ?? null,
      });
      const time = new Date(mock.world.clock.now()).toISOString();
      firstCall ??= time;
      const began = performance.now();
      const { id, path, address } = provider.route(url.pathname);
      const body = provider.body(text, mock.appKey);
      const cookie = provider.cookie(caller);
      const reply = await fetchReply(fetch, address + url.search, { method, body, cookie });
      const ms = Math.round(performance.now() - began);
      const json = boundedJson(reply.text);
      replacer.collect(boundedJson(body));
      replacer.collect(json);
      const cookies = [...(cookie?.split('; ') ?? []), ...reply.cookies];
      for (const pair of cookies) replacer.hide(cookieValue(pair));
      const { status, date } = reply;
      const findings = reply.reached && id !== null ? checkReply(endpointOf(id), reply) : null;
      if (reply.reached) {
        const content = json === undefined ? { text: reply.text } : { reply: json };
        recording.add({ path, status, ...content, ms, ...(date !== null && { date }) });
        write();
        for (const line of newLines(path, findings)) report?.(line);
      } else if (reply.leadsTo !== null) report?.(`${path}  fails  ${notFollowed(reply.leadsTo)}`);
      const keys = [mock.appKey.name, provider.key?.name ?? mock.appKey.name];
      mock.journal.add({
        time,
        method,
        path,
        body: () =>
          masked(
            method === 'GET' ? Object.fromEntries(url.searchParams) : ownBody(text, keys, mock.appKey.value),
          ),
        status,
        reply: () => masked(withoutKey(json ?? reply.text, provider.key?.value ?? null)),
        ms,
        fault: null,
        violations: reply.reached ? violationsOf(path, findings) : [],
      });
      const headers = { 'Set-Cookie': reply.cookies.map(cookieOfThisSite) };
      const { type } = reply;
      return { kind: 'reply', delayMs: 0, dripMs: null, status, type, headers, text: reply.text };
    },
  };
}

const cookieValue = (pair: string): string => pair.split(';')[0]?.replace(/^[^=]*=/, '') ?? '';

/** A browser would reject a cookie of another host, or one for https only, from the mock. */
const cookieOfThisSite = (text: string): string =>
  text
    .split(/;\s*/)
    .filter((part, index) => index === 0 || !/^(domain|path|secure|samesite|partitioned)\b/i.test(part))
    .concat('Path=/')
    .join('; ');

/** A plain refusal is a normal reply. */
const violationsOf = (path: string, findings: readonly Finding[] | null): readonly string[] =>
  findings === null
    ? [`${path} is not in the contract`]
    : findings.filter(({ level, kind }) => level === 'fails' && kind !== 'refused').map(lineOf);

/** Reports a finding once for each path. Optional fields are not reported. */
function createNews(): (path: string, findings: readonly Finding[] | null) => readonly string[] {
  const noted = new Set<string>();
  return (path, findings) =>
    (findings ?? []).flatMap(finding => {
      const name = `${path} ${patternOf(finding)}`;
      if (noted.has(name) || (finding.level === 'note' && finding.kind !== 'unknown')) return [];
      noted.add(name);
      return [`${path}  ${finding.level}  ${lineOf(finding)}`];
    });
}

type TargetReply = {
  readonly reached: boolean;
  readonly status: number;
  readonly type: string;
  readonly date: string | null;
  readonly text: string;
  /** The values of its `Set-Cookie` headers. */
  readonly cookies: readonly string[];
  /** The address that the provider redirects to instead of answering. */
  readonly leadsTo: string | null;
};

const notFollowed = (address: string): string =>
  `the provider leads to ${address}; not followed, for key, password and token would go there`;

async function fetchReply(
  fetch: RecordOptions['fetch'],
  url: string,
  {
    method,
    body,
    cookie,
  }: { readonly method: string; readonly body: string; readonly cookie: string | null },
): Promise<TargetReply> {
  try {
    const hasBody = method !== 'GET';
    const headers = {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(cookie !== null && { cookie }),
    };
    const sent = { method, redirect: 'manual', headers, ...(hasBody && { body }) } as const;
    const reply = await fetch(url, sent);
    const leadsTo = reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null;
    if (leadsTo !== null) return notReached(printable(leadsTo), notFollowed(printable(leadsTo)));
    const type = reply.headers.get('content-type') ?? 'text/plain';
    const date = reply.headers.get('date');
    const cookies = reply.headers.getSetCookie();
    return { reached: true, status: reply.status, type, date, cookies, text: await reply.text(), leadsTo };
  } catch {
    return notReached(null, 'The provider cannot be reached');
  }
}

const notReached = (leadsTo: string | null, msg: string): TargetReply => ({
  reached: false,
  status: 502,
  type: jsonType,
  date: null,
  cookies: [],
  text: JSON.stringify({ status: false, msg }),
  leadsTo,
});

/** Hides a key that is not the demo's. */
function ownBody(text: string, names: readonly string[], demoKey: string): unknown {
  const body = boundedJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? null;
  return Object.fromEntries(
    Object.entries(body).map(([name, part]: [string, unknown]) =>
      names.includes(name) && part !== demoKey ? [name, '***'] : [name, part],
    ),
  );
}

/** The provider may repeat the real key anywhere in its reply. */
function withoutKey(reply: unknown, key: string | null): unknown {
  if (key === null || key === '') return reply;
  const text = JSON.stringify(reply).replaceAll(JSON.stringify(key).slice(1, -1), '***');
  return boundedJson(text) ?? text;
}
