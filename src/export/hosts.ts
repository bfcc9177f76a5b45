import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { routePaths } from '../nav/routes.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { caching, securityHeaders } from './policy.ts';
import { s3Files } from './s3.ts';
import { written } from './write.ts';

/** What a host's files are made of. `base` is '' or like `/sub`. */
export type Site = { readonly base: string; readonly policy: string };

export const hostNames = ['netlify', 'cloudflare', 'github', 'nginx', 'caddy', 's3'] as const;
export type HostName = (typeof hostNames)[number];

/**
 * What each host wants besides the pages, by file: in dist/ what is uploaded with them, in hosting/ what a server is
 * set up with. Nowhere does every path fall back to one page: each has its own, and 404.html is for the rest.
 */
export const hostFiles: { readonly [H in HostName]: (site: Site) => Readonly<Record<string, string>> } = {
  netlify: site => ({ 'dist/_headers': headersFile(site), 'dist/_redirects': redirects(site) }),
  // Cloudflare takes `/* /index.html 200` for an endless loop; there is none in ours.
  cloudflare: site => ({ 'dist/_headers': headersFile(site), 'dist/_redirects': redirects(site) }),
  // It sends no headers of ours: the policy stands in the pages' own `<meta>`.
  github: () => ({ 'dist/.nojekyll': '' }),
  nginx: site => ({ 'hosting/nginx.conf': nginxConf(site) }),
  caddy: site => ({ 'hosting/Caddyfile': caddyfile(site) }),
  s3: s3Files,
};

/** Hosts that tell capital letters apart and cannot be taught otherwise get a copy of each page so written. */
const needsCopies: ReadonlySet<HostName> = new Set(['github', 's3']);

/** Paths that are written with capital letters, such as `/gameRates`. */
const capital = routePaths.filter(path => path !== path.toLowerCase());

export function writeHost(host: HostName, site: Site): void {
  for (const [file, text] of Object.entries(hostFiles[host](site)))
    written('.', file, text, { hashed: false });
  if (!needsCopies.has(host)) return;
  for (const path of capital) {
    mkdirSync(join('dist', path), { recursive: true });
    const page = join('dist', path.toLowerCase(), 'index.html');
    const copy = join('dist', path, 'index.html');
    // On a disk that does not tell them apart either, they are one file.
    if (page.toLowerCase() !== copy) copyFileSync(page, copy);
  }
}

/** The rules do not overlap in `Cache-Control`: both hosts would send two. They keep pages as `no-cache` would. */
function headersFile({ base, policy }: Site): string {
  const everywhere = { 'Content-Security-Policy': policy, ...securityHeaders };
  return [
    `${base}/*`,
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    `${base}/assets/*`,
    `  Cache-Control: ${caching.hashed}`,
    `${base}/config.json`,
    `  Cache-Control: ${caching.config}`,
    '',
  ].join('\n');
}

const redirects = ({ base }: Site): string =>
  capital.map(path => `${base}${path} ${base}${path.toLowerCase()}/ 200\n`).join('');
