import { createLastUses } from './last-uses.ts';

/** Paths are below the base. */
export type CachedSite = {
  /** '' at the top of a host, else like `/sub`. */
  readonly base: string;
  /** Stands in every page: `<html data-build="…">`. */
  readonly version: string;
  /** In small letters, without a slash at the end; '' for the top, `:market` for any name. */
  readonly pages: readonly string[];
  /** Kept from the start, besides the top: a demo's console runs without a network. */
  readonly kept: readonly string[];
  /** `/assets/app-1A2B3C4D.js`, with its `contentHash`. */
  readonly assets: Readonly<Record<string, string>>;
  /** Those of `assets` that few players need: each is kept once it is used, and with it its successor in the next build. */
  readonly forFew: readonly string[];
};

type WorkerTools<R> = {
  readonly origin: string;
  readonly cache: () => Promise<Cache>;
  readonly fetch: (request: R | string, init?: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Null when the app could not start with this text. */
  readonly readConfig: (text: string) => { readonly mark?: string | undefined } | null;
  /** False when the reply says nothing of the config (src/api/config.ts). */
  readonly isConfigAnswer: (reply: Pick<Response, 'ok' | 'status'>, text: string) => boolean;
};

/** The worker runs until `work` has ended, also after the response. */
type WaitUntil = (work: Promise<unknown>) => void;

/** The wait for a page or a mark, and for the config, before the stored one is used. */
const pageMs = 2000;
const configMs = 10_000;
/** In some browsers a broken store never answers. */
const storeMs = 3000;
/** The files of an old build are kept for its open tabs, since their last use. */
const keptMs = 7 * 86_400_000;

/** Such a reply comes from a server that is busy, as no network does. */
const isBusy = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** A cache takes no reply with `Vary: *`. What is stored here has one form only. */
function withoutVary(reply: Response): Response {
  if (reply.headers.get('vary')?.includes('*') !== true) return reply;
  const headers = new Headers(reply.headers);
  headers.delete('vary');
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
}

/**
 * Pages, config and marks come from the network, or from the cache when it fails or a proxy sends 5xx. A hashed
 * name always means the same bytes: such files come from the cache, which all builds share for the tabs of an
 * old one. A captive portal or a proxy may answer with status 200, so only what is ours is stored: pages of this
 * build, files with the build's bytes, a readable config, and for a mark any picture (an operator may replace
 * ours). Otherwise the last good one stays.
 */
export function createSiteCache<R extends RequestFacts>(site: CachedSite, tools: WorkerTools<R>) {
  const shell = `${site.base}/`;
  const config = `${site.base}/config.json`;
  const usesKey = `${site.base}/assets/.uses`;
  const lastUses = createLastUses(usesKey, tools);
  const pages = new Set(site.pages);
  const kept = site.kept.map(path => `${site.base}${path}/`);

  const places = { origin: tools.origin, base: site.base, pages };
  const appLogo = `${site.base}/icon.svg`;
  const onlyAppLogo: ReadonlySet<string> = new Set([appLogo]);
  /** The operator's picture joins as soon as his config is read. */
  let logos = onlyAppLogo;
  /** False when the app could not start with this config. */
  const takeConfig = (text: string): boolean => {
    const read = tools.readConfig(text);
    if (read === null) return false;
    logos = new Set([appLogo, logoPath(read.mark, tools.origin) ?? appLogo]);
    return true;
  };

  const find = async (key: string): Promise<Response | undefined> => (await tools.cache()).match(key);
  // The response neither fails nor waits for ever when the cache cannot be opened or is full.
  const match = (key: string): Promise<Response | undefined> =>
    Promise.race([find(key).catch(() => undefined), tools.wait(storeMs).then(() => undefined)]);
  const isOurs = async ({ kind, key }: CacheEntry, reply: Response): Promise<boolean> => {
    if (reply.status !== 200 || reply.redirected) return false;
    if (kind === 'asset')
      return (await contentHash(await reply.arrayBuffer())) === site.assets[key.slice(site.base.length)];
    if (kind === 'logo') return reply.headers.get('content-type')?.startsWith('image/') === true;
    const text = await reply.text();
    if (kind === 'config') return takeConfig(text);
    return text.includes(`data-build="${site.version}"`) && text.trimEnd().endsWith('</html>');
  };
  const store = async (entry: CacheEntry, reply: Response): Promise<boolean> => {
    const ours = await isOurs(entry, reply.clone());
    if (ours) await (await tools.cache()).put(entry.key, withoutVary(reply));
    return ours;
  };
  /** The page does not wait for the storing, and works without it. */
  const keep = (entry: CacheEntry, network: Promise<Response>, waitUntil: WaitUntil): void =>
    waitUntil(network.then(reply => store(entry, reply.clone())).catch(() => undefined));

  /** False when the kept file is better. */
  const isAnswer = async ({ kind }: CacheEntry, reply: Response): Promise<boolean> =>
    kind === 'config'
      ? tools.isConfigAnswer(reply, await reply.text().catch(() => ''))
      : !isBusy(reply.status);

  const fromNetwork = async (request: R, entry: CacheEntry, waitUntil: WaitUntil): Promise<Response> => {
    const keys = entry.kind === 'page' ? [entry.key, shell] : [entry.key];
    const limitMs = entry.kind === 'config' ? configMs : pageMs;
    // What another app shares goes to no server, and may be longer than one takes.
    const shared = entry.key === shell && new URL(request.url).searchParams.has('text');
    const network = tools.fetch(shared ? shell : request);
    keep(entry, network, waitUntil);
    const late = tools.wait(limitMs).then(() => null);
    const first = await Promise.race([network.catch(() => null), late]);
    if (first !== null && (await isAnswer(entry, first.clone()))) return first;
    for (const known of keys) {
      const kept = await match(known);
      if (kept !== undefined) return kept;
    }
    return network;
  };

  const fromCache = async (request: R, entry: CacheEntry, waitUntil: WaitUntil): Promise<Response> => {
    const kept = await match(entry.key);
    if (kept !== undefined) {
      const own = entry.key.slice(site.base.length) in site.assets;
      if (!own) waitUntil(lastUses.note(entry.key).catch(() => undefined));
      return kept;
    }
    const network = tools.fetch(request);
    keep(entry, network, waitUntil);
    return network;
  };

  /** Throws what is wrong with the file. */
  const bring = async (entry: CacheEntry, cache: RequestCache): Promise<void> => {
    const reply = await tools.fetch(entry.key, { cache });
    if (!reply.ok) throw new Error(`${entry.key} is not there: ${reply.status}`);
    if (!(await store(entry, reply))) throw new Error(`${entry.key} is not of this build`);
  };
  const bringAsset = async (path: string): Promise<void> => {
    const entry: CacheEntry = { kind: 'asset', key: site.base + path };
    const kept = await (await tools.cache()).match(entry.key);
    if (kept !== undefined && (await isOurs(entry, kept))) return;
    // The browser's own cache may hold a wrong file for a year.
    await bring(entry, 'default').catch(() => bring(entry, 'reload'));
  };

  // A worker that starts again reads the mark from the kept config.
  void match(config)
    .then(reply => reply?.text())
    .then(text => logos === onlyAppLogo && text !== undefined && takeConfig(text))
    .catch(() => undefined);

  return {
    /** Null leaves a request to the browser (the provider's API, other pages). */
    respond: (request: R, waitUntil: WaitUntil) => {
      const entry = entryOf(request, places, logos);
      if (entry === null) return null;
      return entry.kind === 'asset'
        ? fromCache(request, entry, waitUntil)
        : fromNetwork(request, entry, waitUntil);
    },
    /** Rejects when a file is missing on the server. */
    install: async () => {
      const before = await (await tools.cache()).keys();
      const used = new Set(before.map(({ url }) => withoutHash(new URL(url, tools.origin).pathname)));
      await Promise.all(
        Object.keys(site.assets)
          .filter(path => !site.forFew.includes(path) || used.has(withoutHash(site.base + path)))
          .map(bringAsset),
      );
      await bring({ kind: 'page', key: shell }, 'no-cache');
      for (const key of kept) await bring({ kind: 'page', key }, 'no-cache');
      await bring({ kind: 'config', key: config }, 'no-store').catch(() => undefined);
      for (const key of logos) await bring({ kind: 'logo', key }, 'no-cache').catch(() => undefined);
    },
    /** What neither this build needs nor a tab of an older one has read within a week. */
    removeOld: async () => {
      const cache = await tools.cache();
      const settings = await cache.match(config);
      if (settings !== undefined && !(await isOurs({ kind: 'config', key: config }, settings)))
        await cache.delete(config);
      const assets = Object.keys(site.assets).map(path => site.base + path);
      const needed = new Set([shell, config, usesKey, ...kept, ...logos, ...assets]);
      const before = await lastUses.read();
      const uses = new Map<string, number>();
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url, tools.origin);
        if (needed.has(pathname + search)) continue;
        // A file without a use was of the build before this one, whose tabs may still be open.
        const use = before.get(pathname) ?? tools.now();
        const asset = pathname.startsWith(`${shell}assets/`);
        // The files that old pages need will be removed too.
        if (asset && Math.abs(tools.now() - use) < keptMs) uses.set(pathname, use);
        else await cache.delete(url);
      }
      await lastUses.write(uses);
    },
  };
}

const withoutHash = (path: string): string => path.replace(/-[^-]*$/, '');

type CacheEntry = { readonly kind: 'page' | 'asset' | 'config' | 'logo'; readonly key: string };

type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'>;

/** `base` is '' or like `/sub`; `pages` are below it, as in `CachedSite`. */
type Places = { readonly origin: string; readonly base: string; readonly pages: ReadonlySet<string> };

/** `logos` are paths of this origin; null for any request that is not kept. */
function entryOf(
  { method, mode, url }: RequestFacts,
  { origin, base, pages }: Places,
  logos: ReadonlySet<string>,
): CacheEntry | null {
  const { origin: host, pathname, search, searchParams } = new URL(url);
  if (method !== 'GET' || host !== origin) return null;
  // The operator's logo may lie beside the folder of the app.
  if (mode !== 'navigate' && logos.has(pathname + search)) return { kind: 'logo', key: pathname + search };
  if (!pathname.startsWith(`${base}/`)) return null;
  if (pathname.startsWith(`${base}/assets/`)) return { kind: 'asset', key: pathname };
  if (pathname === `${base}/config.json`) return { kind: 'config', key: pathname };
  const path = pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
  const page = [path, path.replace(/[^/]+$/, ':market')].find(known => pages.has(known));
  if (mode !== 'navigate' || searchParams.has('nosw') || page === undefined) return null;
  return { kind: 'page', key: `${base}${page}/` };
}

/** Null for a logo of another host, which is not kept. */
function logoPath(logo: string | undefined, origin: string): string | null {
  const address = logo === undefined ? null : new URL(logo, origin);
  return address?.origin === origin ? address.pathname + address.search : null;
}

/** 128 bits of the SHA-256, in base64. The build and the worker compare them. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 16)));
}
