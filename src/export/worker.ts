import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { routePaths } from '../nav/routes.ts';
import type { Site } from '../sw/site-cache.ts';
import type { Bundle } from './bundle.ts';
import { versionOf } from './site-files.ts';

/** Writes `sw.js` for what dist/assets holds by now: the service worker, or the one that takes it away. */
export async function writeWorker(bundle: Bundle, base: string, which: 'worker' | 'off'): Promise<void> {
  const site: Site = {
    base,
    version: versionOf(bundle),
    pages: routePaths.map(path => path.toLowerCase().replace(/\/$/, '')),
    assets: readdirSync('dist/assets').map(name => `/assets/${name}`),
  };
  await build({
    ...bundle.options,
    entryPoints: [`src/sw/${which}.ts`],
    outfile: 'dist/sw.js',
    format: 'iife',
    define: { SITE: JSON.stringify(site) },
  });
}
