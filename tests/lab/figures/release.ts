// `npm run lab -- figures`: each figure of docs/reports/figures.md at its full size, in parts. Finished parts are kept in
// tests/lab/reports, so that a run that was stopped goes on there. Words after it choose figures; `--again` drops
// what is kept of them. At the end the table in docs/reports/figures.md is written again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { type FigureReport, figureReport } from './figure-report.ts';
import { reportFile } from './figure-run.ts';
import { type FigureId, figureIds, type FigureRow, figureTable } from './figure-table.ts';
import { writeFigures } from './figure-doc.ts';
import { forgetParts, keepPart, partsOf } from './release-reports.ts';

const rows = figureIds.map((id): readonly [FigureId, FigureRow] => [id, figureTable[id]]);
const words = process.argv.slice(2);
const chosen = words.filter(word => word !== '--again');
const unknown = chosen.filter(word => !rows.some(([id]) => id === word));
if (unknown.length > 0) {
  console.error(`No figure ${unknown.join(', ')}. There are ${rows.map(([id]) => id).join(', ')}.`);
  process.exit(2);
}

type Part = { readonly id: FigureId; readonly row: FigureRow; readonly seed: number };

/** The parts of a figure's release run, numbered from 1, which are their seeds. */
const partsToDo = (id: FigureId, row: FigureRow): readonly Part[] =>
  Array.from({ length: Math.ceil(row.release / row.part) }, (_, index) => ({
    id,
    row,
    seed: index + 1,
  })).filter(({ seed }) => !partsOf(id).some(part => part.seed === seed && part.inputs >= row.part));

/** A line for each property that ended: its runs, and 1 where it failed (tests/support/properties.ts). */
const propertiesFile = 'tests/reports/figures/properties.txt';

/** The properties are in many tests, and none of them could report for all. */
function reportProperties(row: FigureRow, seed: number, seconds: number): void {
  const lines = readFileSync(propertiesFile, 'utf8').trim().split('\n');
  const report: FigureReport = {
    what: row.what,
    load: `${lines.length} properties`,
    faults: 'inputs that nobody thought of',
    inputs: row.part,
    lost: null,
    doubled: null,
    wrong: lines.filter(line => line.endsWith(' 1')).length,
    note: `${lines.length} properties`,
    seed,
    seconds: Math.round(seconds),
  };
  mkdirSync(dirname(reportFile('properties')), { recursive: true });
  writeFileSync(reportFile('properties'), JSON.stringify(report));
}

/** Runs a part and returns whether it held. */
async function run({ id, row, seed }: Part): Promise<boolean> {
  rmSync(reportFile(id), { force: true });
  if (id === 'properties') rmSync(propertiesFile, { force: true });
  const began = performance.now();
  const files = row.test.split(' ');
  const command =
    row.by === 'vitest'
      ? ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...files]
      : ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...files];
  const env = { ...process.env, FIGURE: id, FIGURE_INPUTS: String(row.part), FIGURE_SEED: String(seed) };
  const child = spawn('npx', command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => said.push(text.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (id === 'properties' && existsSync(propertiesFile))
    reportProperties(row, seed, (performance.now() - began) / 1000);
  if (existsSync(reportFile(id)))
    keepPart(id, v.parse(figureReport, JSON.parse(readFileSync(reportFile(id), 'utf8'))));
  if (code !== 0) console.error(said.join('').slice(-6000));
  return code === 0;
}

const inMinutes = (ms: number): string => `${Math.max(1, Math.round(ms / 60_000))} min`;

const wanted = rows.filter(([id]) => chosen.length === 0 || chosen.includes(id));
if (words.includes('--again')) for (const [id] of wanted) forgetParts(id);
const failed: string[] = [];
for (const [id, row] of wanted) {
  const parts = partsToDo(id, row);
  const began = performance.now();
  for (const [done, part] of parts.entries()) {
    const left =
      done === 0 ? '' : `, ${inMinutes(((performance.now() - began) / done) * (parts.length - done))} left`;
    console.log(`${id}: seed ${part.seed}, ${parts.length - done} of its parts to do${left}`);
    if (!(await run(part))) failed.push(`${id} with seed ${part.seed}`);
  }
  await writeFigures();
}
console.log(failed.length === 0 ? 'All held.' : `Did not hold: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
