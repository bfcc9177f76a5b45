/** '' for the top of the host, otherwise like `/sub` (the build's `--base /sub/`). */
const basePath = process.env.BASE_PATH ?? '';

/** `/imp7` becomes `/sub/imp7`. Other addresses stay the same. */
export const withBase = (path: string): string => (/^\/(?!\/)/.test(path) ? basePath + path : path);

/** `/sub/imp7` becomes `/imp7`. */
export const withoutBase = (pathname: string): string =>
  pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
