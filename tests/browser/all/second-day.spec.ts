// An operator's first deploy, update and rollback on real servers, with and without a reload of the server.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { configure } from '../../../src/export/configure.ts';
import { deployProblems } from '../../../src/export/deploy-check.ts';
import { buildEdited, buildInFolder } from '../../support/built-folder.ts';
import { findNginx, hasCaddy, startCaddy, startNginx } from '../../support/hosts.ts';

const nginx = findNginx();
const servers = [
  {
    host: 'nginx',
    file: 'hosting/nginx.conf',
    installed: nginx !== null,
    start: (folder: string) => startNginx(nginx ?? '', folder),
  },
  { host: 'caddy', file: 'hosting/Caddyfile', installed: hasCaddy(), start: startCaddy },
];

test.describe.configure({ timeout: 400_000 });

const fields = [
  ['hosts.api', 'https://api.example.com'],
  ['appKey.value', 'k'],
  ['language', 'hi'],
  ['accent', '#0a7d4f'],
] as const;

/** The browser's messages about the policy and the integrity of scripts, on pages of three kinds. */
async function violations(page: Page, url: string): Promise<readonly string[]> {
  const said: string[] = [];
  const listen = (line: { text: () => string }) => said.push(line.text());
  page.on('console', listen);
  for (const path of ['/login', '/landing', '/imp']) {
    await page.goto(url + path);
    await page.waitForLoadState('load');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  page.off('console', listen);
  return said.filter(line => /policy|integrity|import map/i.test(line));
}

for (const { host, installed, start } of servers)
  test(`${host}: first deploy, an update of one word and a rollback, not reloaded and reloaded, and no page reports a violation`, async ({
    page,
  }) => {
    test.skip(!installed, `${host} is not installed`);
    const first = buildInFolder('--host', host);
    const word = { file: 'src/text/hi/common.ts', from: 'रद्द करें', to: 'रद्द करें नया' };
    const second = buildEdited(word, '--host', host);
    for (const { folder } of [first, second]) expect((await configure(folder, fields)).ok).toBe(true);
    const live = buildInFolder('--host', host);
    const upload = (from: string) => {
      for (const name of ['dist', 'hosting'])
        cpSync(join(from, name), join(live.folder, name), { recursive: true });
    };
    upload(first.folder);
    let server = await start(live.folder);
    const check = async (when: string): Promise<void> => {
      expect(await deployProblems(server.url), when).toEqual([]);
      expect(await violations(page, server.url), when).toEqual([]);
    };
    try {
      await check('the first deploy');
      for (const reloads of [false, true])
        for (const [what, { folder }] of [
          ['the update', second],
          ['the rollback', first],
        ] as const) {
          upload(folder);
          if (reloads) {
            await server.stop();
            server = await start(live.folder);
          }
          await check(`${what}, ${reloads ? 'reloaded' : 'not reloaded'}`);
        }
    } finally {
      await server.stop();
      for (const each of [first, second, live]) each.drop();
    }
  });

for (const { host, file, installed, start } of servers)
  test(`${host} with the file of a version before 1.0.0: deploy-check fails and says what to reload`, async () => {
    test.skip(!installed, `${host} is not installed`);
    const { folder, drop } = buildInFolder('--host', host);
    await configure(folder, fields);
    const conf = join(folder, file);
    const ours = readFileSync(conf, 'utf8');
    // Those versions wrote the hashes of their scripts into the header.
    const old = "default-src 'none'; script-src 'self' 'sha256-b2xk'; frame-ancestors 'none'";
    writeFileSync(conf, ours.replaceAll(`"frame-ancestors 'none'"`, `"${old}"`));
    const before = await start(folder);
    const problems = await deployProblems(before.url);
    await before.stop();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^\/.* other addresses: the host's Content-Security-Policy refuses what the page needs/,
    );
    expect(problems[0]).toContain('nginx -s reload, caddy reload');
    writeFileSync(conf, ours);
    const after = await start(folder);
    expect(await deployProblems(after.url)).toEqual([]);
    await after.stop();
    drop();
  });
