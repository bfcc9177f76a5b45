import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { routePaths } from '../nav/routes.ts';
import { contentHash } from '../sw/content-hash.ts';
import type { CachedSite } from '../sw/site-cache.ts';
import type { Bundle } from './bundle.ts';
import { versionOf } from './site-files.ts';

/** Writes `sw.js` for the files in dist/assets: the service worker, or the one that removes it from browsers. */
export async function writeWorker(
  bundle: Bundle,
  base: string,
  which: 'worker' | 'unregister',
  kept: readonly string[],
): Promise<void> {
  const hashes = await Promise.all(
    readdirSync('dist/assets').map(
      async name => [`/assets/${name}`, await contentHash(readFileSync(`dist/assets/${name}`))] as const,
    ),
  );
  const site: CachedSite = {
    base,
    version: versionOf(bundle),
    pages: [...routePaths.map(path => path.toLowerCase().replace(/\/$/, '')), ...kept],
    kept,
    assets: Object.fromEntries(hashes),
  };
  await build({
    ...bundle.options,
    entryPoints: [`src/sw/${which}.ts`],
    outfile: 'dist/sw.js',
    format: 'iife',
    define: { SITE: JSON.stringify(site) },
  });
}
