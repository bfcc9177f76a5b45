import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as Drawn } from 'react-dom/client';
import { type Client, createClient } from './api/client.ts';
import { type Config, type ConfigProblem, parseConfig, plainConfig } from './api/config.ts';
import { browserPage, guardedStore, onOtherTab } from './app/browser.ts';
import { laterMoney, laterVerifiers } from './app/later-storage.ts';
import { ConfigTrouble } from './app/config-trouble.tsx';
import { doubtNetwork, watchedFetch } from './app/reachable.ts';
import { loadScreen } from './app/registry.ts';
import { Root } from './app/root.tsx';
import { addressOf, pathAt } from './lib/base-path.ts';
import { type Clock, createClock } from './lib/clock.ts';
import type { Result } from './lib/result.ts';
import { followLinks } from './nav/link-clicks.ts';
import { routeOf } from './nav/routes.ts';
import { type Environment, environmentAtom } from './state/environment.ts';
import { playerAtom } from './state/session.ts';
import { translator } from './text/translate.ts';

const deviceNow = (): number => Date.now();

/**
 * The one place that hands in the real fetch, clock and storage. Brings the page to life as the build rendered it, then
 * wakes it with the operator's config and whoever is logged in. Calls made before that wait for it.
 */
async function start(): Promise<void> {
  const config = readConfig();
  const store = createStore();
  const token = (): string | null => store.get(playerAtom)?.token ?? null;
  let awake: (client: Client) => void = () => undefined;
  const client = clientLater(new Promise(resolve => (awake = resolve)));
  store.set(environmentAtom, { ...environmentOf(plainConfig, client, clockOf(plainConfig)), asleep: true });

  followLinks(document);
  const path = pathAt(location.pathname);
  const whole = await loadScreen(routeOf(path).view.screen).then(
    () => true,
    () => false,
  );
  let drawn: Drawn | undefined;
  await new Promise<void>(onAlive => {
    drawn = draw(whole ? path : null, <Root store={store} path={path} onAlive={onAlive} />);
  });

  // Read by the benchmarks and the tests: from here on the page answers.
  performance.mark('alive');
  const read = await config;
  if (!read.ok) return drawn?.render(<ConfigTrouble problem={read.error} />);
  const clock = clockOf(read.value);
  const real = createClient({
    fetch: watchedFetch,
    config: read.value,
    clock,
    deviceNow,
    token,
  });
  store.set(environmentAtom, environmentOf(read.value, real, clock));
  awake(real);
}

/** Takes over what the build rendered for this path; a page of another route (404.html), or null, is drawn anew. */
function draw(path: string | null, app: ReactNode): Drawn {
  const place = document.getElementById('root') ?? document.body;
  const rendered = place.dataset['path'];
  if (rendered !== undefined && path !== null && routeOf(rendered) === routeOf(path))
    return hydrateRoot(place, app);
  place.replaceChildren();
  const drawn = createRoot(place);
  drawn.render(app);
  return drawn;
}

async function readConfig(): Promise<Result<Config, ConfigProblem>> {
  try {
    const reply = await fetch(addressOf('/config.json'));
    return parseConfig(reply.ok ? await reply.text() : '');
  } catch {
    // Without a network the page waits, as a kiosk may after a power cut.
    void doubtNetwork();
    await new Promise(resolve => setTimeout(resolve, 3000));
    return readConfig();
  }
}

const clockOf = ({ clock, zone }: Config): Clock => createClock({ mode: clock, zone, deviceNow });

/** Passes every call on as soon as there is a client. */
const clientLater = (client: Promise<Client>): Client => ({
  call: async (id, args, options) => (await client).call(id, args, options),
  poll: async (id, args, lastText) => (await client).poll(id, args, lastText),
});

const local = guardedStore(() => localStorage);
const tab = guardedStore(() => sessionStorage);
const verifiers = laterVerifiers();
const randomId = (): string => crypto.randomUUID?.() ?? fallbackId();
const money = laterMoney(randomId);

const environmentOf = (config: Config, client: Client, clock: Clock): Environment => ({
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
  verifiers,
  money,
  randomId,
});

/** `crypto.randomUUID` is missing on plain http. */
const fallbackId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Inside another site's page this one could be drawn over to steal its taps (RELIABILITY "Content from the server"). */
function framedByStranger(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}

if (framedByStranger()) document.body.textContent = translator({})('app.framed');
else void start();
