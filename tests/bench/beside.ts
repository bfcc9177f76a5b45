import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const folder = 'tests/bench/beside';
let built = false;

const npm = (...words: readonly string[]): void => {
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Installs, once, the packages that only the bench needs: they are no part of the project's own install. */
export function installBeside(): void {
  if (!existsSync(`${folder}/node_modules`)) npm('ci', '--no-audit', '--no-fund');
}

/** Builds, once a run, the app that is made the usual way; returns its files by their path, one page for all routes. */
export function usualApp(): (path: string) => Uint8Array | null {
  if (!built) {
    installBeside();
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

/** What the table calls the usual app. */
export const usual = 'a Vite + MUI + Redux page';
