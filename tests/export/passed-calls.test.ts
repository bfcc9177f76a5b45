// What `npm run deploy-check` says of a site whose host passes the calls to a provider.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { unconfigured } from '../../src/api/config.ts';
import { endpointIds, endpointOf } from '../../src/contract/index.ts';
import { callProblems } from '../../src/export/passed-calls.ts';
import { createMock } from '../support/app-mock.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Answers as nginx does for the build: a page of 404.html for GET, and its own page of 405 for POST. */
const staticHost: Answer = ({ method }, response) => {
  const isRead = method === 'GET';
  const text = isRead ? '<p>There is no page at this address.</p>' : '<h1>405 Not Allowed</h1>';
  response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/html' }).end(text);
};

const refusing: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":false,"msg":"key"}');

type Seen = { readonly method: string; readonly url: string; readonly body: string };

/** `provider` answers the paths that the host passes to it. */
async function site(passes: (seen: Seen) => boolean, provider: Answer = refusing, rest: Answer = staticHost) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      const one = { method: request.method ?? '', url: request.url ?? '', body };
      seen.push(one);
      (passes(one) ? provider : rest)(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  const place = server.address();
  const url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`;
  return { url, seen };
}

const config = (hosts: object, more: object = {}): string =>
  JSON.stringify({
    ...unconfigured,
    appKey: { value: 'k' },
    hosts: { api: '/', headline: '/', gateway: '/', ...hosts },
    ...more,
  });
const isCall = ({ url }: Seen): boolean => /^\/(api-|apiGetawayStatus|payment-details)/.test(url);

it('every path of the app goes to the provider: nothing is wrong', async () => {
  const { url } = await site(isCall);
  expect(await callProblems(url, config({}))).toEqual([]);
});

it('names the paths that a host of `/api-` alone has forgotten', async () => {
  const { url } = await site(({ url: path }) => path.startsWith('/api-'));
  const [line, ...others] = await callProblems(url, config({}));
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^\/apiGetawayStatus, \/payment-details: answered like an address that does not exist\. Let the host pass/,
  );
});

it('a site without any provider behind it is one line, which names three calls', async () => {
  const { url } = await site(() => false);
  expect(await callProblems(url, config({}))).toEqual([
    expect.stringMatching(/^(\/[\w-]+, ){2}\/[\w-]+ and \d\d other calls: answered like an address/),
  ]);
});

it('a host whose 404 page repeats the path is recognised', async () => {
  const { url } = await site(
    ({ url: path }) => path.startsWith('/api-'),
    refusing,
    ({ url: path }, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end(`Cannot POST ${path}`),
  );
  expect((await callProblems(url, config({})))[0]).toMatch(/^\/apiGetawayStatus, \/payment-details:/);
});

it('a path of `paths` counts in place of the usual one', async () => {
  const { url } = await site(isCall);
  const [line] = await callProblems(url, config({}, { paths: { paymentDetails: '/v2/payee' } }));
  expect(line).toMatch(/^\/v2\/payee: answered/);
});

it('the requests carry no key and no body, and a call that changes something is only read', async () => {
  const { url, seen } = await site(isCall);
  await callProblems(url, config({}));
  expect(seen.map(({ body }) => body).join('')).toBe('');
  expect(seen.every(({ url: path }) => !path.includes('?'))).toBe(true);
  const posted = new Set(seen.filter(({ method }) => method === 'POST').map(({ url: path }) => path));
  expect(posted).toContain('/apiGetawayStatus');
  const changing = endpointIds.filter(id => endpointOf(id).money || id === 'login' || id === 'resendOtp');
  for (const id of changing) expect(posted, id).not.toContain(endpointOf(id).path);
});

it.each<[string, (seen: Seen) => boolean, Answer]>([
  [
    'that refuses calls without a key',
    () => true,
    (_, response) => response.writeHead(401).end('<h1>Key?</h1>'),
  ],
  [
    'that answers an unknown path in JSON',
    () => true,
    (_, response) =>
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found"}'),
  ],
  [
    'that gets only POST',
    one => isCall(one) && (one.method === 'POST' || one.url === '/payment-details'),
    refusing,
  ],
])('says nothing of a provider %s', async (_, passes, provider) => {
  const { url } = await site(passes, provider);
  expect(await callProblems(url, config({}))).toEqual([]);
});

it('the lines of docs/own-server.md pass every call of the app', () => {
  const text = readFileSync('docs/own-server.md', 'utf8');
  const [, nginx = 'no line'] = /^location ~ (\S+) \{$/m.exec(text) ?? [];
  const [, caddy = ''] = /^@calls path (.+)$/m.exec(text) ?? [];
  const patterns = caddy.split(' ').map(path => new RegExp(`^${path.replace('*', '.*')}$`));
  const paths = endpointIds.map(id => endpointOf(id).path);
  expect(paths.filter(path => !new RegExp(nginx).test(path))).toEqual([]);
  expect(paths.filter(path => !patterns.some(pattern => pattern.test(path)))).toEqual([]);
});

it('asks nothing where calls go to other hosts, or where the site is not configured', async () => {
  const { url, seen } = await site(() => false);
  const api = 'https://api.example.com';
  expect(await callProblems(url, config({ api, headline: api, gateway: api }))).toEqual([]);
  expect(await callProblems(url, JSON.stringify(unconfigured))).toEqual([]);
  expect(seen).toEqual([]);
});

it('an address of the site itself is the site too, and calls begin at the top of its host', async () => {
  const { url } = await site(({ url: path }) => path.startsWith('/api-'));
  const [line] = await callProblems(`${url}/sub`, config({ api: url, headline: url, gateway: `${url}/pay` }));
  expect(line).toMatch(/^\/apiGetawayStatus, \/pay\/payment-details:/);
});

it('the mock answers every call as a provider', async () => {
  const mock = createMock();
  const answer = async ({ url: path, method = 'GET' }: IncomingMessage, response: ServerResponse) => {
    const reply = await mock.fetch(`http://mock${path}`, { method });
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
    response.end(await reply.text());
  };
  const { url } = await site(isCall, (request, response) => void answer(request, response));
  expect(await callProblems(url, config({}))).toEqual([]);
});
