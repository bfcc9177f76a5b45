import { addressOf } from '../../lib/base-path.ts';

/** Asks for the operator's `config.json`, never from a cache; null where there is no network. */
export const fetchConfig = async (): Promise<Response | null> =>
  fetch(addressOf('/config.json'), { cache: 'no-store' }).catch(() => null);
