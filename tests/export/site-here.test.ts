// What `npm run deploy-check` says of configs and folders before it compares a site with `dist/`.
import { expect, it } from 'vitest';
import { demoConfig, unconfigured } from '../../src/api/config.ts';
import { configurationNotes, folderProblems } from '../../src/export/site-here.ts';
import { plainSite } from '../../src/export/site.ts';

const nobodys = JSON.stringify(unconfigured);
const mine = JSON.stringify(demoConfig('device'));

it.each([
  ['both are configured', mine, mine, null],
  ['there is no build here', mine, null, null],
  ['only dist/ is not configured', mine, nobodys, 'dist/ here is not configured, so it was not compared'],
  ['only the site is not configured, which is a mistake of its own', nobodys, mine, null],
  ['the site has a mistake, which a check names', '{"hosts":{"api":"/"},"pollSecnds":3}', null, null],
  ['neither is configured', nobodys, nobodys, 'The site is not configured yet'],
  ['the site is not configured', nobodys, null, 'The site is not configured yet'],
])('%s', (_, live, here, line) => {
  const notes = configurationNotes(live, here);
  expect(notes).toEqual(line === null ? [] : [expect.stringContaining(line)]);
});

it('names an address that is not the folder of site.json, and how to get there', () => {
  const site = { ...plainSite, base: '/sub/' };
  expect(folderProblems('https://site.example', site)).toEqual([
    'site.json: base is /sub/, and this address is /: run npm run build, and upload dist/ to /sub/',
  ]);
  expect(folderProblems('https://site.example/sub', site)).toEqual([]);
  expect(folderProblems('https://site.example/sub', plainSite)).toEqual([]);
});
