import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian's nginx, or null where it is not installed. */
export function findNginx(): string | null {
  for (const program of ['nginx', '/usr/sbin/nginx'])
    try {
      execFileSync(program, ['-v'], { stdio: 'ignore' });
      return program;
    } catch {
      // Not installed under this name.
    }
  return null;
}

/** Builds the app in a new folder, with these flags. */
export function buildInFolder(...flags: readonly string[]): {
  readonly folder: string;
  readonly drop: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'matka-site-'));
  for (const name of ['src', 'mock-server', 'fixtures', 'build.ts', 'package.json', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['--import', 'tsx', 'build.ts', ...flags], { cwd: folder, stdio: 'pipe' });
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts nginx on a free loopback port with the configuration of the build. `secure` is https and HTTP/2, as operators
 * have it, with a self-signed certificate.
 */
export async function startNginx(
  program: string,
  folder: string,
  secure = false,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
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

/** Waits until the port accepts connections. */
export async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
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

/** A loopback port that is free at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? found(address.port) : failed()));
    });
  });
