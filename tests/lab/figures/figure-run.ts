import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FigureReport, Found } from './figure-report.ts';
import { type FigureId, figureTable } from './figure-table.ts';

const hour = 3_600_000;

/** The run of a figure that a test does. */
export type FigureRun = {
  /** The number of inputs. */
  readonly inputs: number;
  /** The seed of its random numbers; another one for each part of a release run. */
  readonly seed: number;
  /** Whether it is a part of a release run. */
  readonly release: boolean;
  /** The limit of the test, in milliseconds. */
  readonly timeout: number;
  /** Writes the report. Call it before the expectations, so that it also tells of a run that failed. */
  readonly report: (found: Found & { readonly inputs?: number }) => void;
};

/**
 * The size that `npm run lab -- figures` asks for (tests/lab/figures/release.ts), or otherwise a slice of it.
 * Call it when the test begins.
 */
export function figureRun(id: FigureId): FigureRun {
  const { quick, usual, what } = figureTable[id];
  const slice = process.env['FIGURES'] === 'usual' ? usual : quick;
  const release = process.env['FIGURE'] === id;
  const inputs = release ? Number(process.env['FIGURE_INPUTS']) : (slice ?? 0);
  const seed = release ? Number(process.env['FIGURE_SEED']) : 1;
  // Not the clocks that a test may have stopped.
  const began = process.hrtime.bigint();
  return {
    inputs,
    seed,
    release,
    timeout: release ? 24 * hour : hour / 6,
    report: said => {
      const seconds = Number((process.hrtime.bigint() - began) / 100_000_000n) / 10;
      const report: FigureReport = { what, inputs, ...said, seed, seconds };
      const file = reportFile(id);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    },
  };
}

/** The place of the newest report of a figure. It is not kept in the repository. */
export const reportFile = (id: FigureId): string => `tests/reports/figures/${id}.json`;
