// setup.html, opened from disk without a network (docs/hosting.md "Set up in the browser").
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { configure } from '../../../src/export/configure.ts';
import { readSiteFiles } from '../../../src/export/site-folder.ts';
import { expect, test as base } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { consoleFaults } from '../../support/console-faults.ts';

/** A test also fails when the page logs an error or a warning. */
const test = base.extend<{ readonly setup: Page }, { readonly folder: string }>({
  folder: [
    async ({}, run) => {
      const built = buildInFolder('--setup');
      await run(built.folder);
      built.drop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  setup: async ({ page, context, folder }, run) => {
    const lines = consoleFaults(context);
    await context.setOffline(true);
    await page.goto(pathToFileURL(join(folder, 'setup.html')).href);
    await run(page);
    expect.soft(lines, 'the console').toEqual([]);
  },
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const phone = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

async function make(page: Page): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make my site' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('site.zip');
  return readFileSync(await download.path());
}

test('an operator makes a site that is the command’s, byte for byte', async ({ setup, folder }) => {
  await field(setup, 'API address').fill('https://api.example.com');
  await field(setup, 'Headline address').fill('/');
  await field(setup, 'Gateway address').fill('https://pay.example.com/');
  await field(setup, 'Application key').fill('k-1');
  await field(setup, 'Name').fill('Shree 777');
  await field(setup, 'Short name').fill('Shree');
  await field(setup, 'Logo').setInputFiles('fixtures/brands/shree/mark.svg');
  await field(setup, 'Accent colour').fill('#0a7d4f');
  await field(setup, 'Language').selectOption('hi');
  await field(setup, 'Host').selectOption('netlify');

  const login = phone(setup, 'Log-in, light');
  await expect(login.getByText('Shree 777 · 18+ · सिर्फ पॉइंट')).toBeVisible();
  const colour = { light: 'rgb(10, 125, 79)', dark: 'rgb(96, 192, 142)' };
  for (const theme of ['light', 'dark'] as const) {
    const button = phone(setup, `Log-in, ${theme}`).locator('button[type=submit]');
    await expect(button).toHaveCSS('background-color', colour[theme]);
    await expect(
      phone(setup, `Home, ${theme}`).getByText('Milan Day', { exact: false }).first(),
    ).toBeVisible();
  }
  const picture = login.getByRole('presentation').or(login.locator('main img')).first();
  // A later setting replaces the frame, perhaps just while it is asked.
  await expect(async () => {
    const isDrawn = await picture.evaluate(
      image => image instanceof HTMLImageElement && image.naturalWidth > 0,
    );
    expect(isDrawn).toBe(true);
  }).toPass();

  const made = unzipSync(await make(setup));
  const heading = setup.getByRole('heading', { name: 'site.zip is in your downloads.' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const done = await configure(
    folder,
    [
      ['hosts.api', '"https://api.example.com"'],
      ['hosts.headline', '/'],
      ['hosts.gateway', '"https://pay.example.com/"'],
      ['appKey.value', '"k-1"'],
      ['brand', '"Shree 777"'],
      ['shortName', '"Shree"'],
      ['accent', '"#0a7d4f"'],
      ['language', '"hi"'],
      ['host', '"netlify"'],
    ],
    'fixtures/brands/shree/mark.svg',
  );
  expect(done.ok).toBe(true);
  const files = new Map([
    ...readSiteFiles(folder),
    ['site.json', readFileSync(join(folder, 'site.json'))] as const,
  ]);
  expect(Object.keys(made).toSorted()).toEqual([...files.keys()].toSorted());
  const differing = [...files].filter(([name, bytes]) => Buffer.compare(bytes, made[name] ?? bytes) !== 0);
  expect(differing.map(([name]) => name)).toEqual([]);
});

test('each mistake is named at its field, and the first one gets the focus', async ({ setup }) => {
  await field(setup, 'API address').fill('api.example.com');
  await field(setup, 'Headline address').focus();
  const sentence = 'API address is neither / nor an address such as https://api.example.com.';
  await expect(field(setup, 'API address')).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(field(setup, 'API address')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(setup, 'Application key')).not.toHaveAttribute('aria-invalid');
  await field(setup, 'Logo').setInputFiles({
    name: 'wide.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 9"><path d="M0 0h9v9z"/></svg>',
    ),
  });
  await expect(field(setup, 'Logo')).toHaveAccessibleDescription(/wide\.svg is not square: 18 × 9\./);
  await setup.getByRole('button', { name: 'Make my site' }).click();
  await expect(field(setup, 'Application key')).toHaveAccessibleDescription(/Application key is empty\./);
  await expect(field(setup, 'API address')).toBeFocused();
  await expect(setup.getByText('Something is not right yet.')).toBeVisible();
});

test('a site.json that is dropped for an upgrade keeps settings that the page does not ask for', async ({
  setup,
}) => {
  const site = {
    config: {
      brand: 'Tara & Sons',
      hosts: { api: '/', headline: '/', gateway: '/' },
      appKey: { name: 'api_key', value: 'k-2' },
      readLagSeconds: 60,
    },
    host: 'caddy',
    transport: { seconds: 600 },
  };
  const drop = (text: string) =>
    setup.evaluate(written => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([written], 'site.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
  await drop(JSON.stringify({ ...site, config: { ...site.config, pollSeconds: 0 } }));
  await expect(field(setup, 'site.json')).toHaveAccessibleDescription(
    /pollSeconds is not between 1 and 3600 seconds/,
  );
  await drop(JSON.stringify(site));
  await expect(field(setup, 'Name')).toHaveValue('Tara & Sons');
  await expect(field(setup, 'Host')).toHaveValue('caddy');
  await expect(phone(setup, 'Log-in, light').getByText('Tara & Sons · 18+')).toBeVisible();
  await expect(field(setup, 'site.json')).not.toHaveAttribute('aria-invalid');
  await field(setup, 'Accent colour').fill('#ff8a00');
  const made = unzipSync(await make(setup));
  const text = (name: string): string => Buffer.from(made[name] ?? []).toString();
  expect(JSON.parse(text('site.json'))).toEqual({ ...site, config: { ...site.config, accent: '#ff8a00' } });
  expect(text('hosting/Caddyfile')).toContain('max-age=600');
  await field(setup, 'site.json').setInputFiles({
    name: 'site.json',
    mimeType: 'application/json',
    buffer: Buffer.from('not JSON'),
  });
  await expect(field(setup, 'site.json')).toHaveAccessibleDescription(
    /site\.json is not a site\.json: it is not JSON/,
  );
});

for (const width of [390, 1280])
  test(`the page is whole at ${width} pixels, for axe and for a keyboard`, async ({ setup }) => {
    await setup.setViewportSize({ width, height: 800 });
    await expect(phone(setup, 'Log-in, light').getByText('Matka · 18+')).toBeVisible();
    expect(await violations(setup)).toEqual([]);
    expect(await setup.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const reached: string[] = [];
    await setup.evaluate(() => document.body.focus());
    for (let steps = 0; steps < 13; steps += 1) {
      await setup.keyboard.press('Tab');
      reached.push(
        await setup.evaluate(() => {
          const at = document.activeElement;
          return at?.getAttribute('name') ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '';
        }),
      );
    }
    // Tab never stops in a preview.
    expect(reached).toEqual([
      'site',
      'api',
      'headline',
      'gateway',
      'app-key',
      'brand',
      'short-name',
      'logo',
      'accent',
      'Palette',
      'language',
      'host',
      'Make my site',
    ]);
  });
