// Makes dist/: static files for any host. `--base /sub/` is for a folder of a site, `--host nginx` adds the
// files of a host, `--no-sw` removes the service worker from browsers that have it. `--watch` builds again on
// each change and runs the mock, to which it passes other flags. `--unpacked` leaves out .br and .gz, which
// the mock does not send. `--docs` writes the documents that are made from tables. `--demo` makes a demo
// whose provider runs inside the page. `--setup` also writes setup.html, which configures this build in a
// browser. If there is a `site.json`, its settings are applied.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoConfig, unconfigured } from './src/api/config.ts';
import { earlierBuilds, writeBuilds } from './src/export/builds.ts';
import { bundle, optionsOf } from './src/export/bundle.ts';
import { begun } from './src/export/command-line.ts';
import { writeDemo, writeDemoPages } from './src/export/demo.ts';
import { develop, liveReload } from './src/export/develop.ts';
import { usualTransport } from './src/export/host-headers.ts';
import { hostNames, withHost } from './src/export/hosts.ts';
import { manifestOf } from './src/export/branding.ts';
import { nodeKit } from './src/export/node-kit.ts';
import { report, writePages } from './src/export/pages.ts';
import { setupPage } from './src/export/setup-page.ts';
import { fontPackage, licensesOf, siteFiles, versionOf, writeWorker } from './src/export/site-files.ts';
import { applySite, demoPages } from './src/export/apply-site.ts';
import { baseOf, type Site, siteProblems } from './src/export/site.ts';
import { readSite, readSiteFiles, siteInDist, writeSite, writeSiteFiles } from './src/export/site-folder.ts';
import { compress, filesOf, writeFiles, writeText } from './src/export/write.ts';

const options = {
  watch: { type: 'boolean', default: false },
  docs: { type: 'boolean', default: false },
  base: { type: 'string' },
  host: { type: 'string' },
  unpacked: { type: 'boolean', default: false },
  'no-sw': { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
  setup: { type: 'boolean', default: false },
  stats: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;
const help = `Build the app into dist/, as static files for any host.

  npm run build -- --base /sub/ --host nginx

  --base /sub/    build for a folder of the site (/)
  --host NAME     also write the files of a host into hosting/: ${hostNames.join(', ')}
  --demo          build a demo, whose provider runs inside the page
  --setup         also write setup.html, which configures this build in a browser
  --no-sw         remove the service worker from browsers that have it
  --unpacked      leave out the compressed copies (.br and .gz)
  --stats         print the bytes of each part
  --watch         build again on each change and run the mock, which gets the other flags
  --docs          write only the documents that are made from tables
  --help          print this list and exit

Next: npm run configure -- --help`;
/** The mock, which runs while the build watches, checks its own flags. */
const watching = process.argv.includes('--watch');
const asked = watching
  ? parseArgs({ strict: false, allowPositionals: true, options })
  : begun(process.argv.slice(2), { help, options });
// Null: the command has ended with its page or its line.
const flags = asked?.values ?? process.exit();
const site = watching ? null : siteOf();
const base = String(flags.base ?? (site === null ? '/' : baseOf(site))).replace(/\/+$/, '');
const host = watching || flags.host === undefined ? undefined : hostNames.find(name => name === flags.host);

/** Pictures for a demo's manifest, which `npm run lab -- pictures` takes. */
const screenshots = { narrow: 'home-light', wide: 'home-wide' };

async function make(): Promise<void> {
  // A release uses the time of its commit, so that the same commit gives the same bytes.
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const now = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  const earlier = earlierBuilds('dist', now);
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist/assets', { recursive: true });
  const mode = { watching, base };
  const demo = flags.demo === true ? await writeDemo(optionsOf(mode), base) : null;
  const pages = demo === null ? [] : demoPages;
  const bundled = await bundle(mode, demo ?? undefined);
  const reload = watching ? writeText('dist/assets', 'reload.js', liveReload) : null;
  await writePages(bundled, base, reload, demo?.banner);
  if (demo !== null) await writeDemoPages(demo, optionsOf(mode), base, versionOf(bundled));
  const config = demo === null ? unconfigured : demoConfig('device');
  for (const [name, text] of Object.entries(siteFiles(bundled, config)))
    writeText('dist', name, text, { hashed: false });
  // They show the demo, so an operator's site must not offer them.
  for (const [name, picture] of Object.entries(demo === null ? {} : screenshots))
    copyFileSync(`docs/pictures/${picture}.png`, `dist/screenshot-${name}.png`);
  writeText('dist', 'manifest.webmanifest', await manifestOf(readSiteFiles('.'), base, unconfigured), {
    hashed: false,
  });
  writeFiles('dist', nodeKit.ownIcons);
  const worker = watching || flags['no-sw'] === true ? 'unregister' : 'worker';
  await writeWorker(bundled, base, worker, pages);
  if (watching) return;
  if (host !== undefined) {
    const plain = readSiteFiles('.');
    writeSiteFiles('.', plain, withHost(plain, host, { base, demoPages: pages, transport: usualTransport }));
  }
  if (demo === null) writeBuilds('dist', versionOf(bundled), earlier, now);
  if (flags.unpacked !== true) await Promise.all(filesOf('dist').map(compress));
  if (flags.setup === true) {
    const setup = await setupPage(bundled, readSiteFiles('.'));
    const outputs = { ...bundled.outputs, ...setup.outputs };
    writeFiles('.', {
      'setup.html': setup.text,
      'THIRD-PARTY-NOTICES.txt': licensesOf(outputs, [fontPackage]),
    });
  }
  if (site !== null) await settle(host === undefined ? site : { ...site, host });
  if (flags.unpacked === true) return;
  const text = report(bundled);
  writeText('tests/reports', 'bytes.txt', `${text}\n`, { hashed: false });
  if (flags.stats === true) console.log(text);
  console.log(nextStep(demo !== null ? 'demo' : site !== null ? 'configured' : 'plain', host ?? null));
}

function nextStep(built: 'demo' | 'configured' | 'plain', name: string | null): string {
  const put = `put dist/ on your host${name === null ? '' : ` with the files of hosting/ for ${name}`} (docs/hosting.md)`;
  if (built === 'demo') return `The demo is in dist/.\nNext: ${put}.`;
  if (built === 'configured') return `The app is in dist/, configured by site.json.\nNext: ${put}.`;
  return `The app is in dist/, not configured yet.
Next: npm run configure -- --api https://api.example.com --app-key KEY, then ${put}.
To try it here: npm start. Bytes of each part: npm run build -- --stats`;
}

/**
 * The site in `site.json`. Settings that an earlier version stored only in `dist/` become one before the
 * build replaces them.
 */
function siteOf(): Site | null {
  const read = readSite('.');
  if (!read.ok) {
    for (const problem of read.error) console.error(problem);
    process.exit(2);
  }
  if (read.value !== null) {
    const problems = siteProblems(read.value);
    for (const problem of problems) console.error(`site.json: ${problem}`);
    if (problems.length > 0) process.exit(2);
    return read.value;
  }
  const found = siteInDist('.');
  if (found !== null) {
    writeSite('.', found);
    console.log('site.json now has what was configured in dist/.');
  }
  return found;
}

async function settle(site: Site): Promise<void> {
  const before = readSiteFiles('.');
  const after = await applySite(before, { ...site, base }, nodeKit);
  if (!after.ok) throw new Error(after.error.join('\n'));
  writeSiteFiles('.', before, after.value);
}

if (flags.docs) {
  const { writtenDocs } = await import('./tests/support/docs/written-docs.ts');
  for (const [name, text] of Object.entries(writtenDocs())) writeText('docs', name, text, { hashed: false });
} else if (!/^(\/[\w-]+)*$/.test(base)) {
  console.error(`--base ${flags.base} is not a folder of a site, such as /sub/`);
  process.exitCode = 2;
} else if (
  flags.setup === true &&
  (site !== null || flags.demo === true || flags.host !== undefined || base !== '')
) {
  console.error('--setup takes the plain build: without --demo, --host and --base, and without a site.json');
  process.exitCode = 2;
} else if (!watching && flags.host !== undefined && host === undefined) {
  console.error(`--host ${flags.host} is not one of ${hostNames.join(', ')}`);
  process.exitCode = 2;
} else if (watching && flags.demo) {
  console.error('--demo makes a demo that runs without the mock, and --watch runs the mock: choose one');
  process.exitCode = 2;
} else if (watching) {
  await develop(
    make,
    process.argv.slice(2).filter(flag => flag !== '--watch'),
  );
} else {
  // esbuild has already printed its errors with file and line, so only other errors are printed here.
  await make().catch(error => {
    if (!(error instanceof Error && 'errors' in error)) console.error(error);
    process.exitCode = 1;
  });
}
