import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { bytesOf, shortened } from '../../src/export/bounded-reply.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function check(
  body: string,
  headers: Record<string, string> = {},
  { code = 200, folder = '' } = {},
): Promise<string> {
  const server = createServer((_, response) => response.writeHead(code, headers).end(body)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  stops.push(() => server.close());
  const place = server.address();
  const url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`;
  return checkAddress(url + folder);
}

async function checkAddress(address: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/export/deploy-check.ts', address]);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (out += String(chunk)));
  await once(child, 'close');
  return out;
}

it('deploy-check counts one mistake as one', async () => {
  expect(await check('<h1>Another site</h1>')).toBe('/login: is not a page of this app\n1 mistake\n');
});

it('deploy-check of a wrong folder is one line', async () => {
  const page = '<script type="module" src="/assets/app-1.js"></script>';
  expect(await check(page, {}, { code: 404, folder: '/sub' })).toMatch(
    /^\/login: answers 404, so nothing else was checked: is http:.*\/sub\/ the app\?\n1 mistake\n$/,
  );
  expect(await check(page, {}, { folder: '/sub' })).toBe(
    '/login: is a page of a site at /, and this address is /sub/\n1 mistake\n',
  );
});

it('deploy-check names what is wrong with its address, and why a site does not answer', async () => {
  expect(await checkAddress('site.example')).toBe(
    "deploy-check takes the address of the site, such as https://site, not 'site.example'\n",
  );
  expect(await checkAddress('http://127.0.0.1:1')).toMatch(
    /^http:\/\/127\.0\.0\.1:1 does not answer: (connect ECONNREFUSED|bad port)/,
  );
});

it('deploy-check names a host that forbids browsers to keep a reply', async () => {
  const page = '<script type="module" src="/assets/app-1.js"></script>';
  const lines = (await check(page, { vary: '*' })).split('\n');
  expect(lines.filter(line => /vary/.test(line))).toEqual([
    expect.stringMatching(/^\/ and \d+ other addresses: vary is \*, so no browser can keep it$/),
  ]);
  expect(await check(page, { vary: 'Accept-Encoding' })).not.toContain('vary');
});

it('deploy-check prints no control characters of a host', async () => {
  const builds = JSON.stringify([{ version: '\u001b[2J\u202Ex', built: '2026-11-21T00:00:00Z', files: [] }]);
  expect(await check(builds)).not.toMatch(/[^\P{C}\n]/u);
});

it('a reply without end, and a header without end, are cut', async () => {
  const endless = new Response(new ReadableStream({ pull: drip => drip.enqueue(new Uint8Array(1000)) }));
  Object.defineProperty(endless, 'url', { value: 'https://site.example/login' });
  await expect(bytesOf(endless, 5000)).rejects.toThrow('/login has more than 5000 bytes');
  expect(shortened('x'.repeat(1000))).toHaveLength(301);
});
