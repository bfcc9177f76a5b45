import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { type Config, parseConfig } from './api/config.ts';
import { App } from './app/app.tsx';
import { ConfigTrouble } from './app/config-trouble.tsx';
import { browserPage, guardedStore, onOtherTab } from './app/browser.ts';
import { LanguageProvider } from './app/language.tsx';
import { loadScreen } from './app/registry.ts';
import { createClock } from './lib/clock.ts';
import { followLinks } from './nav/link-clicks.ts';
import { routeOf } from './nav/routes.ts';
import { environmentAtom } from './state/environment.ts';
import { playerAtom } from './state/session.ts';
import { indexedVerifiers } from './state/verifier-store.ts';

/** The one place that hands in the real fetch, clock and storage. */
async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') ?? document.body);
  const config = parseConfig(await readConfig());
  if (!config.ok) {
    root.render(<ConfigTrouble problem={config.error} />);
    return;
  }
  const store = storeFor(config.value);
  followLinks(document);
  await loadScreen(routeOf(location.pathname).view.screen).catch(() => undefined);
  root.render(
    <StrictMode>
      <Provider store={store}>
        <LanguageProvider>
          <App />
        </LanguageProvider>
      </Provider>
    </StrictMode>,
  );
}

async function readConfig(): Promise<string> {
  try {
    const reply = await fetch('/config.json', { cache: 'no-store' });
    return reply.ok ? await reply.text() : '';
  } catch {
    return '';
  }
}

function storeFor(config: Config): ReturnType<typeof createStore> {
  const store = createStore();
  const deviceNow = (): number => Date.now();
  const clock = createClock({ mode: config.clock, zone: config.zone, deviceNow });
  const client = createClient({
    fetch: (url, init) => fetch(url, init),
    config,
    clock,
    deviceNow,
    token: () => store.get(playerAtom)?.token ?? null,
  });
  const local = guardedStore(() => localStorage);
  const tab = guardedStore(() => sessionStorage);
  store.set(environmentAtom, {
    config,
    client,
    clock,
    page: browserPage,
    local,
    tab,
    clearLocal: local.clear,
    clearTab: tab.clear,
    onOtherTab,
    crypto,
    verifiers: indexedVerifiers(),
    randomId: () => crypto.randomUUID?.() ?? fallbackId(),
  });
  return store;
}

/** `crypto.randomUUID` is missing on plain http. */
const fallbackId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

void start();
