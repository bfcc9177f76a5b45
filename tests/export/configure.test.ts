import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configure } from '../../src/export/configure.ts';
import { hostFiles } from '../../src/export/hosts.ts';
import { metaPolicy, policyOf } from '../../src/export/policy.ts';
import { unconfigured } from '../../src/api/config.ts';

const icon = '<link rel="icon" href="/sub/icon.svg">';
let folder = '';
const file = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matka-configure-'));
  mkdirSync(file('site/login'), { recursive: true });
  mkdirSync(file('hosting'));
  const policy = policyOf(unconfigured, { scripts: [], styles: [] });
  writeFileSync(file('site/config.json'), JSON.stringify(unconfigured));
  writeFileSync(file('site/login/index.html'), `<meta content="${metaPolicy(policy)}">${icon}`);
  writeFileSync(file('site/login/index.html.br'), 'old');
  writeFileSync(file('hosting/nginx.conf'), `add_header Content-Security-Policy "${policy}" always;`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is wrong, a line each; null where it was written. */
async function run(...fields: readonly (readonly [string, string])[]): Promise<string | null> {
  const done = await configure({ site: file('site'), hosting: file('hosting') }, fields);
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
  expect(JSON.parse(read('site/config.json'))).toEqual({
    brand: 'Matka',
    hosts: { api: 'https://api.example.com/v2', headline: '/', gateway: 'https://pay.example.com' },
    appKey: { name: 'app_key', value: 'k-1' },
    features: { transfers: false },
  });
  const sources = "connect-src 'self' https://api.example.com https://pay.example.com;";
  expect(read('site/login/index.html')).toContain(sources);
  expect(brotliDecompressSync(readFileSync(file('site/login/index.html.br'))).toString()).toContain(sources);
  expect(read('hosting/nginx.conf')).toContain(sources);
});

it('pictures come from the site, the host of the API, and the hosts of `images` and `mark`, and from no other', async () => {
  expect(read('site/login/index.html')).toContain("img-src 'self' data:;");
  await run(
    ...hosts,
    ['images', '["https://pictures.example.com"]'],
    ['mark', 'https://cdn.example.com/m.png'],
  );
  const sources =
    "img-src 'self' data: https://api.example.com https://pictures.example.com https://cdn.example.com;";
  expect(read('site/login/index.html')).toContain(sources);
  expect(read('hosting/nginx.conf')).toContain(sources);
  await run(['images', '[]'], ['mark', '/m.png']);
  expect(read('hosting/nginx.conf')).toContain("img-src 'self' data: https://api.example.com;");
});

it('pages connect to the other hosts ahead of need, and no longer to those of another operator', async () => {
  await run(...hosts);
  await run(['hosts.gateway', 'https://pays.example.com']);
  expect(read('site/login/index.html').replace(/^<meta[^>]*>/, '')).toBe(
    `<link rel="preconnect" href="https://api.example.com" crossorigin>
<link rel="preconnect" href="https://pays.example.com" crossorigin>
${icon}`,
  );
});

it('a second operator leaves nothing of the first behind', async () => {
  await run(...hosts);
  expect(await run(['hosts.api', '/'], ['hosts.gateway', '/'])).toBeNull();
  expect(read('site/login/index.html')).toContain("connect-src 'self';");
  expect(read('hosting/nginx.conf')).toContain("connect-src 'self';");
});

it('names what is wrong and writes nothing', async () => {
  const before = read('site/config.json');
  expect(await run(...hosts, ['hosts.api', 'api.example.com'])).toBe(
    'hosts.api is neither / nor an address such as https://api.example.com',
  );
  expect(await run(...hosts, ['featuers.deposits', 'false'])).toBe('featuers is no known field');
  expect(read('site/config.json')).toBe(before);
});

it('says when there is no build', async () => {
  expect(await configure({ site: file('none'), hosting: file('hosting') }, [])).toEqual({
    ok: false,
    error: ['There is no build yet: npm run build'],
  });
});

it.each(['https://a.example;script-src*', 'https://a"onload='])(
  '%s reaches neither policy nor page',
  async api => {
    const before = read('site/login/index.html');
    expect(await run(...hosts, ['hosts.api', api])).toMatch(/^hosts\.api is neither/);
    expect(read('site/login/index.html')).toBe(before);
    expect(
      policyOf(
        { hosts: { ...unconfigured.hosts, api }, images: [api], mark: api },
        { scripts: [], styles: [] },
      ),
    ).toMatch(/img-src 'self' data:;.*connect-src 'self';/);
  },
);

it('reads a file that an editor gave a byte order mark, and names one that is not JSON', async () => {
  writeFileSync(file('site/config.json'), `\uFEFF${read('site/config.json')}`);
  expect(await run(...hosts)).toBeNull();
  writeFileSync(file('site/config.json'), '{"hosts"');
  expect(await run(...hosts)).toBe('config.json is not JSON');
});

it('names all that is missing in one go', async () => {
  writeFileSync(file('site/config.json'), '{}');
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
  ['a name that reaches the prototype', '__proto__.brand', 'x', '__proto__.brand is no known field'],
  ['another one', 'constructor', '{"x":1}', 'constructor is no known field'],
  [
    'one inside a value',
    'features',
    '{"__proto__":{"deposits":false}}',
    'features.__proto__ is no known field',
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
  ['a host with an empty name', 'hosts.api', 'https://api..example.com', 'hosts.api is no address'],
  ['a turned reading direction', 'brand', 'Matka\u202Emoc', 'brand has a control letter or a direction mark'],
  [
    'an escape sequence',
    'landingNotice',
    'a\u001B[2J',
    'landingNotice has a control letter or a direction mark',
  ],
])('refuses %s', async (_, path, value, line) => {
  const before = read('site/config.json');
  expect(await run(...hosts, [path, value])).toBe(line);
  expect(read('site/config.json')).toBe(before);
});

it('violations of the policy are reported where the operator says, in the header of each host and in no page', async () => {
  const site = { base: '', policy: policyOf(unconfigured, { scripts: [], styles: [] }), demoPages: [] };
  const hostFile = (name: string): string => (name.startsWith('dist/') ? name.replace('dist', 'site') : name);
  for (const host of ['nginx', 'caddy', 'netlify', 's3'] as const)
    for (const [name, text] of Object.entries(hostFiles[host](site)))
      writeFileSync(file(hostFile(name)), text);
  const headers = {
    'hosting/nginx.conf': String.raw`    add_header Reporting-Endpoints "reports=\"ADDRESS\"" always;`,
    'hosting/Caddyfile': String.raw`		Reporting-Endpoints "reports=\"ADDRESS\""`,
    'site/_headers': '  Reporting-Endpoints: reports="ADDRESS"',
    'hosting/cloudfront-headers.json': String.raw`"Value": "reports=\"ADDRESS\""`,
  };
  const plain = Object.keys(headers).map(read);
  for (const [given, address, sources] of [
    [
      'https://reports.example.com/m?a;b',
      'https://reports.example.com/m?a%3Bb',
      ' https://reports.example.com;',
    ],
    ['/reports', '/reports', ';'],
  ] as const) {
    expect(await run(...hosts, ['hosts.api', '/'], ['hosts.gateway', '/'], ['reports', given])).toBeNull();
    for (const [name, line] of Object.entries(headers)) {
      const text = read(name);
      expect(text.split(line.replace('ADDRESS', address)).length, name).toBe(
        text.split('default-src').length,
      );
      expect(text.match(/Reporting-Endpoints/g)?.length, name).toBe(text.match(/default-src/g)?.length);
      expect(text, name).toContain(`frame-ancestors 'none'; report-uri ${address}; report-to reports; `);
      expect(text, name).toContain(`connect-src 'self'${sources}`);
    }
    expect(read('site/login/index.html')).not.toMatch(/report-uri|preconnect/);
    expect(read('site/login/index.html')).toContain(`connect-src 'self'${sources}`);
  }
  expect(JSON.parse(read('hosting/cloudfront-headers.json'))).toHaveProperty(
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Quantity',
    4,
  );
  expect(await run(['reports', 'none'])).toBeNull();
  expect(Object.keys(headers).map(read)).toEqual(plain);
});
