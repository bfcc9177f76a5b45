import type { Client } from '../api/client.ts';
import type { Config } from '../api/config.ts';
import { endpointOf, type Args, type EndpointId, type EndpointOf, type Reply } from '../contract/index.ts';
import { embeddedJson } from '../lib/embedded-json.ts';
import { parseJson } from '../lib/json.ts';
import { aboutCall, type CallReport } from './report.ts';
import { checkPictures } from './check-pictures.ts';
import { checkReply } from './check-reply.ts';
import { checkHeaders, checkPreflight, type Exchange, isForeign, type Site, type Tap } from './exchange.ts';
import { merged, verdictOf, whole, type Finding } from './finding.ts';
import { isObject, type Json } from './schema.ts';
import type { Request } from './way.ts';

export type Asking = {
  readonly config: Config;
  readonly site: Site;
  readonly client: Client;
  readonly tap: Tap;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds, for the OPTIONS request before the call as well. */
  readonly timeoutMs: number;
  readonly checkClock: (name: string, headers: Headers, isGood: boolean) => readonly Finding[];
};

/** `value` is the app's value, or null if the app would have a failure. */
export type Answer<K extends EndpointId> = {
  readonly value: Reply<K> | null;
  /** The reply as it came, or null if the app could not read it. */
  readonly json: Json | null;
  readonly report: CallReport;
};

export async function ask<K extends EndpointId>(
  asking: Asking,
  id: K,
  { args, label }: Request<K>,
): Promise<Answer<K>> {
  const { client, tap, config, timeoutMs } = asking;
  const endpoint = endpointOf(id);
  const about = aboutCall(id, config);
  const before =
    endpoint.method === 'GET' ? [] : await preflight(asking, config.hosts[endpoint.host] + about.path);
  tap.take();
  const result = await client.call<Args<K>, Reply<K>>(endpoint, args, { timeoutMs });
  const exchange = tap.take();
  const late = !result.ok && result.error.kind === 'timeout';
  const after = late
    ? [whole('fails', 'timeout', `no whole reply within ${timeoutMs / 1000} s`)]
    : exchange === null
      ? []
      : ofExchange(endpoint, exchange, asking, result.ok);
  // If the provider answers no call, silence to OPTIONS is not a finding.
  const pictures = result.ok ? checkPictures(id, result.value, config, asking.site) : [];
  const findings = merged([...(exchange?.reply ? before : []), ...after, ...pictures]);
  const text = exchange?.reply?.text ?? '';
  const json = result.ok ? (endpoint.embedded ? embeddedJson(text) : parseJson(text)) : null;
  return {
    value: result.ok ? result.value : null,
    json: isObject(json) ? json : null,
    report: {
      ...about,
      label: label ?? null,
      verdict: verdictOf(findings),
      status: exchange?.reply?.status ?? null,
      ms: late ? null : (exchange?.ms ?? null),
      findings,
      skipped: null,
    },
  };
}

function ofExchange(
  endpoint: EndpointOf<EndpointId>,
  { url, ms, reply, trouble }: Exchange,
  { site, checkClock }: Asking,
  isGood: boolean,
): readonly Finding[] {
  if (reply === null) return [whole('fails', 'network', `no reply: ${trouble ?? 'the connection failed'}`)];
  const { status, elsewhere } = reply;
  if (elsewhere !== null) {
    const says = `code ${status} leads to ${elsewhere}; not followed, for key, password and token would go there`;
    return [whole('fails', 'redirect', says)];
  }
  const moved = reply.redirected
    ? [whole('note', 'redirect', 'the provider leads to another address; a POST may arrive there as a GET')]
    : [];
  return [
    ...checkReply(endpoint, reply),
    ...checkHeaders(reply.headers, url, ms, site),
    ...checkClock(endpoint.id, reply.headers, isGood),
    ...moved,
  ];
}

async function preflight({ site, fetch, timeoutMs }: Asking, url: string): Promise<readonly Finding[]> {
  if (!isForeign(site, url)) return [];
  const headers = {
    origin: site.origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(url, { method: 'OPTIONS', headers, signal, redirect: 'manual' });
    await reply.body?.cancel();
    return checkPreflight(reply, site);
  } catch {
    return checkPreflight(null, site);
  }
}
