import type { Client } from '../api/client.ts';
import type { Config } from '../api/config.ts';
import { endpointOf, type Args, type EndpointId, type EndpointOf, type Reply } from '../contract/index.ts';
import { aboutCall, type CallReport } from './report.ts';
import { checkHeaders, checkPreflight, isForeign, type Site } from './exchange.ts';
import { checkPictures } from './check-pictures.ts';
import { checkReply } from './check-reply.ts';
import type { Exchange, Tap } from './exchange.ts';
import { merged, verdictOf, whole, type Finding } from './finding.ts';
import type { Request } from './way.ts';

/** What every call needs. */
export type Asking = {
  readonly config: Config;
  readonly site: Site;
  readonly client: Client;
  readonly tap: Tap;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for each call, and for the OPTIONS before it. */
  readonly timeoutMs: number;
};

/** Makes one request as the app does. `value` is what the app would have; null where it would have a failure. */
export async function ask<K extends EndpointId>(
  asking: Asking,
  id: K,
  { args, label }: Request<K>,
): Promise<{ readonly value: Reply<K> | null; readonly report: CallReport }> {
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
      : ofExchange(endpoint, exchange, asking.site);
  // Where nobody answers, the silence to OPTIONS is no news.
  const pictures = result.ok ? checkPictures(id, result.value, config, asking.site) : [];
  const findings = merged([...(exchange?.reply ? before : []), ...after, ...pictures]);
  return {
    value: result.ok ? result.value : null,
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
  site: Site,
): readonly Finding[] {
  if (reply === null) return [whole('fails', 'network', `no reply: ${trouble ?? 'the connection failed'}`)];
  const moved = reply.redirected
    ? [whole('note', 'redirect', 'the provider leads to another address; a POST may arrive there as a GET')]
    : [];
  return [...checkReply(endpoint, reply), ...checkHeaders(reply.headers, url, ms, site), ...moved];
}

/** The OPTIONS request that a browser would send first. */
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
