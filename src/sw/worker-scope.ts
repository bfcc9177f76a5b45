type ExtendableEvent = { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** The parts of a service worker's global object that we use; TypeScript's DOM library does not have it. */
export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
  };
};

/** The name of the app's cache. It has the base path ('' or like `/sub`), because one host may serve several apps. */
export const cacheName = (base: string): string => `matka:${base}/`;

/** The message of a page to a waiting worker: start now. */
export const takeOver = 'take over';
