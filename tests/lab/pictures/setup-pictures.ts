import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';

const brandFile = v.object({
  brand: v.string(),
  shortName: v.string(),
  accent: v.string(),
  language: v.string(),
});

const desk = { width: 1280, height: 1000 };

/** The pictures of docs/hosting.md "Set up in the browser", of the setup.html that the last build wrote. */
export async function takeSetup(browser: Browser): Promise<void> {
  await takePage(browser, 'tara', 'dark', 'netlify');
  const page = await takePage(browser, 'shree', 'light', 'nginx');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading', { name: 'As it will look' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('.previews')?.scrollIntoView());
  await takeAtRest(page, 'setup-phone-light');
}

async function takePage(
  browser: Browser,
  brand: string,
  colorScheme: 'light' | 'dark',
  host: string,
): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: desk, reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(resolve('setup.html')).href);
  const place = `fixtures/brands/${brand}`;
  const fields = v.parse(brandFile, JSON.parse(readFileSync(`${place}/brand.json`, 'utf8')));
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  for (const label of ['API address', 'Headline address']) await fill(label, 'https://api.example.com');
  await fill('Gateway address', 'https://pay.example.com');
  await fill('Application key', 'your-key');
  await fill('Name', fields.brand);
  await fill('Short name', fields.shortName);
  await fill('Accent colour', fields.accent);
  await page.getByLabel('Language', { exact: true }).selectOption(fields.language);
  await page.getByLabel('Host', { exact: true }).selectOption(host);
  await page.getByLabel('Logo', { exact: true }).setInputFiles(`${place}/mark.svg`);
  const logo = await page.locator('.chosen').getAttribute('src');
  const login = page.frameLocator('iframe[title="Log-in, light"]');
  await login.locator(`html[lang=${fields.language}][data-brand]`).waitFor();
  await login.locator(`img[src="${logo}"]`).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await takeAtRest(page, `setup-${brand}-${colorScheme}`);
  return page;
}

/** The next preview is next to the shown one until it is drawn, and a frame may be painted late. */
async function takeAtRest(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('iframe').length === 4);
  for (let before: Buffer = Buffer.of(); ;) {
    const picture = await page.screenshot({ path: `docs/pictures/${name}.png` });
    if (picture.equals(before)) return;
    before = picture;
  }
}
