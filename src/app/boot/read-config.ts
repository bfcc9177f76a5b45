import { type Config, readConfigText } from '../../api/config.ts';
import { withBase } from '../../lib/base-path.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { checkServer } from '../updates/server-reachability.ts';

declare global {
  interface Window {
    /** The page's HTML requests the config before any script is loaded (first-paint.ts); null without a network. */
    readonly configReply?: Promise<Response | null>;
  }
}

/** Between two tries without a network (a kiosk after a power cut), in milliseconds. */
const retryMs = 3000;

const request = (): Promise<Response | null> =>
  fetch(withBase('/config.json'), { cache: 'no-store' }).catch(() => null);

/**
 * Reads the operator's `config.json`, never from a cache. Retries until there is a network. Error: the text of the file when
 * it is wrong, '' when it is missing.
 */
export async function readConfig(
  requested = window.configReply ?? request(),
): Promise<Result<Config, string>> {
  const reply = await requested;
  const text = reply?.ok === false ? '' : await reply?.text().catch(() => undefined);
  if (text !== undefined) {
    const config = readConfigText(text);
    return config === null ? err(text) : ok(config);
  }
  void checkServer();
  await new Promise(resolve => setTimeout(resolve, retryMs));
  return readConfig(request());
}
