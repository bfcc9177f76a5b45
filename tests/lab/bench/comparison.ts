import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const folder = 'tests/lab/bench/comparison';
let built = false;

const npm = (...words: readonly string[]): void => {
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Installs the packages that only the bench needs, once. The project's own install does not have them. */
export function installComparison(): void {
  if (!existsSync(`${folder}/node_modules`)) npm('ci', '--no-audit', '--no-fund');
}

/** Builds, once a run, the app in Vite, MUI and Redux. Returns its files by path: one page for all routes, null for no file. */
export function usualApp(): (path: string) => Uint8Array | null {
  if (!built) {
    installComparison();
    npm('run', 'build', '--', '--logLevel', 'error');
    built = true;
  }
  return path => {
    const file = `${folder}/dist${extname(path) === '' ? '/index.html' : path}`;
    return existsSync(file) ? readFileSync(file) : null;
  };
}

/** Logs the player in to the usual app: a script for the browser, to run before the app's own. */
export const usualLogIn = `localStorage.setItem('player', '{"name":"Bench"}')`;

/** The name of the usual app in the table. */
export const usual = 'a Vite + MUI + Redux page';
