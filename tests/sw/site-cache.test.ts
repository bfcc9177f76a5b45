import { expect, it, vi } from 'vitest';
import { configReplyKind, demoConfig, readConfigText } from '../../src/api/config.ts';
import { type CachedSite, contentHash, createSiteCache } from '../../src/sw/site-cache.ts';

const origin = 'https://play.example';
const site: CachedSite = {
  base: '/sub',
  version: '1',
  pages: ['', '/login', '/imp7', '/charts', '/charts/:market'],
  kept: [],
  // The bytes of each file are its name.
  assets: Object.fromEntries(
    await Promise.all(
      ['app-1.js', 'later-1.css', 'letters-1.woff2'].map(
        async name => [`/assets/${name}`, await contentHash(new TextEncoder().encode(name))] as const,
      ),
    ),
  ),
  forFew: ['/assets/letters-1.woff2'],
};
/** A page of a build. It shows its `body`. */
const pageOf = (body: string, version = '1'): string =>
  `<!doctype html><html data-build="${version}"><body>${body}</body></html>\n`;
const page = (body: string, version?: string): Response => new Response(pageOf(body, version));
const settings = JSON.stringify(demoConfig('Asia/Kolkata'));
const portal = '<!doctype html><html><body>Welcome to the Wi-Fi</body></html>';
const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

type Reply = Response | 'gone' | 'never';

/**
 * A worker in a separate world: `server` by path, one cache, and a clock whose waits end when the test lets
 * them.
 */
function world(server: Record<string, Reply>, kept: Record<string, Response> = {}, files = site) {
  let time = now;
  const entries = new Map(Object.entries(kept));
  const asked: string[] = [];
  /** Replies, in place of those of `server`, to requests that bypass the browser's own cache. */
  const fresh: Record<string, Reply> = {};
  const waits: { ms: number; end: () => void }[] = [];
  const queries: string[] = [];
  let stopped = false;
  const pathOf = (address: string): string => new URL(address, origin).pathname;
  const cache = {
    match: async (key: string) => entries.get(pathOf(key))?.clone(),
    put: async (key: string, reply: Response) => {
      if (reply.headers.get('vary')?.includes('*')) throw new TypeError('Vary header contains *');
      entries.set(pathOf(key), reply);
    },
    keys: async () => [...entries.keys()].map(path => ({ url: origin + path })),
    delete: async (key: string) => entries.delete(pathOf(key)),
  };
  type Asked = { method: string; mode: RequestMode; url: string };
  const siteCache = createSiteCache<Asked>(files, {
    origin,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the used part of a cache
    cache: async () => (stopped ? new Promise<Cache>(() => undefined) : (cache as unknown as Cache)),
    fetch: async (request, init) => {
      const path = pathOf(typeof request === 'string' ? request : request.url);
      asked.push(path);
      queries.push(new URL(typeof request === 'string' ? request : request.url, origin).search);
      const reply =
        (init?.cache === 'reload' ? fresh[path] : undefined) ??
        server[path] ??
        new Response('', { status: 404 });
      if (reply === 'gone') throw new TypeError('Failed to fetch');
      return reply === 'never' ? new Promise(() => undefined) : reply.clone();
    },
    wait: ms => new Promise(end => waits.push({ ms, end })),
    now: () => time,
    readConfig: readConfigText,
    isConfigAnswer: (reply, text) => ['file', 'missing'].includes(configReplyKind(reply, text)),
  });
  const later: Promise<unknown>[] = [];
  const ask = (url: string, mode: RequestMode = 'navigate', method = 'GET') =>
    siteCache.respond({ method, mode, url: new URL(url, origin).href }, work => void later.push(work));
  const text = async (reply: Promise<Response> | null): Promise<string | undefined> => (await reply)?.text();
  const pass = (ms: number): void => void (time += ms);
  const stop = (): void => void (stopped = true);
  return { ...siteCache, stop, pass, ask, asked, queries, entries, fresh, later, server, text, waits };
}

it.each<[url: string, mode: RequestMode, method: string]>([
  ['/sub/api-submit-bid', 'cors', 'POST'],
  ['/sub/api-dashboard', 'cors', 'GET'],
  ['/sub/version.json', 'cors', 'GET'],
  ['/sub/sw.js', 'same-origin', 'GET'],
  ['/sub/chart-pages/kalyan.html', 'navigate', 'GET'],
  ['/sub/login?nosw', 'navigate', 'GET'],
  ['/login', 'navigate', 'GET'],
  ['/other/assets/app-1.js', 'cors', 'GET'],
  ['https://api.example/sub/login', 'navigate', 'GET'],
  ['/sub/login', 'cors', 'GET'],
  ['/sub/login', 'navigate', 'POST'],
  // A picture of the provider, which may be a player's own.
  ['/sub/slides/1.svg', 'no-cors', 'GET'],
  ['/sub/icon.svg', 'navigate', 'GET'],
])('leaves %s alone (%s, %s)', (url, mode, method) => {
  expect(world({}).ask(url, mode, method)).toBeNull();
});

it('answers a hashed file from the cache without a request, and keeps files that it had to request', async () => {
  const { ask, asked, entries, later, text } = world(
    { '/sub/assets/letters-1.woff2': new Response('letters-1.woff2') },
    { '/sub/assets/app-1.js': new Response('kept') },
  );
  expect(await text(ask('/sub/assets/app-1.js', 'cors'))).toBe('kept');
  expect(asked).toEqual([]);
  expect(await text(ask('/sub/assets/letters-1.woff2', 'cors'))).toBe('letters-1.woff2');
  await Promise.all(later);
  expect(await entries.get('/sub/assets/letters-1.woff2')?.text()).toBe('letters-1.woff2');
});

it('does not keep a file that is not there', async () => {
  const { ask, entries, later } = world({});
  expect((await ask('/sub/assets/gone-1.js', 'cors'))?.status).toBe(404);
  await Promise.all(later);
  expect([...entries]).toEqual([]);
});

it('answers a page from the network and keeps it under one name for all spellings', async () => {
  const kept = { '/sub/login/': new Response('old') };
  const { ask, entries, later, text } = world({ '/sub/Login': page('new') }, kept);
  expect(await text(ask('/sub/Login?from=link'))).toBe(pageOf('new'));
  await Promise.all(later);
  expect([...entries.keys()]).toEqual(['/sub/login/']);
  expect(await entries.get('/sub/login/')?.text()).toBe(pageOf('new'));
});

it('asks for the top without what another app has shared', async () => {
  const { ask, queries, later, text } = world({ '/sub/': page('shell') });
  expect(await text(ask('/sub/?title=Slip&text=7-50'))).toBe(pageOf('shell'));
  await Promise.all(later);
  expect(queries).toEqual(['']);
});

it.each<[what: string, url: string, reply: string]>([
  ['the page of a portal', '/sub/login', portal],
  ['the page of another build', '/sub/login', pageOf('newer', '2')],
  ['a page that was cut', '/sub/login', pageOf('whole').slice(0, -9)],
  ['a config without a host', '/sub/config.json', '{"hosts":{},"appKey":{"value":"k"}}'],
  ['the page of a portal', '/sub/assets/letters-1.woff2', portal],
  ['a file that no file of the build is', '/sub/assets/other-1.js', 'other'],
])('answers with what came, %s for %s, and keeps the last good one', async (_, url, reply) => {
  const good = { '/sub/login/': page('good'), '/sub/config.json': new Response(settings) };
  const { ask, entries, later, text } = world({ [url]: new Response(reply) }, good);
  expect(await text(ask(url, url.endsWith('login') ? 'navigate' : 'cors'))).toBe(reply);
  await Promise.all(later);
  expect([...entries.keys()]).toEqual(['/sub/login/', '/sub/config.json']);
  expect(await entries.get('/sub/login/')?.text()).toBe(pageOf('good'));
  expect(await entries.get('/sub/config.json')?.text()).toBe(settings);
});

it('keeps a config that it can read', async () => {
  const { ask, entries, later } = world({ '/sub/config.json': new Response(settings) });
  await ask('/sub/config.json', 'cors');
  await Promise.all(later);
  expect(await entries.get('/sub/config.json')?.text()).toBe(settings);
});

it.each<[what: string, reply: Reply]>([
  ['is not there', 'gone'],
  ['answers 503 by its proxy', new Response('proxy', { status: 503 })],
])('the last page and config are used when the server %s', async (_, reply) => {
  const { ask, text } = world(
    { '/sub/login': reply, '/sub/config.json': reply, '/sub/imp7': reply },
    {
      '/sub/': new Response('shell'),
      '/sub/login/': new Response('login'),
      '/sub/config.json': new Response('{}'),
    },
  );
  expect(await text(ask('/sub/login'))).toBe('login');
  expect(await text(ask('/sub/imp7'))).toBe('shell');
  expect(await text(ask('/sub/config.json', 'cors'))).toBe('{}');
});

it('waits 3 seconds for its store, for a page 2, for the config 10', async () => {
  const kept = { '/sub/': new Response('shell'), '/sub/config.json': new Response('{}') };
  const { ask, text, waits } = world({ '/sub/login': 'never', '/sub/config.json': 'never' }, kept);
  const answers = [ask('/sub/login'), ask('/sub/config.json', 'cors')];
  expect(waits.map(({ ms }) => ms)).toEqual([3000, 2000, 10_000]);
  for (const { end } of waits) end();
  expect(await Promise.all(answers.map(text))).toEqual(['shell', '{}']);
});

it('a wrong config is an answer, so the last one does not hide it', async () => {
  const kept = { '/sub/config.json': new Response('{}') };
  const { ask, text } = world({ '/sub/config.json': new Response('missing', { status: 404 }) }, kept);
  expect(await text(ask('/sub/config.json', 'cors'))).toBe('missing');
});

it('fails as the network does where nothing is kept', async () => {
  const { ask } = world({ '/sub/login': 'gone' });
  await expect(ask('/sub/login')).rejects.toThrow('Failed to fetch');
});

/** The server of the build. */
const served = () => ({
  '/sub/': page('shell'),
  '/sub/assets/app-1.js': new Response('app-1.js'),
  '/sub/assets/later-1.css': new Response('later-1.css'),
  '/sub/config.json': new Response(settings),
});

it('stores its build without files that few need, the page for all paths, and the config', async () => {
  const { asked, entries, install } = world(served(), { '/sub/assets/app-1.js': new Response('app-1.js') });
  await install();
  expect([...entries.keys()].toSorted()).toEqual([
    '/sub/',
    '/sub/assets/app-1.js',
    '/sub/assets/later-1.css',
    '/sub/config.json',
  ]);
  expect(asked).not.toContain('/sub/assets/app-1.js');
});

it('brings the new letters where the old ones were used', async () => {
  const { entries, install } = world(
    { ...served(), '/sub/assets/letters-1.woff2': new Response('letters-1.woff2') },
    { '/sub/assets/letters-0.woff2': new Response('letters-0.woff2') },
  );
  await install();
  expect(await entries.get('/sub/assets/letters-1.woff2')?.text()).toBe('letters-1.woff2');
});

it('brings a file again that an older worker has kept wrong, past the cache of the browser', async () => {
  const wrong = { '/sub/assets/app-1.js': new Response(portal) };
  const { asked, entries, install, fresh } = world({ ...served(), ...wrong }, wrong);
  fresh['/sub/assets/app-1.js'] = new Response('app-1.js');
  await install();
  expect(await entries.get('/sub/assets/app-1.js')?.text()).toBe('app-1.js');
  expect(asked.filter(path => path.endsWith('app-1.js'))).toHaveLength(2);
});

it('is not installed by half: a file that is not there fails it, the config does not', async () => {
  const { install, server } = world({ '/sub/': page('shell'), '/sub/config.json': 'gone' });
  await expect(install()).rejects.toThrow('/sub/assets/app-1.js is not there: 404');
  server['/sub/assets/app-1.js'] = new Response('app-1.js');
  server['/sub/assets/later-1.css'] = new Response('later-1.css');
  await expect(install()).resolves.toBeUndefined();
});

it('is not installed from a portal, nor for the pages of another build', async () => {
  const { install, server, entries } = world({ ...served(), '/sub/assets/app-1.js': new Response(portal) });
  await expect(install()).rejects.toThrow('/sub/assets/app-1.js is not of this build');
  server['/sub/assets/app-1.js'] = new Response('app-1.js');
  server['/sub/'] = page('newer', '2');
  await expect(install()).rejects.toThrow('/sub/ is not of this build');
  expect(entries.has('/sub/')).toBe(false);
});

it('removes a config that an older worker has kept wrong', async () => {
  const { entries, removeOld } = world({}, { '/sub/config.json': new Response(portal) });
  await removeOld();
  expect([...entries.keys()]).toEqual([]);
});

const oldFiles = {
  '/sub/': new Response('shell'),
  '/sub/config.json': new Response(settings),
  '/sub/assets/app-1.js': new Response('app-1.js'),
  '/sub/assets/old-0.js': new Response('old', { headers: { date: new Date(now - 400 * day).toUTCString() } }),
  '/sub/assets/undated-0.js': new Response(''),
};
const assetsIn = (entries: ReadonlyMap<string, unknown>): readonly string[] =>
  [...entries.keys()].filter(path => /-\d\.js$/.test(path));

it('drops pages of old builds at once, their files a week after the build was replaced, its own never', async () => {
  const { entries, removeOld, pass } = world({}, { ...oldFiles, '/sub/login/': new Response('old page') });
  await removeOld();
  expect(entries.has('/sub/login/')).toBe(false);
  expect(assetsIn(entries)).toHaveLength(3);
  pass(6 * day);
  await removeOld();
  expect(assetsIn(entries)).toHaveLength(3);
  pass(2 * day);
  await removeOld();
  expect([...entries.keys()]).toEqual(['/sub/', '/sub/config.json', '/sub/assets/app-1.js']);
});

it('keeps a file that a second tab of an old build still reads, however old it is', async () => {
  const { ask, entries, later, removeOld, pass, text } = world({}, { ...oldFiles });
  await removeOld();
  for (let read = 0; read < 3; read += 1) {
    pass(5 * day);
    expect(await text(ask('/sub/assets/old-0.js', 'cors'))).toBe('old');
    await Promise.all(later);
  }
  await removeOld();
  expect(assetsIn(entries)).toEqual(['/sub/assets/app-1.js', '/sub/assets/old-0.js']);
  pass(8 * day);
  await removeOld();
  expect(assetsIn(entries)).toEqual(['/sub/assets/app-1.js']);
});

it('a file that an earlier build brings back is old again only when it is replaced again', async () => {
  const cached: Record<string, Response> = { ...oldFiles };
  const next = world({}, cached);
  await next.removeOld();
  const back = { ...site, assets: { ...site.assets, '/assets/old-0.js': 'hash' } };
  const kept = Object.fromEntries(next.entries);
  const rolledBack = world({}, kept, back);
  rolledBack.pass(6 * day);
  await rolledBack.removeOld();
  const again = world({}, Object.fromEntries(rolledBack.entries));
  again.pass(12 * day);
  await again.removeOld();
  expect(assetsIn(again.entries)).toContain('/sub/assets/old-0.js');
});

it.each(['*', 'Accept-Encoding, *'])('is installed from a host that sends `Vary: %s`', async vary => {
  const headers = { vary, 'content-type': 'text/html' };
  const { entries, install } = world({
    '/sub/': new Response(pageOf('shell'), { headers }),
    '/sub/config.json': new Response(settings, { headers }),
    '/sub/assets/app-1.js': new Response('app-1.js', { headers }),
    '/sub/assets/later-1.css': new Response('later-1.css', { headers }),
  });
  await install();
  expect(entries.size).toBe(4);
  expect(await entries.get('/sub/')?.text()).toBe(pageOf('shell'));
  expect(entries.get('/sub/')?.headers.get('content-type')).toBe('text/html');
});

it('another `Vary` is kept as it is', async () => {
  const headers = { vary: 'Accept-Encoding' };
  const { ask, entries, later } = world({ '/sub/login': new Response(pageOf('log in'), { headers }) });
  await ask('/sub/login');
  await Promise.all(later);
  expect(entries.get('/sub/login/')?.headers.get('vary')).toBe('Accept-Encoding');
});

it.each<[what: string, reply: Response]>([
  ['403', new Response('{}', { status: 403 })],
  ['408', new Response('', { status: 408 })],
  ['425', new Response('', { status: 425 })],
  ['429', new Response('Slow down', { status: 429 })],
  ['503', new Response('', { status: 503 })],
  ['a challenge page with 200', new Response(portal)],
  ['a challenge page with 403', new Response(portal, { status: 403 })],
  ['a page that begins with blanks', new Response(`\n  ${portal}`)],
  ['an empty answer', new Response('')],
  ['a 204', new Response(null, { status: 204 })],
  ['a text', new Response('Service Unavailable')],
  ['a cut file', new Response(settings.slice(0, -20))],
  ['a list', new Response('[]')],
  ['an error of a gateway', new Response('{"error": "no upstream"}')],
  ['bytes', new Response(new Uint8Array([0, 159, 146, 150]))],
])('a stored good config wins over %s', async (_, reply) => {
  const { ask, entries, later, text } = world(
    { '/sub/config.json': reply },
    { '/sub/config.json': new Response(settings) },
  );
  expect(await text(ask('/sub/config.json', 'cors'))).toBe(settings);
  await Promise.all(later);
  expect(await entries.get('/sub/config.json')?.text()).toBe(settings);
});

it.each<[what: string, reply: Response]>([
  ['a 404', new Response('gone', { status: 404 })],
  ['a 410', new Response('gone', { status: 410 })],
  ['a readable wrong file', new Response('{"hosts": {}}')],
])('%s is the operator’s word, whatever is stored', async (_, reply) => {
  const { ask, text } = world(
    { '/sub/config.json': reply.clone() },
    { '/sub/config.json': new Response(settings) },
  );
  expect(await text(ask('/sub/config.json', 'cors'))).toBe(await reply.text());
});

it.each([408, 425, 429, 502])('a page answered with %i comes from the cache', async status => {
  const kept = { '/sub/login/': page('kept') };
  const { ask, text } = world({ '/sub/login': new Response('busy', { status }) }, kept);
  expect(await text(ask('/sub/login'))).toBe(pageOf('kept'));
});

it('the page of one market’s chart is kept for those of all markets', async () => {
  const { ask, later, text, server } = world({ '/sub/charts/1': page('chart') });
  expect(await text(ask('/sub/charts/1'))).toBe(pageOf('chart'));
  await Promise.all(later);
  server['/sub/charts/Gali-2001/'] = 'gone';
  expect(await text(ask('/sub/charts/Gali-2001/'))).toBe(pageOf('chart'));
  expect(ask('/sub/charts/1/2')).toBeNull();
});

it("keeps a demo's pages from the start, and when it is updated", async () => {
  const demo = { ...site, pages: [...site.pages, '/__mock'], kept: ['/__mock'] };
  const server: Record<string, Reply> = {
    '/sub/': page('top'),
    '/sub/__mock/': page('desk'),
    '/sub/config.json': new Response(settings),
    '/sub/assets/app-1.js': new Response('app-1.js'),
    '/sub/assets/later-1.css': new Response('later-1.css'),
  };
  const { ask, install, removeOld, server: host, text } = world(server, {}, demo);
  await install();
  await removeOld();
  host['/sub/__mock/'] = 'gone';
  expect(await text(ask('/sub/__mock/'))).toBe(pageOf('desk'));
});

/** The picture of that name, as a server sends it. */
const picture = (name: string): Response =>
  new Response(name, { headers: { 'content-type': 'image/svg+xml' } });
const named = (mark: string): Response =>
  new Response(JSON.stringify({ ...demoConfig('Asia/Kolkata'), mark }));

it.each<[where: string, mark: string, path: string]>([
  ['in its folder', '/sub/star.svg', '/sub/star.svg'],
  ['beside its folder', '/star.svg', '/star.svg'],
  ['at its whole address', `${origin}/star.svg`, '/star.svg'],
  ['among the assets', '/sub/assets/star.svg', '/sub/assets/star.svg'],
])('stores the default mark and the one of the config %s', async (_, mark, path) => {
  const server: Record<string, Reply> = {
    ...served(),
    '/sub/config.json': named(mark),
    '/sub/icon.svg': picture('ours'),
    [path]: picture('star'),
  };
  const { ask, entries, install, removeOld, server: host, text } = world(server);
  await install();
  await removeOld();
  expect(await entries.get('/sub/icon.svg')?.text()).toBe('ours');
  host[path] = 'gone';
  expect(await text(ask(path, 'no-cors'))).toBe('star');
});

it('a mark that is not there, or of another host, keeps nothing from being installed', async () => {
  for (const mark of ['/gone.svg', 'https://cdn.example/star.svg']) {
    const { ask, asked, install } = world({ ...served(), '/sub/config.json': named(mark) });
    await install();
    expect(asked.filter(path => path.endsWith('.svg'))).toEqual(
      mark === '/gone.svg' ? ['/sub/icon.svg', '/gone.svg'] : ['/sub/icon.svg'],
    );
    expect(ask('https://cdn.example/star.svg', 'no-cors')).toBeNull();
  }
});

it('a mark comes from the network while that answers, and only a picture is kept', async () => {
  const { ask, later, server, text, waits } = world(
    { '/sub/icon.svg': picture('new') },
    { '/sub/icon.svg': picture('old') },
  );
  const shown = () => text(ask('/sub/icon.svg', 'no-cors'));
  expect(await shown()).toBe('new');
  server['/sub/icon.svg'] = new Response(portal, { headers: { 'content-type': 'text/html' } });
  expect(await shown()).toBe(portal);
  await Promise.all(later);
  server['/sub/icon.svg'] = 'never';
  const late = shown();
  expect(waits.at(-1)?.ms).toBe(2000);
  waits.at(-1)?.end();
  expect(await late).toBe('new');
});

it('a worker that starts again knows the mark from the kept config, and a new one from its reply', async () => {
  const { ask, later, server, text } = world(
    { '/star.svg': 'gone', '/sub/config.json': named('/moon.svg'), '/moon.svg': picture('moon') },
    { '/sub/config.json': named('/star.svg'), '/star.svg': picture('star') },
  );
  await vi.waitFor(() => expect(ask('/star.svg', 'no-cors')).not.toBeNull());
  expect(await text(ask('/star.svg', 'no-cors'))).toBe('star');
  await ask('/sub/config.json', 'cors');
  await Promise.all(later.splice(0));
  expect(await text(ask('/moon.svg', 'no-cors'))).toBe('moon');
  await Promise.all(later);
  server['/moon.svg'] = 'gone';
  expect(await text(ask('/moon.svg', 'no-cors'))).toBe('moon');
  expect(ask('/star.svg', 'no-cors')).toBeNull();
});

it.each([
  ['/sub/login', 'navigate', pageOf('log in')],
  ['/sub/config.json', 'cors', settings],
  ['/sub/assets/app-1.js', 'cors', 'app-1.js'],
] as const)('a store that never answers holds nobody up: %s', async (url, mode, body) => {
  const { ask, text, waits, stop } = world({ [url]: new Response(body) });
  stop();
  const answer = text(ask(url, mode));
  await Promise.resolve();
  for (const { ms, end } of waits) if (ms === 3000) end();
  expect(await answer).toBe(body);
});
