import { expect, it } from 'vitest';
import { createSiteCache, type CachedSite } from '../../src/sw/site-cache.ts';

const origin = 'https://play.example';
const site: CachedSite = {
  base: '/sub',
  version: '1',
  pages: ['', '/login', '/imp7', '/charts', '/charts/:market'],
  assets: ['/assets/app-1.js', '/assets/later-1.css'],
};
const now = Date.parse('2026-11-21T12:00:00Z');
const daysAgo = (days: number): string => new Date(now - days * 86_400_000).toUTCString();

type Reply = Response | 'gone' | 'never';

/** A worker in a world of its own: `server` by path, one cache, and a clock whose waits end when they are told to. */
function world(server: Record<string, Reply>, kept: Record<string, Response> = {}) {
  const entries = new Map(Object.entries(kept));
  const asked: string[] = [];
  const waits: { ms: number; end: () => void }[] = [];
  const pathOf = (address: string): string => new URL(address, origin).pathname;
  const cache = {
    match: async (key: string) => entries.get(pathOf(key))?.clone(),
    put: async (key: string, reply: Response) => void entries.set(pathOf(key), reply),
    keys: async () => [...entries.keys()].map(path => ({ url: origin + path })),
    delete: async (key: string) => entries.delete(pathOf(key)),
  };
  type Asked = { method: string; mode: RequestMode; url: string };
  const siteCache = createSiteCache<Asked>(site, {
    origin,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the used part of a cache
    cache: async () => cache as unknown as Cache,
    fetch: async request => {
      const path = pathOf(typeof request === 'string' ? request : request.url);
      asked.push(path);
      const reply = server[path] ?? new Response('', { status: 404 });
      if (reply === 'gone') throw new TypeError('Failed to fetch');
      return reply === 'never' ? new Promise(() => undefined) : reply.clone();
    },
    wait: ms => new Promise(end => waits.push({ ms, end })),
    now: () => now,
  });
  const later: Promise<unknown>[] = [];
  const ask = (url: string, mode: RequestMode = 'navigate', method = 'GET') =>
    siteCache.respond({ method, mode, url: new URL(url, origin).href }, work => void later.push(work));
  const text = async (reply: Promise<Response> | null): Promise<string | undefined> => (await reply)?.text();
  return { ...siteCache, ask, asked, entries, later, server, text, waits };
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
])('leaves %s alone (%s, %s)', (url, mode, method) => {
  expect(world({}).ask(url, mode, method)).toBeNull();
});

it('answers a hashed file from the cache without asking, and keeps what it had to ask for', async () => {
  const { ask, asked, entries, later, text } = world(
    { '/sub/assets/bid-2.js': new Response('new') },
    { '/sub/assets/app-1.js': new Response('kept') },
  );
  expect(await text(ask('/sub/assets/app-1.js', 'cors'))).toBe('kept');
  expect(asked).toEqual([]);
  expect(await text(ask('/sub/assets/bid-2.js', 'cors'))).toBe('new');
  await Promise.all(later);
  expect(await entries.get('/sub/assets/bid-2.js')?.text()).toBe('new');
});

it('does not keep a file that is not there', async () => {
  const { ask, entries, later } = world({});
  expect((await ask('/sub/assets/gone-1.js', 'cors'))?.status).toBe(404);
  await Promise.all(later);
  expect([...entries]).toEqual([]);
});

it('answers a page from the network and keeps it under one name, whatever its spelling', async () => {
  const kept = { '/sub/login/': new Response('old') };
  const { ask, entries, later, text } = world({ '/sub/Login': new Response('new') }, kept);
  expect(await text(ask('/sub/Login?from=link'))).toBe('new');
  await Promise.all(later);
  expect([...entries.keys()]).toEqual(['/sub/login/']);
  expect(await entries.get('/sub/login/')?.text()).toBe('new');
});

it.each<[what: string, reply: Reply]>([
  ['is not there', 'gone'],
  ['answers 503 by its proxy', new Response('proxy', { status: 503 })],
])('the last page and config stand in when the server %s', async (_, reply) => {
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

it('waits for a page 2 seconds, for the config 10', async () => {
  const kept = { '/sub/': new Response('shell'), '/sub/config.json': new Response('{}') };
  const { ask, text, waits } = world({ '/sub/login': 'never', '/sub/config.json': 'never' }, kept);
  const answers = [ask('/sub/login'), ask('/sub/config.json', 'cors')];
  expect(waits.map(({ ms }) => ms)).toEqual([2000, 10_000]);
  for (const { end } of waits) end();
  expect(await Promise.all(answers.map(text))).toEqual(['shell', '{}']);
});

it('a config that is wrong is an answer; the last one does not hide it', async () => {
  const kept = { '/sub/config.json': new Response('{}') };
  const { ask, text } = world({ '/sub/config.json': new Response('missing', { status: 404 }) }, kept);
  expect(await text(ask('/sub/config.json', 'cors'))).toBe('missing');
});

it('fails as the network does where nothing is kept', async () => {
  const { ask } = world({ '/sub/login': 'gone' });
  await expect(ask('/sub/login')).rejects.toThrow('Failed to fetch');
});

it('brings in its build, the page that stands in for all, what that names, and the config', async () => {
  const page = '<script src="/sub/assets/app-9.js"></script>';
  const { asked, entries, install } = world(
    {
      '/sub/': new Response(page),
      '/sub/assets/later-1.css': new Response('css'),
      '/sub/assets/app-9.js': new Response('js'),
      '/sub/config.json': new Response('{}'),
    },
    { '/sub/assets/app-1.js': new Response('kept') },
  );
  await install();
  expect([...entries.keys()].toSorted()).toEqual([
    '/sub/',
    '/sub/assets/app-1.js',
    '/sub/assets/app-9.js',
    '/sub/assets/later-1.css',
    '/sub/config.json',
  ]);
  expect(asked).not.toContain('/sub/assets/app-1.js');
});

it('is not installed by half: a file that is not there fails it, the config does not', async () => {
  const { install, server } = world({ '/sub/': new Response('page'), '/sub/config.json': 'gone' });
  await expect(install()).rejects.toThrow('/sub/assets/app-1.js is not there: 404');
  server['/sub/assets/app-1.js'] = new Response('js');
  server['/sub/assets/later-1.css'] = new Response('css');
  await expect(install()).resolves.toBeUndefined();
});

it('drops pages of old builds at once, their files after a week, its own never', async () => {
  const asset = (days: number): Response => new Response('', { headers: { date: daysAgo(days) } });
  const { entries, removeOld } = world(
    {},
    {
      '/sub/': new Response('shell'),
      '/sub/login/': new Response('old page'),
      '/sub/config.json': new Response('{}'),
      '/sub/assets/app-1.js': asset(400),
      '/sub/assets/old-1.js': asset(6),
      '/sub/assets/older-1.js': asset(8),
      '/sub/assets/undated-1.js': new Response(''),
    },
  );
  await removeOld();
  expect([...entries.keys()]).toEqual([
    '/sub/',
    '/sub/config.json',
    '/sub/assets/app-1.js',
    '/sub/assets/old-1.js',
  ]);
});

it('the page of one market’s chart is kept for those of all markets', async () => {
  const { ask, later, text, server } = world({ '/sub/charts/1': new Response('chart') });
  expect(await text(ask('/sub/charts/1'))).toBe('chart');
  await Promise.all(later);
  server['/sub/charts/Gali-2001/'] = 'gone';
  expect(await text(ask('/sub/charts/Gali-2001/'))).toBe('chart');
  expect(ask('/sub/charts/1/2')).toBeNull();
});
