// The program of setup.html makes the very files that the command makes (docs/hosting.md "Set up in the browser").
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configure } from '../../src/export/configure.ts';
import { type Answers, fieldsOf } from '../../src/export/questions.ts';
import { parseSite, plainSite, siteProblems, siteText } from '../../src/export/site.ts';
import { readSiteFiles } from '../../src/export/site-folder.ts';
import { answersOf, freshSite, sorted, typedOf } from '../../src/setup/typed.ts';
import { buildInFolder } from '../support/built-folder.ts';
import { startSetupProgram } from '../support/setup-program.ts';

let built: ReturnType<typeof buildInFolder>;
let program: ReturnType<typeof startSetupProgram>;
beforeAll(() => {
  built = buildInFolder('--setup');
  program = startSetupProgram(built.folder);
}, 240_000);
afterAll(async () => {
  await program.stop();
  built.drop();
});

const provider: Answers = {
  api: 'https://api.example.com/v2',
  headline: '/',
  gateway: 'https://pay.example.com',
  'app-key': 'k-1',
};
const brandOf = (name: string): Answers => {
  const { shortName, ...others } = JSON.parse(
    readFileSync(`fixtures/brands/${name}/brand.json`, 'utf8'),
  ) as Record<string, string>;
  return { ...others, 'short-name': shortName };
};
const markOf = (name: string): string => `fixtures/brands/${name}/mark.svg`;

async function logoOf(file: string): Promise<string> {
  const logo = await program.maker.logo(readFileSync(file));
  return logo.ok ? logo.value.address : logo.error;
}

/** The files that the command leaves in its folder after its own build. */
async function byCommand(answers: Answers, mark?: string): Promise<Record<string, Uint8Array>> {
  const done = await configure(built.folder, fieldsOf(answers), mark);
  expect(done.ok || done.error).toBe(true);
  return {
    ...Object.fromEntries(readSiteFiles(built.folder)),
    'site.json': readFileSync(join(built.folder, 'site.json')),
  };
}

/** Byte for byte, without a report of megabytes when they differ. */
function expectSame(zip: Uint8Array, files: Record<string, Uint8Array>): void {
  const made = unzipSync(zip);
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(files).toSorted());
  const differing = Object.keys(files).filter(
    name => Buffer.compare(made[name] ?? new Uint8Array(), files[name] ?? new Uint8Array()) !== 0,
  );
  expect(differing).toEqual([]);
}

it('two brands for two hosts, and an upgrade of one, are those of the command byte for byte', async () => {
  const shree = { ...provider, ...brandOf('shree'), host: 'netlify' };
  const first = await program.maker.make({
    start: plainSite,
    answers: shree,
    logo: await logoOf(markOf('shree')),
  });
  if (!first.ok) throw new Error(first.error.join('\n'));
  expectSame(first.value, await byCommand(shree, markOf('shree')));
  expect(Object.keys(unzipSync(first.value))).toEqual(
    expect.arrayContaining(['dist/_headers', 'dist/_redirects', 'dist/login/index.html.br', 'site.json']),
  );

  // The same folder goes on, without the files of the first host.
  const tara = { ...brandOf('tara'), host: 'nginx' };
  const start = parseSite(readFileSync(join(built.folder, 'site.json'), 'utf8'));
  if (!start.ok) throw new Error('No site.json');
  const second = await program.maker.make({
    start: start.value,
    answers: tara,
    logo: await logoOf(markOf('tara')),
  });
  if (!second.ok) throw new Error(second.error.join('\n'));
  expectSame(second.value, await byCommand(tara, markOf('tara')));
}, 240_000);

it('each mistake has the words of the command, and the preview shows the correct fields', async () => {
  const answers = { ...provider, headline: 'news.example.com', accent: 'green', language: 'hi', brand: '' };
  const { mistakes, login } = await program.maker.review({ start: plainSite, answers, logo: undefined });
  const done = await configure(built.folder, fieldsOf(answers));
  expect(mistakes.map(({ field, problem }) => `${field} ${problem}`)).toEqual(done.ok ? [] : done.error);
  expect(sorted(mistakes)).toEqual({
    at: new Map([
      ['brand', 'Name is empty.'],
      ['accent', 'Accent colour is not a colour such as #0a7d4f.'],
      ['headline', 'Headline address is neither / nor an address such as https://api.example.com.'],
    ]),
    elsewhere: [],
  });
  expect(login).toContain('<h1 tabindex="-1"><span');
  expect(login).toContain('>लॉग इन<');
  expect(login).toContain('Matka · 18+ · सिर्फ पॉइंट');
});

it('a preview has the brand, the accent and the logo of the site', async () => {
  const answers = { ...provider, ...brandOf('shree') };
  const review = await program.maker.review({
    start: plainSite,
    answers,
    logo: await logoOf(markOf('shree')),
  });
  expect(review.login).toContain('Shree 777 · 18+ · सिर्फ पॉइंट');
  expect(review.login).toMatch(/<img src="data:image\/svg\+xml;base64,/);
  expect(review.home).toContain('<style id="accent">:root{--accent:#0a7d4f;');
  expect(review.home).toContain('Milan Day');
  expect(review.home).not.toMatch(/<script|javascript:/);
  // Nothing waits: an empty place would stay empty.
  expect(review.home).not.toContain('<svg width="100%"');
  expect(review.notes).toEqual([
    { field: 'accent', note: '#0a7d4f cannot be read as text in the dark theme: #60c08e is used there' },
  ]);
});

it('a preview of a site.json has its look before anything is typed', async () => {
  const site = {
    config: {
      ...plainSite.config,
      hosts: { api: 'http://10.0.0.7:8080' },
      appKey: { value: 'k' },
      brand: 'Tara & Sons',
      accent: '#0a7d4f',
      language: 'mr',
    },
  } as const;
  const { login, notes, mistakes } = await program.maker.review({
    start: site,
    answers: {},
    logo: undefined,
  });
  expect(mistakes).toEqual([]);
  expect(login).toContain('Tara &#x26; Sons · 18+ · फक्त पॉइंट');
  expect(login).toContain('<style id="accent">:root{--accent:#0a7d4f;');
  expect(login).toContain('<html lang="mr"');
  expect(notes.map(({ field }) => field)).toEqual(['hosts.api', 'hosts.headline', 'hosts.gateway', 'accent']);
});

it('a wrong logo is named with the words of the command', async () => {
  expect(await logoOf('fixtures/brands/shree/brand.json')).toMatch(/^is neither PNG nor SVG/);
});

it('a site of a folder cannot be made of a build for the top of a host', async () => {
  const start = { ...plainSite, base: '/sub/' };
  const { mistakes } = await program.maker.review({ start, answers: provider, logo: undefined });
  expect(sorted(mistakes).elsewhere).toEqual(['base is /sub, and the build is for /: npm run build']);
});

it('only changed fields are answers, so that an upgrade keeps the rest', () => {
  const start = {
    config: { hosts: { api: '/', headline: '/', gateway: '/' }, appKey: { value: 'k' }, accent: '#0a7d4f' },
    host: 'caddy',
  } as const;
  const typed = typedOf(start);
  expect(answersOf(typed, start)).toEqual({});
  expect(typed.brand).toBe('');
  expect(answersOf({ ...typed, accent: '', brand: ' Tara ', host: '' }, start)).toEqual({
    accent: 'none',
    brand: 'Tara',
    host: 'none',
  });
});

it('an operator of a new site gives it a name', () => {
  expect(siteProblems(freshSite)).toContain('brand is empty');
  expect(siteText(plainSite)).toContain('"brand": "Matka"');
});

it('a field that the page does not ask for is named too', () => {
  const site = { ...plainSite, config: { ...plainSite.config, pollSeconds: 0 } };
  expect(siteProblems(site)).toContain('pollSeconds is not between 1 and 3600 seconds');
  expect(sorted([{ field: 'pollSeconds', problem: 'is not between 1 and 3600 seconds' }]).elsewhere).toEqual([
    'pollSeconds is not between 1 and 3600 seconds',
  ]);
});

it('the page forbids itself every connection', () => {
  const page = readFileSync(join(built.folder, 'setup.html'), 'utf8');
  expect(page).toContain("content=\"default-src 'none'; script-src 'sha256-");
  expect(page).toContain("connect-src 'none'");
  const named = [...page.matchAll(/^<(?:link|script)\b[^>]*/gm)].map(([tag]) => tag.slice(0, 40));
  expect(named.filter(tag => / (href|src)="(?!data:)/.test(tag))).toEqual([]);
  expect(named).toHaveLength(4);
});
