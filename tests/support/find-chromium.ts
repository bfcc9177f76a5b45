import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser for the tests, as a path: `CHROMIUM_PATH`, an installed Chromium, else the one that came with `npm ci`.
 * Throws where there is none: a run without a browser is no run.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = installedNames.flatMap(name => folders.map(folder => join(folder, name))).find(runs);
  return installed ?? shipped();
}

/** Unpacked once into the temporary folder; the variable, read at import, makes it bring its system libraries. */
async function shipped(): Promise<string> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
