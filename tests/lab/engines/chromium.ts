import { chromium } from '@playwright/test';
import { findChromium } from '../../support/find-chromium.ts';
import { type Engine, phone } from './engine.ts';

export async function startChromium(): Promise<Engine> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  const context = await browser.newContext({ viewport: phone, locale: 'en-IN' });
  let said: string[] = [];
  context.on('console', line => {
    if (['error', 'warning'].includes(line.type())) said.push(line.text());
  });
  context.on('weberror', thrown => said.push(String(thrown.error())));
  return {
    version: `chromium ${browser.version()}`,
    newTab: async () => {
      const page = await context.newPage();
      return {
        open: async url => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        show: () => page.bringToFront(),
        evaluate: expression => page.evaluate(expression),
        tap: (x, y) => page.mouse.click(x, y),
        type: text => page.keyboard.type(text),
        close: () => page.close(),
      };
    },
    said: () => {
      const lines = said;
      said = [];
      return lines;
    },
    stop: () => browser.close(),
  };
}
