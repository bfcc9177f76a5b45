// The service worker, `sw.js`: the app starts without a network. A new one waits until a page says 'take over'.
import { createSiteCache, type Site } from './site-cache.ts';
import { cacheName, takeOver } from './names.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Put in by the build. */
declare const SITE: Site;

const { answer, install, tidy } = createSiteCache<Request>(SITE, {
  origin: self.location.origin,
  cache: () => self.caches.open(cacheName(SITE.base)),
  fetch: (request, init) => fetch(request, init),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  now: () => Date.now(),
});

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', event => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', event => {
  const answered = answer(event.request, work => event.waitUntil(work));
  if (answered !== null) event.respondWith(answered);
});
