// Makes dist/: static files that any host can serve. `--base /sub/` for a folder of a site, `--host nginx` and the like
// for what that host wants besides, `--no-sw` to take the service worker back from browsers that have it. `--watch`
// rebuilds on change and runs the mock beside it (further flags are the mock's); `--docs` writes the documents that are
// made from the tables.
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundle } from './src/export/bundle.ts';
import { develop, liveReload } from './src/export/develop.ts';
import { hostNames, writeHost } from './src/export/hosts.ts';
import { icon, writePages } from './src/export/pages.ts';
import { report } from './src/export/report.ts';
import { siteFiles } from './src/export/site-files.ts';
import { writeWorker } from './src/export/worker.ts';
import { compress, filesOf, written } from './src/export/write.ts';

const { values: flags } = parseArgs({
  strict: false,
  options: {
    watch: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    base: { type: 'string', default: '/' },
    host: { type: 'string' },
    'no-sw': { type: 'boolean', default: false },
  },
});
const watching = flags.watch === true;
const base = String(flags.base).replace(/\/+$/, '');
const host = watching || flags.host === undefined ? undefined : hostNames.find(name => name === flags.host);

async function make(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist/assets', { recursive: true });
  const bundled = await bundle({ watching, base });
  const reload = watching ? written('dist/assets', 'reload.js', liveReload) : null;
  const policy = await writePages(bundled, base, reload);
  for (const [name, text] of Object.entries(siteFiles(bundled, base)))
    written('dist', name, text, { hashed: false });
  written('dist', 'icon.svg', icon, { hashed: false });
  await writeWorker(bundled, base, watching || flags['no-sw'] === true ? 'off' : 'worker');
  if (watching) return;
  if (host !== undefined) writeHost(host, { base, policy });
  await Promise.all(filesOf('dist').map(compress));
  const text = report(bundled);
  written('tests/reports', 'bytes.txt', `${text}\n`, { hashed: false });
  console.log(text);
}

if (flags.docs) {
  const { endpointsDoc } = await import('./tests/support/docs/endpoints.ts');
  written('docs', 'endpoints.md', endpointsDoc(), { hashed: false });
} else if (!/^(\/[\w-]+)*$/.test(base)) {
  console.error(`--base ${flags.base} is no folder of a site, such as /sub/`);
  process.exitCode = 2;
} else if (!watching && flags.host !== undefined && host === undefined) {
  console.error(`--host ${flags.host} is none of ${hostNames.join(', ')}`);
  process.exitCode = 2;
} else if (watching) {
  await develop(
    make,
    process.argv.slice(2).filter(flag => flag !== '--watch'),
  );
} else {
  // esbuild has printed what is wrong, with file and line: a stack of ours would only hide it.
  await make().catch(error => {
    if (!(error instanceof Error && 'errors' in error)) console.error(error);
    process.exitCode = 1;
  });
}
