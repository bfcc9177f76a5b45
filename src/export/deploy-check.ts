import { existsSync, readFileSync } from 'node:fs';
import { routePaths } from '../nav/routes.ts';
import { parseJson } from '../lib/json.ts';
import { printable } from '../lib/printable.ts';
import { shortened, textIn } from './bounded-reply.ts';
import { type Build, readBuilds } from './builds.ts';
import { begun } from './command-line.ts';
import { settingsHeadersIn } from './chosen-headers.ts';
import { configDifferences } from './config-differences.ts';
import { caching, headersOf, usualTransport } from './host-headers.ts';
import { liveConfigProblems } from './live-config.ts';
import {
  type Ask,
  configurationNotes,
  configuredProblems,
  folderProblems,
  headerProblems,
  together,
} from './site-here.ts';
import { buildIn, scriptFileIn } from './page-edits.ts';
import { callProblems } from './passed-calls.ts';
import { policyProblems } from './policy-fit.ts';
import { type Site, siteProblems } from './site.ts';
import { readPublished, readSite, writePublished } from './site-folder.ts';

type Check = {
  readonly path: string;
  readonly accept?: string;
  readonly wrong: (reply: Response, text: string) => readonly string[];
};

const unless = (right: boolean, what: string): readonly string[] => (right ? [] : [what]);
const header = (reply: Response, name: string, value: string | null): readonly string[] => {
  const given = reply.headers.get(name);
  return unless(given === value, `${name} is ${given ?? 'missing'} instead of ${value ?? 'none'}`);
};
const code = (reply: Response, status: number): readonly string[] =>
  unless(reply.status === status, `answers ${reply.status} instead of ${status}`);

/** A reply with `Vary: *` is requested again each time. */
const keepable = (reply: Response): readonly string[] =>
  unless(reply.headers.get('vary')?.includes('*') !== true, 'vary is *, so no browser can keep it');

/** Separate checks read the values of the policy and of the seconds of https. */
const security = Object.entries(headersOf({ base: '', demoPages: [], transport: usualTransport })).filter(
  ([name]) => name !== 'Content-Security-Policy' && name !== 'Strict-Transport-Security',
);

/** A page must answer in capital and small letters, with a slash and without. */
const pages: readonly Check[] = routePaths.flatMap(route => {
  const path = route.replace(':market', '1');
  const spellings = new Set([path, path.toLowerCase(), `${path.toLowerCase().replace(/\/$/, '')}/`]);
  return [...spellings].map(spelled => ({
    path: spelled,
    wrong: (reply: Response, text: string) => [
      ...code(reply, 200),
      ...unless(reply.status !== 200 || text.includes(`data-path="${route}"`), `is not the page of ${route}`),
      ...policyProblems(reply.headers.get('content-security-policy') ?? '', text),
    ],
  }));
});

const secured = (path: string): Check => ({
  path,
  wrong: reply => {
    const policy = reply.headers.get('content-security-policy') ?? '';
    const transport = reply.headers.get('strict-transport-security') ?? '';
    return [
      ...security.flatMap(([name, value]) => header(reply, name, value)),
      // The operator chooses how long.
      ...unless(/^max-age=\d+/.test(transport), 'strict-transport-security is missing'),
      ...unless(policy.includes("frame-ancestors 'none'"), 'may be framed'),
    ];
  },
});

const cached = (path: string, cache: string): Check => ({
  path,
  wrong: reply => [...code(reply, 200), ...header(reply, 'cache-control', cache)],
});

const packed = (path: string): readonly Check[] =>
  (['br', 'gzip'] as const).map(accept => ({
    path,
    accept,
    wrong: reply => [...code(reply, 200), ...header(reply, 'content-encoding', accept)],
  }));

const checksFor = (script: string): readonly Check[] => [
  ...pages,
  ...['/login', '/config.json', script, '/nowhere'].map(secured),
  cached('/login', caching.page),
  cached('/sw.js', caching.page),
  cached('/config.json', caching.config),
  cached(script, caching.hashed),
  ...['/login', script].flatMap(packed),
  {
    path: '/nowhere',
    wrong: (reply, text) => [
      ...code(reply, 404),
      ...unless(text.includes('There is no page at this address.'), 'is not the 404 page of the app'),
    ],
  },
  {
    path: '/config.json',
    wrong: ({ status }, text) => (status === 200 ? liveConfigProblems(text) : []),
  },
  { path: '/assets/gone.js', wrong: reply => code(reply, 404) },
];

/** A player's tab or installed app may be as many builds old. */
const stillUsed = 3;

async function buildProblems(ask: Ask, live: string): Promise<readonly string[]> {
  const builds = readBuilds(await textIn(await ask('/builds.json'))).slice(0, stillUsed);
  const [newest] = builds;
  if (newest?.version !== live)
    return [`/builds.json: names ${newest?.version ?? 'no build'} instead of ${live}`];
  const lost = async ({ version, files }: Build): Promise<readonly string[]> => {
    const replies = await Promise.all(files.map(file => ask(`/assets/${file}`, { method: 'HEAD' })));
    const gone = files.filter((_, index) => replies[index]?.ok !== true);
    return gone.map(file => `/assets/${file}: is gone, and players of build ${version} need it`);
  };
  return (await Promise.all(builds.map(lost))).flat();
}

/**
 * `site` has no slash at its end. `folder` was configured for the site by `wish`. Returns one line for each
 * mistake.
 */
export async function deployProblems(site: string, folder?: string, wish?: Site): Promise<readonly string[]> {
  const ask: Ask = (path, { accept = 'identity', method = 'GET' } = {}) =>
    fetch(site + path, { method, headers: { 'accept-encoding': accept }, redirect: 'follow' });
  const base = new URL(site).pathname.replace(/\/$/, '');
  const reply = await ask('/login');
  const login = await textIn(reply);
  const script = scriptFileIn(login);
  if (script === undefined) return ['/login: is not a page of this app'];
  if (!reply.ok)
    return [`/login: answers ${reply.status}, so nothing else was checked: is ${site}/ the app?`];
  const [builtFor = ''] = script.split('/assets/');
  if (builtFor !== base) return [`/login: is a page of a site at ${builtFor}/, and this address is ${base}/`];
  const found: Found[] = [];
  for (const { path, accept, wrong } of checksFor(script.slice(base.length))) {
    const reply = await ask(path, accept === undefined ? {} : { accept });
    const where = `${path}${accept === undefined ? '' : ` (${accept})`}`;
    const problems = [...wrong(reply, await textIn(reply)), ...keepable(reply)];
    found.push(...problems.map(what => ({ where, what })));
  }
  const problems = [...folderProblems(site, wish), ...linesOf(found)];
  const live = buildIn(login);
  problems.push(...(await buildProblems(ask, live)));
  problems.push(...(await headerProblems(ask, wish)));
  problems.push(...(await callProblems(site, await textIn(await ask('/config.json')))));
  if (folder !== undefined) problems.push(...(await configuredProblems(ask, live, folder)));
  return problems;
}

type Found = { readonly where: string; readonly what: string };

/** A host that misses more pages than that misses them for one reason. */
const few = 3;

/**
 * The policy is the same for all pages, and a host treats all pages alike, so that is one mistake and not one
 * for each page.
 */
function linesOf(found: readonly Found[]): readonly string[] {
  const isOfAll = ({ what }: Found): boolean =>
    /policy|^vary/i.test(what) || found.filter(one => one.what === what).length > few;
  const shared = found.filter(isOfAll);
  const grouped = [...new Set(shared.map(({ what }) => what))].map(what => {
    const [first = '', ...others] = shared.filter(one => one.what === what).map(({ where }) => where);
    return `${together(first, others.length)}: ${what}`;
  });
  return [...grouped, ...found.filter(one => !isOfAll(one)).map(({ where, what }) => `${where}: ${what}`)];
}

/** Lists the differences from the last check, and stores the live config. */
async function tellChanges(site: string, text: string): Promise<void> {
  const config = parseJson(text);
  if (typeof config !== 'object' || config === null) return;
  const last = readPublished('.');
  if (last !== null && last.site === site) {
    const differences = configDifferences(last.config, config);
    if (differences.length > 0) console.log(`Changed since ${last.day}:`);
    for (const { field, before, after } of differences) console.log(`  ${field}: ${after}, was ${before}`);
  }
  // Stored beside a site that was configured here, for `npm run configure`.
  if (siteHere() === undefined) return;
  const { headers } = await fetch(`${site}/login`);
  writePublished('.', {
    site,
    day: new Date().toISOString().slice(0, 10),
    config: { ...config },
    headers: settingsHeadersIn(headers),
  });
}

function siteHere(): Site | undefined {
  const read = readSite('.');
  return read.ok && read.value !== null && siteProblems(read.value).length === 0 ? read.value : undefined;
}

async function check(address: string): Promise<void> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    const given = address === '' ? '' : `, not '${printable(address)}'`;
    console.error(`deploy-check takes the address of the site, such as https://site${given}`);
    process.exitCode = 2;
    return;
  }
  try {
    const site = address.replace(/\/+$/, '');
    const [live] = readBuilds(await textIn(await fetch(`${site}/builds.json`)));
    if (live !== undefined) {
      const release = live.release === undefined ? '' : `Version ${live.release}, `;
      const text = `${release}${release === '' ? 'B' : 'b'}uild ${live.version} of ${live.built.slice(0, 10)} is live.`;
      console.log(shortened(printable(text)));
    }
    const config = await textIn(await fetch(`${site}/config.json`));
    await tellChanges(site, config);
    const wish = siteHere();
    const problems = await deployProblems(site, existsSync('dist/index.html') ? 'dist' : undefined, wish);
    const here = existsSync('dist/config.json') ? readFileSync('dist/config.json', 'utf8') : null;
    // A page of another site has no config at all, which is reported as a mistake.
    const notes = parseJson(config) === undefined ? [] : configurationNotes(config, here);
    for (const line of [...notes, ...problems]) console.log(shortened(printable(line)));
    const count = problems.length;
    console.log(
      count === 0
        ? `The site serves the app correctly.${wish === undefined ? ` ${unseen}` : ''}`
        : `${count} ${count === 1 ? 'mistake' : 'mistakes'}`,
    );
    if (count > 0) process.exitCode = 1;
  } catch (error) {
    console.error(shortened(printable(`${address} does not answer: ${reasonOf(error)}`)));
    process.exitCode = 1;
  }
}

/** `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message.trim() || ('code' in cause ? String(cause.code) : cause.name);
}

const unseen =
  'Without site.json in this folder, transport was not compared: Strict-Transport-Security may be out of date.';

const help = `Check a published site: request its pages and files, and report what its host serves wrongly.

  npm run deploy-check -- https://your-site

  --help   print this page and exit

If dist/ has the same build, its configured files are compared too, and the headers of its
host with site.json. If the app calls its own site, the paths of these calls are requested too,
without a key or a player, to see whether the host passes them to the provider.
Exit code 0: the site is served correctly; 1: it is not; 2: a flag is wrong.`;

if (process.argv[1]?.endsWith('deploy-check.ts')) {
  const asked = begun(process.argv.slice(2), { help, options: {}, words: 1 });
  if (asked !== null) void check(asked.words[0] ?? '');
}
