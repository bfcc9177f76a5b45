import { createHash } from 'node:crypto';
import type { ConfigFile } from '../api/config.ts';
import { originOf } from '../api/parse-config.ts';
import { pageFolder, routePaths } from '../nav/routes.ts';

/** What the policy takes from `config.json`. */
export type PolicyConfig = Pick<ConfigFile, 'hosts' | 'images' | 'mark'>;

/** The origins that the app may connect to: its own site and the operator's hosts. */
const connectSources = ({ hosts }: PolicyConfig): string =>
  ["'self'", ...originsOf(Object.values(hosts))].join(' ');

/** Where pictures may come from: the site, inside a page or a sheet, the API's host, the operator's own. */
const imageSources = ({ hosts, images = [], mark = '' }: PolicyConfig): string =>
  ["'self' data:", ...originsOf([hosts.api, ...images, mark])].join(' ');

const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(originOf).filter(origin => origin !== null)),
];

/**
 * The content policy (docs/reliability.md "Content from the server"). It allows inline scripts and styles by their hash.
 */
export function policyOf(
  config: PolicyConfig,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  demo = false,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...inline.styles.map(hashOf)].join(' '),
    `img-src ${imageSources(config)}`,
    "font-src 'self'",
    `connect-src ${connectSources(config)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // A demo's console shows the app beside it.
    ...(demo ? ["frame-src 'self'", "frame-ancestors 'self'"] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    // `matka-worker` is for the address of the service worker, which must not be a plain text. Without 'allow-duplicates'
    // nobody makes a policy of these names again.
    `trusted-types dompurify matka-worker${demo ? ' matka-demo' : ''}`,
  ].join('; ');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy for the `<meta>` of a page: browsers accept `frame-ancestors` only in a header. */
export const metaPolicy = (policy: string): string => policy.replace(/ frame-ancestors '\w+';/, '');

/** Replaces the allowed hosts in a text that contains the policy, so that a finished build can be configured. */
export const withHosts = (text: string, config: PolicyConfig): string =>
  text
    .replace(/(?<=connect-src )'self'[^;"]*/g, connectSources(config))
    .replace(/(?<=img-src )'self'[^;"]*/g, imageSources(config));

/** Adds preconnect links for other origins to a page, so that the first call does not wait for a connection. */
export function withPreconnects(page: string, { hosts }: PolicyConfig): string {
  const links = originsOf(Object.values(hosts)).map(
    origin => `<link rel="preconnect" href="${origin}" crossorigin>\n`,
  );
  return page.replace(/(?:<link rel="preconnect"[^>]*>\n)*(?=<link rel="icon")/, links.join(''));
}

// Rules that the files of all hosts share.
/** What the files of a host depend on: the folder ('' or like `/sub`) and the content policy. */
export type HostedSite = {
  readonly base: string;
  readonly policy: string;
  /** The pages of a demo besides the app's, such as `/__mock`, each in a folder of its own; none in other builds. */
  readonly demoPages: readonly string[];
};

/**
 * The headers of every response besides its policy, as Mozilla's HTTP Observatory recommends. A demo's console shows the
 * app in a frame.
 */
export const securityHeadersOf = ({ demoPages }: HostedSite): Readonly<Record<string, string>> => ({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': demoPages.length > 0 ? 'SAMEORIGIN' : 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

/** `Cache-Control`: hashed files are kept, the config is not, and the rest is checked before each use. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  config: 'no-store',
  page: 'no-cache',
} as const;

/** Each path of the route table as a pattern, and the file of its page below dist/: for servers that rewrite paths. */
export const pagePathsOf = (
  base: string,
  demoPages: readonly string[],
): readonly { readonly pattern: string; readonly file: string }[] =>
  [...routePaths, ...demoPages].map(path => ({
    pattern: `^${base}${path.replace(/\/$/, '').replace(':market', '[^/]+')}/?$`,
    file: `${demoPages.includes(path) ? path : pageFolder(path)}/index.html`,
  }));
