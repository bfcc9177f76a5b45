import { pageFolder, routePaths } from '../nav/routes.ts';
import { bytesOf, type SiteFiles } from './bytes.ts';
import { caching, headersOf, type HostedSite, usualTransport } from './host-headers.ts';
import { caddyFiles, nginxFiles } from './servers.ts';

export const hostNames = ['netlify', 'cloudflare', 'github', 'nginx', 'caddy', 's3'] as const;
export type HostName = (typeof hostNames)[number];

type FilesOf = (site: HostedSite) => Readonly<Record<string, string>>;

/**
 * The files of each host. Files to upload are in dist/, files to set up a server in hosting/. No host sends
 * one page for all paths.
 */
export const hostFiles: { readonly [H in HostName]: FilesOf } = {
  netlify: site => ({ 'dist/_headers': headersFile(site), 'dist/_redirects': redirects(site) }),
  // Cloudflare rejects `/* /index.html 200` as an endless loop.
  cloudflare: site => ({ 'dist/_headers': headersFile(site), 'dist/_redirects': redirects(site) }),
  // GitHub does not let a site set headers.
  github: () => ({ 'dist/.nojekyll': '' }),
  nginx: nginxFiles,
  caddy: caddyFiles,
  s3: s3Files,
};

/**
 * These hosts have case-sensitive paths and cannot rewrite them, so a path with capital letters needs a copy
 * of its page.
 */
const needsCopies: ReadonlySet<HostName> = new Set(['github', 's3']);

const capital = routePaths.filter(path => path !== path.toLowerCase());
/** A single page shows any market. Where copies are needed, 404.html starts the app instead. */
const ofMarkets = routePaths.filter(path => path.endsWith(':market'));

const copiedPaths = (host: HostName): readonly string[] => (needsCopies.has(host) ? capital : []);

/** Adds the files of a host, and the copies of pages that it needs. */
export function withHost(files: SiteFiles, host: HostName, site: HostedSite): SiteFiles {
  const written = Object.entries(hostFiles[host](site)).map(([path, text]) => [path, bytesOf(text)] as const);
  const copies = copiedPaths(host).flatMap(path => {
    const page = files.get(`dist${path.toLowerCase()}/index.html`);
    return page === undefined ? [] : [[`dist${path}/index.html`, page] as const];
  });
  return new Map([...files, ...written, ...copies]);
}

/** Removes what `withHost` has added. */
export function withoutHost(files: SiteFiles, host: HostName): SiteFiles {
  const added = [
    ...Object.keys(hostFiles[host](plainSite)),
    ...copiedPaths(host).flatMap(path => ['', '.br', '.gz'].map(end => `dist${path}/index.html${end}`)),
  ];
  return new Map([...files].filter(([path]) => !added.includes(path)));
}

/** The hosts whose files a site contains. Netlify and Cloudflare share theirs. */
export const hostsIn = (files: SiteFiles): readonly HostName[] =>
  hostNames.filter(host => {
    const [mark = ''] = Object.keys(hostFiles[host](plainSite));
    return files.has(mark);
  });

const plainSite: HostedSite = { base: '', demoPages: [], transport: usualTransport };

/** Both hosts send `Cache-Control` twice if two rules set it, and `no-cache` if no rule does. */
function headersFile(site: HostedSite): string {
  const { base } = site;
  return [
    `${base}/*`,
    ...Object.entries(headersOf(site)).map(([name, value]) => `  ${name}: ${value}`),
    `${base}/assets/*`,
    `  Cache-Control: ${caching.hashed}`,
    `${base}/config.json`,
    `  Cache-Control: ${caching.config}`,
    '',
  ].join('\n');
}

const redirects = ({ base }: HostedSite): string =>
  [...capital, ...ofMarkets].map(path => `${base}${path} ${base}${pageFolder(path)}/ 200\n`).join('');

/** S3 stores only a file's type and caching, so CloudFront adds the other headers. */
function s3Files(site: HostedSite) {
  const { base } = site;
  return {
    'hosting/s3-upload.sh': `#!/usr/bin/env bash
# Uploads dist/ to a bucket behind CloudFront: hosting/s3-upload.sh my-bucket
# The bucket's error document is ${base.slice(1)}${base === '' ? '' : '/'}404.html; CloudFront compresses, and adds the headers of
# hosting/cloudfront-headers.json (aws cloudfront create-response-headers-policy --cli-input-json file://…).
set -euo pipefail
to="s3://$1${base}"
packed=(--exclude '*.br' --exclude '*.gz')
# New assets first and old ones never deleted, so that tabs of the last build live on; pages last.
aws s3 sync dist/assets "$to/assets" "\${packed[@]}" --cache-control '${caching.hashed}'
aws s3 cp dist/config.json "$to/config.json" --cache-control '${caching.config}'
aws s3 cp dist/manifest.webmanifest "$to/manifest.webmanifest" --cache-control '${caching.page}' \\
  --content-type application/manifest+json
aws s3 sync dist "$to" "\${packed[@]}" --exclude 'assets/*' --exclude config.json \\
  --exclude manifest.webmanifest --cache-control '${caching.page}'
`,
    'hosting/cloudfront-headers.json': `${JSON.stringify({ ResponseHeadersPolicyConfig: headersPolicy(site) }, null, 2)}\n`,
  };
}

/** CloudFront has its own names for some security headers. */
function headersPolicy(site: HostedSite): object {
  const headers = headersOf(site);
  const custom = [
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Reporting-Endpoints',
  ];
  const items = custom
    .filter(name => headers[name] !== undefined)
    .map(name => ({ Header: name, Value: headers[name], Override: true }));
  return {
    Name: 'matka',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: headers['Content-Security-Policy'], Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: site.transport.seconds,
        IncludeSubdomains: site.transport.includeSubDomains,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: headers['X-Frame-Options'], Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}
