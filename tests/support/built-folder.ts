import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesOf } from '../../src/export/write.ts';

/** Everything that a build reads. */
const sources = [
  'src',
  'mock-server',
  'fixtures',
  'docs/pictures',
  'build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/**
 * Everything that a build writes. `--host` adds files for a host, `--setup` those for setup in the browser.
 */
const written = ['dist', 'hosting', 'setup.html', 'THIRD-PARTY-NOTICES.txt'];
const kept = resolve('node_modules/.cache/builds');

type Built = { readonly folder: string; readonly drop: () => void };

/**
 * The app, built with these flags, in a folder that the test may change. All tests with the same flags share
 * one build.
 */
export const buildInFolder = (...flags: readonly string[]): Built => buildEdited(null, ...flags);

type Edit = { readonly file: string; readonly from: string; readonly to: string };

/** The same with one word of the sources replaced. */
export function buildEdited(edit: Edit | null, ...flags: readonly string[]): Built {
  const folder = mkdtempSync(join(tmpdir(), 'matka-site-'));
  cpSync(buildOnce(flags, edit), folder, { recursive: true });
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The folder of the kept build of today's sources with these flags. */
function buildOnce(flags: readonly string[], edit: Edit | null): string {
  const version = shortHash(...sources.flatMap(filesIn).flatMap(file => [file, readFileSync(file)]));
  const place = join(kept, `${version}-${shortHash(...flags, JSON.stringify(edit))}`);
  if (existsSync(place)) return place;
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(kept))
    if (!name.startsWith(version)) rmSync(join(kept, name), { recursive: true, force: true });
  const work = mkdtempSync(join(tmpdir(), 'matka-build-'));
  const copy = mkdtempSync(`${place}-`);
  try {
    copySources(work);
    if (edit !== null) {
      const text = readFileSync(join(work, edit.file), 'utf8');
      if (!text.includes(edit.from)) throw new Error(`${edit.file} has no ${edit.from}`);
      writeFileSync(join(work, edit.file), text.replace(edit.from, edit.to));
    }
    execFileSync(process.execPath, ['--import', 'tsx', 'build.ts', ...flags], { cwd: work, stdio: 'pipe' });
    for (const name of written.filter(name => existsSync(join(work, name))))
      cpSync(join(work, name), join(copy, name), { recursive: true });
    renameSync(copy, place);
  } catch (error) {
    // Another worker may have made it first.
    if (!existsSync(place)) throw error;
  } finally {
    for (const folder of [work, copy]) rmSync(folder, { recursive: true, force: true });
  }
  return place;
}

/** Copies everything that a build reads, for tests that build more than once in one place. */
export function copySources(work: string): void {
  for (const name of sources) cpSync(name, join(work, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(work, 'node_modules'));
}

const filesIn = (name: string): readonly string[] =>
  statSync(name).isDirectory() ? filesOf(name).toSorted() : [name];

function shortHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
