import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entry } from '../../src/export/bundle.ts';
import { en } from '../../src/text/en.ts';
import { first } from '../../src/text/en/first.ts';
import { home } from '../../src/text/en/home.ts';
import { login } from '../../src/text/en/login.ts';
import { policies } from '../../src/text/en/policies.ts';
import { rest } from '../../src/ui/layout/common-parts.ts';
import { lateWords } from '../../src/ui/layout/late-words.ts';
import { appMetafile } from '../support/app-metafile.ts';

const { inputs } = await appMetafile();

/** The files that load with a file: itself and all its static imports. */
function loadedWith(file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found)
    for (const { path, kind } of inputs[one]?.imports ?? []) if (kind !== 'dynamic-import') found.add(path);
  return found;
}

/** All files that can run before one that is loaded together with `words`. */
function filesBefore(words: string): readonly string[] {
  const loads = new Set([entry]);
  const found = new Set<string>();
  for (const load of loads) {
    const files = loadedWith(load);
    if (files.has(words)) continue;
    for (const file of files) {
      found.add(file);
      for (const { path, kind } of inputs[file]?.imports ?? [])
        if (kind === 'dynamic-import') loads.add(path);
    }
  }
  return [...found];
}

/** In code, or as an attribute in JSX. */
const isSaid = (source: string, key: string): boolean =>
  [`'${key}'`, `"${key}"`].some(text => source.includes(text));

/** Rules, state and the table of routes name the texts of all screens; the screens that show these texts have them. */
const says = (file: string, texts: readonly object[]): readonly string[] => {
  if (!/^src\/(app|screens|ui|nav|live)\/.*tsx?$/.test(file) || file === 'src/nav/routes.ts') return [];
  // The card of failures, which loads late, shows `failureText`.
  const source = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*|failureText="[^"]*"/g, '');
  return texts
    .flatMap(part => Object.keys(part))
    .filter(key => isSaid(source, key))
    .map(key => `${file} says ${key}`);
};

it('the loads are the whole dictionary', () => {
  expect(
    [first, login, home, policies, ...rest, ...lateWords].flatMap(part => Object.keys(part)).toSorted(),
  ).toEqual(Object.keys(en).toSorted());
});

it('code that can run before the third load of texts uses none of it', () => {
  const files = filesBefore('src/ui/layout/common-parts.ts');
  expect(files).toContain('src/screens/markets/home-screen.tsx');
  expect(
    files.flatMap(file => says(file, rest)),
    'Move these texts to first, login or home in src/text/en, hi and mr',
  ).toEqual([]);
});

it('code that can run before the words of late parts uses none of them', () => {
  const files = filesBefore('src/ui/layout/late-words.ts');
  expect(files).toContain('src/screens/bid/bid-screen.tsx');
  expect(
    files.flatMap(file => says(file, lateWords)),
    'Move these texts to the file of their screen, or import late-words.ts first in a late part',
  ).toEqual([]);
});

it('the files of a log-in use only words of the first load and their own', () => {
  const files = [...loadedWith(entry), ...loadedWith('src/app/screens/groups/entry.ts')];
  expect(files).toContain('src/text/en/login.ts');
  expect(
    files.flatMap(file => says(file, [home, ...rest])),
    'Move these texts to first or login in src/text/en, hi and mr',
  ).toEqual([]);
});

it('the files of the home screen use no words of the log-in', () => {
  const files = [...loadedWith(entry), ...loadedWith('src/app/screens/groups/home.ts')];
  expect(files).toContain('src/app/shell/shell.tsx');
  expect(files).not.toContain('src/text/en/login.ts');
  expect(files.flatMap(file => says(file, [login]))).toEqual([]);
});

it('every text is said somewhere', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/^text\/(en|hi|mr)\//.test(path))
    .map(path => readFileSync(`src/${path}`, 'utf8'))
    .join('');
  const begun = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start = '']) => start);
  // The screen of the policies makes these of the policy and of the text below.
  const headings = /\.intro$|Title$/;
  const unsaid = Object.keys(en).filter(
    key => !isSaid(source, key) && !begun.some(start => key.startsWith(start)) && !headings.test(key),
  );
  expect(unsaid).toEqual([]);
});
