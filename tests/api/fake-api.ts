import { createClient } from '../../src/api/client.ts';
import { demoConfig, type ConfigFile } from '../../src/api/config.ts';
import { parseConfig } from '../../src/api/parse-config.ts';
import { createClock } from '../../src/lib/clock.ts';

type Sent = { readonly url: string; readonly init: RequestInit };

/** A client whose network is `answer`. `sent` has the requests so far, and `clock` is set by the replies. */
export function clientBefore(
  answer: (sent: Sent) => Promise<Response> | Response,
  options: { readonly token?: string | null; readonly config?: Partial<ConfigFile> } = {},
) {
  const sent: Sent[] = [];
  const config = parseConfig(JSON.stringify({ ...demoConfig('Asia/Kolkata'), ...options.config }));
  if (!config.ok) throw new Error(`${config.error.field} ${config.error.problem}`);
  const deviceNow = () => Date.UTC(2026, 10, 21, 7, 30);
  const clock = createClock({ mode: 'server', zone: config.value.zone, deviceNow });
  const { token = 'tok-1' } = options;
  const client = createClient({
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answer({ url, init });
    },
    config: config.value,
    clock,
    deviceNow,
    token: () => token,
  });
  return { client, sent, clock };
}

/** A reply 200 with a JSON body. */
export const json = (value: unknown, headers?: HeadersInit): Response =>
  new Response(JSON.stringify(value), headers === undefined ? {} : { headers });

/** A fetch that never resolves. It rejects when it is aborted, as a browser's does. */
export const hanging = ({ init }: Sent): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
