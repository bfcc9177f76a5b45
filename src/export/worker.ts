import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { routePaths } from '../nav/routes.ts';
import type { CachedSite } from '../sw/site-cache.ts';
import type { Bundle } from './bundle.ts';
import { versionOf } from './site-files.ts';

/** Writes `sw.js` for the files in dist/assets: the service worker, or the one that removes it from browsers. */
export async function writeWorker(
  bundle: Bundle,
  base: string,
  which: 'worker' | 'unregister',
): Promise<void> {
  const site: CachedSite = {
    base,
    version: versionOf(bundle),
    pages: routePaths.map(path => path.toLowerCase().replace(/\/$/, '')),
    // A font is stored when a text has needed it.
    assets: readdirSync('dist/assets')
      .filter(name => !name.endsWith('.woff2'))
      .map(name => `/assets/${name}`),
  };
  await build({
    ...bundle.options,
    entryPoints: [`src/sw/${which}.ts`],
    outfile: 'dist/sw.js',
    format: 'iife',
    define: { SITE: JSON.stringify(site) },
  });
}
