import { build, type Metafile } from 'esbuild';
import { entry, optionsOf } from '../../src/export/bundle.ts';
import { styleNames } from '../../src/export/styles.ts';

/** Which files go into which, in a build for players that is not written. */
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
