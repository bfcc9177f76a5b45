import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { type MutantRoomId, mutantRooms, notInNode } from './rooms.ts';

const folder = 'tests/mutants';
const packages = `${folder}/node_modules`;
/** What Stryker knows of a room's last run: it tests again only what has changed since. Not in the repository. */
const kept = 'tests/reports/mutants';

const point = v.object({ line: v.number(), column: v.number() });
const strykerReport = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ''),
          status: v.string(),
          location: v.object({ start: point, end: point }),
        }),
      ),
    }),
  ),
});
/** What Stryker found in the files of a room (its mutation-testing-report-schema, as far as we read it). */
export type StrykerReport = v.InferOutput<typeof strykerReport>;

const settingsOf = (id: MutantRoomId, temporary: string) => ({
  testRunner: 'vitest',
  plugins: [resolve(packages, '@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: `${folder}/vitest.config.ts`, related: false },
  mutate: [...mutantRooms[id].mutate, ...notInNode.map(file => `!${file}`)],
  // TypeScript 7 has no API for Stryker to read it with; esbuild takes the types away, wrong ones too.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // What is worked out once, when a module is loaded, would need all tests for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 15,
  timeoutMS: 20_000,
  tempDirName: temporary,
  incremental: true,
  incrementalFile: `${kept}/${id}.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${kept}/${id}-report.json` },
  ignorePatterns: [packages, 'tests/{bench,browser,prism,reports}', 'docs', 'dist', 'hosting'],
});

/** Runs Stryker over a room: what it found, and in how many seconds. `again` forgets what is kept. */
export async function testMutants(
  id: MutantRoomId,
  again: boolean,
): Promise<{ readonly report: StrykerReport; readonly seconds: number }> {
  const program = `${packages}/.bin/stryker`;
  if (!existsSync(program))
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], { stdio: 'inherit' });
  mkdirSync(kept, { recursive: true });
  // Outside of the repository, whose checks would find every file twice.
  const temporary = mkdtempSync(join(tmpdir(), 'matka-mutants-'));
  const settings = settingsOf(id, temporary);
  const settingsFile = join(temporary, 'stryker.json');
  writeFileSync(settingsFile, JSON.stringify(settings));
  const began = performance.now();
  const words = ['run', settingsFile, ...(again ? ['--force'] : [])];
  const env = { ...process.env, MUTANTS_ROOM: id };
  const [code] = (await once(spawn(program, words, { env, stdio: 'inherit' }), 'exit')) as [number | null];
  rmSync(temporary, { recursive: true, force: true });
  if (code !== 0) throw new Error(`Stryker ended with ${code} in ${id}`);
  const report = v.parse(strykerReport, JSON.parse(readFileSync(settings.jsonReporter.fileName, 'utf8')));
  return { report, seconds: Math.round((performance.now() - began) / 1000) };
}
