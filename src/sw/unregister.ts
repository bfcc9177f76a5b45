// The `sw.js` of a build with `--no-sw`. It removes an older worker and its cache.
import type { CachedSite } from './site-cache.ts';
import { cacheName, type WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
declare const SITE: CachedSite;

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', event => {
  const remove = async (): Promise<void> => {
    await self.caches.delete(cacheName(SITE.base));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
