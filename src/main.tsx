import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as Drawn } from 'react-dom/client';
import { browserEnvironment } from './app/boot/browser-environment.ts';
import { ConfigTrouble } from './app/boot/config-trouble.tsx';
import { readConfig } from './app/boot/read-config.ts';
import { Root } from './app/boot/root.tsx';
import { loadScreen } from './app/screens/registry.ts';
import { withoutBase } from './lib/base-path.ts';
import { followLinks } from './nav/link-clicks.ts';
import { routeOf } from './nav/routes.ts';
import { environmentAtom } from './state/core/environment.ts';
import { translator } from './text/translate.ts';

/**
 * Hydrates the page as the build rendered it, then hands it the operator's config and whoever is logged in. Calls that
 * were made before leave then.
 */
async function start(): Promise<void> {
  const config = readConfig();
  const store = createStore();
  const { rendered, configured } = browserEnvironment(store);
  store.set(environmentAtom, rendered);

  followLinks(document);
  const path = withoutBase(location.pathname);
  const whole = await loadScreen(routeOf(path).view.screen).then(
    () => true,
    () => false,
  );
  let drawn: Drawn | undefined;
  await new Promise<void>(onHydrated => {
    drawn = draw(whole ? path : null, <Root store={store} path={path} onHydrated={onHydrated} />);
  });

  performance.mark('hydrated');
  const read = await config;
  if (!read.ok) return drawn?.render(<ConfigTrouble problem={read.error} />);
  store.set(environmentAtom, configured(read.value));
  // For benchmarks and tests: from here on what the player submits can leave.
  performance.mark('ready');
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
