import { caching, securityHeadersOf } from './policy.ts';
import { routePaths } from '../nav/routes.ts';

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

const security = Object.entries(securityHeadersOf({ base: '', policy: '', demoPages: [] }));

/** Capital or small letters, with a slash or without: all are the same page. */
const pages: readonly Check[] = routePaths.flatMap(route => {
  const path = route.replace(':market', '1');
  const spellings = new Set([path, path.toLowerCase(), `${path.toLowerCase().replace(/\/$/, '')}/`]);
  return [...spellings].map(spelled => ({
    path: spelled,
    wrong: (reply: Response, text: string) => [
      ...code(reply, 200),
      ...unless(text.includes(`data-path="${route}"`), `is not the page of ${route}`),
    ],
  }));
});

const secured = (path: string): Check => ({
  path,
  wrong: reply => {
    const policy = reply.headers.get('content-security-policy') ?? '';
    return [
      ...security.flatMap(([name, value]) => header(reply, name, value)),
      ...unless(policy.startsWith("default-src 'none'; script-src 'self' 'sha256-"), 'has no content policy'),
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
      ...unless(text.includes('There is no page at this address.'), 'is not the page for people'),
    ],
  },
  { path: '/assets/gone.js', wrong: reply => code(reply, 404) },
];

/** `site` has no slash at its end. Returns a line for each mistake. */
export async function deployProblems(site: string): Promise<readonly string[]> {
  const ask = (path: string, accept = 'identity'): Promise<Response> =>
    fetch(site + path, { headers: { 'accept-encoding': accept }, redirect: 'follow' });
  const base = new URL(site).pathname.replace(/\/$/, '');
  const login = await (await ask('/login')).text();
  const script = /(?:src|href)="([^"]*\/assets\/[^"]+\.js)"/.exec(login)?.[1];
  if (script === undefined) return ['/login: is not a page of this app'];
  const problems: string[] = [];
  for (const { path, accept, wrong } of checksFor(script.slice(base.length))) {
    const reply = await ask(path, accept);
    const found = wrong(reply, await reply.text());
    problems.push(...found.map(what => `${path}${accept === undefined ? '' : ` (${accept})`}: ${what}`));
  }
  return problems;
}

async function check(address: string): Promise<void> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error('npm run deploy-check -- https://site');
    process.exitCode = 2;
    return;
  }
  try {
    const problems = await deployProblems(address.replace(/\/+$/, ''));
    for (const problem of problems) console.log(problem);
    const count = problems.length;
    console.log(count === 0 ? 'The site serves the app as it must.' : `${count} mistakes`);
    if (count > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`${address} does not answer: ${String(error)}`);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('deploy-check.ts')) void check(process.argv[2] ?? '');
