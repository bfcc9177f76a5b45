// The build on the real servers, asked for everything that `npm run deploy-check` asks of a live host.
import { expect, test } from '@playwright/test';
import { deployProblems } from '../../../src/export/deployed.ts';
import { hasCaddy, startCaddy } from '../../support/caddy.ts';
import { buildInFolder, findNginx, startNginx } from '../../support/nginx.ts';

const nginx = findNginx();
const servers = [
  { host: 'nginx', installed: nginx !== null, start: (folder: string) => startNginx(nginx ?? '', folder) },
  { host: 'caddy', installed: hasCaddy(), start: startCaddy },
];

for (const { host, installed, start } of servers)
  for (const base of ['', '/sub'])
    test(`${host} serves every page, header and packed file${base && ', in a folder of a site'}`, async () => {
      test.skip(!installed, `${host} is not installed`);
      const { folder, drop } = buildInFolder('--base', `${base}/`, '--host', host);
      const server = await start(folder);
      try {
        expect(await deployProblems(server.url + base)).toEqual([]);
      } finally {
        await server.stop();
        drop();
      }
    });
