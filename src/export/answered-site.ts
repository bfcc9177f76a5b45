import { unknownField } from '../api/parse-config.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { withLogo } from './logo.ts';
import { type Field, isReserved, withField } from './set-field.ts';
import { mistakesIn, type Mistake, type Site } from './site.ts';

/**
 * The site that results from the old one and an operator's answers. It may have mistakes. `logo` is an
 * address of `readLogo`, or `none`.
 */
export function siteWith(start: Site, fields: readonly Field[], logo?: string): Site {
  const marked = logo === undefined ? start : withLogo(start, logo);
  return fields.filter(field => !isReserved(field)).reduce(withField, marked);
}

/** The site with the answers, or every mistake. */
export function answeredSite(
  start: Site,
  fields: readonly Field[],
  logo?: string,
): Result<Site, readonly Mistake[]> {
  const site = siteWith(start, fields, logo);
  const mistakes = [
    ...fields.filter(isReserved).map(([field]) => ({ field, problem: unknownField })),
    ...mistakesIn(site),
  ];
  return mistakes.length > 0 ? err(mistakes) : ok(site);
}
