import { createHash } from 'node:crypto';
import type { ConfigFile } from '../api/config.ts';
import { originOf } from '../api/parse-config.ts';
import { pageFolder, routePaths } from '../nav/routes.ts';
import { accentStyle } from './accent.ts';

export type PolicyConfig = Pick<ConfigFile, 'hosts' | 'images' | 'mark' | 'accent' | 'reports'>;

const connectSources = ({ hosts, reports = '' }: PolicyConfig): string =>
  ["'self'", ...originsOf([...Object.values(hosts), reports])].join(' ');

const imageSources = ({ hosts, images = [], mark: logo = '' }: PolicyConfig): string =>
  ["'self' data:", ...originsOf([hosts.api, ...images, logo])].join(' ');

/** The only SHA-384 of a policy: it is found again when the accent changes. */
const accentSource = ({ accent }: PolicyConfig): string =>
  accent === undefined ? '' : ` ${hashOf(accentStyle(accent), 'sha384')}`;

const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(originOf).filter(origin => origin !== null)),
];

/** Inline scripts and styles are allowed by their hash (docs/reliability.md "Content from the server"). */
export function policyOf(
  config: PolicyConfig,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  demo = false,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(text => hashOf(text))].join(' '),
    [`style-src 'self'${accentSource(config)}`, ...inline.styles.map(text => hashOf(text))].join(' '),
    `img-src ${imageSources(config)}`,
    "font-src 'self'",
    `connect-src ${connectSources(config)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // A demo's console shows the app beside it, which opens the apps that pay.
    ...(demo ? [demoFrames, "frame-ancestors 'self'"] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    // `matka-worker` is for the service worker's address. Without 'allow-duplicates' nobody can make these
    // policies again.
    `trusted-types dompurify matka-worker${demo ? ' matka-demo' : ''}`,
  ].join('; ');
}

export const demoFrames = "frame-src 'self' upi: phonepe: tez: paytmmp:";

const hashOf = (text: string, by = 'sha256'): string =>
  `'${by}-${createHash(by).update(text).digest('base64')}'`;

/** Browsers accept `frame-ancestors` only in a header. */
export const metaPolicy = (policy: string): string => policy.replace(/ frame-ancestors '\w+';/, '');

export const withConfig = (text: string, config: PolicyConfig): string =>
  withReports(text, config)
    .replace(/(?<=style-src 'self')( 'sha384-[^']+')?/g, accentSource(config))
    .replace(/(?<=connect-src )'self'[^;"]*/g, connectSources(config))
    .replace(/(?<=img-src )'self'[^;"]*/g, imageSources(config));

const endpoints = 'Reporting-Endpoints';

/** In headers alone, where `frame-ancestors` is. `report-to` means an address that another header names. */
function withReports(text: string, { reports }: PolicyConfig): string {
  // Without the signs that end something in a policy or in a host's file.
  const address = reports?.replaceAll(/[^\w.~%/:?=&@-]/g, sign => encodeURIComponent(sign));
  const value = `reports="${address}"`;
  const named = text.replaceAll(
    /(?<=frame-ancestors '\w+';)( report-uri [^;]+; report-to reports;)?/g,
    address === undefined ? '' : ` report-uri ${address}; report-to reports;`,
  );
  if (text.includes('"CustomHeadersConfig"'))
    return withCloudFrontHeader(named, address === undefined ? null : value);
  const without = named.replaceAll(new RegExp(`\n.*${endpoints}.*`, 'g'), '');
  if (address === undefined) return without;
  return without.replaceAll(
    /^([ \t]*(?:add_header )?)Content-Security-Policy(?:: default-src.*| "default-src[^"]*"(.*))$/gm,
    (line, before: string, after?: string) =>
      `${line}\n${before}${endpoints}${after === undefined ? `: ${value}` : ` "${value.replaceAll('"', '\\"')}"${after}`}`,
  );
}

function withCloudFrontHeader(text: string, value: string | null): string {
  type Headers = { Quantity: number; Items: { readonly Header: string }[] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- src/export/hosts.ts has written it
  const policy = JSON.parse(text) as { ResponseHeadersPolicyConfig: { CustomHeadersConfig: Headers } };
  const headers = policy.ResponseHeadersPolicyConfig.CustomHeadersConfig;
  headers.Items = headers.Items.filter(({ Header }) => Header !== endpoints);
  if (value !== null)
    headers.Items.push(Object.assign({ Header: endpoints }, { Value: value, Override: true }));
  headers.Quantity = headers.Items.length;
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** The first call must not wait for a connection. */
export function withPreconnects(page: string, { hosts }: PolicyConfig): string {
  const links = originsOf(Object.values(hosts)).map(
    origin => `<link rel="preconnect" href="${origin}" crossorigin>\n`,
  );
  return page.replace(/(?:<link rel="preconnect"[^>]*>\n)*(?=<link rel="icon")/, links.join(''));
}

/** `base` is '' or like `/sub`. */
export type HostedSite = {
  readonly base: string;
  readonly policy: string;
  readonly demoPages: readonly string[];
};

/** As Mozilla's HTTP Observatory recommends. */
export const securityHeadersOf = ({ demoPages }: HostedSite): Readonly<Record<string, string>> => ({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': demoPages.length > 0 ? 'SAMEORIGIN' : 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

/** The config is never kept, and unhashed files are checked before each use. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  config: 'no-store',
  page: 'no-cache',
} as const;

export const pagePathsOf = (base: string, demoPages: readonly string[]) =>
  [...routePaths, ...demoPages].map(path => ({
    pattern: `^${base}${path.replace(/\/$/, '').replace(':market', '[^/]+')}/?$`,
    file: `${demoPages.includes(path) ? path : pageFolder(path)}/index.html`,
  }));
