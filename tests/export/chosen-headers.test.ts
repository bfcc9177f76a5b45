// Headers that a host sends by settings, which deploy-check compares with those of site.json.
import { expect, it } from 'vitest';
import { chosenHeaders, headerDifferences, settingsHeadersIn } from '../../src/export/chosen-headers.ts';
import { plainSite, type Site } from '../../src/export/site.ts';

const served = settingsHeadersIn(new Headers({ 'strict-transport-security': 'max-age=86400' }));
const wrong = (site: Site): readonly string[] =>
  headerDifferences(served, chosenHeaders(site)).map(({ field, after }) => `${field}: ${after}`);
const reporting: Site = { ...plainSite, config: { ...plainSite.config, reports: '/reports' } };

it('a host that still has the files of earlier settings differs', () => {
  expect(wrong({ ...plainSite, host: 'nginx', transport: { seconds: 172_800 } })).toEqual([
    'Strict-Transport-Security: max-age=172800',
  ]);
  expect(wrong({ ...reporting, host: 'caddy' })).toEqual(['Reporting-Endpoints: reports="/reports"']);
});

it('a host with the files of today does not differ', () => {
  expect(wrong({ ...plainSite, host: 'nginx' })).toEqual([]);
});

it('without a host in site.json https may be promised for any time', () => {
  expect(headerDifferences({ 'Strict-Transport-Security': 'max-age=9' }, chosenHeaders(plainSite))).toEqual(
    [],
  );
});

it('nothing is compared with GitHub, which sends no headers of a site', () => {
  expect(wrong({ ...reporting, host: 'github' })).toEqual([]);
});
