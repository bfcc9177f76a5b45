import { createHash } from 'node:crypto';
import { demoConfig, unconfigured } from '../api/config.ts';
import type { Bundle } from './bundle.ts';
import { fontPackage } from './fonts.ts';
import { licensesOf } from './licenses.ts';

/**
 * The files beside the pages, by their names: a config for the operator to fill in (a demo's is complete), files that browsers request, and the
 * licenses of the shipped packages.
 */
export const siteFiles = (bundle: Bundle, base: string, demo = false): Readonly<Record<string, string>> => ({
  'config.json': json(demo ? demoConfig('device') : unconfigured),
  'version.json': json({ version: versionOf(bundle) }),
  'manifest.webmanifest': json({
    name: 'Matka',
    short_name: 'Matka',
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#f3f4f9',
    theme_color: '#ffffff',
    icons: [{ src: `${base}/icon.svg`, type: 'image/svg+xml', sizes: 'any' }],
  }),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'licenses.txt': licensesOf(bundle.outputs, [fontPackage]),
});

/** The version of a build. The same sources have the same version. */
export const versionOf = ({ outputs, styles }: Bundle): string =>
  createHash('sha256')
    .update([...Object.keys(outputs).toSorted(), styles.initial, styles.onDemand].join())
    .digest('hex')
    .slice(0, 12);

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
