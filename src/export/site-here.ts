// Compares a published site with the one that was configured in this folder.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readConfigText } from '../api/config.ts';
import { parseJson } from '../lib/json.ts';
import { bytesOf, textIn } from './bounded-reply.ts';
import {
  chosenHeaders,
  headerDifferences,
  reportsHeader,
  type ServedHeaders,
  settingsHeadersIn,
} from './chosen-headers.ts';
import { isUnconfigured } from './live-config.ts';
import { baseDifferences, configDifferences } from './config-differences.ts';
import { buildIn } from './page-edits.ts';
import { toReload } from './policy-fit.ts';
import { baseOf, type Site } from './site.ts';
import { filesOf } from './write.ts';

/** Asks the published site for a path. */
export type Ask = (
  path: string,
  how?: { readonly accept?: string; readonly method?: string },
) => Promise<Response>;

/** Checks whether the site is the one that `npm run configure` wrote into a local folder. */
export async function configuredProblems(ask: Ask, live: string, folder: string): Promise<readonly string[]> {
  const configured = filesOf(folder).filter(
    name =>
      /\.(html|png|ico|svg|json|webmanifest)$/.test(name) && !/[\\/](assets|version|builds)\b/.test(name),
  );
  const here = buildIn(readFileSync(join(folder, 'index.html'), 'utf8'));
  if (here !== live) return [`the site has build ${live}, and ${folder} has ${here}`];
  // Otherwise everything would differ. `configurationNotes` reports the folder.
  if (!isConfigured(readFileSync(join(folder, 'config.json'), 'utf8'))) return [];
  if (isUnconfigured(await textIn(await ask('/config.json'))))
    return [`/config.json: the site is not configured, and ${folder} is: upload ${folder}`];
  const others: string[] = [];
  const differs = async (name: string): Promise<readonly string[]> => {
    const path = `/${relative(folder, name)
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$/, '')}`;
    const reply = await ask(path);
    if (path === '/config.json') return configProblem(await textIn(reply), readFileSync(name, 'utf8'));
    if (!(await bytesOf(reply)).equals(readFileSync(name))) others.push(path);
    return [];
  };
  const problems = (await Promise.all(configured.map(differs))).flat();
  const [first, ...more] = others.toSorted();
  if (first === undefined) return problems;
  // A site with another brand differs in every page.
  const hint = more.length > 0 ? '. After a rollback, put the kept dist/ and site.json back here' : '';
  return [...problems, `${together(first, more.length)}: is not what is configured in ${folder}${hint}`];
}

const isConfigured = (config: string): boolean => readConfigText(config) !== null;

/** Lines about a config that still has its placeholders. `here` is null without a build in this folder. */
export function configurationNotes(live: string, here: string | null): readonly string[] {
  if (here !== null && !isConfigured(here) && !isUnconfigured(live))
    return [
      'dist/ here is not configured, so it was not compared with the site. Put back your site.json, and run npm run configure before you upload it.',
    ];
  if (!isUnconfigured(live) || (here !== null && isConfigured(here))) return [];
  return ['The site is not configured yet, so nobody can log in. Next: npm run configure -- --help'];
}

/** A build fits only one folder of a site. */
export function folderProblems(site: string, wish: Site | undefined): readonly string[] {
  if (wish?.base === undefined) return [];
  return baseDifferences(site, baseOf(wish)).map(
    ({ before, after }) =>
      `site.json: base is ${after}, and this address is ${before}: run npm run build, and upload dist/ to ${after}`,
  );
}

function configProblem(live: string, here: string): readonly string[] {
  const [there, mine] = [parseJson(live), parseJson(here)];
  const isRead = (json: unknown): json is object => typeof json === 'object' && json !== null;
  // `liveConfigProblems` names what is wrong.
  if (!isRead(there) || !isRead(mine)) return [];
  return configDifferences(there, mine).map(
    ({ field, before, after }) => `/config.json: ${field} is ${before} on the site, and ${after} in dist/`,
  );
}

/** A host that was not reloaded sends the headers of earlier settings. */
export async function headerProblems(ask: Ask, wish: Site | undefined): Promise<readonly string[]> {
  const served = settingsHeadersIn((await ask('/login')).headers);
  const wanted = wish === undefined ? await headersByConfig(ask) : chosenHeaders(wish);
  return headerDifferences(served, wanted).map(
    ({ field, before, after }) => `the host: ${field} is ${before} instead of ${after}: ${toReload}`,
  );
}

/** Without a `site.json`, only the published config says which headers to expect. */
async function headersByConfig(ask: Ask): Promise<ServedHeaders> {
  const config = parseJson(await textIn(await ask('/config.json')));
  const reports =
    typeof config === 'object' && config !== null && 'reports' in config ? config.reports : null;
  return typeof reports === 'string' ? reportsHeader(reports) : {};
}

export const together = (first: string, others: number): string =>
  others === 0 ? first : `${first} and ${others} other ${others === 1 ? 'address' : 'addresses'}`;
