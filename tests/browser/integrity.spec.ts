// Changed scripts do not run. The Observatory rates the headers of each host.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { pageFolder, routePaths } from '../../src/nav/routes.ts';
import { guarded } from '../../src/export/pages.ts';
import { hostFiles, type HostName } from '../../src/export/hosts.ts';
import { expect, test } from '../support/app.ts';
import { observatoryPoints, observatoryScore } from '../support/observatory.ts';

const pageOf = (path: string): string => readFileSync(`dist${pageFolder(path)}/index.html`, 'utf8');
const hashOf = (text: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The scripts of a page by address, with the integrity that is in its tags. */
const taggedIn = (page: string): ReadonlyMap<string, string | undefined> =>
  new Map(
    [...page.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"([^>]*)>/g)].map(
      ([, address = '', rest = '']) => [address, / integrity="([^"]+)"/.exec(rest)?.[1]],
    ),
  );

/** The text of a page's import map, and the integrity of each script in it. */
function mapIn(page: string): {
  readonly text: string;
  readonly integrity: Readonly<Record<string, string>>;
} {
  const [, text = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test compares all of it with the files
  return { text, ...(JSON.parse(text) as { integrity: Record<string, string> }) };
}

test('a page knows the hash of each of its scripts, and of those that move points or take passwords later', () => {
  const maps = new Set<string>();
  for (const path of routePaths) {
    const page = pageOf(path);
    const tagged = taggedIn(page);
    expect(tagged.size, path).toBeGreaterThan(1);
    const { text, integrity } = mapIn(page);
    for (const [address, hash] of [...tagged, ...Object.entries(integrity)])
      expect(hash, `${path} ${address}`).toBe(hashOf(readFileSync(`dist${address}`)));
    expect(page, path).toContain(`'${hashOf(text)}'`);
    expect(page.indexOf('type="importmap"'), path).toBeLessThan(page.indexOf('type="module"'));
    maps.add(text);
  }
  expect(maps.size).toBe(1);
  const [map = ''] = maps;
  for (const part of guarded) {
    const [, name = part] = /([^/:]+?)(?:\.tsx?)?$/.exec(part) ?? [];
    expect(map, part).toContain(`"/assets/${name}-`);
  }
  // All that can place a bid: the one chunk with the words of the journal is among them.
  const journal = readdirSync('dist/assets').filter(
    name => name.endsWith('.js') && readFileSync(`dist/assets/${name}`, 'utf8').includes('matka.money.'),
  );
  expect(journal.length).toBeGreaterThan(0);
  for (const name of journal) expect(map, name).toContain(`"/assets/${name}"`);
});

test.describe('changed on its way', () => {
  test.use({ allowConsole: [/integrity|digest|Failed to load resource/i], serviceWorkers: 'block' });

  for (const [what, pattern] of [
    ['the first script', /\/assets\/(chunk|app)-[^/]+\.js$/],
    ['a script that is loaded later', /\/assets\/background-[^/]+\.js$/],
  ] as const)
    test(`${what} does not run`, async ({ page }) => {
      await page.route(pattern, async route => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, body: `localStorage.changed = 'yes';${await reply.text()}` });
      });
      const refused = page.waitForEvent('console', line => /integrity|digest/i.test(line.text()));
      await page.goto('/login');
      await refused;
      // The page may reload itself for want of the script. Stored values outlive that.
      await expect(async () => {
        expect(await page.evaluate(() => localStorage.getItem('changed'))).toBeNull();
      }).toPass();
    });
});

/** The headers that the files of a host name for a page. */
const headersOf: { readonly [H in HostName]: (files: Readonly<Record<string, string>>) => string[][] } = {
  netlify: files => ofHeadersFile(files['dist/_headers']),
  cloudflare: files => ofHeadersFile(files['dist/_headers']),
  github: () => [],
  nginx: files =>
    [
      ...(/^ {2}location \/ \{(.*?)^ {2}\}/ms.exec(files['hosting/nginx.conf'] ?? '')?.[1] ?? '').matchAll(
        /add_header (\S+) "([^"]*)"/g,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  caddy: files =>
    [
      ...(/^\theader \{(.*?)^\t\}/ms.exec(files['hosting/Caddyfile'] ?? '')?.[1] ?? '').matchAll(
        /^\t\t(\S+) "([^"]*)"/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  s3: files => ofCloudFront(files['hosting/cloudfront-headers.json']),
};
const ofHeadersFile = (text = ''): string[][] =>
  [...(/^\/\*\n((?: {2}.*\n)*)/m.exec(text)?.[1] ?? '').matchAll(/^ {2}([^:]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
/** CloudFront has its own names for the headers that it knows. */
function ofCloudFront(text = '{}'): string[][] {
  const field = (name: string): string => new RegExp(`"${name}": "([^"]*)"`).exec(text)?.[1] ?? '';
  const seconds = /"AccessControlMaxAgeSec": (\d+)/.exec(text)?.[1] ?? '0';
  const custom = [...text.matchAll(/"Header": "([^"]+)",\s*"Value": "([^"]*)"/g)];
  return [
    ['Content-Security-Policy', field('ContentSecurityPolicy')],
    ['Strict-Transport-Security', `max-age=${seconds}`],
    ['X-Frame-Options', field('FrameOption')],
    ['Referrer-Policy', field('ReferrerPolicy')],
    ...(text.includes('"ContentTypeOptions"') ? [['X-Content-Type-Options', 'nosniff']] : []),
    ...custom.map(([, name = '', value = '']) => [name, value]),
  ];
}

for (const [host, score] of [
  ['nginx', 125],
  ['caddy', 125],
  ['netlify', 125],
  ['cloudflare', 125],
  ['s3', 125],
  // A server without the build's headers: no HSTS (-20), no frame-ancestors (-20), no nosniff (-5), and so no
  // extra points.
  ['github', 55],
] as const)
  test(`the Observatory gives the headers of ${host} ${score} points, and 10 more where https is promised for half a year`, () => {
    const page = pageOf('/login');
    for (const [seconds, more] of [
      [86_400, 0],
      [15_768_000, host === 'github' ? 0 : 10],
    ] as const) {
      const transport = { seconds, includeSubDomains: false };
      const named = headersOf[host](hostFiles[host]({ base: '', demoPages: [], transport }));
      const headers = Object.fromEntries(named.map(([name = '', value = '']) => [name.toLowerCase(), value]));
      const answer = { headers, page };
      expect(observatoryScore(answer), JSON.stringify(observatoryPoints(answer))).toBe(score + more);
    }
  });

test('the Observatory’s rules find missing headers', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
  const page = '<script src="/a.js" integrity="sha256-x"></script>';
  const score = (headers: Readonly<Record<string, string>>, html = page) =>
    observatoryScore({ headers, page: html });
  expect(score(good)).toBe(135);
  expect(score(good, '<script src="/a.js"></script>')).toBe(130);
  expect(score(good, '<script src="https://cdn.example.com/a.js"></script>')).toBe(50);
  expect(
    score({ ...good, 'content-security-policy': `${good['content-security-policy']}; img-src http:` }),
  ).toBe(90 + 25);
  expect(
    score({
      ...good,
      'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'",
    }),
  ).toBe(80);
  expect(score({ ...good, 'strict-transport-security': 'max-age=60' })).toBe(90 + 35);
  expect(score({ ...good, 'x-content-type-options': '' })).toBe(95 + 35);
});
