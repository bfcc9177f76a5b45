import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('a site is made without Node, so that a browser can make it', async () => {
  const { metafile } = await build({
    entryPoints: ['src/export/apply-site.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    splitting: true,
    outdir: 'none',
  });
  const outside = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .map(({ path }) => path);
  expect([...new Set(outside)].toSorted()).toEqual([
    '@noble/hashes/sha2.js',
    '@resvg/resvg-wasm',
    'colorjs.io/dist/color.js',
    'fflate',
    'valibot',
  ]);
});
