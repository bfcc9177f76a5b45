import { createHash } from 'node:crypto';
import type { ConfigFile } from '../api/config.ts';
import { originOf } from '../api/parse-config.ts';

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
