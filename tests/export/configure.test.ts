import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configure, writtenLine } from '../../src/export/configure.ts';
import { usualTransport } from '../../src/export/host-headers.ts';
import { hostFiles } from '../../src/export/hosts.ts';
import { policyOf } from '../../src/export/policy.ts';
import { unconfigured } from '../../src/api/config.ts';

const icon = '<link rel="icon" href="/sub/icon.svg">';
let folder = '';
const file = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matka-configure-'));
  mkdirSync(file('dist/login'), { recursive: true });
  const policy = policyOf(unconfigured, { scripts: [], styles: [], demo: false });
  writeFileSync(file('dist/config.json'), JSON.stringify(unconfigured));
  writeFileSync(file('dist/login/index.html'), `<meta content="${policy}">${icon}`);
  writeFileSync(file('dist/login/index.html.br'), 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The mistakes, one in each line. Null if the site was written. */
async function run(...fields: readonly (readonly [string, string])[]): Promise<string | null> {
  const done = await configure(folder, fields);
  return done.ok ? null : done.error.join('\n');
}

const hosts = [
  ['hosts.api', 'https://api.example.com/v2'],
  ['hosts.headline', '/'],
  ['hosts.gateway', 'https://pay.example.com'],
  ['appKey.value', 'k-1'],
] as const;

it('writes the config and the policy together', async () => {
  expect(await run(...hosts, ['features.transfers', 'false'])).toBeNull();
  expect(JSON.parse(read('dist/config.json'))).toEqual({
    brand: 'Matka',
    hosts: { api: 'https://api.example.com/v2', headline: '/', gateway: 'https://pay.example.com' },
    appKey: { name: 'app_key', value: 'k-1' },
    features: { transfers: false },
  });
  const sources = "connect-src 'self' https://api.example.com https://pay.example.com;";
  expect(read('dist/login/index.html')).toContain(sources);
  expect(brotliDecompressSync(readFileSync(file('dist/login/index.html.br'))).toString()).toContain(sources);
});

it('pictures come from the site, the host of the API, and the hosts of `images` and `mark`, and from no other', async () => {
  expect(read('dist/login/index.html')).toContain("img-src 'self' data:;");
  await run(
    ...hosts,
    ['images', '["https://pictures.example.com"]'],
    ['mark', 'https://cdn.example.com/m.png'],
  );
  const sources =
    "img-src 'self' data: https://api.example.com https://pictures.example.com https://cdn.example.com;";
  expect(read('dist/login/index.html')).toContain(sources);
  await run(['images', '[]'], ['mark', '/m.png']);
  expect(read('dist/login/index.html')).toContain("img-src 'self' data: https://api.example.com;");
});

it('pages connect to the other hosts ahead of need, and no longer to those of another operator', async () => {
  await run(...hosts);
  await run(['hosts.gateway', 'https://pays.example.com']);
  expect(read('dist/login/index.html').replace(/^<meta[^>]*>/, '')).toBe(
    `<link rel="preconnect" href="https://api.example.com" crossorigin>
<link rel="preconnect" href="https://pays.example.com" crossorigin>
${icon}`,
  );
});

it('a second operator leaves nothing of the first behind', async () => {
  await run(...hosts);
  expect(await run(['hosts.api', '/'], ['hosts.gateway', '/'])).toBeNull();
  expect(read('dist/login/index.html')).toContain("connect-src 'self';");
});

it('names the mistakes and writes nothing', async () => {
  const before = read('dist/config.json');
  expect(await run(...hosts, ['hosts.api', 'api.example.com'])).toBe(
    'hosts.api is neither / nor an address such as https://api.example.com',
  );
  expect(await run(...hosts, ['featuers.deposits', 'false'])).toBe(
    'featuers is not a known field; did you mean features?',
  );
  expect(read('dist/config.json')).toBe(before);
});

it('before the first build it writes site.json alone', async () => {
  rmSync(file('dist'), { recursive: true });
  expect(await run(...hosts)).toBeNull();
  expect(readdirSync(folder)).toEqual(['site.json']);
});

it('writes the configuration next to dist/, and can change one field', async () => {
  await run(...hosts, ['readLagSeconds', '60'], ['transport.seconds', '63072000']);
  rmSync(file('dist/config.json'));
  await run(['splitSessions', 'true']);
  expect(JSON.parse(read('dist/config.json'))).toMatchObject({ readLagSeconds: 60, splitSessions: true });
  expect(JSON.parse(read('site.json'))).toMatchObject({
    config: { readLagSeconds: 60, splitSessions: true, appKey: { value: 'k-1' } },
    transport: { seconds: 63_072_000 },
  });
});

it.each([
  ['host', 'apache', 'host is not one of netlify, cloudflare, github, nginx, caddy, s3'],
  ['transport.seconds', 'year', 'transport.seconds is not a number of seconds'],
  ['base', 'sub', 'base is not a folder of a site, such as /sub/'],
])('refuses the field %s = %s of the site', async (field, value, line) => {
  expect(await run(...hosts, [field, value])).toBe(line);
  expect(existsSync(file('site.json'))).toBe(false);
});

it('a folder for which dist/ is not built is saved with all other answers, and waits for the next build', async () => {
  await run(...hosts);
  const page = read('dist/login/index.html');
  const done = await configure(folder, [
    ['base', '/sub/'],
    ['brand', 'Tara'],
  ]);
  expect(done.ok && done.value.needsBuild).toEqual({ builtFor: '/', base: '/sub/' });
  expect(done.ok && done.value.changed).toEqual(['site.json']);
  expect(JSON.parse(read('site.json'))).toMatchObject({ base: '/sub/', config: { brand: 'Tara' } });
  expect(read('dist/login/index.html')).toBe(page);
  expect(JSON.parse(read('dist/config.json'))).toMatchObject({ brand: 'Matka' });
  const back = await configure(folder, [['base', 'none']]);
  expect(back.ok && back.value.needsBuild).toBeNull();
  expect(JSON.parse(read('dist/config.json'))).toMatchObject({ brand: 'Tara' });
});

it('a build for a folder of a site says which folder, until the operator says another', async () => {
  writeFileSync(file('dist/manifest.webmanifest'), '{"scope": "/sub/"}');
  await run(...hosts);
  expect(JSON.parse(read('site.json'))).toMatchObject({ base: '/sub/' });
  rmSync(file('site.json'));
  await run(['brand', 'Tara']);
  expect(JSON.parse(read('site.json'))).toMatchObject({ base: '/sub/', config: { brand: 'Tara' } });
  const done = await configure(folder, [['base', 'none']]);
  expect(done.ok && done.value.needsBuild).toEqual({ builtFor: '/sub/', base: '/' });
  expect(JSON.parse(read('site.json'))).not.toHaveProperty('base');
});

it.each([
  ['https://site.example', '/sub/', [{ field: 'base', before: '/', after: '/sub/' }]],
  ['https://site.example/sub', '/sub/', []],
  ['https://site.example/sub', 'none', [{ field: 'base', before: '/sub/', after: '/' }]],
])('of the site published at %s, base=%s differs as %j', async (site, base, differences) => {
  await run(...hosts);
  const config = JSON.parse(read('dist/config.json')) as object;
  writeFileSync(file('published.json'), JSON.stringify({ site, day: '2026-11-20', config }));
  const done = await configure(folder, [['base', base]]);
  expect(done.ok && done.value.differences).toEqual(differences);
});

it('a host of the site gets its files, and they stay when the host is not named again', async () => {
  await run(...hosts, ['host', 'nginx'], ['transport.includeSubDomains', 'true']);
  expect(read('hosting/nginx.conf')).toContain('"max-age=86400; includeSubDomains"');
});

it('names field by field what differs from the site as it was last published', async () => {
  writeFileSync(
    file('published.json'),
    JSON.stringify({
      day: '2026-11-20',
      config: { ...unconfigured, readLagSeconds: 60, splitSessions: true },
    }),
  );
  const done = await configure(folder, [['readLagSeconds', '30'], ...hosts]);
  expect(done.ok && done.value.differences).toEqual([
    { field: 'appKey.value', before: '""', after: '"k-1"' },
    { field: 'hosts.api', before: '""', after: '"https://api.example.com/v2"' },
    { field: 'hosts.gateway', before: '""', after: '"https://pay.example.com"' },
    { field: 'hosts.headline', before: '""', after: '"/"' },
    { field: 'readLagSeconds', before: '60', after: '30' },
    { field: 'splitSessions', before: 'true', after: 'false (the default)' },
  ]);
});

it.each(['https://a.example;script-src*', 'https://a"onload='])(
  '%s reaches neither policy nor page',
  async api => {
    const before = read('dist/login/index.html');
    expect(await run(...hosts, ['hosts.api', api])).toMatch(/^hosts\.api is neither/);
    expect(read('dist/login/index.html')).toBe(before);
    expect(
      policyOf(
        { hosts: { ...unconfigured.hosts, api }, images: [api], mark: api },
        { scripts: [], styles: [], demo: false },
      ),
    ).toMatch(/img-src 'self' data:;.*connect-src 'self';/);
  },
);

it('reads a file that an editor gave a byte order mark, and names one that is not JSON', async () => {
  writeFileSync(file('site.json'), `\uFEFF${JSON.stringify({ config: unconfigured })}`);
  expect(await run(...hosts)).toBeNull();
  writeFileSync(file('site.json'), '{"config"');
  expect(await run(...hosts)).toBe(
    'site.json is not JSON (line 1, column 10: a colon expected, but the file ends)',
  );
  writeFileSync(file('site.json'), '{"config": {\n  "pollSeconds": 5,\n}}');
  expect(await run(...hosts)).toBe('site.json is not JSON (line 2, column 19: one comma too many)');
  writeFileSync(file('site.json'), '[]');
  expect(await run(...hosts)).toBe('site.json is not a JSON object');
});

it.each([
  ['pollSecnds', '3', 'pollSecnds is not a known field; did you mean pollSeconds?'],
  ['kiosk.idleSecond', '60', 'kiosk.idleSecond is not a known field; did you mean kiosk.idleSeconds?'],
  ['hosts.apy', '/', 'hosts.apy is not a known field; did you mean hosts.api?'],
  ['paths.logn', '/v2/login', 'paths.logn is not a known field; did you mean paths.login?'],
  ['nothingLikeIt', 'x', 'nothingLikeIt is not a known field'],
])('names the field that %s may mean', async (field, value, problem) => {
  expect(await run(...hosts, [field, value])).toBe(problem);
});

it('names all that is missing in one go', async () => {
  writeFileSync(file('site.json'), '{"config": {}}');
  expect(await run(['brand', ''], ['zone', 'Mars'])).toBe(
    [
      'brand is empty',
      'hosts is missing',
      'appKey is missing',
      'zone is neither device nor a zone such as Asia/Kolkata',
    ].join('\n'),
  );
});

it.each([
  ['a name that reaches the prototype', '__proto__.brand', 'x', '__proto__.brand is not a known field'],
  ['another one', 'constructor', '{"x":1}', 'constructor is not a known field'],
  [
    'one inside a value',
    'features',
    '{"__proto__":{"deposits":false}}',
    'features.__proto__ is not a known field',
  ],
  ['a folder above', 'paths.login', '/v2/../login', 'paths.login has a folder . or ..'],
  ['a folder above, in escapes', 'paths.login', '/v2/%2e%2E/login', 'paths.login has a folder . or ..'],
  [
    'a folder above at a host',
    'hosts.api',
    'https://api.example.com/../v2',
    'hosts.api has a folder . or ..',
  ],
  ['a host of dots', 'hosts.api', 'https://..', 'hosts.api has a folder . or ..'],
  ['a host with an empty name', 'hosts.api', 'https://api..example.com', 'hosts.api is not an address'],
  ['a turned reading direction', 'brand', 'Matka\u202Emoc', 'brand has a control letter or a direction mark'],
  [
    'an escape sequence',
    'landingNotice',
    'a\u001B[2J',
    'landingNotice has a control letter or a direction mark',
  ],
])('refuses %s', async (_, path, value, line) => {
  const before = read('dist/config.json');
  expect(await run(...hosts, [path, value])).toBe(line);
  expect(read('dist/config.json')).toBe(before);
});

it('violations of the policy are reported where the operator says: a header has the address, and a page names it', async () => {
  const plainSite = { base: '', demoPages: [], transport: usualTransport };
  mkdirSync(file('hosting/nginx'), { recursive: true });
  mkdirSync(file('hosting/caddy'));
  for (const host of ['nginx', 'caddy', 'netlify', 's3'] as const)
    for (const [name, text] of Object.entries(hostFiles[host](plainSite))) writeFileSync(file(name), text);
  const headers = {
    'hosting/nginx.conf': String.raw`    add_header Reporting-Endpoints "reports=\"ADDRESS\"" always;`,
    'hosting/Caddyfile': String.raw`		Reporting-Endpoints "reports=\"ADDRESS\""`,
    'dist/_headers': '  Reporting-Endpoints: reports="ADDRESS"',
    'hosting/cloudfront-headers.json': String.raw`"Value": "reports=\"ADDRESS\""`,
  };
  const plain = Object.keys(headers).map(read);
  const sameSite = [...hosts, ['hosts.api', '/'], ['hosts.gateway', '/']] as const;
  for (const [given, address, sources] of [
    [
      'https://reports.example.com/m?a;b',
      'https://reports.example.com/m?a%3Bb',
      ' https://reports.example.com;',
    ],
    ['/reports', '/reports', ';'],
  ] as const) {
    expect(await run(...sameSite, ['reports', given])).toBeNull();
    for (const [name, line] of Object.entries(headers)) {
      const text = read(name);
      expect(text.split(line.replace('ADDRESS', address)).length, name).toBe(
        text.split('frame-ancestors').length,
      );
      expect(text, name).toContain(`frame-ancestors 'none'; report-uri ${address}; report-to reports`);
    }
    expect(read('dist/login/index.html')).not.toMatch(/report-uri|preconnect/);
    expect(read('dist/login/index.html')).toContain(
      'trusted-types dompurify matka-worker; report-to reports"',
    );
    expect(read('dist/login/index.html')).toContain(`connect-src 'self'${sources}`);
  }
  expect(JSON.parse(read('hosting/cloudfront-headers.json'))).toHaveProperty(
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Quantity',
    4,
  );
  expect(await run(['reports', 'none'])).toBeNull();
  expect(Object.keys(headers).map(read)).toEqual(plain);
  expect(read('dist/login/index.html')).not.toContain('report-to');
});

it.each([
  ['supportPhone', '9876543210', { supportPhone: '9876543210' }],
  ['siteId', '777', { siteId: '777' }],
  ['brand', '777', { brand: '777' }],
  ['brand', '"777"', { brand: '777' }],
  ['landingNotice', '2026', { landingNotice: '2026' }],
  ['landingNotice', 'true', { landingNotice: 'true' }],
  ['appKey.value', '123', { appKey: { value: '123' } }],
  ['registration.securityPin', '0000', { registration: { securityPin: '0000' } }],
  ['paths.login', '/1', { paths: { login: '/1' } }],
  ['payee', 'null', { payee: null }],
  ['sendClientRef', 'true', { sendClientRef: true }],
  ['pollSeconds', '7', { pollSeconds: 7 }],
] as const)('reads %s=%s by the type of the field', async (field, value, config) => {
  expect(await run(...hosts, [field, value])).toBeNull();
  expect(JSON.parse(read('dist/config.json'))).toMatchObject(config);
});

it('headlines and payment details come from the API where the operator names no other address', async () => {
  expect(await run(['hosts.api', 'https://api.example.com'], ['appKey.value', 'k'])).toBeNull();
  const expectHosts = (headline: string, gateway: string, api: string): void =>
    expect(JSON.parse(read('dist/config.json'))).toMatchObject({ hosts: { api, headline, gateway } });
  expectHosts('https://api.example.com', 'https://api.example.com', 'https://api.example.com');
  await run(['hosts.api', 'https://new.example.com'], ['hosts.gateway', '/']);
  expectHosts('https://new.example.com', '/', 'https://new.example.com');
  expect(await run(['hosts.api', 'new.example.com'])).toBe(
    'hosts.api is neither / nor an address such as https://api.example.com',
  );
});

it.each([
  ['http://api.example.com', ['hosts.api']],
  ['http://10.0.0.7:8080', ['hosts.api']],
  ['http://localhost:4000', []],
  ['http://127.0.0.1:4000', []],
  ['http://[::1]:4000', []],
  ['https://api.example.com', []],
])(
  'the API at %s has a note for %j, because only a site on http can call plain http',
  async (api, fields) => {
    const done = await configure(folder, [...hosts, ['hosts.api', api]]);
    expect(done.ok && done.value.notes.map(({ field }) => field)).toEqual(fields);
  },
);

it('a folder that goes from host to host has only the files of its host', async () => {
  mkdirSync(file('dist/gamerates'));
  writeFileSync(file('dist/gamerates/index.html'), 'page');
  const written = (): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /_headers|_redirects|nojekyll|hosting|gameRates/.test(name))
      .toSorted();
  await run(...hosts, ['host', 'nginx']);
  expect(written()).toContain('hosting/nginx.conf');
  await run(['host', 'netlify']);
  expect(written()).toEqual(['dist/_headers', 'dist/_redirects']);
  await run(['host', 'github']);
  expect(written()).toEqual(['dist/.nojekyll', 'dist/gameRates', 'dist/gameRates/index.html']);
  await run(['host', 'none']);
  expect(written()).toEqual([]);
});

it('site.json has one order for fields given in any order', async () => {
  await run(...hosts, ['accent', '#0a7d4f'], ['brand', 'Tara'], ['host', 'nginx']);
  const first = read('site.json');
  rmSync(file('site.json'));
  await run(['host', 'nginx'], ['brand', 'Tara'], ['accent', '#0a7d4f'], ...hosts.toReversed());
  expect(read('site.json')).toBe(first);
  expect(Object.keys((JSON.parse(first) as { config: object }).config)).toEqual([
    'brand',
    'accent',
    'hosts',
    'appKey',
  ]);
});

it('names the files that the host must read again, and headers that the published site does not send yet', async () => {
  await run(...hosts, ['host', 'nginx']);
  writeFileSync(
    file('published.json'),
    JSON.stringify({
      day: '2026-11-20',
      config: JSON.parse(read('dist/config.json')) as object,
      headers: { 'Strict-Transport-Security': 'max-age=86400', 'Reporting-Endpoints': null },
    }),
  );
  const difference = {
    field: 'Strict-Transport-Security',
    before: 'max-age=86400',
    after: 'max-age=172800',
  };
  const done = await configure(folder, [['transport.seconds', '172800']]);
  expect(done.ok && done.value.differences).toEqual([difference]);
  expect(done.ok && done.value.hostFiles).toEqual(['hosting/nginx.conf', 'hosting/nginx/matka-server.conf']);
  const again = await configure(folder, []);
  expect(again.ok && again.value.differences).toEqual([difference]);
  expect(again.ok && again.value.hostFiles).toEqual([]);
});

it('a config.json in the place of site.json is named as that', async () => {
  writeFileSync(file('site.json'), JSON.stringify(unconfigured));
  expect(await run(...hosts)).toBe('site.json is the config.json of a site: put back its site.json');
});

it('the last line of the command counts one file as one', () => {
  const line = (files: string) => `Wrote site.json, and its settings into ${files} of dist/ and hosting/.`;
  expect([1, 2].map(writtenLine)).toEqual([line('1 file'), line('2 files')]);
});
