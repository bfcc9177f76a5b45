/** The folder of the app on its host: '' for the top, else like `/sub` (the build's `--base /sub/`). */
const basePath = process.env.BASE_PATH ?? '';

/** The address of a path of ours, for links and requests: `/imp7` becomes `/sub/imp7`. Other addresses do not change. */
export const withBase = (path: string): string => (/^\/(?!\/)/.test(path) ? basePath + path : path);

/** The reverse: `/sub/imp7` becomes `/imp7`. */
export const withoutBase = (pathname: string): string =>
  pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
