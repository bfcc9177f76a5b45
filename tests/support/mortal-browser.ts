import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** A browser whose profile is a folder that outlives it. */
export type MortalBrowser = {
  readonly page: Page;
  /** Ends all its processes at once (SIGKILL), as when a phone takes its memory back; resolves when they are gone. */
  readonly kill: () => Promise<void>;
};

const flags = [
  '--headless',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-quic',
  '--disable-gpu',
  '--lang=en-IN',
  '--window-size=390,844',
];

/** Starts Chromium over the profile in `folder`. Playwright only talks to it: whatever ends it is ours to do. */
export async function startMortalBrowser(folder: string): Promise<MortalBrowser> {
  const program = await findChromium();
  const child = spawn(program, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  // A run that is stopped must not leave it behind: it is in a group of its own.
  const end = (): void => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const address = await new Promise<string>((found, failed) => {
    createInterface(child.stderr).on('line', line => {
      const listening = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (listening !== undefined) found(listening);
    });
    child.once('exit', code => failed(new Error(`Chromium ended with ${code} before its address`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no window');
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(20_000);
  const touch = await context.newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    page,
    kill: async () => {
      end();
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}
