/** The files of a build, for its service worker. Paths are below the base. */
export type CachedSite = {
  /** '' at the top of a host, else like `/sub`. */
  readonly base: string;
  readonly version: string;
  /** The paths of the routes in small letters, without a slash at the end; '' for the top, `:market` for any name. */
  readonly pages: readonly string[];
  /** The paths of all files with a hash in their name: `/assets/app-1A2B3C4D.js`. */
  readonly assets: readonly string[];
};

/** What a service worker uses of its browser. */
export type WorkerTools<R> = {
  readonly origin: string;
  readonly cache: () => Promise<Cache>;
  readonly fetch: (request: R | string, init?: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Keeps the worker running until `work` has ended, also after the response. */
type WaitUntil = (work: Promise<unknown>) => void;

type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'>;
type CacheEntry = { readonly kind: 'page' | 'asset' | 'config'; readonly key: string };

export type SiteCache<R extends RequestFacts> = {
  /** The response to a request; null for requests that are left to the browser (the provider's API, other pages). */
  readonly respond: (request: R, waitUntil: WaitUntil) => Promise<Response> | null;
  /** Stores all files of this build. Rejects when one of them is missing on the server. */
  readonly install: () => Promise<void>;
  /** Removes what neither this build nor a tab of the last week needs. */
  readonly removeOld: () => Promise<void>;
};

/** Milliseconds to wait for a page, and for the config, before the stored one is used. */
const pageMs = 2000;
const configMs = 10_000;
/** Milliseconds for which the files of an old build are kept for its open tabs. */
const keptMs = 7 * 86_400_000;

/**
 * Pages and config come from the network, and from the cache when the network does not respond or a proxy sends 5xx.
 * Files with a hash in their name come from the cache. All builds share one cache, because such a name always means the
 * same bytes: a tab of an old build still finds its files.
 */
export function createSiteCache<R extends RequestFacts>(
  site: CachedSite,
  tools: WorkerTools<R>,
): SiteCache<R> {
  const shell = `${site.base}/`;
  const config = `${site.base}/config.json`;
  const pages = new Set(site.pages);

  const entryOf = ({ method, mode, url }: RequestFacts): CacheEntry | null => {
    const { origin, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || origin !== tools.origin || !pathname.startsWith(shell)) return null;
    if (pathname.startsWith(`${shell}assets/`)) return { kind: 'asset', key: pathname };
    if (pathname === config) return { kind: 'config', key: config };
    const path = pathname.slice(site.base.length).toLowerCase().replace(/\/+$/, '');
    const page = [path, path.replace(/[^/]+$/, ':market')].find(one => pages.has(one));
    if (mode !== 'navigate' || searchParams.has('nosw') || page === undefined) return null;
    return { kind: 'page', key: `${site.base}${page}/` };
  };

  // The response does not fail when the cache cannot be opened or is full.
  const match = async (key: string): Promise<Response | undefined> => {
    try {
      return await (await tools.cache()).match(key);
    } catch {
      return undefined;
    }
  };
  const store = async (key: string, reply: Response): Promise<void> => {
    if (reply.status !== 200 || reply.redirected) return;
    await (await tools.cache()).put(key, reply).catch(() => undefined);
  };

  const fromNetwork = async (request: R, keys: readonly string[], limitMs: number, waitUntil: WaitUntil) => {
    const [key = shell] = keys;
    const network = tools.fetch(request);
    waitUntil(network.then(reply => store(key, reply.clone())).catch(() => undefined));
    const late = tools.wait(limitMs).then(() => null);
    const first = await Promise.race([network.catch(() => null), late]);
    if (first !== null && first.status < 500) return first;
    for (const known of keys) {
      const kept = await match(known);
      if (kept !== undefined) return kept;
    }
    return network;
  };

  const fromCache = async (request: R, key: string, waitUntil: WaitUntil): Promise<Response> => {
    const kept = await match(key);
    if (kept !== undefined) return kept;
    const reply = await tools.fetch(request);
    waitUntil(store(key, reply.clone()).catch(() => undefined));
    return reply;
  };

  const fetched = async (address: string, init?: RequestInit): Promise<Response> => {
    const reply = await tools.fetch(address, init);
    if (!reply.ok) throw new Error(`${address} is not there: ${reply.status}`);
    return reply;
  };

  return {
    respond: (request, waitUntil) => {
      const entry = entryOf(request);
      if (entry === null) return null;
      const { kind, key } = entry;
      if (kind === 'asset') return fromCache(request, key, waitUntil);
      return kind === 'config'
        ? fromNetwork(request, [key], configMs, waitUntil)
        : fromNetwork(request, [key, shell], pageMs, waitUntil);
    },
    install: async () => {
      const cache = await tools.cache();
      const page = await fetched(shell, { cache: 'no-cache' });
      // The page may be of a newer build than this worker: the files that it names are stored too.
      const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
      const storeAsset = async (path: string): Promise<void> => {
        const address = site.base + path;
        if ((await cache.match(address)) === undefined) await cache.put(address, await fetched(address));
      };
      await Promise.all([...new Set([...site.assets, ...named])].map(storeAsset));
      await cache.put(shell, page);
      const settings = await tools.fetch(config, { cache: 'no-store' }).catch(() => null);
      if (settings?.ok === true) await cache.put(config, settings);
    },
    removeOld: async () => {
      const cache = await tools.cache();
      const own = new Set([shell, config, ...site.assets.map(path => site.base + path)]);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url, tools.origin);
        if (own.has(pathname)) continue;
        const date = Date.parse((await cache.match(url))?.headers.get('date') ?? '');
        const asset = pathname.startsWith(`${shell}assets/`);
        // Pages of an old build are removed: the files that they need will be removed too.
        if (!(asset && tools.now() - date < keptMs)) await cache.delete(url);
      }
    },
  };
}
