// setup.html from disk, in each engine that is installed here: it makes the command's site, byte for byte.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { configure } from '../../../src/export/configure.ts';
import { fieldsOf } from '../../../src/export/questions.ts';
import { readSiteFiles } from '../../../src/export/site-folder.ts';
import { zipOf } from '../../../src/export/zip.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { engines } from './installed.ts';
import { playerAt } from './player.ts';

const mark = 'fixtures/brands/tara/mark.svg';
const answers = {
  api: 'https://api.example.com',
  headline: '/',
  gateway: 'https://pay.example.com',
  'app-key': 'k-1',
  brand: 'Tara & Sons',
  accent: '#ff8a00',
  language: 'mr',
  host: 'netlify',
};

/** Steps for which a driver has no call: choosing in a list, and choosing a file. */
const choose = (name: string, value: string): string => `(() => {
  const list = document.querySelector('select[name=${name}]');
  list.value = ${JSON.stringify(value)};
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})()`;
const chooseLogo = (text: string): string => `(() => {
  const files = new DataTransfer();
  files.items.add(new File([${JSON.stringify(text)}], 'mark.svg', { type: 'image/svg+xml' }));
  const field = document.querySelector('input[name=logo]');
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})()`;
const keepFiles = `(() => {
  const { createObjectURL } = URL;
  URL.createObjectURL = file => createObjectURL.call(URL, (globalThis.madeFile = file));
  return true;
})()`;
const sumOfFile = `madeFile.arrayBuffer()
  .then(bytes => crypto.subtle.digest('SHA-256', bytes))
  .then(sum => Array.from(new Uint8Array(sum), byte => byte.toString(16).padStart(2, '0')).join(''))`;

let sum = '';
let page = '';
let drop = (): void => undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const built = buildInFolder('--setup');
  const done = await configure(built.folder, fieldsOf(answers), mark);
  expect(done.ok || done.error).toBe(true);
  const site = readFileSync(join(built.folder, 'site.json'));
  const zip = zipOf(new Map([...readSiteFiles(built.folder), ['site.json', site] as const]));
  sum = createHash('sha256').update(zip).digest('hex');
  page = pathToFileURL(join(built.folder, 'setup.html')).href;
  drop = built.drop;
});
test.afterAll(() => drop());

for (const [name, { start, missing }] of Object.entries(engines))
  test(`${name} makes a site from a file on the disk`, async () => {
    test.skip(start === undefined, missing ?? '');
    test.setTimeout(180_000);
    const engine = await start?.();
    if (engine === undefined) throw new Error('No engine');
    try {
      const tab = await engine.newTab();
      const operator = playerAt(tab, '');
      await operator.open(page);
      await operator.until('document.querySelectorAll("iframe").length === 4', 30_000);
      await operator.fill('textbox', 'API address', answers.api);
      await operator.fill('textbox', 'Headline address', 'news');
      await operator.fill('textbox', 'Gateway address', answers.gateway);
      await operator.see(
        'text',
        'Headline address is neither / nor an address such as https://api.example.com.',
      );
      await operator.fill('textbox', 'Headline address', answers.headline);
      await operator.fill('textbox', 'Application key', answers['app-key']);
      await operator.fill('textbox', 'Name', answers.brand);
      await operator.fill('textbox', 'Accent colour', answers.accent);
      await tab.evaluate(choose('language', answers.language));
      await tab.evaluate(choose('host', answers.host));
      await tab.evaluate(chooseLogo(readFileSync(mark, 'utf8')));
      await operator.until('document.querySelector(".chosen")?.naturalWidth > 0', 20_000);
      await operator.until(
        'document.querySelector("iframe").srcdoc.includes("Tara &#x26; Sons · 18+ · फक्त पॉइंट")',
        20_000,
      );
      await tab.evaluate(keepFiles);
      await operator.press('button', 'Make my site');
      await operator.see('text', 'site.zip is in your downloads.', 90_000);
      expect(await tab.evaluate(sumOfFile)).toBe(sum);
      expect(engine.said()).toEqual([]);
    } finally {
      await engine.stop();
    }
  });
