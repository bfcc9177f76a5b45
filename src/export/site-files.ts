import { createHash } from 'node:crypto';
import { unconfigured } from '../api/config.ts';
import type { Bundle } from './bundle.ts';
import { licensesOf } from './licenses.ts';

/**
 * What stands beside the pages, by its name: the operator's config as yet unfilled, what browsers ask for, and the
 * licenses of what is shipped.
 */
export const siteFiles = (bundle: Bundle, base: string): Readonly<Record<string, string>> => ({
  'config.json': json(unconfigured),
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
  'licenses.txt': licensesOf(bundle.outputs),
});

/** The same sources make the same version. */
export const versionOf = ({ outputs, styles }: Bundle): string =>
  createHash('sha256')
    .update([...Object.keys(outputs).toSorted(), styles.first, styles.later].join())
    .digest('hex')
    .slice(0, 12);

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
