/** What a service worker keeps of a site: a page, a file with a hash in its name, the config, a mark. */
export type CacheEntry = { readonly kind: 'page' | 'asset' | 'config' | 'mark'; readonly key: string };

/** The parts of a request by which its entry is found. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'>;

/** Where things are: the origin, the base ('' or like `/sub`), and the pages below it as `CachedSite` lists them. */
type Places = { readonly origin: string; readonly base: string; readonly pages: ReadonlySet<string> };

/** The entry of an asset, the config, or one of `marks`, which are paths of this origin; null for any other request. */
export function entryOf(
  { method, mode, url }: RequestFacts,
  { origin, base, pages }: Places,
  marks: ReadonlySet<string>,
): CacheEntry | null {
  const { origin: host, pathname, search, searchParams } = new URL(url);
  if (method !== 'GET' || host !== origin) return null;
  // The operator's mark may lie beside the folder of the app.
  if (mode !== 'navigate' && marks.has(pathname + search)) return { kind: 'mark', key: pathname + search };
  if (!pathname.startsWith(`${base}/`)) return null;
  if (pathname.startsWith(`${base}/assets/`)) return { kind: 'asset', key: pathname };
  if (pathname === `${base}/config.json`) return { kind: 'config', key: pathname };
  const path = pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
  const page = [path, path.replace(/[^/]+$/, ':market')].find(one => pages.has(one));
  if (mode !== 'navigate' || searchParams.has('nosw') || page === undefined) return null;
  return { kind: 'page', key: `${base}${page}/` };
}

/** The path of a mark as `config.json` names it, below `origin`; null for one of another host, which is not kept. */
export function markPath(mark: string | undefined, origin: string): string | null {
  const address = mark === undefined ? null : new URL(mark, origin);
  return address?.origin === origin ? address.pathname + address.search : null;
}
