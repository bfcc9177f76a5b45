// `sw.js` of a build without a service worker (`--no-sw`): takes away the one that a browser still has, and its cache.
import type { Site } from './site-cache.ts';
import { cacheName } from './names.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
declare const SITE: Site;

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', event => {
  const leave = async (): Promise<void> => {
    await self.caches.delete(cacheName(SITE.base));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
