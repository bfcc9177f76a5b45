import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licensesOf } from '../../src/export/site-files.ts';
import { appMetafile } from '../support/app-metafile.ts';

type Json = { readonly [name: string]: unknown };
// oxlint-disable-next-line typescript/no-unsafe-return -- npm has read these files before us
const packageOf = (folder: string): Json => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const namesIn = (dependencies: unknown): readonly string[] =>
  typeof dependencies === 'object' && dependencies !== null ? Object.keys(dependencies) : [];

it('names every package that is shipped, with its version and license, and no other', async () => {
  const text = licensesOf((await appMetafile()).outputs);
  const titled = Array.from(text.matchAll(/^(\S+) (\S+) \((\S.*)\)\n=+$/gm), ([, name = '', version]) => [
    name,
    version,
  ]);
  const names = titled.map(([name]) => name);
  const { dependencies, devDependencies } = packageOf('.');
  expect(names).toEqual(
    expect.arrayContaining([...namesIn(dependencies), 'scheduler', '@preact/signals-core']),
  );
  expect(names.filter(name => namesIn(devDependencies).includes(name ?? ''))).toEqual([]);
  expect(titled).toEqual(names.map(name => [name, packageOf(`node_modules/${name}`)['version']]));
  expect(text).toContain(readFileSync('node_modules/react/LICENSE', 'utf8').trim());
  expect(text).toContain('wouter 3.13.0 (Unlicense)');
  expect(text).toContain('Alexey Taktarov');
  expect(text).toContain('This is free and unencumbered software released into the public domain.');
  // A licence has several lines: none is named only.
  const bare = text.split(/^(?=\S+ \S+ \(.*\)\n=+$)/m).filter(notice => notice.trim().split('\n').length < 8);
  expect(bare.slice(1)).toEqual([]);
});

it('leaves out packages without code in the build, and takes none without a license', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matka-licenses-'));
  const made = (name: string, about: object): string => {
    mkdirSync(`${folder}/node_modules/${name}`, { recursive: true });
    writeFileSync(
      `${folder}/node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', ...about }),
    );
    return `${folder}/node_modules/${name}/index.js`;
  };
  const outputs = (bytes: Readonly<Record<string, number>>) => ({
    'app.js': {
      bytes: 1,
      imports: [],
      exports: [],
      inputs: Object.fromEntries(
        Object.entries(bytes).map(([file, bytesInOutput]) => [file, { bytesInOutput }]),
      ),
    },
  });
  const free = made('free', { license: 'MIT', author: 'Somebody' });
  writeFileSync(`${folder}/node_modules/free/NOTICE.md`, 'Mind this.\n');
  const unused = made('unused', { license: 'MIT' });
  expect(licensesOf(outputs({ [free]: 9, [unused]: 0, 'src/main.tsx': 5 }))).toBe(
    'Packages whose code is part of this site\n\nfree 1.0.0 (MIT)\n================\n\nMind this.\n',
  );
  expect(licensesOf(outputs({ [free]: 9 }), [`${folder}/node_modules/unused`])).toMatch(
    /^free 1\.0\.0 \(MIT\)$[^]*^unused 1\.0\.0 \(MIT\)$/m,
  );
  expect(() => licensesOf(outputs({ [made('strange', {})]: 1 }))).toThrow('names no license');
  rmSync(folder, { recursive: true });
});
