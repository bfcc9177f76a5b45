import { decode } from '../api/decode.ts';
import type { Call } from '../contract/endpoint.ts';
import { isTrue } from '../contract/wire.ts';
import { embeddedJson } from '../lib/embedded-json.ts';
import { parseJson } from '../lib/json.ts';
import { checkValue } from './check-value.ts';
import { merged, whole, type Finding } from './finding.ts';
import { isObject, type Json } from './schema-parts.ts';
import { shown } from './show-value.ts';

/** A reply as it came: `text` is null when it is longer than the app reads. */
export type HttpReply = {
  readonly status: number;
  /** The `Content-Type` header. */
  readonly type: string | null;
  readonly text: string | null;
};

type Endpoint = Pick<Call, 'embedded' | 'checksStatus' | 'token' | 'reply'>;

/**
 * What the app would make of a reply, and what of it is lost or read leniently: by the app's own reader (`decode`) and
 * the contract's own schemas. Findings that are alike in many rows are one; the heaviest are first.
 */
export function checkReply(endpoint: Endpoint, reply: HttpReply): readonly Finding[] {
  const { status, type, text } = reply;
  if (status < 200 || status > 299) return [whole('fails', 'http', `code ${status} came${reasonIn(text)}`)];
  if (text === null) return [whole('fails', 'too-long', 'the reply has more than 5 MB')];
  const { json, findings } = readReply(endpoint, text);
  const typed = type === null || !/[/+]json\b/i.test(type) ? [contentType(type)] : [];
  return merged([...findings, ...typed, ...(json === null ? [] : checkJson(endpoint, json))]);
}

const contentType = (type: string | null): Finding =>
  whole('lenient', 'content-type', `the content type is ${type ?? 'missing'} instead of application/json`);

/** The reply's object, and what is to say of the text that it stands in. */
function readReply(
  { embedded }: Endpoint,
  text: string,
): { readonly json: Json | null; readonly findings: readonly Finding[] } {
  const plain = parseJson(text);
  if (isObject(plain)) return { json: plain, findings: [] };
  const inner = plain === undefined ? embeddedJson(text) : undefined;
  if (isObject(inner)) {
    const start = shown(
      text.slice(0, text.indexOf('{')).trim() || text.slice(text.lastIndexOf('}') + 1).trim(),
    );
    const says = `other text is around the JSON: ${start}`;
    return { json: inner, findings: [whole(embedded ? 'lenient' : 'fails', 'text-around', says)] };
  }
  const came = text.trim() === '' ? 'nothing' : plain === undefined ? shown(text.trim()) : shown(plain);
  return { json: null, findings: [whole('fails', 'no-json', `a JSON object expected, ${came} came`)] };
}

function checkJson(endpoint: Endpoint, json: Json): readonly Finding[] {
  const read = decode(endpoint, JSON.stringify(json));
  const kind = read.ok ? null : read.error.kind;
  if (!read.ok && read.error.kind === 'refused') {
    const { message } = read.error;
    const came = message === null ? `status is ${shown(json['status'])}` : shown(message);
    return [whole('fails', 'refused', `refused: ${came}`)];
  }
  const { status } = json;
  const odd =
    kind === null && status !== undefined && !isTrue(status)
      ? [whole('lenient', 'no-status', `status is ${shown(status)}; the app reads this reply all the same`)]
      : [];
  const noStatus = kind === 'noStatus' ? [whole('fails', 'no-status', 'no status came')] : [];
  return [...noStatus, ...odd, ...checkValue(endpoint.reply, json)];
}

/** The words of an error reply, where it has some. */
function reasonIn(text: string | null): string {
  const json = text === null ? null : parseJson(text);
  const words = isObject(json) ? (json['msg'] ?? json['message']) : undefined;
  return typeof words === 'string' ? `: ${shown(words)}` : '';
}
