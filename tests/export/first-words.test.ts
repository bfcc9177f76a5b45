import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { entry, optionsOf } from '../../src/export/bundle.ts';
import { groupOrder, separateGroups } from '../../src/export/chunk-lists.ts';
import { chunkPlan } from '../../src/export/chunk-plan.ts';
import { styleNames } from '../../src/export/styles.ts';
import { en } from '../../src/text/en.ts';

/** These import the state of all screens, to clear it at the log-out, and show none of its texts. */
const beside = /^src\/app\/(shell\/background|kiosk\/kiosk)\.tsx$/;
/** The texts of rules are checked in the groups whose forms show them; these rules are imported by other screens too. */
const ruled = /^src\/app\/screens\/groups\/(bid|funds|payouts)\.ts$/;
const everywhere = /^src\/domain\/(login|market|account|history|game-list|support)\.ts$/;
const withoutComments = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
const keysIn = (file: string): readonly string[] => {
  const text = withoutComments(file);
  return Object.keys(en).filter(key => text.includes(`'${key}'`));
};

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
  const { initial, onDemand } = chunkPlan(metafile, entry, groupOrder, separateGroups);
  const wordsOf = (files: Iterable<string>): readonly string[] =>
    [...files].filter(file => file.startsWith('src/text/en/')).flatMap(keysIn);
  const early = wordsOf(initial);
  const parentsOf = (name: string) =>
    [...onDemand].filter(([, files]) =>
      [...files].some(file =>
        metafile.inputs[file]?.imports.some(({ path, kind }) => path === name && kind === 'dynamic-import'),
      ),
    );
  /** The words that are there whatever has asked for a file, and what has asked for that. */
  const broughtTo = (name: string, seen: readonly string[] = []): readonly string[] => {
    const [brought = [], ...others] = parentsOf(name)
      .filter(([parent]) => !seen.includes(parent))
      .map(([parent, files]) => [...wordsOf(files), ...broughtTo(parent, [...seen, name])]);
    return brought.filter(key => others.every(keys => keys.includes(key)));
  };
  const unsaid = [[entry, initial] as const, ...onDemand].flatMap(([name, files]) => {
    const known = [...early, ...wordsOf(files), ...broughtTo(name)];
    return [...files]
      .filter(file => /^src\/(?!text).*\.tsx?$/.test(file))
      .filter(file => !file.startsWith('src/domain/') || (ruled.test(name) && !everywhere.test(file)))
      .filter(file => !(beside.test(name) && file.startsWith('src/state/')))
      .flatMap(file =>
        keysIn(file)
          .filter(key => !known.includes(key))
          .map(key => `${name}: ${file} says ${key}`),
      );
  });
  expect(initial.size).toBeGreaterThan(50);
  expect(onDemand.size).toBeGreaterThan(10);
  expect(unsaid).toEqual([]);
});
