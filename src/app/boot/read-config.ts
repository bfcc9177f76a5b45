import { retryMsOf } from '../../api/client.ts';
import { type Config, configReplyKind, readConfigText } from '../../api/config.ts';
import { withBase } from '../../lib/base-path.ts';
import { setNetwork } from '../../lib/network.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { checkServer, noteReply } from '../updates/server-reachability.ts';

declare global {
  interface Window {
    /** Requested by the page's HTML before any script is loaded; null without a network. */
    readonly configReply?: Promise<Response | null>;
  }
}

/** Milliseconds between tries, as in a kiosk after a power cut. `Retry-After` may ask for more, up to `longestMs`. */
const retryMs = 3000;
const longestMs = 60_000;
/** After so many broken answers it is the file that is broken, not the network or an upload that goes on. */
const mostBroken = 4;

const request = (): Promise<Response | null> =>
  fetch(withBase('/config.json'), { cache: 'no-store' }).catch(() => null);

/**
 * Never from the browser's cache. Retries until the host gives the file or says that there is none. Error: the text of
 * a wrong file, null for a missing one.
 */
export async function readConfig(
  requested = window.configReply ?? request(),
  before = 0,
): Promise<Result<Config, string | null>> {
  let broken = before;
  const reply = await requested;
  const text = await reply?.text().catch(() => undefined);
  if (reply && text !== undefined) {
    const kind = configReplyKind(reply, text);
    // Some hosts send a page of ours for every missing file.
    if (kind === 'missing' || (reply.ok && text.includes('data-build='))) return err(null);
    if (kind === 'broken') broken += 1;
    if (kind === 'file' || broken === mostBroken) {
      noteReply();
      setNetwork('online');
      const config = readConfigText(text);
      return config === null ? err(text) : ok(config);
    }
    setNetwork('busy');
  } else void checkServer();
  const askedMs = reply ? retryMsOf(reply, Date.now()) : 0;
  await new Promise(resolve => setTimeout(resolve, Math.min(longestMs, Math.max(retryMs, askedMs))));
  return readConfig(request(), broken);
}
