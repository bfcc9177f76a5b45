import type { Difference } from './config-differences.ts';
import { headersOf } from './host-headers.ts';
import { configOf, type Site, transportOf } from './site.ts';

/** Null for a header that is not sent. */
export type ServedHeaders = Readonly<Record<string, string | null>>;

const names = ['Strict-Transport-Security', 'Reporting-Endpoints'] as const;

/** The headers that depend on settings. They reveal a host that was not reloaded. */
export const settingsHeadersIn = (headers: Headers): ServedHeaders =>
  Object.fromEntries(names.map(name => [name, headers.get(name)]));

/** The headers for `reports`, which is in `config.json` too. */
export const reportsHeader = (reports: string | undefined): ServedHeaders => ({
  'Reporting-Endpoints':
    reports === undefined ? null : (headersFor({ reports })['Reporting-Endpoints'] ?? null),
});

/**
 * The headers that the site's host should send. Without a host in `site.json` the operator may promise https
 * for any time. GitHub sends no headers of a site.
 */
export function chosenHeaders(site: Site): ServedHeaders {
  if (site.host === 'github') return {};
  const { reports } = configOf(site);
  const { 'Strict-Transport-Security': transport = '' } = headersFor({ transport: transportOf(site) });
  const isChosen = site.host !== undefined || site.transport !== undefined;
  return { ...reportsHeader(reports), ...(isChosen && { 'Strict-Transport-Security': transport }) };
}

const headersFor = (chosen: {
  readonly reports?: string;
  readonly transport?: ReturnType<typeof transportOf>;
}) => headersOf({ base: '', demoPages: [], transport: { seconds: 0, includeSubDomains: false }, ...chosen });

export const headerDifferences = (served: ServedHeaders, wanted: ServedHeaders): readonly Difference[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const [before, after] = [served[name] ?? null, value];
    return before === after
      ? []
      : [{ field: name, before: before ?? 'not sent', after: after ?? 'not sent' }];
  });
