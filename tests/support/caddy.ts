import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, waitForPort } from './nginx.ts';

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
export async function startCaddy(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
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
