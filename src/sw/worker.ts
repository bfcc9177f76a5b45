// A new worker waits for the message `takeOver`.
import { configReplyKind, readConfigText } from '../api/config.ts';
import { createSiteCache, type CachedSite } from './site-cache.ts';
import { cacheName, takeOver, type WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written by the build. */
declare const SITE: CachedSite;

const { respond, install, removeOld } = createSiteCache<Request>(SITE, {
  origin: self.location.origin,
  cache: () => self.caches.open(cacheName(SITE.base)),
  fetch: (request, init) => fetch(request, init),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  now: () => Date.now(),
  readConfig: readConfigText,
  isConfigAnswer: (reply, text) => ['file', 'missing'].includes(configReplyKind(reply, text)),
});

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(removeOld().then(() => self.clients.claim())));
self.addEventListener('message', event => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', event => {
  const response = respond(event.request, work => event.waitUntil(work));
  if (response !== null) event.respondWith(response);
});
// Without this, a tap on a notification does nothing on Android.
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(showApp());
});

async function showApp(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open === undefined ? self.clients.openWindow(`${SITE.base}/`) : open.focus());
}
