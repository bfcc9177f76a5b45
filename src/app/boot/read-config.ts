import { type Config, type ConfigProblem, parseConfig } from '../../api/config.ts';
import { withBase } from '../../lib/base-path.ts';
import type { Result } from '../../lib/result.ts';
import { watchedFetch } from '../updates/server-reachability.ts';

/** Between two tries without a network (a kiosk after a power cut), in milliseconds. */
const retryMs = 3000;

/**
 * Reads the operator's `config.json`, never from a cache. Retries until there is a network. Errors: missing or wrong.
 */
export async function readConfig(): Promise<Result<Config, ConfigProblem>> {
  try {
    const reply = await watchedFetch(withBase('/config.json'), { cache: 'no-store' });
    return parseConfig(reply.ok ? await reply.text() : '');
  } catch {
    await new Promise(resolve => setTimeout(resolve, retryMs));
    return readConfig();
  }
}
