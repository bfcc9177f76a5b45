import type { createStore } from 'jotai';
import { type Client, createClient } from '../../api/client.ts';
import type { Config } from '../../api/config.ts';
import { plainConfig } from '../../api/plain-config.ts';
import { type Clock, createClock } from '../../lib/clock.ts';
import { guardedStore } from '../../lib/store.ts';
import type { Environment } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { loadBackground } from '../shell/background-loading.ts';
import { watchedFetch } from '../updates/reachable.ts';
import { browserPage, onOtherTab } from './browser.ts';
import { lazyPlacing } from './lazy-placing.ts';
import { lazyDeposits, lazyVerifiers } from './lazy-stores.ts';
import { watchToken } from './token-watch.ts';

const deviceNow = (): number => Date.now();
const local = guardedStore(() => localStorage);
const tab = guardedStore(() => sessionStorage);
const randomId = (): string => crypto.randomUUID?.() ?? fallbackId();
const clockOf = ({ clock, zone }: Config): Clock => createClock({ mode: clock, zone, deviceNow });

/** What a page works with; before `config.json` has come, as the build rendered it. */
export type Stages = {
  /** The config is the plain one, and nobody is logged in yet. What is sent waits for the config. */
  readonly rendered: Environment;
  /** To be called once, when the page is hydrated: with it the session is read, and the calls leave. */
  readonly configured: (config: Config) => Environment;
};

/** The browser as the app's environment. */
export function browserEnvironment(store: ReturnType<typeof createStore>): Stages {
  let open: (client: Client) => void = () => undefined;
  const client = new Promise<Client>(resolve => (open = resolve));
  const rendered: Environment = {
    ready: false,
    config: plainConfig,
    client: {
      call: async (endpoint, args, options) => (await client).call(endpoint, args, options),
      poll: async (endpoint, args, lastText) => (await client).poll(endpoint, args, lastText),
    },
    clock: clockOf(plainConfig),
    page: browserPage,
    local,
    tab,
    clearLocal: local.clear,
    clearTab: tab.clear,
    onOtherTab,
    crypto: globalThis.crypto,
    verifiers: lazyVerifiers(),
    deposits: lazyDeposits(),
    makePlacing: lazyPlacing(async () => (await loadBackground()).placingInBrowser(randomId)),
    randomId,
  };
  return {
    rendered,
    configured: config => {
      const clock = clockOf(config);
      open(
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

/** `crypto.randomUUID` is missing on plain http. */
const fallbackId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
