import { type Config, readConfigText } from '../../api/config.ts';
import { withBase } from '../../lib/base-path.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { checkServer } from '../updates/server-reachability.ts';

declare global {
  interface Window {
    /** Requested by the page's HTML before any script is loaded; null without a network. */
    readonly configReply?: Promise<Response | null>;
  }
}

/** Milliseconds between tries without a network, as in a kiosk after a power cut. */
const retryMs = 3000;

const request = (): Promise<Response | null> =>
  fetch(withBase('/config.json'), { cache: 'no-store' }).catch(() => null);

/** Never from a cache; retries until there is a network. Error: the text of a wrong file, '' for a missing one. */
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
