import { readText } from '../api/client.ts';
import type { HttpReply } from './check-reply.ts';
import { type Finding, whole } from './finding.ts';

export type Exchange = {
  readonly url: string;
  readonly method: string;
  /** Milliseconds until the whole reply had arrived. */
  readonly ms: number;
  readonly reply:
    | (HttpReply & {
        readonly headers: Headers;
        readonly redirected: boolean;
        /** A redirect to another host is never followed, because key, password and token would go there. */
        readonly elsewhere: string | null;
      })
    | null;
  readonly trouble: string | null;
};

export type Tap = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The exchange since the last call, or null if there was none. */
  readonly take: () => Exchange | null;
};

type Fetch = typeof globalThis.fetch;

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** `headers` are those that a browser sends by itself (`Origin`, `Cookie`). */
export function createTap(fetch: Fetch, headers: Readonly<Record<string, string>>): Tap {
  let last: Exchange | null = null;
  return {
    fetch: async (url, init) => {
      const started = performance.now();
      const sent = { url, method: init.method ?? 'GET' };
      const ms = (): number => Math.round(performance.now() - started);
      try {
        const { reply, redirected, elsewhere } = await follow(fetch, url, {
          ...init,
          headers: { ...headers, ...init.headers },
        });
        // Keeps the byte order mark, so that it can be reported.
        const text = await readText(reply, new TextDecoder('utf-8', { ignoreBOM: true }));
        const { status, headers: got } = reply;
        const type = got.get('content-type');
        const seen = { status, type, text, headers: got, redirected, elsewhere };
        last = { ...sent, ms: ms(), reply: seen, trouble: null };
        // The app does not read a longer reply.
        const body = withoutBody.has(status) ? null : (text ?? '');
        return new Response(body, { status, headers: got });
      } catch (error) {
        last = { ...sent, ms: ms(), reply: null, trouble: troubleOf(error) };
        throw error;
      }
    },
    take: () => {
      const taken = last;
      last = null;
      return taken;
    },
  };
}

const mostHops = 5;

/** Follows only on the same host. As in a browser, a POST stays a POST only after 307 and 308. */
async function follow(fetch: Fetch, first: string, sent: RequestInit) {
  let [url, init] = [first, sent];
  for (let hop = 0; ; hop += 1) {
    const reply = await fetch(url, { ...init, redirect: 'manual' });
    const to = reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null;
    const next = to !== null && URL.canParse(to, url) ? new URL(to, url) : null;
    if (next === null || hop === mostHops) return { reply, redirected: hop > 0, elsewhere: null };
    if (next.origin !== new URL(url).origin) return { reply, redirected: hop > 0, elsewhere: next.origin };
    await reply.body?.cancel();
    const keeps = reply.status === 307 || reply.status === 308 || init.method === 'GET';
    init = keeps ? init : { ...init, method: 'GET', body: null };
    url = next.href;
  }
}

function troubleOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'the connection failed';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return code !== '' ? (failures.get(code) ?? code) : cause.message;
}

const failures = new Map([
  ['ECONNREFUSED', 'nobody listens there (ECONNREFUSED)'],
  ['ENOTFOUND', 'there is no host of that name (ENOTFOUND)'],
  ['ECONNRESET', 'the connection was cut (ECONNRESET)'],
  ['UND_ERR_SOCKET', 'the connection was cut'],
  ['CERT_HAS_EXPIRED', 'the certificate has expired (CERT_HAS_EXPIRED)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT)'],
]);

export type Site = {
  /** The origin of the app's site, such as `https://app.example.com`. */
  readonly origin: string | null;
  /** True if config.json has a `sessionCookie`. */
  readonly credentials: boolean;
  /** True if `clock` of config.json is `server`. */
  readonly serverClock: boolean;
};

const slowMs = 2000;

type KnownSite = Site & { readonly origin: string };

export const isForeign = (site: Site, url: string): site is KnownSite =>
  site.origin !== null && site.origin !== new URL(url).origin;

/** `*` counts only without cookies. */
const allows = (header: string | null, name: string, { credentials }: Site): boolean =>
  (header ?? '')
    .split(',')
    .map(word => word.trim().toLowerCase())
    .some(word => word === name || (word === '*' && !credentials));

function corsProblem(headers: Headers, site: KnownSite): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return `no Access-Control-Allow-Origin for ${site.origin}`;
  if (allowed !== site.origin && (allowed !== '*' || site.credentials))
    return `Access-Control-Allow-Origin is ${allowed} and not ${site.origin}`;
  return site.credentials && headers.get('access-control-allow-credentials') !== 'true'
    ? 'no Access-Control-Allow-Credentials, which calls with a cookie need'
    : null;
}

export function checkHeaders(headers: Headers, url: string, ms: number, site: Site): readonly Finding[] {
  const findings: Finding[] = [];
  if (isForeign(site, url)) {
    const problem = corsProblem(headers, site);
    if (problem !== null) findings.push(whole('fails', 'cors', `${problem}: a browser hides the reply`));
  }
  const date = headers.get('date');
  const level = site.serverClock ? 'dropped' : 'note';
  if (date === null || Number.isNaN(Date.parse(date)))
    findings.push(whole(level, 'date', 'no Date header: the app cannot follow the clock of the server'));
  else if (isForeign(site, url) && !allows(headers.get('access-control-expose-headers'), 'date', site))
    findings.push(
      whole(level, 'date', 'Date is not in Access-Control-Expose-Headers: the app cannot read it'),
    );
  if (ms > slowMs) findings.push(whole('note', 'slow', `slow: it took ${(ms / 1000).toFixed(1)} s`));
  return findings;
}

export function checkPreflight(
  reply: { readonly status: number; readonly headers: Headers } | null,
  site: KnownSite,
): readonly Finding[] {
  if (reply === null)
    return [whole('fails', 'cors', 'no reply to OPTIONS: a browser does not send the call')];
  const { status, headers } = reply;
  const problem =
    status < 200 || status > 299
      ? `code ${status} to OPTIONS`
      : (corsProblem(headers, site) ??
        (allows(headers.get('access-control-allow-headers'), 'content-type', site)
          ? null
          : 'no content-type in Access-Control-Allow-Headers'));
  return problem === null ? [] : [whole('fails', 'cors', `${problem}: a browser does not send the call`)];
}

const minuteMs = 60_000;

/**
 * Compares the provider's time with this machine's clock, and with the `Date` of the first good reply,
 * because a proxy's page has the proxy's date.
 */
export function createClockCheck(
  deviceNow: () => number,
): (name: string, headers: Headers, isGood: boolean) => readonly Finding[] {
  let first: { readonly name: string; readonly ahead: number } | null = null;
  return (name, headers, isGood) => {
    const ahead = Date.parse(headers.get('date') ?? '') - deviceNow();
    if (Number.isNaN(ahead)) return [];
    if (isGood) first ??= { name, ahead };
    const apart = first === null ? 0 : Math.abs(ahead - first.ahead);
    return [
      ...(apart > minuteMs
        ? [whole('misleads', 'date', `its Date is ${minutes(apart)} from that of ${first?.name}`)]
        : []),
      ...(Math.abs(ahead) > minuteMs
        ? [
            whole(
              'note',
              'date',
              `the Date is ${minutes(ahead)} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's clock; set "clock": "server" where it is the right one`,
            ),
          ]
        : []),
    ];
  };
}

const minutes = (ms: number): string => `${Math.round(Math.abs(ms) / minuteMs)} min`;
