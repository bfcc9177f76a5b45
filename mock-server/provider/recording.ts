import * as v from 'valibot';
import { parseJson } from '../../src/lib/json.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { endpointByPath } from '../data/calls.ts';
import { problemIn } from '../data/refusal.ts';
import type { RecordedReply } from '../data/scenario.ts';
import { type Replacer, createReplacer } from './replace-secrets.ts';

type Recording = {
  /** Counts a reply that equals the last one of its path. */
  readonly add: (reply: Omit<RecordedReply, 'times'>) => void;
  /** The recording without secrets. */
  readonly scenario: (about: About, replacer: Replacer | null) => object;
};

/** `firstCall` is a time in ISO form. */
type About = { readonly title: string; readonly shows: string; readonly firstCall: string | null };

export function createRecording(): Recording {
  const replies: RecordedReply[] = [];
  return {
    add: reply => {
      const last = replies.findLast(({ path }) => path === reply.path);
      if (last !== undefined && contentOf(last) === contentOf(reply))
        replies[replies.indexOf(last)] = { ...last, times: last.times + 1 };
      else replies.push({ ...reply, times: 1 });
    },
    scenario: ({ title, shows, firstCall }, replacer) => ({
      title,
      shows,
      notes: [
        `The first call was at ${firstCall}; start the mock with --now and that time to see the same markets open.`,
      ],
      replies: replies.map(({ reply, text, ...rest }) => ({
        ...rest,
        ...(text === undefined ? { reply: replacer?.replace(reply) } : { text: replacer?.replace(text) }),
      })),
    }),
  };
}

const contentOf = ({ status, reply, text }: Pick<RecordedReply, 'status' | 'reply' | 'text'>): string =>
  JSON.stringify([status, reply, text]);

const entry = v.object({
  startedDateTime: v.string(),
  /** Some tools write null or leave the field out. */
  time: v.nullish(v.number()),
  request: v.object({
    method: v.string(),
    url: v.string(),
    postData: v.nullish(v.object({ text: v.nullish(v.string(), '') })),
  }),
  response: v.object({
    status: v.number(),
    content: v.object({
      text: v.nullish(v.string()),
      encoding: v.nullish(v.string()),
      comment: v.nullish(v.string()),
    }),
  }),
});
/** Other programs write their own entries, so only the provider's entries must fit. */
const har = v.object({ log: v.object({ entries: v.array(v.unknown()) }) });
const addressed = v.object({ request: v.object({ method: v.string(), url: v.string() }) });
type HarScenario = {
  readonly scenario: object;
  readonly replies: number;
  readonly paths: number;
  readonly without: number;
};

/** The journal's HAR contains only the beginning of such a reply. */
export const cutMark = 'cut by the journal';

/**
 * Every address that ends with a path of the contract is a call of the provider. Calls without a reply and
 * replies that were cut are left out.
 */
export function scenarioOf(
  text: string,
  { title, appKey }: { readonly title: string; readonly appKey: string | null },
): Result<HarScenario, string> {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (json === undefined) return err('it is not JSON');
  const read = v.safeParse(har, json);
  if (!read.success) return err(problemIn(read.issues));
  const asked = read.output.log.entries.flatMap(entry => askedOf(entry) ?? []);
  const calls = asked
    .flatMap(call => callOf(call) ?? [])
    .toSorted((a, b) => Date.parse(a.startedDateTime) - Date.parse(b.startedDateTime));
  const [first] = calls;
  if (first === undefined) return err('it has no call of the provider with a reply');
  const replacer = createReplacer([...new Set(calls.map(({ origin }) => origin))], {
    name: 'app_key',
    value: appKey,
  });
  const recording = createRecording();
  for (const { sent, reply } of calls) {
    replacer.collect(sent);
    replacer.collect(reply);
  }
  for (const { path, status, reply, body, ms } of calls)
    recording.add({
      path,
      status,
      ...(reply === undefined ? { text: body } : { reply }),
      ...(ms !== null && { ms }),
    });
  const shows = 'The calls of a HAR file: the answers of the provider come again, in sequence.';
  return ok({
    scenario: recording.scenario({ title, shows, firstCall: first.startedDateTime }, replacer),
    replies: calls.length,
    paths: new Set(calls.map(({ path }) => path)).size,
    without: asked.length - calls.length,
  });
}

/** Null if the entry is not a call of the provider. */
function askedOf(entry: unknown) {
  const read = v.safeParse(addressed, entry);
  if (!read.success) return null;
  const { method, url } = read.output.request;
  if (!URL.canParse(url) || method === 'OPTIONS') return null;
  const { origin, pathname, searchParams } = new URL(url);
  const path = [...endpointByPath.keys()].find(known => pathname.endsWith(known));
  return path === undefined ? null : { entry, origin, pathname, searchParams, path };
}

/** Null if the entry does not fit or has no complete reply. */
function callOf({ entry: written, origin, pathname, searchParams, path }: Asked) {
  const read = v.safeParse(entry, written);
  if (!read.success) return null;
  const { startedDateTime, time, request, response } = read.output;
  const { status, content } = response;
  if (typeof content.text !== 'string' || content.comment === cutMark) return null;
  if (Number.isNaN(Date.parse(startedDateTime))) return null;
  if (!Number.isInteger(status) || status < 200 || status > 599) return null;
  const body = content.encoding === 'base64' ? fromBase64(content.text) : content.text;
  return {
    startedDateTime,
    origin: origin + pathname.slice(0, -path.length),
    path,
    status,
    body,
    reply: parseJson(body),
    sent: request.postData ? parseJson(request.postData.text) : Object.fromEntries(searchParams),
    ms: typeof time === 'number' && time >= 0 ? Math.round(time) : null,
  };
}

type Asked = NonNullable<ReturnType<typeof askedOf>>;

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');
