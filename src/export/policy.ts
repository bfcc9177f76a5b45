import { sha256, sha384 } from '@noble/hashes/sha2.js';
import type { ConfigFile } from '../api/config.ts';
import { originOf } from '../api/parse-config.ts';
import { accentStyle } from './accent.ts';
import { bytesOf, toBase64 } from './bytes.ts';
import { withAccentSource, withPreconnects, withReportGroup, withSources } from './page-edits.ts';

export type PolicyConfig = Pick<ConfigFile, 'hosts' | 'images' | 'mark' | 'accent' | 'reports'>;

const connectSources = ({ hosts, reports = '' }: PolicyConfig): string =>
  ["'self'", ...originsOf([...Object.values(hosts), reports])].join(' ');

const imageSources = ({ hosts, images = [], mark: logo = '' }: PolicyConfig): string =>
  ["'self' data:", ...originsOf([hosts.api, ...images, logo])].join(' ');

/** The only SHA-384 in a policy, so that it is found again when the accent changes. */
const accentSource = ({ accent }: PolicyConfig): string =>
  accent === undefined ? '' : hashOf(accentStyle(accent), 'sha384');

const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(originOf).filter(origin => origin !== null)),
];

type PageParts = {
  /** The texts of inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly demo: boolean;
};

/**
 * The policy of a page, written into that page. It allows inline scripts and styles by their hashes
 * (docs/reliability.md "Content from the server"), so a host that has not been reloaded cannot be behind.
 */
export function policyOf(config: PolicyConfig, { scripts, styles, demo }: PageParts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(text => hashOf(text))].join(' '),
    [`style-src 'self'`, accentSource(config), ...styles.map(text => hashOf(text))]
      .filter(source => source !== '')
      .join(' '),
    `img-src ${imageSources(config)}`,
    "font-src 'self'",
    `connect-src ${connectSources(config)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // The console of a demo shows the app in a frame, and the app opens payment apps.
    ...(demo ? [demoFrames] : []),
    "require-trusted-types-for 'script'",
    // `matka-worker` is for the address of the service worker. Without 'allow-duplicates' no other script can
    // create a policy of the same name.
    `trusted-types dompurify matka-worker${demo ? ' matka-demo' : ''}`,
  ].join('; ');
}

export const demoFrames = "frame-src 'self' upi: phonepe: tez: paytmmp:";

const digests = { sha256, sha384 } as const;

export const hashOf = (text: string, by: keyof typeof digests = 'sha256'): string =>
  `'${by}-${toBase64(digests[by](bytesOf(text)))}'`;

/** The page with the policy of a config in place of its previous policy. */
export function withConfig(page: string, config: PolicyConfig): string {
  const edits: readonly ((text: string) => string)[] = [
    text => withAccentSource(text, accentSource(config)),
    text => withSources(text, 'connect-src', connectSources(config)),
    text => withSources(text, 'img-src', imageSources(config)),
    text => withReportGroup(text, config.reports === undefined ? null : 'reports'),
  ];
  return edits.reduce((text, edit) => edit(text), page);
}

/** The first call must not wait for a connection. */
export const withPreconnectsOf = (page: string, { hosts }: PolicyConfig): string =>
  withPreconnects(page, originsOf(Object.values(hosts)));
