// setup.html from disk, in each engine that is installed here: it makes the command's sites, byte for byte.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { configure } from '../../../src/export/configure.ts';
import { type Answers, fieldsOf } from '../../../src/export/questions.ts';
import { readSiteFiles } from '../../../src/export/site-folder.ts';
import { zipOf } from '../../../src/export/zip.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import type { Engine } from './engine.ts';
import { engines } from './installed.ts';
import { playerAt } from './player.ts';

type Brand = { readonly mark: string; readonly answers: Answers; readonly shown: string };

/** Two sites of one setup.html, for different hosts and languages. */
const brands: readonly Brand[] = [
  {
    mark: 'fixtures/brands/tara/mark.svg',
    answers: {
      api: 'https://api.example.com',
      headline: '/',
      gateway: 'https://pay.example.com',
      'app-key': 'k-1',
      brand: 'Tara & Sons',
      accent: '#ff8a00',
      language: 'mr',
      host: 'netlify',
    },
    shown: 'Tara &#x26; Sons · 18+ · फक्त पॉइंट',
  },
  {
    mark: 'fixtures/brands/shree/mark.svg',
    answers: {
      api: '/',
      headline: '/',
      gateway: '/',
      'app-key': 'k-2',
      brand: 'Shree 777',
      'short-name': 'Shree',
      accent: '#0a7d4f',
      language: 'hi',
      host: 'nginx',
    },
    shown: 'Shree 777 · 18+ · सिर्फ पॉइंट',
  },
];

/** Steps without a call of the driver: choosing in a list, and choosing a file. */
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

let page = '';
let built = '';
let drop = (): void => undefined;
test.beforeAll(() => {
  test.setTimeout(240_000);
  ({ folder: built, drop } = buildInFolder('--setup'));
  page = pathToFileURL(join(built, 'setup.html')).href;
});
test.afterAll(() => drop());

/** The sum of the command's site, packed as setup.html packs it. */
async function sumOfCommand({ answers, mark }: Brand): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'matka-command-'));
  cpSync(join(built, 'dist'), join(folder, 'dist'), { recursive: true });
  const done = await configure(folder, fieldsOf(answers), mark);
  expect(done.ok || done.error).toBe(true);
  const site = readFileSync(join(folder, 'site.json'));
  const zip = zipOf(new Map([...readSiteFiles(folder), ['site.json', site] as const]));
  rmSync(folder, { recursive: true });
  return createHash('sha256').update(zip).digest('hex');
}

/** The fields that an operator types into. */
const labels = {
  api: 'API address',
  headline: 'Headline address',
  gateway: 'Gateway address',
  'app-key': 'Application key',
  brand: 'Name',
  'short-name': 'Short name',
  accent: 'Accent colour',
} as const;

async function makeSite(engine: Engine, { mark, answers, shown }: Brand): Promise<unknown> {
  const tab = await engine.newTab();
  const operator = playerAt(tab, '');
  await operator.open(page);
  await operator.until('document.querySelectorAll("iframe").length === 4', 30_000);
  await operator.fill('textbox', labels.headline, 'news');
  for (const name of ['api', 'gateway'] as const)
    await operator.fill('textbox', labels[name], answers[name] ?? '');
  await operator.see('text', 'Headline address is neither / nor an address such as https://api.example.com.');
  for (const name of ['headline', 'app-key', 'brand', 'short-name', 'accent'] as const)
    await operator.fill('textbox', labels[name], answers[name] ?? '');
  await tab.evaluate(choose('language', answers.language ?? ''));
  await tab.evaluate(choose('host', answers.host ?? ''));
  await tab.evaluate(chooseLogo(readFileSync(mark, 'utf8')));
  await operator.until('document.querySelector(".chosen")?.naturalWidth > 0', 20_000);
  await operator.until(`document.querySelector("iframe").srcdoc.includes(${JSON.stringify(shown)})`, 20_000);
  await tab.evaluate(keepFiles);
  await operator.press('button', 'Make my site');
  await operator.see('text', 'site.zip is in your downloads.', 90_000);
  const sum = await tab.evaluate(sumOfFile);
  await tab.close();
  return sum;
}

for (const [name, { start, missing }] of Object.entries(engines))
  test(`${name} makes two brands' sites from a file on the disk`, async () => {
    test.skip(start === undefined, missing ?? '');
    test.setTimeout(240_000);
    const engine = await start?.();
    if (engine === undefined) throw new Error('No engine');
    try {
      for (const brand of brands)
        expect(await makeSite(engine, brand), brand.answers.brand).toBe(await sumOfCommand(brand));
      expect(engine.said()).toEqual([]);
    } finally {
      await engine.stop();
    }
  });
