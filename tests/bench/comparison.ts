import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const folder = 'tests/bench/comparison';

const npm = (...words: readonly string[]): void => {
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Installs the packages that only the bench needs, once. The project's own install does not have them. */
export function installComparison(): void {
  if (!existsSync(`${folder}/node_modules`)) npm('ci', '--no-audit', '--no-fund');
}

/** Builds the login page in Vite, MUI and Redux. Returns its files by path: one page for all routes, null for no file. */
export function comparisonPage(): (path: string) => Uint8Array | null {
  installComparison();
  npm('run', 'build', '--', '--logLevel', 'error');
  return path => {
    const file = `${folder}/dist${extname(path) === '' ? '/index.html' : path}`;
    return existsSync(file) ? readFileSync(file) : null;
  };
}
