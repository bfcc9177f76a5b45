import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const folder = 'tests/lab/prism';
const command = `${folder}/node_modules/.bin/prism`;

/** A reply of the provider, as far as the script reads it. */
export type JsonReply = {
  readonly status?: unknown;
  readonly unique_token?: string;
  readonly validation?: readonly object[];
};

/** Prism between a client and the mock: it checks every request and every reply against docs/openapi.json. */
export async function startPrism(
  target: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  // Prism's only installation script reports to a server.
  if (!existsSync(command))
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], { stdio: 'inherit' });
  const port = await freePort();
  const args = ['proxy', '--errors', '--port', String(port), 'docs/openapi.json', target];
  const prism = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((listening, failed) => {
    createInterface(prism.stdout).on('line', line => {
      if (line.includes('is listening')) listening();
    });
    prism.once('exit', code => failed(new Error(`Prism ended with ${code}`)));
  });
  const stop = async (): Promise<void> => {
    const gone = once(prism, 'exit');
    if (prism.kill()) await gone;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
