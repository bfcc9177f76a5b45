import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { sumOfRooms } from '../mutants/mutant-report.ts';
import { mutantRoomIds } from '../mutants/rooms.ts';
import { figureIds, figureTable } from './figure-table.ts';
import { saidOf } from './release-reports.ts';

const file = 'docs/reports/figures.md';
const begin = '<!-- figures: written by npm run lab -- figures -->';
const end = '<!-- end of figures -->';

const number = (value: number): string => value.toLocaleString('en');

/** The result of `npm run lab -- mutants`, which has its own command, report and page. */
function mutantLine(): string {
  const { mutants, killed, timeout, score, seconds, rooms } = sumOfRooms();
  const soFar = rooms === mutantRoomIds.length ? '' : ` in ${rooms} of ${mutantRoomIds.length} rooms so far`;
  const gave =
    rooms === 0
      ? 'not run yet'
      : `${number(killed + timeout)} of ${number(mutants)} noticed${soFar}, ${score.toFixed(1)} %; ` +
        `[the others](mutants.md); ${Math.max(1, Math.round(seconds / 60))} min`;
  return `| **mutants**: small faults put into the rules, the calls, the money and the mock (\`npm run lab -- mutants\`) | none | none | all | ${gave} |`;
}

/** The table of the figures, from the reports in the repository. */
const figureLines = (): string =>
  [
    '| What | `npm test` | `npm run test:all` | A release | It gave |',
    '| --- | --- | --- | --- | --- |',
    ...figureIds.map(id => {
      const { what, quick, usual, release } = figureTable[id];
      const slices = [quick, usual].map(slice => (slice === null ? 'with other tests' : number(slice)));
      return `| **${id}**: ${what} | ${slices.join(' | ')} | ${number(release)} | ${saidOf(id, release)} |`;
    }),
    mutantLine(),
  ].join('\n');

/** The text of docs/reports/figures.md with the table as it has to be now. */
export async function withFigures(text: string): Promise<string> {
  const at = text.indexOf(begin);
  const to = text.indexOf(end);
  if (at < 0 || to < at) throw new Error(`${file} has no place for its figures`);
  const whole = `${text.slice(0, at)}${begin}\n\n${figureLines()}\n\n${text.slice(to)}`;
  return format(whole, { ...(await resolveConfig(file)), filepath: file });
}

/** Writes the table into docs/reports/figures.md. */
export async function writeFigures(): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const next = await withFigures(text);
  if (next !== text) writeFileSync(file, next);
}
