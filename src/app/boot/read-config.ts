import { type Config, type ConfigProblem, parseConfig } from '../../api/config.ts';
import { withBase } from '../../lib/base-path.ts';
import type { Result } from '../../lib/result.ts';
import { watchedFetch } from '../updates/reachable.ts';

/** Between two tries without a network, as in a kiosk after a power cut, in milliseconds. */
const againMs = 3000;

/**
 * The operator's `config.json`, never from a cache: it is asked for until there is a network. Errors: the file is
 * missing or wrong.
 */
export async function readConfig(): Promise<Result<Config, ConfigProblem>> {
  try {
    const reply = await watchedFetch(withBase('/config.json'), { cache: 'no-store' });
    return parseConfig(reply.ok ? await reply.text() : '');
  } catch {
    await new Promise(resolve => setTimeout(resolve, againMs));
    return readConfig();
  }
}
