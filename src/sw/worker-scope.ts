type ExtendableEvent = { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

type NotificationEvent = ExtendableEvent & { readonly notification: Pick<Notification, 'close'> };
type AppWindow = { readonly focus: () => Promise<unknown> };

/** The scope of a worker, which TypeScript's DOM library lacks. */
export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: {
    readonly claim: () => Promise<void>;
    /** The pages that this worker serves. */
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly AppWindow[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
  };
};

/** The base path ('' or like `/sub`) is in the name, because one host may serve several apps. */
export const cacheName = (base: string): string => `matka:${base}/`;

/** A page sends this message to make a waiting worker start now. */
export const takeOver = 'take over';
