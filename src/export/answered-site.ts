import { err, ok, type Result } from '../lib/result.ts';
import { withLogo } from './logo.ts';
import { type Field, isReserved, mistakesIn, type Mistake, type Site, withField } from './site.ts';

/**
 * The site that results from the old one and an operator's answers, or every mistake. `logo` is an address of
 * `readLogo`, or `none`.
 */
export function answeredSite(
  start: Site,
  fields: readonly Field[],
  logo?: string,
): Result<Site, readonly Mistake[]> {
  const marked = logo === undefined ? start : withLogo(start, logo);
  const site = fields.filter(field => !isReserved(field)).reduce(withField, marked);
  const mistakes = [
    ...fields.filter(isReserved).map(([field]) => ({ field, problem: 'is no known field' })),
    ...mistakesIn(site),
  ];
  return mistakes.length > 0 ? err(mistakes) : ok(site);
}
