import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '../../../src/export/configure.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { startNginx } from '../../support/hosts.ts';

/** The provider's origin: the one of the site, or another. `secure` is https and HTTP/2. */
type Options = { readonly origin: 'same' | 'other'; readonly secure: boolean };

/** Builds and configures the site for a provider, serves it by nginx, and calls `act` with its address. */
export async function onNginx<T>(
  nginx: string,
  provider: string,
  { origin, secure }: Options,
  act: (site: string) => Promise<T>,
): Promise<T> {
  const { folder, drop } = buildInFolder('--host', 'nginx');
  try {
    const host = origin === 'same' ? '/' : provider;
    const hosts = ['api', 'headline', 'gateway'].map(name => [`hosts.${name}`, host] as const);
    const configured = await configure(folder, [...hosts, ['appKey.value', 'demo']]);
    if (!configured.ok) throw new Error(configured.error.join('\n'));
    if (origin === 'same') addProxy(join(folder, 'hosting/nginx.conf'), provider);
    const site = await startNginx(nginx, folder, secure);
    try {
      return await act(site.url);
    } finally {
      await site.stop();
    }
  } finally {
    drop();
  }
}

/** Makes nginx pass the calls to the provider, as docs/hosting.md advises. */
function addProxy(conf: string, provider: string): void {
  const text = readFileSync(conf, 'utf8');
  const before = '  location / {\n';
  writeFileSync(conf, text.replace(before, `  location /api- { proxy_pass ${provider}; }\n${before}`));
}
