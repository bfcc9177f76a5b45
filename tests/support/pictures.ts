// Takes the pictures of the README from the built app and a mock: `npm run build && npm run pictures`.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { startMock } from './mock.ts';
import { logIn, openGame, proceed } from './play.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

async function takeAll(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const take = (name: string) => page.screenshot({ path: `docs/pictures/${name}-${scheme}.png` });
  await logIn(page);
  await page.getByRole('img').first().waitFor();
  await take('home');
  await page.goto('/wallet');
  await page.getByText('Transfer Points').waitFor();
  await page.getByRole('listitem').nth(4).waitFor();
  await take('wallet');
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Single Pana');
  await proceed(page, { Pana: '137', Points: '50' });
  await proceed(page, { Pana: '146', Points: '50' });
  await proceed(page, { Session: 'Close', Pana: '290', Points: '60' });
  await page.getByRole('main').getByLabel('Pana', { exact: true }).fill('128');
  await page.getByRole('main').getByLabel('Points', { exact: true }).fill('50');
  await take('bid');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm bid' }).waitFor();
  await take('confirm');
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await page.getByRole('region', { name: 'Receipt' }).waitFor();
  await page.getByText('Bid placed successfully!').waitFor({ state: 'hidden' });
  await take('receipt');
  await page.getByRole('button', { name: 'How this works' }).click();
  await page.getByRole('dialog', { name: /^How this works/ }).waitFor();
  await take('how');
}

const { url, stop } = await startMock();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ ...phone, baseURL: url, colorScheme });
  await takeAll(await context.newPage(), colorScheme);
  await context.close();
}
await browser.close();
await stop();
