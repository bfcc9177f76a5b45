import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { browserEnvironment } from './app/boot/browser-environment.ts';
import { readConfig } from './app/boot/read-config.ts';
import { Root } from './app/boot/app.tsx';
import { loadScreen } from './app/screens/registry.ts';
import { autoReload } from './app/updates/reload.ts';
import { withoutBase } from './lib/base-path.ts';
import { followLinks } from './nav/link-clicks.ts';
import { routeOf } from './nav/routes.ts';
import { environmentAtom } from './state/core/environment.ts';
import { translator } from './text/translate.ts';

declare global {
  interface Window {
    /** Returns the buttons and radio buttons that were tapped so far. */
    readonly endTaps?: () => ReadonlySet<HTMLElement>;
  }
}

// A browser sends it once, and before the part that offers it has loaded.
addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  window.installPrompt = event;
});

/** Requests that are made before the config wait for it. */
async function start(): Promise<void> {
  const config = readConfig();
  const store = createStore();
  const { rendered, configured } = browserEnvironment(store);
  store.set(environmentAtom, rendered);

  followLinks();
  const path = withoutBase(location.pathname);
  const screenLoaded = await loadScreen(routeOf(path).view.screen).then(
    () => true,
    () => false,
  );
  let root: ReactRoot | undefined;
  const tapped = window.endTaps?.();
  await new Promise<void>(onHydrated => {
    root = draw(screenLoaded ? path : null, <Root store={store} path={path} onHydrated={onHydrated} />);
  });

  performance.mark('hydrated');
  for (const control of tapped ?? []) {
    // React notices only a choice that was not made before.
    if (control instanceof HTMLInputElement) control.checked = false;
    control.click();
  }
  const read = await config;
  if (!read.ok) {
    const { ConfigError } = await import('./app/boot/config-error.tsx');
    return root?.render(<ConfigError text={read.error} />);
  }
  const { kiosk, sessionCookie, hosts } = read.value;
  if (sessionCookie !== null)
    await import('./app/boot/session-cookie.ts').then(
      ({ writeSessionCookie }) => writeSessionCookie(sessionCookie, hosts.api),
      () => autoReload(false),
    );
  const onReady = kiosk.enabled ? await beginKiosk(store, kiosk.idleSeconds) : nothing;
  if (onReady === null) return;
  store.set(environmentAtom, configured(read.value));
  onReady();
  // A mark for benchmarks and tests: from here on a log-in is sent.
  performance.mark('ready');
}

const nothing = (): void => undefined;

/** Null if this cannot be loaded. The page then reloads, or stays unready. */
async function beginKiosk(
  store: Parameters<typeof browserEnvironment>[0],
  idleSeconds: number,
): Promise<(() => void) | null> {
  try {
    return (await import('./app/kiosk/kiosk.tsx')).beginKiosk(store, idleSeconds);
  } catch {
    await autoReload(false);
    return null;
  }
}

/** The build rendered nothing for 404.html, or if the path is null. */
function draw(path: string | null, app: ReactNode): ReactRoot {
  const place = document.getElementById('root') ?? document.body;
  const rendered = place.dataset['path'];
  if (rendered !== undefined && path !== null && routeOf(rendered) === routeOf(path))
    return hydrateRoot(place, app);
  place.replaceChildren();
  const root = createRoot(place);
  root.render(app);
  return root;
}

/** A page of another site could cover this one to steal taps. */
function framedByOtherSite(): boolean {
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}

if (framedByOtherSite()) document.body.textContent = translator({})('app.framed');
else void start();
