// A file that somebody drops on setup.html as the site.json of an earlier site.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bytesOf } from '../../src/export/bytes.ts';
import { zipOf } from '../../src/export/zip.ts';
import { siteInFile } from '../../src/setup/dropped-file.ts';

const config = { hosts: { api: '/', headline: '/', gateway: '/' }, appKey: { value: 'k' } };
const read = (name: string, content: string | Uint8Array) => siteInFile({ name, bytes: bytesOf(content) });

it('a site.json is a site, even with a mistake that a field of the page can correct', () => {
  expect(read('site.json', JSON.stringify({ config }))).toEqual({ ok: true, value: { config } });
  expect(read('site.json', JSON.stringify({ config: { ...config, accent: 'green' } })).ok).toBe(true);
  expect(read('site.json', JSON.stringify({ config: {} })).ok).toBe(true);
});

it.each<[what: string, name: string, content: string | Uint8Array, problem: string]>([
  [
    'config.json',
    'config.json',
    JSON.stringify(config),
    'This is the config.json of a site. Drop its site.json here.',
  ],
  [
    'a zip',
    'site.zip',
    zipOf(new Map([['site.json', bytesOf('{}')]])),
    'site.zip is a zip. Unpack it first, and drop the site.json that was in it.',
  ],
  [
    'a PNG',
    'logo.png',
    readFileSync('src/export/own-icons/icon-192.png'),
    'logo.png is a picture. Choose it as the logo below.',
  ],
  ['an SVG', 'logo.svg', '<svg/>', 'logo.svg is a picture. Choose it as the logo below.'],
  ['no JSON', 'notes.txt', 'not JSON', 'notes.txt is not a site.json: it is not JSON.'],
  ['other JSON', 'builds.json', '[]', 'builds.json is JSON, but not the site.json of a site.'],
  [
    'a mistake without a field on the page',
    'site.json',
    JSON.stringify({ config: { ...config, pollSeconds: 0 } }),
    'site.json: pollSeconds is not between 1 and 3600 seconds.',
  ],
])('%s is refused, with a sentence that says what it is', (_, name, content, problem) => {
  expect(read(name, content)).toEqual({ ok: false, error: problem });
});
