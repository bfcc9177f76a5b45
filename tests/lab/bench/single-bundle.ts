import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { entry, optionsOf } from '../../../src/export/bundle.ts';
import { buildStyles, styleNames } from '../../../src/export/styles.ts';

/** Builds the same sources into a new folder, as one script and one style sheet, without prerendered pages. */
export async function singleBundle(): Promise<{ readonly folder: string; readonly drop: () => void }> {
  const options = optionsOf({ watching: false, base: '' });
  const styles = await buildStyles(() => true, {
    minify: true,
    target: options.target ?? [],
    logLevel: 'warning',
  });
  const folder = mkdtempSync(join(tmpdir(), 'matka-single-'));
  await build({
    ...options,
    entryPoints: { 'assets/app': entry },
    outdir: folder,
    plugins: [styleNames(styles.names)],
  });
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Matka</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<style>${styles.initial}</style><script type="module" src="/assets/app.js"></script></head>
<body><div id="root"></div></body></html>`;
  for (const place of ['index.html', 'login/index.html', 'imp/index.html']) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), page);
  }
  const scripts = readdirSync(join(folder, 'assets'));
  if (scripts.join() !== 'app.js') throw new Error(`The single bundle is not one: ${scripts.join()}`);
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
