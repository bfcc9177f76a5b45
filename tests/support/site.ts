import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { filesOf } from '../../src/export/write.ts';
import { startServer } from '../mock-server/live-server.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * The app in dist/ on its own static host, with a mock behind it. New builds can replace it, and its network
 * can be cut. A new build is the same with other names: each hashed file is renamed, and the old files are
 * deleted.
 */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'matka-deploys-'));
  deployTo(folder, 0);
  const mock = await startServer({ site: folder });
  const asked: string[] = [];
  const held = new Set<string>();
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    asked.push(path);
    if (held.has(path)) return;
    const { method, headers, url } = request;
    const onwards = ask({ port: mock.port, method, headers, path: url }, reply => {
      // On a used connection, a browser repeats a request that was cut, even a bid.
      response.writeHead(reply.statusCode ?? 500, { ...reply.headers, connection: 'close' });
      reply.pipe(response);
    });
    onwards.on('error', () => response.destroy());
    request.pipe(onwards);
  };
  let front = createServer(pass);
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = front.address() as AddressInfo;

  const cut = async (): Promise<void> => {
    const closed = once(front, 'close');
    front.close();
    front.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    mock: mock.mock,
    /** The paths of all requests so far. */
    asked,
    /** Requests for a path get no reply. `release` ends that for later requests. */
    hold: (path: string) => held.add(path),
    release: () => held.clear(),
    /** Replaces the build by the `number`-th one. */
    deploy: (number: number) => deployTo(folder, number),
    /** Stops the server, as without a network. */
    cut,
    mend: async (): Promise<void> => {
      front = createServer(pass);
      front.listen(port, '127.0.0.1');
      await once(front, 'listening');
    },
    end: async (): Promise<void> => {
      if (front.listening) await cut();
      await mock.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The version of the `number`-th build. */
export const buildName = (number: number): string => `build-${number}`;

function deployTo(folder: string, number: number): void {
  const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);
  const names = readdirSync('dist/assets').filter(name => texts.has(extname(name)));
  const renamed = names.map(
    name => [name, name.replace(/(-\w{3})\w+(?=\.\w+$)/, `$1BUILD${number}`)] as const,
  );
  const version = /(?<=data-build=")\w+/.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? '';
  const rename = (text: string): string =>
    renamed
      .reduce((before, [from, to]) => before.replaceAll(from, to), text)
      .replaceAll(version, buildName(number));

  mkdirSync(join(folder, 'assets'), { recursive: true });
  /** The hashes that identify a file to the worker (src/sw/site-cache.ts) and the pages, before and after. */
  const contents: (readonly [before: string, after: string])[] = [];
  for (const [from, to] of renamed) {
    const before = readFileSync(join('dist/assets', from), 'utf8');
    const after = rename(before);
    writeFileSync(join(folder, 'assets', to), after);
    contents.push([shortHash(before), shortHash(after)], [hashOf(before), hashOf(after)]);
  }
  for (const file of filesOf('dist').filter(name => texts.has(extname(name)) && !inAssets(name))) {
    const place = join(folder, relative('dist', file));
    mkdirSync(dirname(place), { recursive: true });
    const text = readFileSync(file, 'utf8');
    const written = contents.reduce((all, [before, after]) => all.replaceAll(before, after), rename(text));
    writeFileSync(place, withNewHashes(text, written));
  }
  // Fonts keep their names: they are the same in every build.
  const others = readdirSync('dist/assets').filter(name => extname(name) === '.woff2');
  for (const name of others) copyFileSync(join('dist/assets', name), join(folder, 'assets', name));
  const current = new Set([...renamed.map(([, to]) => to), ...others]);
  for (const name of readdirSync(join(folder, 'assets')))
    if (!current.has(name)) rmSync(join(folder, 'assets', name));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64');

/** The content policy names the page's scripts by their hashes, and a script may name a file. */
function withNewHashes(before: string, after: string): string {
  const hashes = (text: string): readonly string[] =>
    [...text.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(([, script = '']) =>
      hashOf(script),
    );
  const renewed = hashes(after);
  return hashes(before).reduce((text, hash, index) => text.replaceAll(hash, renewed[index] ?? hash), after);
}

const inAssets = (file: string): boolean => file.startsWith(join('dist', 'assets'));
