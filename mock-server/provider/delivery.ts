import { parseJson } from '../../src/lib/json.ts';
import type { Fault, FaultKind } from '../data/fault-rule.ts';
import { numberOf, statusOf } from '../data/faults.ts';

/** The reply before its fault. `violations` are breaches of the contract and of the ledger. */
export type HttpReply = {
  readonly status: number;
  readonly reply: unknown;
  /** A body that is not JSON. */
  readonly text?: string | undefined;
  readonly headers?: ReplyHeaders | undefined;
  readonly violations: readonly string[];
};

type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

export type Delivery = { readonly delayMs: number } & Sent;

type Sent =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly type: string;
      readonly text: string;
      /** Added to the headers of every reply. */
      readonly headers?: ReplyHeaders;
      /** Milliseconds between the bytes, or null to send them all at once. */
      readonly dripMs: number | null;
    }
  | {
      readonly kind: 'cut';
      readonly how: 'close' | 'reset' | 'short-body' | 'broken-chunk';
      /** The part of an endless body that was sent. */
      readonly begun?: { readonly status: number; readonly type: string; readonly text: string };
    }
  | { readonly kind: 'hang' };

export const jsonType = 'application/json; charset=utf-8';
const htmlType = 'text/html; charset=utf-8';

export function faultReply(fault: Fault): { readonly status: number; readonly reply: unknown } {
  if (fault.kind === 'drop' || fault.kind === 'reset' || fault.kind === 'hang')
    return { status: 0, reply: null };
  if (fault.kind === 'reply') return { status: fault.status ?? 200, reply: fault.value ?? {} };
  if (fault.kind === 'status')
    return { status: statusOf(fault), reply: { status: false, msg: 'Service unavailable' } };
  const msg = typeof fault.value === 'string' ? fault.value : 'Something went wrong';
  return { status: 200, reply: { status: false, msg } };
}

export function deliver({ status, reply, text: plain, headers: own }: HttpReply, fault: Fault | null): Sent {
  const kind = fault?.kind;
  if (kind === 'drop' || kind === 'drop-after') return { kind: 'cut', how: 'close' };
  if (kind === 'reset' || kind === 'reset-after') return { kind: 'cut', how: 'reset' };
  if (kind === 'hang') return { kind: 'hang' };
  const text = plain ?? JSON.stringify(reply);
  const headers = fault?.headers ?? own;
  const type = kind === 'html' || plain !== undefined ? htmlType : jsonType;
  if (kind === 'short-body' || kind === 'broken-chunk')
    return { kind: 'cut', how: kind, begun: { status, type, text } };
  return {
    kind: 'reply',
    status,
    type,
    text: kind === undefined ? text : spoil(kind, text),
    ...(headers !== undefined && { headers }),
    dripMs: kind === 'slow-drip' ? numberOf(fault?.value, 20) : null,
  };
}

/** A reply that would never come becomes a cut connection, which is how its caller gives up. */
export function withoutWaits(delivery: Delivery): Delivery {
  if (delivery.kind === 'reply') return { ...delivery, delayMs: 0, dripMs: null };
  return delivery.kind === 'cut' ? { ...delivery, delayMs: 0 } : { kind: 'cut', how: 'close', delayMs: 0 };
}

const spoilers: { readonly [K in FaultKind]?: (text: string) => string } = {
  empty: () => '',
  truncate: text => text.slice(0, Math.floor(text.length / 2)),
  html: () => '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p>\n',
  noise: text =>
    `Notice: Undefined index: data in /app/api.php on line 12\n${text}\n<!-- served in 12 ms -->`,
  'wrong-types': text => JSON.stringify(swapTypes(parseJson(text)) ?? text),
  'missing-fields': text => JSON.stringify(dropFields(parseJson(text)) ?? text),
  huge: text => `${text.slice(0, -1)},"padding":"${'x'.repeat(5_000_000)}"}`,
};

const spoil = (kind: FaultKind, text: string): string => spoilers[kind]?.(text) ?? text;

function swapTypes(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value.length;
  return each(value, swapTypes);
}

/** Drops every second field of every object, beginning with the first that is not `status`. */
function dropFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return each(value, dropFields);
  const entries = Object.entries(value).filter(([key]) => key !== 'status');
  const kept = entries
    .filter((_, index) => index % 2 === 1)
    .map(([key, part]) => [key, dropFields(part)] as const);
  return Object.fromEntries('status' in value ? [['status', value.status] as const, ...kept] : kept);
}

function each(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => change(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}

/** Never resolves if the mock hangs. `date` makes the `Date` header when the reply leaves. */
export async function fetchReply(
  delivery: Delivery,
  date: () => string,
  signal: AbortSignal | null,
): Promise<Response> {
  signal?.throwIfAborted();
  if (delivery.delayMs > 0) await Promise.race([wait(delivery.delayMs), aborted(signal)]);
  if (delivery.kind === 'hang') return aborted(signal);
  if (delivery.kind === 'cut') throw new TypeError('Failed to fetch');
  const { status, type, text, dripMs, headers = {} } = delivery;
  const sent = new Headers({ 'content-type': type, date: date() });
  for (const [name, value] of Object.entries(headers)) {
    sent.delete(name);
    for (const each of typeof value === 'string' ? [value] : value) sent.append(name, each);
  }
  const body = dripMs === null ? text : dripping(text, dripMs, signal);
  return new Response(withoutBody.has(status) ? null : body, {
    status,
    headers: sent,
  });
}

/** A `Response` with one of these codes may have no body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

function dripping(text: string, ms: number, signal: AbortSignal | null): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const givenUp = aborted(signal);
  givenUp.catch(() => undefined);
  let sent = 0;
  return new ReadableStream({
    pull: async drip => {
      if (sent === bytes.length) return drip.close();
      drip.enqueue(bytes.subarray(sent, (sent += 1)));
      return Promise.race([wait(ms), givenUp]);
    },
  });
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Never resolves, and rejects when the caller gives up. */
const aborted = (signal: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'));
    });
  });
