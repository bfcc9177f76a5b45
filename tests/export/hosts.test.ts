import { expect, it } from 'vitest';
import { hostFiles, hostNames } from '../../src/export/hosts.ts';
import { usualTransport } from '../../src/export/host-headers.ts';
import { policyOf } from '../../src/export/policy.ts';

const policy = policyOf(
  {
    hosts: { api: 'https://api.example.com/v2', headline: '/', gateway: 'https://pay.example.com:8443' },
    images: ['https://pictures.example.com/slides', '/'],
    mark: 'https://cdn.example.com/mark.png',
  },
  { scripts: ['one()'], styles: ['a{}', 'b{}'], demo: false },
);
const site = { base: '/sub', demoPages: [], transport: usualTransport };

it("the policy is that of docs/reliability.md, with the hashes of inline parts and the operator's origins", () => {
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='",
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
    "img-src 'self' data: https://api.example.com https://pictures.example.com https://cdn.example.com",
    "font-src 'self'",
    "connect-src 'self' https://api.example.com https://pay.example.com:8443",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify matka-worker',
  ]);
});

it('a Trusted Types policy cannot be made twice, and there is no default one', () => {
  expect(policy).not.toMatch(/allow-duplicates|trusted-types[^;]*(default|\*)/);
});

it('the policy in a page leaves out what browsers refuse there', () => {
  expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
});

it('no file of a host has anything that depends on the build: another one changes none of them', () => {
  const texts = hostNames.flatMap(host => Object.values(hostFiles[host](site)));
  expect(texts.filter(text => /sha(256|384)-|script-src|connect-src/.test(text))).toEqual([]);
});

it.each([
  [{ seconds: 86_400, includeSubDomains: false }, 'max-age=86400'],
  [{ seconds: 63_072_000, includeSubDomains: true }, 'max-age=63072000; includeSubDomains'],
])('https is promised as long as the operator says: %j', (transport, value) => {
  const text = hostFiles.nginx({ ...site, transport })['hosting/nginx.conf'];
  expect(text).toContain(`add_header Strict-Transport-Security "${value}" always;`);
});

it.each([
  ['netlify', ['dist/_headers', 'dist/_redirects']],
  ['cloudflare', ['dist/_headers', 'dist/_redirects']],
  ['github', ['dist/.nojekyll']],
  [
    'nginx',
    [
      'hosting/nginx.conf',
      'hosting/nginx/matka-http.conf',
      'hosting/nginx/matka-server.conf',
      'hosting/nginx/site.example.conf',
    ],
  ],
  ['caddy', ['hosting/Caddyfile', 'hosting/caddy/matka.caddy', 'hosting/caddy/site.example.Caddyfile']],
  ['s3', ['hosting/s3-upload.sh', 'hosting/cloudfront-headers.json']],
] as const)('%s gets %j', (host, files) => {
  expect(Object.keys(hostFiles[host](site))).toEqual(files);
});

it('no host sends every path to one page', () => {
  for (const host of hostNames)
    for (const text of Object.values(hostFiles[host](site))) expect(text).not.toMatch(/\/\* \/index\.html/);
});

it.each(['netlify', 'cloudflare'] as const)('%s sends each header once', host => {
  const { 'dist/_headers': headers = '', 'dist/_redirects': redirects } = hostFiles[host](site);
  expect(headers.split('\n').slice(0, 3)).toEqual([
    '/sub/*',
    "  Content-Security-Policy: frame-ancestors 'none'",
    '  Strict-Transport-Security: max-age=86400',
  ]);
  expect(headers).toContain('/sub/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(headers).toContain('/sub/config.json\n  Cache-Control: no-store\n');
  expect(headers.match(/Cache-Control/g)).toHaveLength(2);
  expect(redirects).toContain('/sub/gameRates /sub/gamerates/ 200\n');
  expect(redirects).toContain('/sub/charts/:market /sub/charts/any/ 200\n');
});

it('every location of nginx says the policy itself', () => {
  const text = hostFiles.nginx(site)['hosting/nginx.conf'] ?? '';
  const locations = text.split(/^ {2}location /m).slice(1);
  expect(locations.length).toBe(17);
  for (const location of locations)
    expect(location.split('add_header Content-Security-Policy')).toHaveLength(2);
});

it('nginx and Caddy have one page for the charts of all markets', () => {
  expect(hostFiles.nginx(site)['hosting/nginx.conf']).toContain(
    '"~*^/sub/charts/[^/]+/?$" /charts/any/index.html;',
  );
  expect(hostFiles.caddy(site)['hosting/Caddyfile']).toContain(
    '~(?i)^/charts/[^/]+/?$ /charts/any/index.html\n',
  );
});

it('a demo shows the app next to its console, and may start its provider', () => {
  const demo = policyOf(
    { hosts: { api: '/', headline: '/', gateway: '/' } },
    { scripts: [], styles: [], demo: true },
  ).split('; ');
  expect(demo).toContain("frame-src 'self' upi: phonepe: tez: paytmmp:");
  expect(demo.at(-1)).toBe('trusted-types dompurify matka-worker matka-demo');
  const files = { ...site, demoPages: ['/__mock'] };
  for (const host of hostNames) {
    const text = Object.values(hostFiles[host](files)).join('');
    expect(text, host).not.toMatch(/X-Frame-Options:? "?DENY|FrameOption": "DENY|frame-ancestors 'none'/);
  }
  expect(hostFiles.nginx(files)['hosting/nginx.conf']).toContain('"~*^/sub/__mock/?$" /__mock/index.html;');
});

it.each([
  ['br, gzip', '.br'],
  ['gzip, deflate, br;q=0.8', '.br'],
  ['gzip;q=1.0,br;q=0.1', '.br'],
  ['br;q=0, gzip', '.gz'],
  ['br; q=0.000,gzip;q=0.5', '.gz'],
  ['BR', '.br'],
  ['gzip;q=0', ''],
  ['x-br, gzipped', ''],
  ['identity', ''],
])('nginx answers Accept-Encoding: %s with %s', (asked, packed) => {
  const text = hostFiles.nginx(site)['hosting/nginx.conf'] ?? '';
  const map = /map \$http_accept_encoding \$matka_packed \{([^}]+)\}/.exec(text)?.[1] ?? '';
  const choices = [...map.matchAll(/"~\*(.+)" (\.\w+);/g)];
  expect(choices).toHaveLength(2);
  const chosen = choices.find(([, pattern = '']) => new RegExp(pattern, 'i').test(asked));
  expect(chosen?.[2] ?? '').toBe(packed);
});
