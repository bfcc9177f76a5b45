// A finished build, configured as the brands of fixtures/brands (docs/brand.md).
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accentNotes, accentTokens, ownColours } from '../../src/export/accent.ts';
import { configure } from '../../src/export/configure.ts';
import { iconsOf } from '../../src/export/icons.ts';
import { nodeKit } from '../../src/export/node-kit.ts';
import { filesOf } from '../../src/export/write.ts';
import { buildInFolder } from '../support/built-folder.ts';

let built: ReturnType<typeof buildInFolder>;
beforeAll(() => {
  built = buildInFolder('--base', '/sub/', '--host', 'nginx', '--unpacked');
}, 120_000);
afterAll(() => built.drop());

const file = (name: string): string => join(built.folder, 'dist', name);
const read = (name: string): string => readFileSync(file(name), 'utf8');
const json = (name: string) => JSON.parse(read(name)) as Record<string, unknown>;

type Fields = readonly (readonly [string, string])[];
const hosts: Fields = [
  ...['hosts.api', 'hosts.headline', 'hosts.gateway'].map(field => [field, '/'] as const),
  ['appKey.value', 'k-1'],
];
const ours: Fields = ['brand', 'shortName', 'accent', 'language'].map(field => [field, 'none']);

/** Returns the notes, or the mistakes. */
async function run(fields: Fields, mark?: string): Promise<readonly string[]> {
  const done = await configure(built.folder, [...hosts, ...fields], mark);
  return done.ok ? done.value.notes.map(({ note }) => note) : done.error;
}

function brand(name: string) {
  const folder = `fixtures/brands/${name}`;
  const fields = JSON.parse(readFileSync(`${folder}/brand.json`, 'utf8')) as Record<string, string>;
  return run(Object.entries(fields), `${folder}/mark.svg`);
}

/** The hash of every file, to compare two states of the folder. */
const state = () =>
  Object.fromEntries(
    filesOf(built.folder)
      .toSorted()
      .map(name => [name, createHash('sha256').update(readFileSync(name)).digest('hex')]),
  );

it('the brand is in titles, descriptions, drawn pages and manifest', async () => {
  expect(await brand('shree')).toEqual([
    '#0a7d4f cannot be read as text in the dark theme: #60c08e is used there',
  ]);
  const login = read('login/index.html');
  expect(login).toContain(
    '<html lang="en" translate="no" data-brand="Shree 777" data-language="hi" data-build',
  );
  expect(login).toContain('<title>लॉग इन · Shree 777</title>');
  expect(login).toContain('content="लॉग इन · Shree 777: मटका मार्केट की बिड, रिजल्ट और वॉलेट।"');
  expect(login).toContain('<p>Shree 777 · 18+ · points only</p>');
  expect(login).toContain('<a href="">Shree 777 needs JavaScript.');
  expect(read('landing/index.html')).toContain('>Shree 777</h1>');
  expect(
    filesOf(file('')).filter(name => name.endsWith('.html') && readFileSync(name, 'utf8').includes('Matka')),
  ).toEqual([]);
  expect(json('manifest.webmanifest')).toMatchObject({
    name: 'Shree 777',
    short_name: 'Shree',
    description: 'Shree 777: मटका मार्केट की बिड, रिजल्ट और वॉलेट।',
    lang: 'hi',
    id: '/sub/',
    theme_color: '#0a7d4f',
    shortcuts: [
      { name: 'बिड हिस्ट्री', url: '/sub/imp4' },
      { name: 'वॉलेट', url: '/sub/imp7' },
      { name: 'रिजल्ट', url: '/sub/results' },
    ],
  });
  expect(json('config.json')).toMatchObject({ brand: 'Shree 777', accent: '#0a7d4f', language: 'hi' });
});

it('pages allow the style of the accent, and each page has one', async () => {
  await brand('shree');
  const [, style = ''] = /<style id="accent">(.*)<\/style>/.exec(read('imp/index.html')) ?? [];
  expect(style).toContain(':root{--accent:#0a7d4f;');
  const allowed = `'sha384-${createHash('sha384').update(style).digest('base64')}'`;
  await brand('shree');
  expect(read('imp/index.html')).toContain(`style-src 'self' ${allowed} 'sha256-`);
  expect(new Set(read('imp/index.html').match(/'sha384-[^']+'/g))).toEqual(new Set([allowed]));
  expect(read('imp/index.html').match(/<style id="accent">/g)).toHaveLength(1);
});

it('applying a brand twice gives the same files, and after another brand the default is the build again', async () => {
  await run(ours, 'none');
  const before = state();
  await brand('tara');
  const first = state();
  await brand('tara');
  expect(state()).toEqual(first);
  expect(read('login/index.html')).toContain('data-brand="Tara &#x26; Sons"');
  await brand('shree');
  expect(read('login/index.html')).not.toMatch(/Tara|ff8a00/);
  await run(ours, 'none');
  expect(state()).toEqual(before);
});

it('a name of signs and figures is a name', async () => {
  await run([['brand', '"<b>$&\'777"']]);
  expect(read('landing/index.html')).toContain('>&#x3c;b&#x3e;$&#x26;&#x27;777</h1>');
  await run([['brand', '"777"']]);
  expect(read('landing/index.html')).toContain('>777</h1>');
  expect(read('landing/index.html')).not.toContain('&#x3c;');
});

it.each([
  [
    'brand',
    '"A name that is far too long for the top of any page"',
    /^brand has 51 letters; at most 40 fit$/,
  ],
  ['shortName', 'Thirteen sign', /^shortName has 13 letters; at most 12 fit$/],
  ['accent', 'green', /^accent is not a colour such as #0a7d4f$/],
  ['language', 'fr', /^language is not en, hi or mr$/],
])('refuses %s %s', async (field, value, line) => {
  expect((await run([[field, value]])).join('\n')).toMatch(line);
});

/** The pixels of a picture, four values each. */
function pixelsOf(name: string) {
  const bytes = readFileSync(file(name));
  const data = `data:image/png;base64,${bytes.toString('base64')}`;
  const size = bytes.readUInt32BE(16);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="${data}"/></svg>`;
  const { pixels, width, height } = new Resvg(svg).render();
  const at = (x: number, y: number) => [...pixels.subarray(4 * (y * size + x), 4 * (y * size + x) + 4)];
  return { width, height, at, isOpaque: pixels.every((value, index) => index % 4 !== 3 || value === 255) };
}

it.each([
  ['shree', [10, 125, 79, 255]],
  ['tara', [255, 255, 255, 255]],
])('the icons of %s have their sizes, and the cut ones no transparent place', async (name, ground) => {
  await brand(name);
  const sizes = { 'icon-192': 192, 'icon-512': 512, 'icon-maskable': 512, 'apple-touch-icon': 180 };
  for (const [icon, size] of Object.entries(sizes)) {
    const picture = pixelsOf(`${icon}.png`);
    expect([picture.width, picture.height, picture.isOpaque], icon).toEqual([size, size, !/\d/.test(icon)]);
  }
  const { at } = pixelsOf('icon-maskable.png');
  // The mark keeps to the middle four fifths.
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.05)
    expect(at(Math.round(256 + 210 * Math.cos(angle)), Math.round(256 + 210 * Math.sin(angle)))).toEqual(
      ground,
    );
  const favicon = readFileSync(file('favicon.ico'));
  expect(favicon.readUInt32LE(14)).toBe(favicon.length - 22);
  expect(favicon.subarray(23, 26).toString()).toBe('PNG');
});

it('a mark from a file replaces one at an address, and a folder is not a mark', async () => {
  await run([['mark', '/old.png']]);
  await brand('tara');
  expect(json('config.json')).not.toHaveProperty('mark');
  expect(await run([], 'fixtures')).toEqual(['mark: there is no file fixtures']);
});

it('the manifest shows screenshots of the operator alone', async () => {
  await brand('shree');
  expect(json('manifest.webmanifest')).not.toHaveProperty('screenshots');
  writeFileSync(file('screenshot-narrow.png'), readFileSync(file('icon-192.png')));
  await brand('shree');
  expect(json('manifest.webmanifest')).toMatchObject({
    screenshots: [{ src: '/sub/screenshot-narrow.png', sizes: '192x192', form_factor: 'narrow' }],
  });
  rmSync(file('screenshot-narrow.png'));
});

it('a PNG is a mark too', async () => {
  await brand('shree');
  const folder = mkdtempSync(join(tmpdir(), 'matka-mark-'));
  writeFileSync(join(folder, 'mark.png'), readFileSync(file('icon-512.png')));
  expect(await run(ours, join(folder, 'mark.png'))).toEqual([]);
  expect(pixelsOf('apple-touch-icon.png').at(1, 90)).toEqual([10, 125, 79, 255]);
  expect(read('icon.svg').length).toBeLessThan(20_000);
  rmSync(folder, { recursive: true });
});

it('half a PNG is named as that', async () => {
  await brand('shree');
  const folder = mkdtempSync(join(tmpdir(), 'matka-mark-'));
  writeFileSync(join(folder, 'half.png'), readFileSync(file('icon-512.png')).subarray(0, 3000));
  expect(await run([], join(folder, 'half.png'))).toEqual([
    `mark: ${join(folder, 'half.png')} is only a part of a PNG: copy or download it again`,
  ]);
  rmSync(folder, { recursive: true });
});

const svg = (inner: string, box = '0 0 9 9') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;

it.each([
  ['a script', svg('<script>1</script>'), 'contains a script'],
  ['a handler', svg('<path onload="1" d="M0 0h9"/>'), 'contains a script'],
  [
    'another file',
    svg('<image href="https://a.example/b.png"/>'),
    'loads something from another file: put it into the picture',
  ],
  ['letters', svg('<text>7</text>'), 'has letters, which need a font: turn them into paths'],
  ['a wide picture', svg('<path d="M0 0h9v9z"/>', '0 0 18 9'), 'is not square: 18 × 9'],
  ['nothing', svg(''), 'shows nothing'],
  ['no picture', 'mark', 'is neither PNG nor SVG'],
  ['another kind', 'GIF89a\u0001\u0000\u0001\u0000', 'is a GIF file: an SVG or a PNG is needed'],
  [
    'half an SVG',
    svg('<g><path d="M0 0h9v9z"/>').replace('</svg>', ''),
    'is an SVG that browsers cannot read: it ends before </g>',
  ],
])('refuses a mark of %s, and writes nothing', async (_, text, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'matka-mark-'));
  writeFileSync(join(folder, 'mark.svg'), text);
  const before = state();
  const [problem] = await run([['brand', 'Other']], join(folder, 'mark.svg'));
  expect(problem).toContain(`mark.svg ${line}`);
  expect(state()).toEqual(before);
  rmSync(folder, { recursive: true });
});

// Calculated by hand: each shade was put into the formula of WCAG 2.2 for each of its grounds.
it.each([
  ['#ffd700', 'light', '#765f00'],
  ['#ff69b4', 'light', '#b31b73'],
  ['#1a1a1a', 'dark', '#aaaaaa'],
] as const)('the accent %s cannot be read in the %s theme: it is %s there', (accent, theme, shade) => {
  const other = theme === 'light' ? 'dark' : 'light';
  expect(accentTokens(accent)[theme]['accent']).toBe(shade);
  expect(accentTokens(accent)[other]['accent']).toBe(accent);
  expect(accentNotes(accent)).toEqual([
    `${accent} cannot be read as text in the ${theme} theme: ${shade} is used there`,
  ]);
});

it('an accent is measured against the colours of the style sheet', () => {
  const [light = '', dark = ''] = readFileSync('src/ui/layout/tokens.css', 'utf8').split('@media');
  const wrong = [light, dark].flatMap((sheet, index) =>
    Object.entries(index === 0 ? ownColours.light : ownColours.dark)
      .map(([name, colour]) => `--${name}: ${colour};`)
      .filter(line => !sheet.includes(line)),
  );
  expect(wrong).toEqual([]);
});

it('a red accent, which looks like an error, is named', () => {
  expect(accentNotes('#c62828').at(-1)).toBe('#c62828 looks like the red of errors');
});

it.each(['#0a7d4f', '#ffd700', '#ff69b4', '#000000', '#ffffff', '#00ffff', '#2f45c5', '#8a2be2'])(
  'all that is written in the accent %s or on it can be read',
  accent => {
    const tokens = accentTokens(accent);
    const grounds = { light: ['#f3f4f9', '#ffffff', '#ffffff'], dark: ['#0d1020', '#171b2f', '#0d1020'] };
    for (const theme of ['light', 'dark'] as const) {
      const { accent: text = '', 'accent-press': press = '', ...others } = tokens[theme];
      const softs = [others['accent-soft'] ?? '', others['accent-soft-press'] ?? ''];
      for (const ground of [...grounds[theme], ...softs])
        expect(contrast(text, ground), `${theme} ${text} ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(press, grounds[theme][2] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it('a light accent keeps its colour under dark text, with an edge that is seen on white', () => {
  const { light, dark } = accentTokens('#ffe34d');
  expect(light['fill']).toBe('#ffe34d');
  expect(contrast(light['on-fill'] ?? '', light['fill'] ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(light['on-fill'] ?? '', light['fill-press'] ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(light['fill-line'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(dark['fill']).toBe('#ffe34d');
  expect(accentTokens('#0a7d4f').light).not.toHaveProperty('fill');
});

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('the default icons are those drawn from the default mark (`npm run lab -- pictures` draws them)', async () => {
  await nodeKit.loadDrawing();
  const drawn = iconsOf(readFileSync('src/export/own-icons/icon.svg'), {});
  const hex = (icons: object) =>
    Object.fromEntries(
      Object.entries(icons).map(([name, content]) => [name, Buffer.from(content).toString('hex')]),
    );
  expect(hex(drawn.ok ? drawn.value : {})).toEqual(hex(nodeKit.ownIcons));
});
