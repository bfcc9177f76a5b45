import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { filesOf } from './room-files.ts';
import { type MutantRoom, type MutantRoomId, mutantRooms, notInNode, slowTests } from './rooms.ts';

const folder = 'tests/lab/mutants';
const packages = `${folder}/node_modules`;
/** Stryker's memory of a room's last run, so that it tests only changes. Not in the repository. */
const kept = 'tests/reports/mutants';

const point = v.object({ line: v.number(), column: v.number() });
const strykerMutant = v.object({
  mutatorName: v.string(),
  replacement: v.optional(v.string(), ''),
  status: v.string(),
  location: v.object({ start: point, end: point }),
});
type StrykerMutant = v.InferOutput<typeof strykerMutant>;

const strykerReport = v.object({
  files: v.record(v.string(), v.object({ source: v.string(), mutants: v.array(strykerMutant) })),
});
/**
 * Stryker's findings in the files of a room (the part of its mutation-testing-report-schema that is read
 * here).
 */
export type StrykerReport = v.InferOutput<typeof strykerReport>;

/** How much of a room is tested: the changes since its last run, all of it, or that run's survivors. */
export type Extent = 'changed' | 'all' | 'survivors';

const reportFile = (id: MutantRoomId): string => `${kept}/${id}-report.json`;
const jsonIn = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const reportIn = (file: string): StrykerReport => v.parse(strykerReport, jsonIn(file));

const isAlive = ({ status }: StrykerMutant): boolean => status === 'Survived' || status === 'NoCoverage';
const placeOf = ({ mutatorName, replacement, location }: StrykerMutant): string =>
  JSON.stringify([mutatorName, replacement, location]);

/** The places of a report to test again, in Stryker's form: lines begin with 1, columns with 0. */
const leftToTest = ({ files }: StrykerReport): readonly string[] => [
  ...new Set(
    Object.entries(files).flatMap(([file, { source, mutants }]) => {
      if (readFileSync(file, 'utf8') !== source) return [file];
      return mutants.filter(isAlive).map(({ location: { start, end } }) => {
        const from = `${start.line}:${start.column - 1}`;
        return `${file}:${from}-${end.line}:${end.column - 1}`;
      });
    }),
  ),
];

const strykerTests = v.object({
  testFiles: v.record(v.string(), v.object({ tests: v.array(v.unknown()) })),
});
type StrykerTests = v.InferOutput<typeof strykerTests>['testFiles'];

/** The test files of a room that ran nothing, because Stryker does not report one that its copy cannot load. */
export function silentTests(id: MutantRoomId, ran: StrykerTests): readonly string[] {
  const slow = slowTests.flatMap(filesOf);
  return mutantRooms[id].tests
    .flatMap(filesOf)
    .filter(file => !slow.includes(file) && !ran[file]?.tests.length);
}

/** A report with the results of a later run over some of its mutants. Killed ones stay killed, as tests were only added. */
export function withLater(report: StrykerReport, later: StrykerReport): StrykerReport {
  const files = Object.entries(report.files).map(([name, file]) => {
    const newer = later.files[name];
    if (newer === undefined) return [name, file] as const;
    if (newer.source !== file.source) return [name, newer] as const;
    const found = new Map(newer.mutants.map(mutant => [placeOf(mutant), mutant]));
    return [name, { ...file, mutants: file.mutants.map(one => found.get(placeOf(one)) ?? one) }] as const;
  });
  return { files: Object.fromEntries(files) };
}

/**
 * Milliseconds that Stryker waits: longer than a test may take, because a restart after a stop takes seconds.
 */
const patienceOf = ({ waitMs }: MutantRoom): number => (waitMs === undefined ? 120_000 : 3 * waitMs);

const settingsOf = (id: MutantRoomId, temporary: string, extent: Extent) => ({
  testRunner: 'vitest',
  plugins: [resolve(packages, '@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: `${folder}/vitest.config.ts`, related: false },
  mutate:
    extent === 'survivors'
      ? leftToTest(reportIn(reportFile(id)))
      : [...mutantRooms[id].mutate, ...notInNode.map(file => `!${file}`)],
  // TypeScript 7 has no API for Stryker to read it with; esbuild takes the types away, wrong ones too.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // Values that are computed when a module loads would need all tests for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 15,
  // Endless loops end by Stryker's count of steps; a busy machine alone must not look like one.
  timeoutMS: patienceOf(mutantRooms[id]),
  tempDirName: temporary,
  incremental: extent !== 'survivors',
  incrementalFile: `${kept}/${id}.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: join(temporary, 'report.json') },
  ignorePatterns: [
    packages,
    'tests/{browser,reports}',
    'tests/lab/{bench,engines,pictures,prism,reports}',
    'docs',
    'dist',
    'hosting',
  ],
});

/** Runs Stryker over a room. Returns its results and its seconds. */
export async function testMutants(
  id: MutantRoomId,
  extent: Extent,
): Promise<{ readonly report: StrykerReport; readonly seconds: number }> {
  const program = `${packages}/.bin/stryker`;
  if (!existsSync(program))
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], { stdio: 'inherit' });
  mkdirSync(kept, { recursive: true });
  // Outside of the repository, whose checks would find every file twice.
  const temporary = mkdtempSync(join(tmpdir(), 'matka-mutants-'));
  const settings = settingsOf(id, temporary, extent);
  const settingsFile = join(temporary, 'stryker.json');
  writeFileSync(settingsFile, JSON.stringify(settings));
  const began = performance.now();
  const words = ['run', settingsFile, ...(extent === 'all' ? ['--force'] : [])];
  const env = { ...process.env, MUTANTS_ROOM: id };
  const [code] = (await once(spawn(program, words, { env, stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Stryker ended with ${code} in ${id}`);
  const found = reportIn(settings.jsonReporter.fileName);
  const report = extent === 'survivors' ? withLater(reportIn(reportFile(id)), found) : found;
  writeFileSync(reportFile(id), JSON.stringify(report));
  const silent = silentTests(id, v.parse(strykerTests, jsonIn(settings.jsonReporter.fileName)).testFiles);
  rmSync(temporary, { recursive: true, force: true });
  if (silent.length > 0) throw new Error(`No test ran of ${silent.join(', ')}: each must load without docs`);
  return { report, seconds: Math.round((performance.now() - began) / 1000) };
}
