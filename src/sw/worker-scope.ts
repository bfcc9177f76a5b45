type Lasting = { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** The global object of a service worker, as far as ours uses it: the library for the DOM leaves it out. */
export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
    (type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
  };
};
