import { createHash } from 'node:crypto';
import type { ConfigFile } from '../api/config.ts';

type Hosts = ConfigFile['hosts'];

/** What may be asked for data: our own site, and the origins of the operator's hosts. */
const connectSources = (hosts: Hosts): string => ["'self'", ...originsOf(hosts)].join(' ');

const originsOf = (hosts: Hosts): readonly string[] => [
  ...new Set(Object.values(hosts).flatMap(host => (URL.canParse(host) ? [new URL(host).origin] : []))),
];

/**
 * The content policy (docs/reliability.md "Content from the server"); what stands inline in pages is allowed by its
 * hash.
 */
export function policyOf(
  hosts: Hosts,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...inline.styles.map(hashOf)].join(' '),
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    `connect-src ${connectSources(hosts)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The second passes the address of the service worker: browsers take no plain text for it.
    'trusted-types dompurify matka-worker',
  ].join('; ');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy as a page's own `<meta>` can carry it: browsers take `frame-ancestors` from a header alone. */
export const metaPolicy = (policy: string): string => policy.replace(" frame-ancestors 'none';", '');

/** A text that carries the policy, allowing other hosts: how an operator's configuration reaches a finished build. */
export const withHosts = (text: string, hosts: Hosts): string =>
  text.replace(/(?<=connect-src )'self'[^;"]*/g, connectSources(hosts));

/** A page that also meets the origins of other hosts while its scripts are on their way: the first call finds a line. */
export function withPreconnects(page: string, hosts: Hosts): string {
  const links = originsOf(hosts).map(origin => `<link rel="preconnect" href="${origin}" crossorigin>\n`);
  return page.replace(/(?:<link rel="preconnect"[^>]*>\n)*(?=<link rel="icon")/, links.join(''));
}

/** What every answer carries besides its policy, by Mozilla's HTTP Observatory. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** How long an answer may be kept: hashed files for ever, the operator's config not at all, the rest if still true. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  config: 'no-store',
  page: 'no-cache',
} as const;
