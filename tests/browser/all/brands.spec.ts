// One build, configured as each brand of fixtures/brands, as a player sees it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '../../../src/export/configure.ts';
import { startServer } from '../../mock-server/live-server.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { expect, test } from '../../support/site-test.ts';

for (const { name, title, heading, colours, spoken } of [
  {
    name: 'shree',
    title: 'लॉग इन · Shree 777',
    heading: 'Shree 777 · 18+ · सिर्फ पॉइंट',
    colours: { light: 'rgb(10, 125, 79)', dark: 'rgb(96, 192, 142)' },
    spoken: 'hi',
  },
  {
    name: 'tara',
    title: 'लॉग इन · Tara & Sons',
    heading: 'Tara & Sons · 18+ · फक्त पॉइंट',
    colours: { light: 'rgb(158, 72, 0)', dark: 'rgb(255, 138, 0)' },
    spoken: 'mr',
  },
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} is a brand from the first paint to the menu, ${colorScheme}`, async ({ browser }) => {
      test.slow();
      const { folder, drop } = buildInFolder('--unpacked');
      const place = `fixtures/brands/${name}`;
      const fields = JSON.parse(readFileSync(`${place}/brand.json`, 'utf8')) as Record<string, string>;
      const done = await configure(
        { site: join(folder, 'dist'), hosting: join(folder, 'hosting') },
        [
          ...Object.entries(fields),
          ...['hosts.api', 'hosts.headline', 'hosts.gateway'].map(field => [field, '/'] as const),
          ['appKey.value', 'demo'],
        ],
        `${place}/mark.svg`,
      );
      expect(done.ok).toBe(true);
      const server = await startServer({ site: join(folder, 'dist') });
      const context = await browser.newContext({ baseURL: server.url, colorScheme, locale: 'en-IN' });
      const errors: string[] = [];
      context.on('console', line => errors.push(line.text()));
      context.on('weberror', thrown => errors.push(String(thrown.error())));
      const page = await context.newPage();

      await page.goto('/login');
      await expect(page).toHaveTitle(title);
      await expect(page.getByText(heading)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', spoken);
      const button = page.locator('button[type=submit]');
      await expect(button).toHaveCSS('background-color', colours[colorScheme]);
      await page.getByRole('radio', { name: 'English' }).check();
      await page.getByLabel('Phone number').fill('9876543210');
      await page.getByLabel('Password', { exact: true }).fill('demo1234');
      await button.click();
      await expect(page).toHaveTitle(`Markets · ${fields['brand']}`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog').getByText(fields['brand'] ?? '')).toBeVisible();
      await page.goto('/landing');
      await page.reload();
      expect(errors).toEqual([]);
      await context.close();
      await server.stop();
      drop();
    });
