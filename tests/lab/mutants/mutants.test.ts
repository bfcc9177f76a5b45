// The command itself takes long (`npm run lab -- mutants`); here its table and its papers are compared.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { acceptedMutants } from './accepted.ts';
import { withMutants } from './mutant-doc.ts';
import { acceptedInVain, roomReportOf } from './mutant-report.ts';
import { filesOf, namesIn, ownFiles } from './room-files.ts';
import { mutantRoomIds, mutantRooms, notInNode } from './rooms.ts';
import { silentTests, withLater } from './stryker.ts';

it.each(['src/domain', 'src/contract', 'src/state/money', 'src/storage', 'mock-server/rules'])(
  'each file of %s is in one room',
  folder => {
    const mutated = mutantRoomIds.flatMap(id => mutantRooms[id].mutate.flatMap(filesOf));
    const all = ownFiles.filter(file => file.startsWith(`${folder}/`));
    expect(mutated.filter(file => file.startsWith(`${folder}/`)).toSorted()).toEqual(all.toSorted());
  },
);

it('each name in the tables of rooms and of accepted survivors is that of a file', () => {
  const globs = mutantRoomIds.flatMap(id => [...mutantRooms[id].mutate, ...mutantRooms[id].tests]);
  expect(globs.flatMap(namesIn).filter(name => filesOf(name).length === 0)).toEqual([]);
  const accepted = Object.values(acceptedMutants).flat();
  const named = [...notInNode, ...accepted.map(place => place.split(' ')[0] ?? '')];
  expect(named.filter(file => !ownFiles.includes(file))).toEqual([]);
});

it('the page of mutants is that of the report', async () => {
  const text = readFileSync('docs/reports/mutants.md', 'utf8');
  expect(await withMutants(text)).toBe(text);
});

it('a survivor is accepted by its file, function and kind, and an entry without a survivor is named', () => {
  const [reason = '', [place = ''] = []] = Object.entries(acceptedMutants)[0] ?? [];
  const [file = '', owner = '', mutatorName = ''] = place.split(' ');
  const survivor = {
    mutatorName,
    replacement: '0',
    status: 'Survived',
    location: { start: { line: 2, column: 10 }, end: { line: 2, column: 11 } },
  };
  const report = (name: string) => ({
    files: { [file]: { source: `export function ${name}() {\n  return 1;\n}\n`, mutants: [survivor] } },
  });
  expect(roomReportOf(report(owner), 1)).toMatchObject({
    accepted: [{ mutant: `${file}:2 ${mutatorName}: 1 → 0`, reason }],
    open: [],
  });
  expect(acceptedInVain(report(owner))).not.toContain(place);
  expect(roomReportOf(report('another'), 1)).toMatchObject({
    accepted: [],
    open: [`${file}:2 ${mutatorName}: 1 → 0`],
  });
  expect(acceptedInVain(report('another'))).toContain(place);
});

it('counts what Stryker says: noticed are the killed and the hanging ones', () => {
  const location = { start: { line: 2, column: 8 }, end: { line: 3, column: 6 } };
  const mutant = (status: string) => ({ mutatorName: 'Any', replacement: 'x  <\ny', status, location });
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
  const report = { 'src/a.ts': { source: 'one\nreturn a <\n  b + c;\n', mutants: statuses.map(mutant) } };
  expect(roomReportOf({ files: report }, 12)).toEqual({
    mutants: 5,
    killed: 2,
    timeout: 1,
    survived: 1,
    noCoverage: 1,
    notTested: 2,
    score: 60,
    seconds: 12,
    accepted: [],
    open: ['src/a.ts:2 Any: a < b + → x < y', 'src/a.ts:2 Any: a < b + → x < y'],
  });
});

it('a later run over survivors replaces the results that it tested, and all of a changed file', () => {
  const mutant = (line: number, status: string) => ({
    mutatorName: 'Any',
    replacement: '',
    status,
    location: { start: { line, column: 1 }, end: { line, column: 2 } },
  });
  const file = (source: string, ...mutants: ReturnType<typeof mutant>[]) => ({ source, mutants });
  const before = {
    files: {
      a: file('one', mutant(1, 'Survived'), mutant(2, 'Survived'), mutant(3, 'Killed')),
      b: file('two', mutant(1, 'Survived')),
      c: file('three', mutant(1, 'Survived')),
    },
  };
  const later = { files: { a: file('one', mutant(2, 'Killed')), b: file('new', mutant(5, 'Killed')) } };
  expect(withLater(before, later)).toEqual({
    files: {
      a: file('one', mutant(1, 'Survived'), mutant(2, 'Killed'), mutant(3, 'Killed')),
      b: file('new', mutant(5, 'Killed')),
      c: file('three', mutant(1, 'Survived')),
    },
  });
});

it('names a test file of which Stryker ran nothing', () => {
  const testFiles = {
    'tests/contract/wire.test.ts': { tests: [{}] },
    'tests/contract/bodies.test.ts': { tests: [] },
  };
  const silent = silentTests('contract', testFiles);
  expect(silent).toContain('tests/contract/bodies.test.ts');
  expect(silent).toContain('tests/contract/endpoints.test.ts');
  expect(silent).not.toContain('tests/contract/wire.test.ts');
  // Too slow, so that it takes no part.
  expect(silent).not.toContain('tests/contract/fuzz.test.ts');
});
