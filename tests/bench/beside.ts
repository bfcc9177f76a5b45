import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const folder = 'tests/bench/beside';

const npm = (...words: readonly string[]): void => {
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Brings in the packages that only the bench needs, once: they are no part of the project's own install. */
export function installBeside(): void {
  if (!existsSync(`${folder}/node_modules`)) npm('ci', '--no-audit', '--no-fund');
}

/** Builds the login page that is made the usual way; answers with its files by their path, each route its one page. */
export function usualPage(): (path: string) => Uint8Array | null {
  installBeside();
  npm('run', 'build', '--', '--logLevel', 'error');
  return path => {
    const file = `${folder}/dist${extname(path) === '' ? '/index.html' : path}`;
    return existsSync(file) ? readFileSync(file) : null;
  };
}
