import type { createStore } from 'jotai';
import { type Client, createClient } from '../../api/client.ts';
import type { Config } from '../../api/config.ts';
import { plainConfig } from '../../api/plain-config.ts';
import { type Clock, createClock } from '../../lib/clock.ts';
import { guardedStore } from '../../lib/store.ts';
import type { Environment } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { loadBackground } from '../shell/load-background.ts';
import { watchedFetch } from '../updates/server-reachability.ts';
import { browserPage, onOtherTabWrite } from './browser-page.ts';
import { lazyPlacing } from './lazy-placing.ts';
import { lazyDeposits, lazyVerifiers } from './lazy-stores.ts';
import { watchToken } from './token-watch.ts';

const deviceNow = (): number => Date.now();
const local = guardedStore(() => localStorage);
const tab = guardedStore(() => sessionStorage);
const randomId = (): string => crypto.randomUUID?.() ?? fallbackId();
const clockFor = ({ clock, zone }: Config): Clock => createClock({ mode: clock, zone, deviceNow });

/** The two environments of a page: before and after `config.json` has arrived. */
export type StartEnvironments = {
  /** As the build rendered the page: the plain config, and no player. A request waits for the config. */
  readonly rendered: Environment;
  /** Call it once, after hydration: the session can then be read, and waiting requests are sent. */
  readonly configured: (config: Config) => Environment;
};

/** The browser as the app's environment. */
export function browserEnvironment(store: ReturnType<typeof createStore>): StartEnvironments {
  let setClient: (client: Client) => void = () => undefined;
  const client = new Promise<Client>(resolve => (setClient = resolve));
  const rendered: Environment = {
    ready: false,
    config: plainConfig,
    client: {
      call: async (endpoint, args, options) => (await client).call(endpoint, args, options),
      poll: async (endpoint, args, lastText) => (await client).poll(endpoint, args, lastText),
    },
    clock: clockFor(plainConfig),
    page: browserPage,
    local,
    tab,
    clearLocal: local.clear,
    clearTab: tab.clear,
    onOtherTabWrite,
    crypto: globalThis.crypto,
    verifiers: lazyVerifiers(),
    deposits: lazyDeposits(),
    makePlacing: lazyPlacing(async () => (await loadBackground()).placingInBrowser(randomId)),
    randomId,
  };
  return {
    rendered,
    configured: config => {
      const clock = clockFor(config);
      setClient(
        createClient({
          fetch: watchedFetch,
          config,
          clock,
          deviceNow,
          token: () => store.get(playerAtom)?.token ?? null,
          watchToken: watchToken(store),
        }),
      );
      return { ...rendered, ready: true, config, clock };
    },
  };
}

/** A browser has no `crypto.randomUUID` on plain http. */
const fallbackId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
