import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as Drawn } from 'react-dom/client';
import type { Client } from './api/client.ts';
import { asleep } from './app/boot/static-environment.ts';
import { fetchConfig } from './app/boot/fetch-config.ts';
import { loadScreen } from './app/screens/registry.ts';
import { renew } from './app/updates/renew.ts';
import { Root } from './app/boot/root.tsx';
import type { wake } from './app/boot/browser-environment.tsx';
import { pathAt } from './lib/base-path.ts';
import { followLinks } from './nav/link-clicks.ts';
import { routeOf } from './nav/routes.ts';
import { environmentAtom } from './state/core/environment.ts';
import { translator } from './text/translate.ts';

/**
 * Brings the page to life as the build rendered it, then wakes it: with the operator's config, the provider, and
 * whoever is logged in. Calls made before that wait for it.
 */
async function start(): Promise<void> {
  const store = createStore();
  let answer: (client: Client) => void = () => undefined;
  store.set(environmentAtom, asleep(new Promise(resolve => (answer = resolve))));

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
  const config = fetchConfig();
  const wake = await loadWake();
  const environment = await wake(config, store);
  if (!environment.ok) return drawn?.render(environment.error);
  store.set(environmentAtom, environment.value);
  answer(environment.value.client);
}

/** Between two tries to have a file that the page cannot do without, in milliseconds. */
const againMs = 3000;

/**
 * What talks to the provider comes in files of its own, so that the first screen need not wait for them. The page names
 * them, and has them fetched side by side.
 */
async function loadWake(): Promise<typeof wake> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="wake"]'))
    link.rel = 'modulepreload';
  try {
    return (await import('./app/boot/browser-environment.tsx')).wake;
  } catch {
    await renew(false);
    await new Promise(resolve => setTimeout(resolve, againMs));
    return loadWake();
  }
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

/** Inside another site's page this one could be drawn over to steal its taps. */
function framedByStranger(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}

if (framedByStranger()) document.body.textContent = translator({})('app.framed');
else void start();
