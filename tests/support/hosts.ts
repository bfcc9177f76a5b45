// Real servers for the app's files, each on a free loopback port: nginx, Caddy, and a plain file server.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSite } from '../../mock-server/http/files.ts';

type Host = { readonly url: string; readonly stop: () => Promise<void> };

/** The path of Debian's nginx, or null if it is not installed. */
export function findNginx(): string | null {
  for (const program of ['nginx', '/usr/sbin/nginx'])
    try {
      execFileSync(program, ['-v'], { stdio: 'ignore' });
      return program;
    } catch {
      // No program has this name.
    }
  return null;
}

/**
 * Starts nginx on a free loopback port with the configuration of the build. `secure` means https and HTTP/2
 * with a self-signed certificate, as an operator uses them.
 */
export async function startNginx(program: string, folder: string, secure = false): Promise<Host> {
  const port = await freePort();
  const run = join(folder, 'run');
  mkdirSync(run, { recursive: true });
  const site = readFileSync(join(folder, 'hosting/nginx.conf'), 'utf8')
    .replace('listen 80;', secure ? encrypted(run, port) : `listen 127.0.0.1:${port};`)
    .replace('root /var/www/matka;', `root ${join(folder, 'dist')};`);
  writeFileSync(join(run, 'site.conf'), site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${run}/${name};`,
  );
  writeFileSync(
    join(run, 'nginx.conf'),
    `daemon off; master_process off; pid ${run}/pid; error_log stderr warn;
events {}
http { access_log off; ${places.join(' ')} include ${run}/site.conf; }`,
  );
  const server = spawn(program, ['-p', run, '-c', join(run, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `${secure ? 'https' : 'http'}://127.0.0.1:${port}`;
  await waitForPort(port, server);
  const stop = async (): Promise<void> => {
    const gone = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await gone;
  };
  return { url, stop };
}

/** Makes a certificate for this machine, and returns the lines that use it. */
function encrypted(run: string, port: number): string {
  const [key, certificate] = [join(run, 'key.pem'), join(run, 'certificate.pem')];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', '-days', '2'];
  execFileSync('openssl', [...asked, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/** Whether Caddy is installed. */
export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts Caddy on a free loopback port with the configuration of the build. */
export async function startCaddy(folder: string): Promise<Host> {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const site = readFileSync(join(folder, 'hosting/Caddyfile'), 'utf8')
    .replace('\n:80 {', `\n{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {`)
    .replace('root * /srv/matka', `root * ${join(folder, 'dist')}`);
  writeFileSync(file, site);
  const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const flags = ['run', '--config', file, '--adapter', 'caddyfile'];
  const server = spawn('caddy', flags, { stdio: 'ignore', env: environment });
  await waitForPort(port, server);
  const stop = async (): Promise<void> => {
    const gone = once(server, 'exit');
    if (server.kill()) await gone;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Serves a folder by plain files on a free loopback port. `cut` ends the server, as without a network. */
export async function startStaticHost(folder: string): Promise<Host> {
  const site = createSite(folder);
  const server = createServer((request, response) => void site(request, response));
  // A test may build for longer than the usual five seconds between two requests of one connection.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Waits until the port accepts connections. */
async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const up = await new Promise<boolean>(tell => {
      const probe = connect(port, '127.0.0.1', () => tell(true)).once('error', () => tell(false));
      probe.once('connect', () => probe.end());
    });
    if (up) return;
    await wait(50);
  }
  throw new Error('The server does not accept connections');
}

/** A loopback port that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? found(address.port) : failed()));
    });
  });
