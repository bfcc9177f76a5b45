import { inlineScriptsIn, policyIn } from './page-edits.ts';
import { hashOf } from './policy.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

const sourcesOf = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map(directive => directive.trim().split(/\s+/))
      .filter(([name = '']) => name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );

/** One header may carry several policies, and each of them must allow everything that a page needs. */
const policiesIn = (header: string): readonly Policy[] => header.split(',').map(sourcesOf);

/** Only these directives fall back to `default-src`. */
const isFetch = (name: string): boolean => name.endsWith('-src');

const isHash = (source: string): boolean => /^'(sha\d+|nonce)-/.test(source);

function allows(sources: readonly string[], source: string): boolean {
  if (sources.includes(source) || source === "'none'") return true;
  if (isHash(source)) return sources.includes("'unsafe-inline'") && !sources.some(isHash);
  return sources.includes('*') || (source.startsWith('https://') && sources.includes('https:'));
}

/** The sources that the page needs by its own policy, and that the policy in a header refuses. */
function refused(header: Policy, page: Policy): readonly string[] {
  const needs = [...page].filter(([name]) => name !== 'require-trusted-types-for' && name !== 'report-to');
  return needs.flatMap(([name, sources]) => {
    const given = header.get(name) ?? (isFetch(name) ? header.get('default-src') : undefined);
    return given === undefined
      ? []
      : sources.filter(source => !allows(given, source)).map(source => `${name} ${source}`);
  });
}

/** Finds a script that a host has changed, or a policy that belongs to another page. */
function unhashed(page: string, policy: Policy): readonly string[] {
  const allowed = policy.get('script-src') ?? [];
  return inlineScriptsIn(page).some(text => !allowed.includes(hashOf(text)))
    ? ["a script in the page has not the hash of the page's own policy: something changes pages on their way"]
    : [];
}

/** The header comes from a host's file and the policy from the page. Both must allow the page's work. */
export function policyProblems(header: string, page: string): readonly string[] {
  const policy = sourcesOf(policyIn(page));
  if (policy.size === 0) return ['the page has no content policy'];
  const missing = [...new Set(policiesIn(header).flatMap(each => refused(each, policy)))];
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  return [
    ...unhashed(page, policy),
    ...(missing.length === 0
      ? []
      : [
          `the host's Content-Security-Policy refuses what the page needs: ${missing[0]}${more}. It is from another version: ${toReload}`,
        ]),
  ];
}

/** Advice for a host whose headers are not those of its files. */
export const toReload =
  'put the new file of hosting/ in its place and reload the host (nginx -s reload, caddy reload), or upload dist/_headers again';
