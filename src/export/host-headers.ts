import { pageFolder, routePaths } from '../nav/routes.ts';

/** `base` is '' or like `/sub`. Nothing here depends on a build, so that host files outlive builds. */
export type HostedSite = {
  readonly base: string;
  readonly demoPages: readonly string[];
  /** The address for violations of the policy (docs/reports.md). */
  readonly reports?: string | undefined;
  readonly transport: Transport;
};

/** `Strict-Transport-Security`. Nobody can take it back before its time is over. */
export type Transport = { readonly seconds: number; readonly includeSubDomains: boolean };

/** Lasts one day, and covers only this host, so that a mistake with the certificate is over tomorrow. */
export const usualTransport: Transport = { seconds: 86_400, includeSubDomains: false };

const transportHeader = ({ seconds, includeSubDomains }: Transport): string =>
  `max-age=${seconds}${includeSubDomains ? '; includeSubDomains' : ''}`;

/** Removes the signs that would end a value in a policy or in a host's file. */
const withoutEnds = (address: string): string =>
  address.replaceAll(/[^\w.~%/:?=&@-]/g, sign => encodeURIComponent(sign));

/**
 * The part of the policy that a `<meta>` cannot carry. The rest is in each page, with the hashes of that
 * page.
 */
function headerPolicy({ demoPages, reports }: HostedSite): string {
  // The console of a demo shows the app in a frame.
  const framing = `frame-ancestors ${demoPages.length > 0 ? "'self'" : "'none'"}`;
  return reports === undefined
    ? framing
    : `${framing}; report-uri ${withoutEnds(reports)}; report-to reports`;
}

/** The headers of every file, as Mozilla's HTTP Observatory recommends. */
export const headersOf = (site: HostedSite): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': headerPolicy(site),
  ...(site.reports === undefined ? {} : { 'Reporting-Endpoints': `reports="${withoutEnds(site.reports)}"` }),
  'Strict-Transport-Security': transportHeader(site.transport),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': site.demoPages.length > 0 ? 'SAMEORIGIN' : 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

/** Nothing keeps the config, and a browser checks unhashed files before each use. */
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
