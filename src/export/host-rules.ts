// Rules that the files of all hosts share.
import { pageFolder, routePaths } from '../nav/routes.ts';

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
