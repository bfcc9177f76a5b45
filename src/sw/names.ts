/** The name of the app's cache. It has the base path ('' or like `/sub`), because one host may serve several apps. */
export const cacheName = (base: string): string => `matka:${base}/`;

/** The message of a page to a waiting worker: start now. */
export const takeOver = 'take over';
