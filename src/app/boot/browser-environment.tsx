import type { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createClient } from '../../api/client.ts';
import { type Config, type ConfigProblem, parseConfig } from '../../api/config.ts';
import { createClock } from '../../lib/clock.ts';
import type { Result } from '../../lib/result.ts';
import { err, ok } from '../../lib/result.ts';
import type { Environment } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { loadAfter } from '../shell/background-loading.ts';
import { fetchConfig } from './fetch-config.ts';
import { browserPage, guardedStore, onOtherTab } from './browser.ts';
import { ConfigTrouble } from './config-trouble.tsx';
import { laterPlacing } from './lazy-placing.ts';
import { laterDeposits, laterVerifiers } from './lazy-stores.ts';
import { doubtNetwork, watchedFetch } from '../updates/reachable.ts';
import { watchToken } from './token-watch.ts';

type Store = ReturnType<typeof createStore>;

/**
 * The world of a page that has come to life: the operator's config, the provider, clock and storage. Without a network
 * it waits; with a `config.json` that is missing or wrong the error is what to show instead.
 */
export async function wake(
  asked: Promise<Response | null>,
  store: Store,
): Promise<Result<Environment, ReactNode>> {
  const config = await readConfig(asked);
  return config.ok ? ok(environmentOf(config.value, store)) : err(<ConfigTrouble problem={config.error} />);
}

/** Without a network, as a kiosk may be after a power cut: between two tries, in milliseconds. */
const againMs = 3000;

/** Reads `config.json` from the answer to the page's own question, and asks again until there is one. */
async function readConfig(asked: Promise<Response | null>): Promise<Result<Config, ConfigProblem>> {
  const reply = await asked;
  const text = reply?.ok === false ? '' : await reply?.text().catch(() => undefined);
  if (text !== undefined) return parseConfig(text);
  void doubtNetwork();
  await new Promise(resolve => setTimeout(resolve, againMs));
  return readConfig(fetchConfig());
}

const deviceNow = (): number => Date.now();
const local = guardedStore(() => localStorage);
const tab = guardedStore(() => sessionStorage);
const randomId = (): string => crypto.randomUUID?.() ?? fallbackId();

function environmentOf(config: Config, store: Store): Environment {
  const clock = createClock({ mode: config.clock, zone: config.zone, deviceNow });
  return {
    config,
    client: createClient({
      fetch: watchedFetch,
      config,
      clock,
      deviceNow,
      token: () => store.get(playerAtom)?.token ?? null,
      watchToken: watchToken(store),
    }),
    clock,
    page: browserPage,
    local,
    tab,
    clearLocal: local.clear,
    clearTab: tab.clear,
    onOtherTab,
    crypto,
    verifiers: laterVerifiers(),
    deposits: laterDeposits(),
    makePlacing: laterPlacing(async () => (await loadAfter()).placingInBrowser(randomId)),
    randomId,
  };
}

/** `crypto.randomUUID` is missing on plain http. */
const fallbackId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
