import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageFolders } from '../support/supply/lock.ts';

it.each(packageFolders)(
  '%s is installed from its lock alone: with an empty cache and no network npm has nothing to look up',
  folder => {
    const place = mkdtempSync(join(tmpdir(), 'matka-lock-'));
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(folder, name), join(place, name));
    const words = [
      'ci',
      '--dry-run',
      '--ignore-scripts',
      '--offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=notice',
    ];
    const said = execFileSync('npm', [...words, '--cache', join(place, 'cache')], {
      cwd: place,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    expect(said).toMatch(/added \d{3} packages/);
    rmSync(place, { recursive: true });
  },
  60_000,
);
