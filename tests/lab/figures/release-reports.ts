import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type FigureReport, figureReport } from './figure-report.ts';
import type { FigureId } from './figure-table.ts';

/** The reports of a release run are in the repository: a list of parts for each figure. */
const folder = 'tests/lab/reports';
const fileOf = (id: FigureId): string => `${folder}/${id}.json`;

/** The parts of a figure's release run that are done, by seed. */
export function partsOf(id: FigureId): readonly FigureReport[] {
  if (!existsSync(fileOf(id))) return [];
  return v.parse(v.array(figureReport), JSON.parse(readFileSync(fileOf(id), 'utf8')));
}

/** Keeps a part; one with the same seed gives way to it. */
export function keepPart(id: FigureId, part: FigureReport): void {
  const others = partsOf(id).filter(({ seed }) => seed !== part.seed);
  const all = [...others, part].toSorted((a, b) => a.seed - b.seed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(id), `${JSON.stringify(all, null, 2)}\n`);
}

/** Drops all parts of a figure. */
export const forgetParts = (id: FigureId): void => rmSync(fileOf(id), { force: true });

const sum = (parts: readonly FigureReport[], key: 'lost' | 'doubled' | 'wrong'): number | null =>
  parts.some(part => part[key] !== null) ? parts.reduce((all, part) => all + (part[key] ?? 0), 0) : null;

/** All parts of a figure in one line for docs/reports/figures.md. */
export function saidOf(id: FigureId, release: number): string {
  const parts = partsOf(id);
  const inputs = parts.reduce((all, part) => all + part.inputs, 0);
  if (inputs === 0) return 'not run yet';
  const counts = (['lost', 'doubled', 'wrong'] as const).flatMap(key => {
    const count = sum(parts, key);
    return count === null ? [] : [`${count} ${key}`];
  });
  const minutes = Math.max(1, Math.round(parts.reduce((all, { seconds }) => all + seconds, 0) / 60));
  const seeds = parts.length === 1 ? `seed ${parts[0]?.seed}` : `seeds 1 to ${parts.at(-1)?.seed}`;
  const notes = [...new Set(parts.flatMap(({ note }) => (note === undefined ? [] : [note])))].slice(-1);
  const whole = inputs >= release ? '' : ' so far';
  return [
    `${inputs.toLocaleString('en')}${whole}: ${counts.join(', ')}`,
    ...notes,
    `${seeds}, ${minutes} min`,
  ].join('; ');
}
