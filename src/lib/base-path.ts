/** Where the app stands on its host: '' at its top, else a folder like `/sub` (the build's `--base /sub/`). */
const basePath = process.env.BASE_PATH ?? '';

/** The address of one of our own paths, for links and requests; other addresses stay as they are. */
export const addressOf = (path: string): string => (/^\/(?!\/)/.test(path) ? basePath + path : path);

/** Our own path of an address' path: `/sub/imp7` is `/imp7`. */
export const pathAt = (pathname: string): string =>
  pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
