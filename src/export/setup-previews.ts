import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type * as previewing from '../app/boot/preview.tsx';
import type { PreviewPages } from '../setup/embedded.ts';
import { languages } from '../text/translate.ts';
import type { Bundle } from './bundle.ts';
import { standIn } from './stand-in.ts';
import { styleNames } from './styles.ts';

/** The log-in and the home screen in each language, drawn by the app's own screens. */
export async function previewPages({ options, styles }: Bundle): Promise<PreviewPages> {
  const outfile = join(tmpdir(), `matka-preview-${process.pid}.cjs`);
  await build({
    ...options,
    entryPoints: ['src/app/boot/preview.tsx'],
    outfile,
    platform: 'node',
    format: 'cjs',
    minify: false,
    sourcemap: false,
    plugins: [standIn('lazy-part.tsx', 'src/app/boot/eager-part.tsx'), styleNames(styles.names)],
  });
  try {
    const require = createRequire(import.meta.url);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- esbuild built it from that module
    const { preview }: typeof previewing = require(outfile);
    const pages: Record<string, { login: string; home: string }> = {};
    for (const language of languages)
      pages[language] = {
        login: pageOf('/login', await preview('/login', language)),
        home: pageOf('/imp', await preview('/imp', language)),
      };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each language has just been added
    return pages as PreviewPages;
  } finally {
    rmSync(outfile);
  }
}

/** A page like those of the build, for `brandingWriter`, but only to look at: without scripts or animation. */
const pageOf = (path: string, drawn: string): string => `<!doctype html>
<html lang="en" translate="no" data-build="preview">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title></title>
<meta name="description" content="">
<style>html{overflow:hidden;scrollbar-gutter:auto}*,*::before,*::after{animation:none!important;transition:none!important}</style>
</head>
<body>
<div id="root" data-path="${path}">${atRest(drawn)}</div>
</body>
</html>
`;

// A picture of a page runs nothing, loads nothing, sends nothing and has no closed dialog.
const withoutScripts = (drawn: string): string => drawn.replaceAll(/<script>.*?<\/script>/gs, '');
const withoutPreloads = (drawn: string): string => drawn.replaceAll(/<link rel="preload"[^>]*>/g, '');
const withoutActions = (drawn: string): string => drawn.replaceAll(/ action="javascript:[^"]*"/g, '');
const withoutDialogs = (drawn: string): string => drawn.replaceAll('<dialog></dialog>', '');
/** Places for the player's own data (`Skeleton`). A preview never fills them. */
const withoutPlaces = (drawn: string): string =>
  drawn.replaceAll(/<div aria-hidden="true" class="[^"]*">(<svg width="100%"[^>]*><\/svg>)+<\/div>/g, '');

const atRest = (drawn: string): string =>
  [withoutScripts, withoutPreloads, withoutActions, withoutDialogs, withoutPlaces].reduce(
    (page, edit) => edit(page),
    drawn,
  );
