import type { createStore } from 'jotai';
import { type Client, createClient } from '../../api/client.ts';
import type { Config } from '../../api/config.ts';
import { plainConfig } from '../../api/plain-config.ts';
import { setRecordZone } from '../../domain/history/record-zone.ts';
import { nothingSent, nothingSettled } from '../../domain/placing/ends.ts';
import { type Clock, createClock, steadyClock } from '../../lib/clock.ts';
import { listen } from '../../lib/listen.ts';
import { local, tab } from '../../lib/store.ts';
import type { Environment } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { loadBackground } from '../shell/load-background.ts';
import { noteReply, watchedFetch } from '../updates/server-reachability.ts';
import type { PageState } from '../../lib/poll.ts';
import { once } from '../../lib/once.ts';
import type {
  DepositStore,
  MakePlacing,
  Placing,
  VerifierStore,
} from '../../state/core/environment-types.ts';

const deviceNow = (): number => Date.now();
const randomId = (): string => crypto.randomUUID?.() ?? fallbackId();
const clockFor = ({ clock, zone }: Config): Clock => createClock({ mode: clock, zone, deviceNow });

export function browserEnvironment(store: ReturnType<typeof createStore>) {
  let setClient: (client: Client) => void = () => undefined;
  const client = new Promise<Client>(resolve => (setClient = resolve));
  const counts: Environment['counts'] = new Map();
  /** The environment of the rendered page: the plain config and no player. A request waits for the config. */
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
    onOtherTabWrite,
    crypto: globalThis.crypto,
    verifiers: lazyVerifiers(),
    deposits: lazyDeposits(),
    makePlacing: lazyPlacing(async () => (await loadBackground()).placingInBrowser(randomId)),
    randomId,
    counts,
  };
  return {
    rendered,
    /** Call it once, after hydration. */
    configured: (config: Config): Environment => {
      setRecordZone(config.zone);
      const clock = clockFor(config);
      setClient(
        createClient({
          fetch: watchedFetch,
          config,
          clock,
          deviceNow,
          token: () => store.get(playerAtom)?.token ?? null,
          watchToken: watchToken(store),
          counts,
          onReply: noteReply,
        }),
      );
      return { ...rendered, ready: true, config, clock };
    },
  };
}

/** On plain http a browser has no `crypto.randomUUID`. */
const fallbackId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const browserPage: PageState = {
  active: () => !document.hidden,
  onChange: listener => listen(window, ['visibilitychange', 'online'], listener),
};

/**
 * The key is null if any may have changed: all were cleared, or the page comes from the browser's page cache.
 */
export const onOtherTabWrite = (listener: (key: string | null) => void): (() => void) =>
  listen(window, ['storage', 'pageshow'], event => {
    if (event instanceof StorageEvent) listener(event.key);
    else if (event.persisted) listener(null);
  });

/** Sends nothing until placing has loaded. Each tap tries again. */
export const lazyPlacing =
  (load: () => Promise<MakePlacing>): MakePlacing =>
  app => {
    let here: Placing | null = null;
    const placing = once(async () => (here = (await load())(app)));
    const when = (act: (made: Placing) => void): void => void placing().then(act, () => undefined);
    return {
      prepare: scope => when(made => made.prepare(scope)),
      resume: account => when(made => made.resume(account)),
      place: async (order, requestsFor, again) => {
        // A second tap must be refused before anything is awaited.
        const made = here ?? (await placing().catch(() => null));
        return made === null ? nothingSent : made.place(order, requestsFor, again);
      },
      settled: order => here?.settled(order) ?? nothingSettled,
      untold: account => here?.untold(account) ?? nothingSettled,
    };
  };

function lazyDeposits(): DepositStore {
  const store = once(async () => (await loadBackground()).indexedDbDeposits());
  return {
    add: async deposit => (await store()).add(deposit),
    of: async owner => (await store()).of(owner),
    change: async (owner, step) => (await store()).change(owner, step),
    now: steadyClock(),
  };
}

function lazyVerifiers(): VerifierStore {
  const store = once(async () => (await loadBackground()).indexedVerifiers());
  return {
    read: async () => (await store()).read(),
    write: async verifier => (await store()).write(verifier),
    clear: async () => (await store()).clear(),
  };
}

/**
 * Call it when a call starts. The returned function ends the session of the refused token, and never a newer
 * one.
 */
export function watchToken(store: ReturnType<typeof createStore>): () => () => void {
  return () => {
    const player = store.get(playerAtom);
    return () => {
      if (player === null) return;
      // If this fails to load, the next refused call tries again.
      void loadBackground().then(
        ({ expireSession }) => expireSession(store, player),
        () => undefined,
      );
    };
  };
}
