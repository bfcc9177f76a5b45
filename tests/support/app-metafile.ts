import { build, type Metafile } from 'esbuild';
import { entry, optionsOf } from '../../src/export/bundle.ts';
import { styleNames } from '../../src/export/styles.ts';

/** The metafile of a build for players, which is not written to disk. */
export async function appMetafile(): Promise<Metafile> {
  const { metafile } = await build({
    ...optionsOf({ watching: false, base: '' }),
    entryPoints: [entry],
    outdir: 'dist/assets',
    splitting: true,
    write: false,
    metafile: true,
    plugins: [styleNames({})],
  });
  return metafile;
}
