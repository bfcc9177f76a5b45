// For the figure `properties`: runs each property of fast-check as often as requested, and records how it
// ended.
import { appendFileSync, mkdirSync } from 'node:fs';

if (process.env['FIGURE'] === 'properties') {
  const { default: fc } = await import('fast-check');
  const folder = 'tests/reports/figures';
  mkdirSync(folder, { recursive: true });
  const note = <T>(details: import('fast-check').RunDetails<T>): void => {
    appendFileSync(`${folder}/properties.txt`, `${details.numRuns} ${details.failed ? 1 : 0}\n`);
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
  };
  fc.configureGlobal({
    numRuns: Number(process.env['FIGURE_INPUTS']),
    seed: Number(process.env['FIGURE_SEED']),
    interruptAfterTimeLimit: 600_000,
    reporter: note,
  });
}
