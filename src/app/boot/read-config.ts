import { retryMsOf } from '../../api/client.ts';
import { type Config, configReplyKind, readConfigText } from '../../api/config.ts';
import { withBase } from '../../lib/base-path.ts';
import { network, setNetwork } from '../../lib/network.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { checkServer, noteReply } from '../updates/server-reachability.ts';

declare global {
  interface Window {
    /**
     * The reply to the request in the page's HTML, which leaves before any script loads. Null without a
     * network.
     */
    readonly configReply?: Promise<Response | null>;
  }
}

/**
 * Milliseconds between tries, for example in a kiosk after a power cut. `Retry-After` may ask for more, up to
 * `longestMs`.
 */
const retryMs = 3000;
const longestMs = 60_000;
/**
 * After this many broken answers the file itself is broken, and neither the network nor an upload under way.
 */
const mostBroken = 4;

const request = (): Promise<Response | null> =>
  fetch(withBase('/config.json'), { cache: 'no-store' }).catch(() => null);

/**
 * Never reads the browser's cache. Tries again until the host sends the file or says that there is none. The
 * error is the text of a wrong file, or null for a missing one.
 */
export async function readConfig(
  requested = window.configReply ?? request(),
  before = 0,
): Promise<Result<Config, string | null>> {
  let broken = before;
  let waits = true;
  /** The host may be there, but not its config: for example a redirect that leads nowhere. */
  const noteHost = async (): Promise<void> => {
    await checkServer();
    if (waits && network() !== 'offline') setNetwork('busy');
  };
  const reply = await requested;
  const text = await reply?.text().catch(() => undefined);
  if (reply && text !== undefined) {
    const kind = configReplyKind(reply, text);
    // Some hosts send a page of the app for every missing file.
    if (kind === 'missing' || (reply.ok && !reply.redirected && text.includes('data-build=')))
      return err(null);
    if (kind === 'broken') broken += 1;
    if (kind === 'file' || broken === mostBroken) {
      noteReply();
      setNetwork('online');
      const config = readConfigText(text);
      return config === null ? err(text) : ok(config);
    }
    setNetwork('busy');
  } else void noteHost();
  const askedMs = reply ? retryMsOf(reply, Date.now()) : 0;
  await new Promise(resolve => setTimeout(resolve, Math.min(longestMs, Math.max(retryMs, askedMs))));
  waits = false;
  return readConfig(request(), broken);
}
