// Checks a site whose host passes the app's calls to the provider: a path that the host forgot is answered by
// the host itself.
import { optionalPaths, readConfigText } from '../api/config.ts';
import { endpointIds, endpointOf } from '../contract/index.ts';
import { ways } from '../verify/plan.ts';
import { textIn } from './bounded-reply.ts';

type Call = { readonly path: string; readonly method: 'POST' | 'GET'; readonly onlyReads: boolean };

const timeoutMs = 10_000;
const unknown = '/no-such-address';
const mostNamed = 3;

/**
 * `site` is the address of the site, and `config` the text of its `config.json`. The requests carry no key,
 * no player and no body. A call that changes something is only requested by GET.
 */
export async function callProblems(site: string, config: string): Promise<readonly string[]> {
  const calls = callsTo(site, config);
  if (calls.length === 0) return [];
  const { origin } = new URL(site);
  const ask = (path: string, method: 'POST' | 'GET') => answerOf(origin, path, method);
  const strangers = { POST: await ask(unknown, 'POST'), GET: await ask(unknown, 'GET') };

  const missed: string[] = [];
  const passed: string[] = [];
  for (const { path, method } of calls.filter(({ onlyReads }) => onlyReads)) {
    const answer = await ask(path, method);
    if (answer === null) continue;
    if (isOwnPage(answer) || isSame(answer, strangers[method])) missed.push(path);
    else if (method === 'POST') passed.push(path);
  }

  const pages: string[] = [];
  for (const { path } of calls.filter(({ onlyReads }) => !onlyReads))
    if (isOwnPage(await ask(path, 'GET'))) pages.push(path);
  // A host may pass POST alone. A page that came by GET then says nothing about the call.
  const [other] = passed;
  const passesOnlyPost = pages.length > 0 && other !== undefined && isOwnPage(await ask(other, 'GET'));
  return lineOf([...missed, ...(passesOnlyPost ? [] : pages)]);
}

/** The calls of the app to its own site. */
function callsTo(site: string, text: string): readonly Call[] {
  const config = readConfigText(text);
  if (config === null) return [];
  const { origin } = new URL(site);
  const named = new Map(Object.entries(config.paths));
  return endpointIds
    .filter(id => named.has(id) || !(id in optionalPaths))
    .map(id => {
      const { host, method, path } = endpointOf(id);
      const onlyReads = ways[id].asked === 'always';
      return { address: new URL(config.hosts[host] + (named.get(id) ?? path), site), method, onlyReads };
    })
    .filter(({ address }) => address.origin === origin)
    .map(({ address, ...call }) => ({ ...call, path: address.pathname }));
}

type Answer = { readonly status: number; readonly type: string; readonly text: string };

/** Null if nothing arrived in time. The text is without the path, which many servers repeat. */
async function answerOf(origin: string, path: string, method: 'POST' | 'GET'): Promise<Answer | null> {
  try {
    const reply = await fetch(origin + path, { method, signal: AbortSignal.timeout(timeoutMs) });
    const text = (await textIn(reply)).replaceAll(path, '');
    return { status: reply.status, type: reply.headers.get('content-type') ?? '', text };
  } catch {
    return null;
  }
}

/** A page of the app, or its 404.html. */
const isOwnPage = (answer: Answer | null): boolean =>
  answer !== null && /data-path="|There is no page at this address\./.test(answer.text);

/**
 * Whether the reply equals that of an address that does not exist. Only these codes show that, because a provider
 * may answer 401 to every call without a key. JSON may be the provider's own, and `npm run verify` reads it.
 */
const isSame = (answer: Answer, stranger: Answer | null): boolean =>
  [404, 405].includes(answer.status) &&
  !answer.type.includes('json') &&
  answer.status === stranger?.status &&
  answer.text === stranger.text;

function lineOf(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const named = paths.slice(0, mostNamed);
  const others = paths.length - named.length;
  const more = others === 0 ? '' : ` and ${others} other ${others === 1 ? 'call' : 'calls'}`;
  return [
    `${named.join(', ')}${more}: answered like an address that does not exist. Let the host pass the app's calls to the provider (docs/own-server.md)`,
  ];
}
