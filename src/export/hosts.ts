import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageFolder, routePaths } from '../nav/routes.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { caching, type HostedSite, securityHeadersOf } from './host-rules.ts';
import { s3Files } from './s3.ts';
import { writeText } from './write.ts';

export const hostNames = ['netlify', 'cloudflare', 'github', 'nginx', 'caddy', 's3'] as const;
export type HostName = (typeof hostNames)[number];

type FilesOf = (site: HostedSite) => Readonly<Record<string, string>>;

/**
 * The files that a host needs besides the pages, by path: in dist/ files to upload, in hosting/ files to set up a server.
 * Each path has its own page, and 404.html is for the rest: no host sends one page for all paths.
 */
export const hostFiles: { readonly [H in HostName]: FilesOf } = {
  netlify: site => ({ 'dist/_headers': headersFile(site), 'dist/_redirects': redirects(site) }),
  // Cloudflare calls `/* /index.html 200` an endless loop; ours has no such line.
  cloudflare: site => ({ 'dist/_headers': headersFile(site), 'dist/_redirects': redirects(site) }),
  // GitHub sends no headers of ours: the policy is in a `<meta>` of each page.
  github: () => ({ 'dist/.nojekyll': '' }),
  nginx: site => ({ 'hosting/nginx.conf': nginxConf(site) }),
  caddy: site => ({ 'hosting/Caddyfile': caddyfile(site) }),
  s3: s3Files,
};

/** Hosts with case-sensitive paths and no rewrites: they get a copy of each page whose path has capital letters. */
const needsCopies: ReadonlySet<HostName> = new Set(['github', 's3']);

/** Paths with capital letters, such as `/gameRates`. */
const capital = routePaths.filter(path => path !== path.toLowerCase());
/** Paths of which one page shows any market. The hosts that need copies have 404.html for them, which starts the app. */
const ofMarkets = routePaths.filter(path => path.endsWith(':market'));

/** Writes the files of a host. */
export function writeHost(host: HostName, site: HostedSite): void {
  for (const [file, text] of Object.entries(hostFiles[host](site)))
    writeText('.', file, text, { hashed: false });
  if (!needsCopies.has(host)) return;
  for (const path of capital) {
    mkdirSync(join('dist', path), { recursive: true });
    const page = join('dist', path.toLowerCase(), 'index.html');
    const copy = join('dist', path, 'index.html');
    // On a case-insensitive disk both are one file.
    if (page.toLowerCase() !== copy) copyFileSync(page, copy);
  }
}

/** No two rules set `Cache-Control`: both hosts would send it twice. Without one they send pages as with `no-cache`. */
function headersFile(site: HostedSite): string {
  const { base, policy } = site;
  const everywhere = { 'Content-Security-Policy': policy, ...securityHeadersOf(site) };
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

const redirects = ({ base }: HostedSite): string =>
  [...capital, ...ofMarkets].map(path => `${base}${path} ${base}${pageFolder(path)}/ 200\n`).join('');
