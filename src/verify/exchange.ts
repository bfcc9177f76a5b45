import { readText } from '../api/read-text.ts';
import type { HttpReply } from './check-reply.ts';

/** A request of the client and its reply, as they went over the wire. */
export type Exchange = {
  readonly url: string;
  readonly method: string;
  /** Milliseconds until the whole reply was there. */
  readonly ms: number;
  /** Null when there was none; `trouble` says why. */
  readonly reply: (HttpReply & { readonly headers: Headers; readonly redirected: boolean }) | null;
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
        const reply = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
        const text = await readText(reply);
        const { status, headers: got, redirected } = reply;
        const type = got.get('content-type');
        last = { ...sent, ms: ms(), reply: { status, type, text, headers: got, redirected }, trouble: null };
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
