import { readText } from '../api/client.ts';
import type { HttpReply } from './check-reply.ts';
import { type Finding, whole } from './finding.ts';

/** A request of the client and its reply, as they went over the wire. */
export type Exchange = {
  readonly url: string;
  readonly method: string;
  /** Milliseconds until the whole reply was there. */
  readonly ms: number;
  /** Null when there was none; `trouble` says why. */
  readonly reply:
    | (HttpReply & {
        readonly headers: Headers;
        readonly redirected: boolean;
        /** The other host that the reply leads to. It is never followed: key, password and token would go there. */
        readonly elsewhere: string | null;
      })
    | null;
  readonly trouble: string | null;
};

/** Sends requests as the client asks, and keeps the last exchange. */
export type Tap = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The exchange since the last time that it was asked for. */
  readonly take: () => Exchange | null;
};

type Fetch = typeof globalThis.fetch;

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** A tap; `headers` are sent with each request, as a browser does by itself (`Origin`, `Cookie`). */
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
        // A byte order mark stays in the text, so that it can be told.
        const text = await readText(reply, new TextDecoder('utf-8', { ignoreBOM: true }));
        const { status, headers: got } = reply;
        const type = got.get('content-type');
        const seen = { status, type, text, headers: got, redirected, elsewhere };
        last = { ...sent, ms: ms(), reply: seen, trouble: null };
        // What is longer than the app reads is no reply to it.
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

/** Follows redirections on the same host, as a browser does: a POST goes on as a POST only after 307 and 308. */
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

/** Why nothing came: the code of the operating system or of TLS where there is one. */
export function troubleOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'the connection failed';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return code !== '' ? (words.get(code) ?? code) : cause.message;
}

const words = new Map([
  ['ECONNREFUSED', 'nobody listens there (ECONNREFUSED)'],
  ['ENOTFOUND', 'there is no host of that name (ENOTFOUND)'],
  ['ECONNRESET', 'the connection was cut (ECONNRESET)'],
  ['UND_ERR_SOCKET', 'the connection was cut'],
  ['CERT_HAS_EXPIRED', 'the certificate has expired (CERT_HAS_EXPIRED)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT)'],
]);

/** The app's site, and where the provider is. */
export type Site = {
  /** `https://app.example.com`; null when it is not given. */
  readonly origin: string | null;
  /** Whether calls are sent with cookies (`sessionCookie` of config.json). */
  readonly credentials: boolean;
  /** Whether the app follows the server's clock (`clock` of config.json). */
  readonly serverClock: boolean;
};

/** Milliseconds from which a reply is called slow. */
const slowMs = 2000;

type KnownSite = Site & { readonly origin: string };

/** Whether the provider is another site than the app, so that a browser asks it for leave. */
export const isForeign = (site: Site, url: string): site is KnownSite =>
  site.origin !== null && site.origin !== new URL(url).origin;

/** Whether a list of a CORS header has a name; `*` counts only without cookies. */
const allows = (header: string | null, name: string, { credentials }: Site): boolean =>
  (header ?? '')
    .split(',')
    .map(word => word.trim().toLowerCase())
    .some(word => word === name || (word === '*' && !credentials));

/** Whether a browser lets a page of the site read a reply with these headers. */
function corsProblem(headers: Headers, site: KnownSite): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return `no Access-Control-Allow-Origin for ${site.origin}`;
  if (allowed !== site.origin && (allowed !== '*' || site.credentials))
    return `Access-Control-Allow-Origin is ${allowed} and not ${site.origin}`;
  return site.credentials && headers.get('access-control-allow-credentials') !== 'true'
    ? 'no Access-Control-Allow-Credentials, which calls with a cookie need'
    : null;
}

/** What is to say of the headers of a reply, for pages of another site. */
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

/** What is to say of the reply to the OPTIONS request that a browser sends before a POST to another site. */
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

/** Compares the `Date` of each reply with this machine's clock, and with that of the first reply. */
export function createClockCheck(
  deviceNow: () => number,
): (name: string, headers: Headers) => readonly Finding[] {
  let first: { readonly name: string; readonly ahead: number } | null = null;
  return (name, headers) => {
    const ahead = Date.parse(headers.get('date') ?? '') - deviceNow();
    if (Number.isNaN(ahead)) return [];
    first ??= { name, ahead };
    const apart = Math.abs(ahead - first.ahead);
    return [
      ...(apart > minuteMs
        ? [whole('misleads', 'date', `its Date is ${minutes(apart)} from that of ${first.name}`)]
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
