// Writes the operator's download into release/. It builds the last commit, not the working tree, in a folder
// of its own and with the time of that commit, so that the same commit gives the same bytes. It runs no
// tests.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bytesOf, type SiteFiles } from './bytes.ts';
import { begun } from './command-line.ts';
import { usualTransport } from './host-headers.ts';
import { type HostName, withHost } from './hosts.ts';
import { packageVersion } from './package-version.ts';
import { releaseReadme } from './release-readme.ts';
import { readSiteFiles } from './site-folder.ts';
import { zipOf } from './zip.ts';

const out = 'release';
/** Always the same path to node_modules, because the bundler's names contain it. */
const work = join(out, '.work');

type Files = { readonly [name: string]: string | Uint8Array };
type Part = (work: string, version: string) => Files | Promise<Files>;

const hosts: readonly HostName[] = ['nginx', 'caddy'];

/** A build that has not been configured. */
function sitePart(folder: string, version: string): Files {
  const built = build(folder, '--setup');
  const site = hosts.reduce(
    (files, host) => withHost(files, host, { base: '', demoPages: [], transport: usualTransport }),
    built,
  );
  return { [`matka-${version}-site.zip`]: zipOf(site) };
}

/** Both files come from the build of `sitePart`, which ran before. */
const setupPart: Part = folder =>
  Object.fromEntries(
    ['setup.html', 'THIRD-PARTY-NOTICES.txt'].map(name => [name, readFileSync(join(folder, name))]),
  );

const demoPart: Part = (folder, version) => ({
  [`matka-${version}-demo.zip`]: zipOf(build(folder, '--demo')),
});

function billPart(folder: string): Files {
  run(folder, 'tests/support/supply/sbom.ts');
  return { 'sbom.cdx.json': readFileSync(join(folder, 'sbom.cdx.json')) };
}

/** Written in this order. Each part finds the commit's sources and `node_modules` in its folder. */
const parts: readonly Part[] = [sitePart, setupPart, demoPart, billPart];

function build(folder: string, ...flags: readonly string[]): SiteFiles {
  for (const name of ['dist', 'hosting']) rmSync(join(folder, name), { recursive: true, force: true });
  run(folder, 'build.ts', ...flags);
  return readSiteFiles(folder);
}

const run = (folder: string, ...command: readonly string[]): unknown =>
  execFileSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: folder,
    env: { ...process.env, SOURCE_DATE_EPOCH: git('log', '-1', '--format=%ct') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const git = (...command: readonly string[]): string =>
  execFileSync('git', [...command], { encoding: 'utf8' }).trim();

function takeCommit(): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const archive = join(out, 'sources.tar');
  git('archive', '--output', archive, 'HEAD');
  execFileSync('tar', ['-xf', archive, '-C', work]);
  rmSync(archive);
  symlinkSync(resolve('node_modules'), join(work, 'node_modules'));
}

const sumOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function release(): Promise<void> {
  if (git('status', '--porcelain') !== '') console.log('Changes that are not committed are left out.');
  takeCommit();
  const version = packageVersion();
  const files: Record<string, string | Uint8Array> = {};
  for (const part of parts) Object.assign(files, await part(work, version));
  files['README.txt'] = releaseReadme(version, Object.keys(files));
  const sums = Object.entries(files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]) => `${sumOf(content)}  ${name}\n`);
  files['SHA256SUMS'] = sums.join('');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), bytesOf(content));
  rmSync(work, { recursive: true });
  console.log(
    `release/ has version ${version} of ${git('rev-parse', '--short', 'HEAD')}:\n\n${sums.join('')}`,
  );
}

const help = `Build the last commit, and write the operator's download into release/. Run no tests.

  npm run release

  --help   print this page and exit

Changes that are not committed are left out. The same commit gives the same bytes (release/SHA256SUMS).`;

const asked = begun(process.argv.slice(2), { help, options: {} });
if (asked !== null && existsSync('.git')) await release();
else if (asked !== null) {
  console.error('npm run release builds the last commit, so it needs the repository and not only its files');
  process.exitCode = 2;
}
