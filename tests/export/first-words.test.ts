import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { entry, optionsOf, steps } from '../../src/export/bundle.ts';
import { planOf } from '../../src/export/modules.ts';
import { styleNames } from '../../src/export/styles.ts';
import { en } from '../../src/text/en.ts';
import { english } from '../../src/text/en/first.ts';
import { markets } from '../../src/text/en/markets.ts';

/** What the rules of the game and of later forms say, nobody reads before their screens are there. */
const tables = /^src\/(domain|text)\//;

it('no file says a word before it is loaded', async () => {
  const { metafile } = await build({
    ...optionsOf({ watching: false, base: '' }),
    entryPoints: [entry],
    outdir: 'dist/assets',
    splitting: true,
    write: false,
    metafile: true,
    plugins: [styleNames({})],
  });
  const [first, wake, home] = planOf(metafile, entry, steps).layers;
  const unsaid = (files: ReadonlySet<string> | undefined, known: object): readonly string[] =>
    [...(files ?? [])]
      .filter(file => file.startsWith('src/') && !tables.test(file) && file.includes('.ts'))
      .flatMap(file => {
        const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
        const missing = Object.keys(en).filter(key => !(key in known) && text.includes(`'${key}'`));
        return missing.map(key => `${file} says ${key}`);
      });
  expect(first?.files.size).toBeGreaterThan(50);
  expect(unsaid(first?.files, english)).toEqual([]);
  expect(unsaid(wake?.files, english)).toEqual([]);
  expect(unsaid(home?.files, { ...english, ...markets })).toEqual([]);
});
