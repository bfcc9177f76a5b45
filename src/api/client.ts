import { wrap } from '../contract/envelope.ts';
import type { Call } from '../contract/endpoint.ts';
import type { Clock } from '../lib/clock.ts';
import type { Result } from '../lib/result.ts';
import { err, ok } from '../lib/result.ts';
import type { ApiError } from './api-error.ts';
import type { Config } from './config.ts';
import { decode } from './decode.ts';
import { readText } from './read-text.ts';
import { isTokenRefused } from './refused-token.ts';

/** How long a caller waits, in milliseconds. */
const patience = 15_000;

export type CallOptions<Value> = {
  /** Milliseconds until the caller is freed with `timeout`; a read is aborted then, a money call goes on. */
  readonly timeoutMs?: number;
  /** Takes the answer to a money call that came after its `timeout`. */
  readonly onLate?: (result: Result<Value, ApiError>) => void;
  /** The request outlives the page (deposits, on `pagehide`). */
  readonly keepalive?: boolean;
  /** The attempt's own id, sent where the config says `sendClientRef`. */
  readonly clientRef?: string;
};

/** A poll's answer: nothing new, or the reply with the text that the next poll is compared with. */
export type Polled<Value> =
  { readonly changed: false } | { readonly changed: true; readonly value: Value; readonly text: string };

/** The provider's API in the words of the domain. No call rejects; each is sent once. */
export type Client = {
  readonly call: <Args, Reply>(
    endpoint: Call<Args, Reply>,
    args: NoInfer<Args>,
    options?: CallOptions<Reply>,
  ) => Promise<Result<Reply, ApiError>>;
  /** As `call`, but a reply whose text is `lastText` is not even parsed. */
  readonly poll: <Args, Reply>(
    endpoint: Call<Args, Reply>,
    args: NoInfer<Args>,
    lastText: string | null,
  ) => Promise<Result<Polled<Reply>, ApiError>>;
};

type Environment = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly config: Pick<Config, 'hosts' | 'appKey' | 'paths' | 'sessionCookie' | 'sendClientRef'>;
  /** Learns from the replies' `Date` headers; browsers show them across origins only where exposed. */
  readonly clock: Clock;
  /** Milliseconds since 1970 by the device. */
  readonly deviceNow: () => number;
  /** The player's token, or null when nobody is logged in: then calls that need it are refused unsent. */
  readonly token: () => string | null;
  /** Called when a call with the token leaves; what it returns is called when the provider refuses that token. */
  readonly watchToken?: () => () => void;
};

export function createClient(environment: Environment): Client {
  const { config, clock } = environment;

  /** The path by the operator's table; its keys are checked, those of an endpoint by its type. */
  const pathOf = ({ id, path }: Call): string => new Map(Object.entries(config.paths)).get(id) ?? path;

  /** The text of a 2xx reply. */
  const exchange = async (url: string, init: RequestInit): Promise<Result<string, ApiError>> => {
    try {
      const response = await environment.fetch(url, init);
      clock.observe(response.headers.get('date'), environment.deviceNow());
      if (!response.ok) {
        response.body?.cancel().catch(() => undefined);
        return err({ kind: 'http', status: response.status });
      }
      const text = await readText(response);
      return text === null ? err({ kind: 'unreadable' }) : ok(text);
    } catch {
      clock.observe(null, environment.deviceNow());
      return err({ kind: 'network' });
    }
  };

  const request = <Args>(endpoint: Call<Args>, args: Args, options: CallOptions<never>) => {
    const body = wrap(endpoint, endpoint.encode(args), {
      appKey: config.appKey,
      token: environment.token(),
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
    if (token && environment.token() === null) return err({ kind: 'refused', message: null });
    const { url, init } = request(endpoint, args, options);
    const abort = new AbortController();
    const onRefused = token ? environment.watchToken?.() : undefined;
    const answer = exchange(url, { ...init, signal: money ? null : abort.signal }).then(
      (reply): Result<Value, ApiError> => {
        const result = reply.ok ? read(reply.value) : reply;
        if (!result.ok && isTokenRefused(result.error)) onRefused?.();
        return result;
      },
    );

    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<'late'>(resolve => {
      timer = setTimeout(resolve, options.timeoutMs ?? patience, 'late');
    });
    const first = await Promise.race([answer, limit]);
    clearTimeout(timer);
    if (first !== 'late') return first;
    if (money) void answer.then(options.onLate);
    else abort.abort();
    return err({ kind: 'timeout' });
  };

  return {
    call: (endpoint, args, options) => send(endpoint, args, text => decode(endpoint, text), options),
    poll: <Args, Reply>(endpoint: Call<Args, Reply>, args: Args, lastText: string | null) =>
      send(endpoint, args, (text): Result<Polled<Reply>, ApiError> => {
        if (text === lastText) return ok({ changed: false });
        const read = decode(endpoint, text);
        return read.ok ? ok({ changed: true, value: read.value, text }) : read;
      }),
  };
}

const queryOf = (body: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
