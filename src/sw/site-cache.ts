/** What the build tells its service worker. Paths are below the base. */
export type Site = {
  /** '' at the top of a host, else like `/sub`. */
  readonly base: string;
  readonly version: string;
  /** The routes' paths in small letters, without a slash at their end; the top is ''. */
  readonly pages: readonly string[];
  /** All files with a hash in their name, like `/assets/app-1A2B3C4D.js`. */
  readonly assets: readonly string[];
};

/** The outside world of a service worker. */
export type Tools<R> = {
  readonly origin: string;
  readonly cache: () => Promise<Cache>;
  readonly fetch: (request: R | string, init?: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Keeps the worker alive for work that goes on after the answer. */
type Outlive = (work: Promise<unknown>) => void;

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;
type Place = { readonly kind: 'page' | 'asset' | 'config'; readonly key: string };

export type Answers<R extends Asked> = {
  /** The answer to a request, or null for what is none of our business: the provider's API, other pages. */
  readonly answer: (request: R, outlive: Outlive) => Promise<Response> | null;
  /** Brings in all of this build; rejects when a file of it is not there. */
  readonly install: () => Promise<void>;
  /** Drops what neither this build nor a tab of the last week needs. */
  readonly tidy: () => Promise<void>;
};

/** How long the network may keep a page, and the config, waiting before the last ones stand in. */
const pageMs = 2000;
const configMs = 10_000;
/** A tab may live on its build for so long after the next one came. */
const keptMs = 7 * 86_400_000;

/**
 * Pages and config come from the network and stand by for when it does not answer (or a proxy answers 5xx in its
 * place); files with a hash in their name come from the cache. The cache is one for all builds: a name stands for its
 * bytes, so that a tab of an old build still finds its files.
 */
export function createSiteCache<R extends Asked>(site: Site, tools: Tools<R>): Answers<R> {
  const shell = `${site.base}/`;
  const config = `${site.base}/config.json`;
  const pages = new Set(site.pages);

  const placeOf = ({ method, mode, url }: Asked): Place | null => {
    const { origin, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || origin !== tools.origin || !pathname.startsWith(shell)) return null;
    if (pathname.startsWith(`${shell}assets/`)) return { kind: 'asset', key: pathname };
    if (pathname === config) return { kind: 'config', key: config };
    const path = pathname.slice(site.base.length).toLowerCase().replace(/\/+$/, '');
    if (mode !== 'navigate' || searchParams.has('nosw') || !pages.has(path)) return null;
    return { kind: 'page', key: `${site.base}${path}/` };
  };

  // A cache that cannot be opened, or is full, must not cost the answer.
  const match = async (key: string): Promise<Response | undefined> => {
    try {
      return await (await tools.cache()).match(key);
    } catch {
      return undefined;
    }
  };
  const keep = async (key: string, reply: Response): Promise<void> => {
    if (reply.status !== 200 || reply.redirected) return;
    await (await tools.cache()).put(key, reply).catch(() => undefined);
  };

  const fromNetwork = async (request: R, keys: readonly string[], limitMs: number, outlive: Outlive) => {
    const [key = shell] = keys;
    const network = tools.fetch(request);
    outlive(network.then(reply => keep(key, reply.clone())).catch(() => undefined));
    const late = tools.wait(limitMs).then(() => null);
    const first = await Promise.race([network.catch(() => null), late]);
    if (first !== null && first.status < 500) return first;
    for (const known of keys) {
      const kept = await match(known);
      if (kept !== undefined) return kept;
    }
    return network;
  };

  const fromCache = async (request: R, key: string, outlive: Outlive): Promise<Response> => {
    const kept = await match(key);
    if (kept !== undefined) return kept;
    const reply = await tools.fetch(request);
    outlive(keep(key, reply.clone()).catch(() => undefined));
    return reply;
  };

  const fetched = async (address: string, init?: RequestInit): Promise<Response> => {
    const reply = await tools.fetch(address, init);
    if (!reply.ok) throw new Error(`${address} is not there: ${reply.status}`);
    return reply;
  };

  return {
    answer: (request, outlive) => {
      const place = placeOf(request);
      if (place === null) return null;
      const { kind, key } = place;
      if (kind === 'asset') return fromCache(request, key, outlive);
      return kind === 'config'
        ? fromNetwork(request, [key], configMs, outlive)
        : fromNetwork(request, [key, shell], pageMs, outlive);
    },
    install: async () => {
      const cache = await tools.cache();
      const page = await fetched(shell, { cache: 'no-cache' });
      // Between this worker and the page a newer build may have come: what stands in is whole all the same.
      const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
      const bring = async (path: string): Promise<void> => {
        const address = site.base + path;
        if ((await cache.match(address)) === undefined) await cache.put(address, await fetched(address));
      };
      await Promise.all([...new Set([...site.assets, ...named])].map(bring));
      await cache.put(shell, page);
      const settings = await tools.fetch(config, { cache: 'no-store' }).catch(() => null);
      if (settings?.ok === true) await cache.put(config, settings);
    },
    tidy: async () => {
      const cache = await tools.cache();
      const own = new Set([shell, config, ...site.assets.map(path => site.base + path)]);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url, tools.origin);
        if (own.has(pathname)) continue;
        const date = Date.parse((await cache.match(url))?.headers.get('date') ?? '');
        const asset = pathname.startsWith(`${shell}assets/`);
        // A page of an old build would ask for files that are dropped one day.
        if (!(asset && tools.now() - date < keptMs)) await cache.delete(url);
      }
    },
  };
}
