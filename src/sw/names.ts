/** The one cache of an app, by its base path ('' or like `/sub`): others may live on the same host. */
export const cacheName = (base: string): string => `matka:${base}/`;

/** What a page tells a waiting worker when it may begin. */
export const takeOver = 'take over';
