import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChromium } from './chromium.ts';
import type { Installed } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** The first of these names that is a program, in the `PATH` or as a full path. */
const programOf = (...names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap(name => (name.startsWith('/') ? [name] : folders.map(folder => join(folder, name))))
    .find(runs);
};

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const packages = 'apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb';
const [firefox, driver, screen] = [
  programOf('firefox-esr', 'firefox'),
  programOf('WebKitWebDriver'),
  programOf('Xvfb'),
];
const folders = ['x86_64', 'aarch64'].flatMap(kind =>
  ['4.1', '6.0', '4.0'].map(version => `/usr/lib/${kind}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const miniBrowser = programOf('MiniBrowser', ...folders);

/** The engines that players have, and how each starts here. */
export const engines: Readonly<Record<'chromium' | 'firefox' | 'webkit', Installed>> = {
  chromium: { start: startChromium },
  firefox:
    firefox === undefined
      ? { missing: `Firefox is not installed (${packages})` }
      : { start: () => startFirefox(firefox) },
  webkit:
    driver === undefined || screen === undefined || miniBrowser === undefined
      ? { missing: `WebKitGTK, its driver or Xvfb is not installed (${packages})` }
      : { start: () => startWebKit(driver, miniBrowser) },
};
