import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of the browser for the tests: `CHROMIUM_PATH`, an installed Chromium, or the one from `npm ci`.
 * Throws if there is none.
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

/**
 * Unpacks the browser once into the temporary folder. The package reads the variable at import, to unpack its
 * system libraries too.
 */
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
