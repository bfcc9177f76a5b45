import { createLastUses } from './last-uses.ts';

/** Paths are relative to the base. */
export type CachedSite = {
  /** '' at the top of a host, otherwise like `/sub`. */
  readonly base: string;
  /** Every page contains it: `<html data-build="…">`. */
  readonly version: string;
  /** In lower case, without a slash at the end. '' is the top, and `:market` is any name. */
  readonly pages: readonly string[];
  /** Kept from the start, besides the top, because the console of a demo runs without a network. */
  readonly kept: readonly string[];
  /** Paths such as `/assets/app-1A2B3C4D.js`, with their `contentHash`. */
  readonly assets: Readonly<Record<string, string>>;
  /**
   * The `assets` that few players need. Each is kept once it is used, and then its successor in the next
   * build too.
   */
  readonly forFew: readonly string[];
};

type WorkerTools<R> = {
  readonly origin: string;
  readonly cache: () => Promise<Cache>;
  readonly fetch: (request: R | string, init?: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Null if the app could not start with this text. */
  readonly readConfig: (text: string) => { readonly mark?: string | undefined } | null;
  /** False if the reply says nothing about the config (src/api/config.ts). */
  readonly isConfigAnswer: (reply: Pick<Response, 'ok' | 'status' | 'redirected'>, text: string) => boolean;
};

/** Keeps the worker running until `work` has ended, even after the response. */
type WaitUntil = (work: Promise<unknown>) => void;

/** Milliseconds until the stored page or mark, and the stored config, is used instead. */
const pageMs = 2000;
const configMs = 10_000;
/** Milliseconds, because in some browsers a broken store never answers. */
const storeMs = 3000;
/** Milliseconds for which an old build's file is kept for its open tabs, since its last use. */
const keptMs = 7 * 86_400_000;

/** A busy server counts as a missing network. */
const isBusy = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** A cache stores no reply with `Vary: *`. Files of the site have only one form. */
function withoutVary(reply: Response): Response {
  if (reply.headers.get('vary')?.includes('*') !== true) return reply;
  const headers = new Headers(reply.headers);
  headers.delete('vary');
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
}

/**
 * Takes pages, config and marks from the network, or from the cache if it fails or a proxy sends 5xx. A
 * hashed name always means the same bytes, so such files come from the cache, which all builds share for the
 * tabs of an old one. A captive portal or a proxy may answer with status 200, so only files of the site are
 * stored: pages of this build, files with the build's bytes, a readable config, and for a mark any picture
 * (an operator may replace it). Otherwise the last good file stays.
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
  /** The operator's picture is added as soon as the config is read. */
  let logos = onlyAppLogo;
  /** False if the app could not start with this config. */
  const takeConfig = (text: string): boolean => {
    const read = tools.readConfig(text);
    if (read === null) return false;
    logos = new Set([appLogo, logoPath(read.mark, tools.origin) ?? appLogo]);
    return true;
  };

  const find = async (key: string): Promise<Response | undefined> => (await tools.cache()).match(key);
  // The response neither fails nor waits for ever if the cache is full or cannot be opened.
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
  /** The page does not wait until the file is stored, and works even if that fails. */
  const keep = (entry: CacheEntry, network: Promise<Response>, waitUntil: WaitUntil): void =>
    waitUntil(network.then(reply => store(entry, reply.clone())).catch(() => undefined));

  /** False if the stored file is better. */
  const isAnswer = async ({ kind }: CacheEntry, reply: Response): Promise<boolean> =>
    kind === 'config'
      ? tools.isConfigAnswer(reply, await reply.text().catch(() => ''))
      : !isBusy(reply.status);

  const fromNetwork = async (request: R, entry: CacheEntry, waitUntil: WaitUntil): Promise<Response> => {
    const keys = entry.kind === 'page' ? [entry.key, shell] : [entry.key];
    const limitMs = entry.kind === 'config' ? configMs : pageMs;
    // A text that another app shares goes to no server, and may be longer than a server accepts.
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

  /** Throws the fault of the file. */
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

  // A worker that starts again reads the mark from the stored config.
  void match(config)
    .then(reply => reply?.text())
    .then(text => logos === onlyAppLogo && text !== undefined && takeConfig(text))
    .catch(() => undefined);

  return {
    /** Returns null to leave a request to the browser (the provider's API, other pages). */
    respond: (request: R, waitUntil: WaitUntil) => {
      const entry = entryOf(request, places, logos);
      if (entry === null) return null;
      return entry.kind === 'asset'
        ? fromCache(request, entry, waitUntil)
        : fromNetwork(request, entry, waitUntil);
    },
    /** Rejects if a file is missing on the server. */
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
    /** Removes files that this build does not need and that no tab of an older one has read within a week. */
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
        // A file without a use belonged to the build before this one, whose tabs may still be open.
        const use = before.get(pathname) ?? tools.now();
        const asset = pathname.startsWith(`${shell}assets/`);
        // Files that old pages need are removed then too.
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

/** `base` is '' or like `/sub`. `pages` are below it, as in `CachedSite`. */
type Places = { readonly origin: string; readonly base: string; readonly pages: ReadonlySet<string> };

/** `logos` are paths of this origin. Null for a request that is never stored. */
function entryOf(
  { method, mode, url }: RequestFacts,
  { origin, base, pages }: Places,
  logos: ReadonlySet<string>,
): CacheEntry | null {
  const { origin: host, pathname, search, searchParams } = new URL(url);
  if (method !== 'GET' || host !== origin) return null;
  // The operator's logo may be outside of the app's folder.
  if (mode !== 'navigate' && logos.has(pathname + search)) return { kind: 'logo', key: pathname + search };
  if (!pathname.startsWith(`${base}/`)) return null;
  if (pathname.startsWith(`${base}/assets/`)) return { kind: 'asset', key: pathname };
  if (pathname === `${base}/config.json`) return { kind: 'config', key: pathname };
  const path = pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
  const page = [path, path.replace(/[^/]+$/, ':market')].find(known => pages.has(known));
  if (mode !== 'navigate' || searchParams.has('nosw') || page === undefined) return null;
  return { kind: 'page', key: `${base}${page}/` };
}

/** Null for a logo on another host, which is not stored. */
function logoPath(logo: string | undefined, origin: string): string | null {
  const address = logo === undefined ? null : new URL(logo, origin);
  return address?.origin === origin ? address.pathname + address.search : null;
}

/** 128 bits of the SHA-256 in base64, which the build and the worker compare. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 16)));
}
