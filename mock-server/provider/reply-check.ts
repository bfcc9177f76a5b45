import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { endpointOf } from '../../src/contract/index.ts';
import { isTrue } from '../../src/contract/wire.ts';
import { embeddedJson } from '../../src/lib/embedded-json.ts';
import { parseJson } from '../../src/lib/json.ts';
import { isRecord } from '../data/did-you-mean.ts';
import { endpointByPath } from '../data/endpoint-paths.ts';

/** Why the app cannot use a real provider's reply, for the journal; null when it can, or when it is a plain refusal. */
export function replyProblem(path: string, status: number, text: string): string | null {
  const id = endpointByPath.get(path);
  if (id === undefined) return `${path} is not in the contract`;
  if (status < 200 || status > 299) return `${id}: the reply has code ${status}`;
  const { embedded, checksStatus, reply } = endpointOf(id);
  const json = embedded ? embeddedJson(text) : parseJson(text);
  if (json === undefined) return `${id}: the reply is not JSON`;
  const refused = isRecord(json) && 'status' in json && !isTrue(json['status']);
  if (refused && (checksStatus || typeof json['msg'] === 'string')) return null;
  const read = v.safeParse(reply, json);
  return read.success ? null : `${id}: the reply does not fit: ${fieldOf(read.issues)}`;
}
