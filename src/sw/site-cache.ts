/** The files of a build, for its service worker. Paths are below the base. */
export type CachedSite = {
  /** '' at the top of a host, else like `/sub`. */
  readonly base: string;
  /** Stands in every page of the build: `<html data-build="…">`. */
  readonly version: string;
  /** The paths of the routes in small letters, without a slash at the end; '' for the top, `:market` for any name. */
  readonly pages: readonly string[];
  /** The pages among them that are kept from the start, besides the top: a demo's console, which runs without a network. */
  readonly kept: readonly string[];
  /** The paths of all files with a hash in their name, `/assets/app-1A2B3C4D.js`, and what `contentHash` says of each. */
  readonly assets: Readonly<Record<string, string>>;
};

/** What a service worker uses of its browser. */
type WorkerTools<R> = {
  readonly origin: string;
  readonly cache: () => Promise<Cache>;
  readonly fetch: (request: R | string, init?: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The operator's mark in a text of `config.json`; null when the app could not start with this text. */
  readonly readConfig: (text: string) => { readonly mark?: string | undefined } | null;
};

/** Keeps the worker running until `work` has ended, also after the response. */
type WaitUntil = (work: Promise<unknown>) => void;

type SiteCache<R extends RequestFacts> = {
  /** The response to a request; null for requests that are left to the browser (the provider's API, other pages). */
  readonly respond: (request: R, waitUntil: WaitUntil) => Promise<Response> | null;
  /** Stores all files of this build. Rejects when one of them is missing on the server. */
  readonly install: () => Promise<void>;
  /** Removes what neither this build nor a tab of the last week needs. */
  readonly removeOld: () => Promise<void>;
};

/** Milliseconds to wait for a page or a mark, and for the config, before the stored one is used. */
const pageMs = 2000;
const configMs = 10_000;
/** Milliseconds for which the files of an old build are kept for its open tabs. */
const keptMs = 7 * 86_400_000;

/** A font is stored when a text has needed it, all other files at once. */
const isFont = (path: string): boolean => path.endsWith('.woff2');

/**
 * Pages, config and marks come from the network, and from the cache when the network does not respond or a proxy sends 5xx.
 * Files with a hash in their name come from the cache. All builds share one cache, because such a name always means the
 * same bytes: a tab of an old build still finds its files.
 *
 * Only what is ours is stored, because with status 200 a captive portal or a proxy may answer for us: pages of this build,
 * files whose bytes are the build's, a config that can be read, and for a mark any picture, because an operator may put his
 * own in the place of ours. Otherwise the last good one stays.
 */
export function createSiteCache<R extends RequestFacts>(
  site: CachedSite,
  tools: WorkerTools<R>,
): SiteCache<R> {
  const shell = `${site.base}/`;
  const config = `${site.base}/config.json`;
  const pages = new Set(site.pages);
  const kept = site.kept.map(path => `${site.base}${path}/`);

  const places = { origin: tools.origin, base: site.base, pages };
  const ownMark = `${site.base}/icon.svg`;
  const onlyOurs: ReadonlySet<string> = new Set([ownMark]);
  /** The paths of the pictures that visitors see: ours, and the operator's as soon as his config was read. */
  let marks = onlyOurs;
  /** Whether the app could start with this config; then its mark is one of `marks`. */
  const takeConfig = (text: string): boolean => {
    const read = tools.readConfig(text);
    if (read === null) return false;
    marks = new Set([ownMark, markPath(read.mark, tools.origin) ?? ownMark]);
    return true;
  };

  // The response does not fail when the cache cannot be opened or is full.
  const match = async (key: string): Promise<Response | undefined> => {
    try {
      return await (await tools.cache()).match(key);
    } catch {
      return undefined;
    }
  };
  const isOurs = async ({ kind, key }: CacheEntry, reply: Response): Promise<boolean> => {
    if (reply.status !== 200 || reply.redirected) return false;
    if (kind === 'asset')
      return (await contentHash(await reply.arrayBuffer())) === site.assets[key.slice(site.base.length)];
    if (kind === 'mark') return reply.headers.get('content-type')?.startsWith('image/') === true;
    const text = await reply.text();
    if (kind === 'config') return takeConfig(text);
    return text.includes(`data-build="${site.version}"`) && text.trimEnd().endsWith('</html>');
  };
  const store = async (entry: CacheEntry, reply: Response): Promise<boolean> => {
    const ours = await isOurs(entry, reply.clone());
    if (ours) await (await tools.cache()).put(entry.key, reply);
    return ours;
  };
  /** Stores a response after it was given to the page, which does not wait for that, and works without it. */
  const keep = (entry: CacheEntry, network: Promise<Response>, waitUntil: WaitUntil): void =>
    waitUntil(network.then(reply => store(entry, reply.clone())).catch(() => undefined));

  const fromNetwork = async (request: R, entry: CacheEntry, waitUntil: WaitUntil): Promise<Response> => {
    const keys = entry.kind === 'page' ? [entry.key, shell] : [entry.key];
    const limitMs = entry.kind === 'config' ? configMs : pageMs;
    const network = tools.fetch(request);
    keep(entry, network, waitUntil);
    const late = tools.wait(limitMs).then(() => null);
    const first = await Promise.race([network.catch(() => null), late]);
    if (first !== null && first.status < 500) return first;
    for (const known of keys) {
      const kept = await match(known);
      if (kept !== undefined) return kept;
    }
    return network;
  };

  const fromCache = async (request: R, entry: CacheEntry, waitUntil: WaitUntil): Promise<Response> => {
    const kept = await match(entry.key);
    if (kept !== undefined) return kept;
    const network = tools.fetch(request);
    keep(entry, network, waitUntil);
    return network;
  };

  /** Fetches and stores one file of this build, or throws what is wrong with it. */
  const bring = async (entry: CacheEntry, cache: RequestCache): Promise<void> => {
    const reply = await tools.fetch(entry.key, { cache });
    if (!reply.ok) throw new Error(`${entry.key} is not there: ${reply.status}`);
    if (!(await store(entry, reply))) throw new Error(`${entry.key} is not of this build`);
  };
  const bringAsset = async (path: string): Promise<void> => {
    const entry: CacheEntry = { kind: 'asset', key: site.base + path };
    const kept = await (await tools.cache()).match(entry.key);
    if (kept !== undefined && (await isOurs(entry, kept))) return;
    // What is wrong may come from the browser's own cache, where such a name stays for a year.
    await bring(entry, 'default').catch(() => bring(entry, 'reload'));
  };

  // A worker that starts again knows the operator's mark from the config that it has kept.
  void match(config)
    .then(reply => reply?.text())
    .then(text => marks === onlyOurs && text !== undefined && takeConfig(text))
    .catch(() => undefined);

  return {
    respond: (request, waitUntil) => {
      const entry = entryOf(request, places, marks);
      if (entry === null) return null;
      return entry.kind === 'asset'
        ? fromCache(request, entry, waitUntil)
        : fromNetwork(request, entry, waitUntil);
    },
    install: async () => {
      await Promise.all(
        Object.keys(site.assets)
          .filter(path => !isFont(path))
          .map(bringAsset),
      );
      await bring({ kind: 'page', key: shell }, 'no-cache');
      for (const key of kept) await bring({ kind: 'page', key }, 'no-cache');
      await bring({ kind: 'config', key: config }, 'no-store').catch(() => undefined);
      for (const key of marks) await bring({ kind: 'mark', key }, 'no-cache').catch(() => undefined);
    },
    removeOld: async () => {
      const cache = await tools.cache();
      const settings = await cache.match(config);
      if (settings !== undefined && !(await isOurs({ kind: 'config', key: config }, settings)))
        await cache.delete(config);
      const assets = Object.keys(site.assets).map(path => site.base + path);
      const own = new Set([shell, config, ...kept, ...marks, ...assets]);
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url, tools.origin);
        if (own.has(pathname + search)) continue;
        const date = Date.parse((await cache.match(url))?.headers.get('date') ?? '');
        const asset = pathname.startsWith(`${shell}assets/`);
        // Pages of an old build are removed: the files that they need will be removed too.
        if (!(asset && tools.now() - date < keptMs)) await cache.delete(url);
      }
    },
  };
}

/** What a service worker keeps of a site: a page, a file with a hash in its name, the config, a mark. */
type CacheEntry = { readonly kind: 'page' | 'asset' | 'config' | 'mark'; readonly key: string };

/** The parts of a request by which its entry is found. */
type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'>;

/** Where things are: the origin, the base ('' or like `/sub`), and the pages below it as `CachedSite` lists them. */
type Places = { readonly origin: string; readonly base: string; readonly pages: ReadonlySet<string> };

/** The entry of an asset, the config, or one of `marks`, which are paths of this origin; null for any other request. */
function entryOf(
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
function markPath(mark: string | undefined, origin: string): string | null {
  const address = mark === undefined ? null : new URL(mark, origin);
  return address?.origin === origin ? address.pathname + address.search : null;
}

/** 128 bits of the SHA-256 of a file's bytes, in base64. The build and the worker compare them. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 16)));
}
