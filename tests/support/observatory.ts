// Mozilla's HTTP Observatory, with the rules and the points of its version 5. It judges a site on https that
// sets no cookie and no CORS header, and is not in the list of preloaded hosts.

/** The reply of a host with a page. Names of headers are in lower case. */
export type Answer = { readonly headers: Readonly<Record<string, string>>; readonly page: string };

type Points = { readonly [rule: string]: number };

/** The points of each rule, added to the 100 that every site begins with. */
export function observatoryPoints({ headers, page }: Answer): Points {
  const header = headers['content-security-policy'] ?? '';
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  return {
    'content-security-policy': policyPoints([header, meta].filter(one => one !== '').join('; ')),
    'strict-transport-security': transportPoints(headers['strict-transport-security']),
    'referrer-policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0,
    'subresource-integrity': scriptPoints(page),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(header, headers['x-frame-options']),
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
      ? 10
      : 0,
  };
}

/** The score. A site with less than 90 points gets no extra points. */
export function observatoryScore(answer: Answer): number {
  const points = Object.values(observatoryPoints(answer));
  const plain = 100 + sum(points.filter(one => one < 0));
  return plain < 90 ? plain : plain + sum(points.filter(one => one > 0));
}

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

/** The policies of header and page together. No directive is in both. */
const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map(text => text.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;

function policyPoints(policy: string): number {
  if (policy === '') return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string): readonly string[] =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const inline = (sources: readonly string[]): boolean =>
    sources.some(one => one === 'data:' || broad.test(one)) ||
    (sources.includes("'unsafe-inline'") && !sources.some(one => /^'(sha\d+|nonce)-/.test(one)));
  const isPlain = (one: string): boolean => /^(http|ftp):/.test(one);
  const passive = ['img-src', 'media-src'];
  const active = [...directives].filter(([name]) => !passive.includes(name)).flatMap(([, one]) => one);

  if (inline(sourcesOf('script-src')) || sourcesOf('object-src').some(one => broad.test(one))) return -20;
  if (active.some(isPlain)) return -20;
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isPlain)) return -10;
  if (inline(sourcesOf('style-src'))) return 0;
  return sourcesOf('default-src').join() === "'none'" ? 10 : 5;
}

function transportPoints(header = ''): number {
  const [, seconds] = /max-age=(\d+)/.exec(header) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

/**
 * For the extra points one of the site's own scripts with integrity is enough. Scripts of other sites all
 * need it.
 */
function scriptPoints(page: string): number {
  const scripts = [...page.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => ({ src: / src="([^"]*)"/.exec(tag)?.[1], checked: / integrity="/.test(tag) }))
    .filter(({ src }) => src !== undefined);
  const foreign = scripts.filter(({ src = '' }) => /^(https?:)?\/\//.test(src));
  if (foreign.some(({ src = '', checked }) => !checked || !src.startsWith('https:'))) return -50;
  return scripts.some(({ checked }) => checked) ? 5 : 0;
}

function framePoints(policy: string, header = ''): number {
  const ancestors = directivesOf(policy).get('frame-ancestors') ?? ['*'];
  if (!ancestors.some(one => broad.test(one))) return 5;
  return /^(deny|sameorigin)$/i.test(header) ? 0 : -20;
}
