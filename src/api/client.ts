import { fieldOf, wrap } from '../contract/envelope.ts';
import type { Call } from '../contract/endpoint.ts';
import type { CallCount, Counted } from '../contract/reports.ts';
import type { Clock } from '../lib/clock.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { ApiError } from './api-error.ts';
import type { Config } from './config.ts';
import * as v from 'valibot';
import { cleanText, isTrue } from '../contract/wire.ts';
import { parseJson } from '../lib/json.ts';

const defaultTimeoutMs = 15_000;
const longestRetryMs = 600_000;

type CallOptions<Value> = {
  /** Milliseconds. A money call goes on after its time limit. */
  readonly timeoutMs?: number;
  /** Receives the reply of a money call that comes after its `timeout`. */
  readonly onLate?: (result: Result<Value, ApiError>) => void;
  /** The request outlives the page (deposits, on `pagehide`). */
  readonly keepalive?: boolean;
  /** The call of a log-out leaves after the player has been logged out. */
  readonly token?: string;
  /** Sent if the config says `sendClientRef`. */
  readonly clientRef?: string;
};

/** The text of a reply, to compare the next poll with. */
export type Polled<Value> =
  { readonly changed: false } | { readonly changed: true; readonly value: Value; readonly text: string };

type Environment = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly config: Pick<Config, 'hosts' | 'appKey' | 'paths' | 'sessionCookie' | 'sendClientRef'>;
  /** Another origin must expose the `Date` header. */
  readonly clock: Clock;
  /** Milliseconds since 1970, by the device's clock. */
  readonly deviceNow: () => number;
  /** If it is null, a call that needs it is `refused` without being sent. */
  readonly token: () => string | null;
  /** Called before sending. The returned function is called if that token is refused. */
  readonly watchToken?: () => () => void;
  readonly counts?: Map<Counted, number>;
  /** Called after every reply that can be read. */
  readonly onReply?: () => void;
};

export type Client = ReturnType<typeof createClient>;

/** Calls never reject, and each is sent once. */
export function createClient(environment: Environment) {
  const { config, clock, counts } = environment;

  const pathOf = ({ id, path }: Call): string => new Map(Object.entries(config.paths)).get(id) ?? path;

  const fetchText = async (url: string, init: RequestInit): Promise<Result<string, ApiError>> => {
    const askedAt = environment.deviceNow();
    try {
      const response = await environment.fetch(url, init);
      clock.observe(response.headers.get('date'), askedAt, environment.deviceNow());
      if (!response.ok) {
        response.body?.cancel().catch(() => undefined);
        return err({ kind: 'http', status: response.status, retryMs: retryMsOf(response, clock.now()) });
      }
      const text = await readText(response);
      return text === null ? err({ kind: 'unreadable' }) : ok(text);
    } catch {
      clock.observe(null, askedAt, environment.deviceNow());
      return err({ kind: 'network' });
    }
  };

  const request = <Args>(endpoint: Call<Args>, args: Args, options: CallOptions<never>) => {
    const body = wrap(endpoint, endpoint.encode(args), {
      appKey: config.appKey,
      token: options.token ?? environment.token(),
      clientRef: config.sendClientRef && endpoint.money ? options.clientRef : undefined,
    });
    const url = config.hosts[endpoint.host] + pathOf(endpoint);
    const init: RequestInit = {
      method: endpoint.method,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      credentials: config.sessionCookie === null ? 'same-origin' : 'include',
      keepalive: options.keepalive ?? false,
    };
    if (endpoint.method === 'GET') return { url: `${url}?${queryOf(body)}`, init };
    return {
      url,
      init: { ...init, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    };
  };

  const send = async <Args, Value>(
    endpoint: Call<Args>,
    args: Args,
    read: (text: string) => Result<Value, ApiError>,
    options: CallOptions<Value> = {},
  ): Promise<Result<Value, ApiError>> => {
    const { money, token } = endpoint;
    if (token && (options.token ?? environment.token()) === null)
      return err({ kind: 'refused', message: null });
    const { url, init } = request(endpoint, args, options);
    const abort = new AbortController();
    const onRefused = token ? environment.watchToken?.() : undefined;
    const result = fetchText(url, { ...init, signal: money ? null : abort.signal }).then(
      (text): Result<Value, ApiError> => {
        const value = text.ok ? read(text.value) : text;
        if (value.ok) environment.onReply?.();
        else if (isTokenRefused(value.error)) onRefused?.();
        return value;
      },
    );

    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<undefined>(resolve => {
      timer = setTimeout(resolve, options.timeoutMs ?? defaultTimeoutMs, undefined);
    });
    const inTime = await Promise.race([result, limit]);
    clearTimeout(timer);
    const end = inTime ?? err({ kind: 'timeout' } as const);
    if (!end.ok) {
      const failure: CallCount = `${endpoint.id} ${end.error.kind}`;
      counts?.set(failure, (counts.get(failure) ?? 0) + 1);
    }
    if (inTime === undefined && money) void result.then(options.onLate);
    else abort.abort();
    return end;
  };

  return {
    call: <Args, Reply>(endpoint: Call<Args, Reply>, args: NoInfer<Args>, options?: CallOptions<Reply>) =>
      send(endpoint, args, text => decode(endpoint, text), options),
    /** Does not parse a reply that equals `lastText`. */
    poll: <Args, Reply>(endpoint: Call<Args, Reply>, args: NoInfer<Args>, lastText: string | null) =>
      send(endpoint, args, (text): Result<Polled<Reply>, ApiError> => {
        if (text === lastText) return ok({ changed: false });
        const read = decode(endpoint, text);
        return read.ok ? ok({ changed: true, value: read.value, text }) : read;
      }),
  };
}

const queryOf = (body: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();

/**
 * `Retry-After` in seconds or as a date, and 0 without one. Capped, because a wrong one must not silence the
 * app for a day.
 */
export function retryMsOf({ headers }: Pick<Response, 'headers'>, now: number): number {
  const after = headers.get('retry-after') ?? '';
  return Math.min(Number(after) * 1000 || Date.parse(after) - now || 0, longestRetryMs);
}

const maxMessage = 300;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messageOf = (json: Readonly<Record<string, unknown>>): string | null =>
  [json['msg'], json['message']]
    .filter(word => typeof word === 'string')
    .map(word => cleanText(word, maxMessage))
    .find(word => word !== '') ?? null;

export function decode<Reply>(
  endpoint: Pick<Call<never, Reply>, 'embedded' | 'checksStatus' | 'emptyList' | 'token' | 'reply'>,
  text: string,
): Result<Reply, ApiError> {
  const json = (endpoint.embedded ?? parseJson)(text);
  if (!isObject(json)) return err({ kind: 'unreadable' });

  const hasStatus = 'status' in json;
  const refused = hasStatus && !isTrue(json['status']);
  if (endpoint.checksStatus && !hasStatus) return err({ kind: 'noStatus' });
  const message = refused ? messageOf(json) : null;
  const none = json[endpoint.emptyList ?? ''];
  const isEmpty =
    Array.isArray(none) && none.length === 0 && /^$|\bno\b|empty|not found/i.test(message ?? '');
  if (endpoint.checksStatus && refused && !isEmpty) return err({ kind: 'refused', message });

  const read = v.safeParse(endpoint.reply, json, { abortEarly: true });
  if (read.success && !(endpoint.token && isTokenRefusal(message))) return ok(read.output);
  // For endpoints whose `status` is not checked, missing fields or a message about the token mean a refusal.
  if (refused || read.success) return err({ kind: 'refused', message });
  return err({ kind: 'shape', path: fieldOf(read.issues) });
}

/** Bytes (docs/reliability.md "Content from the server"). */
const maxReply = 5_000_000;

/** Null if the text is longer than `maxReply`. Rejects if the connection breaks. */
export async function readText(response: Response, decoder = new TextDecoder()): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxReply) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Each begins at the first word, because 'Invalid credentials' and 'Open session expired' are not about the
 * token.
 */
const refusal = new RegExp(
  [
    '(invalid|expired|missing) ((unique|access|auth|login|user)[ _])?token\\b',
    '(the |your )?((unique|access|auth|login|user)[ _])?token (is |has |was )?(invalid|not valid|expired|mismatch)\\b',
    '(your )?(login )?session (is |has )?expired([.!,]|$)',
    '(unauthori[sz]ed( access)?|unauthenticated)[.!]?$',
  ]
    .map(words => `^${words}`)
    .join('|'),
  'i',
);

export const isTokenRefusal = (message: string | null): boolean => message !== null && refusal.test(message);

export const isTokenRefused = (error: ApiError): boolean =>
  error.kind === 'http' ? error.status === 401 : error.kind === 'refused' && isTokenRefusal(error.message);
