import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { type Section, shortTableOf, tableOf } from './section.ts';

const file = 'tests/reports/bench.json';

type Report = Readonly<Record<string, Section>>;

/** The saved sections by the names of their parts. */
const savedReport = (): Report =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};

/** Saves a section, in place of an older one of the same part. */
export function saveSection(part: string, section: Section): void {
  mkdirSync('tests/reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...savedReport(), [part]: section }, null, 2)}\n`);
}

/** Writes the figures of these parts, in this order: all into docs/reports/measured.md, a few into the README; those of the fleet into docs/reports/scale.md. */
export async function writeMeasured(parts: readonly string[]): Promise<void> {
  const report = savedReport();
  const sections = parts.flatMap(name => (name === 'fleet' ? [] : (report[name] ?? [])));
  await writeTable('docs/reports/measured.md', tableOf(sections));
  await writeTable('README.md', shortTableOf(sections));
  if (report['fleet']) await writeTable('docs/reports/scale.md', tableOf([report['fleet']]));
}

/** Puts a table between the two marks of a paper. */
async function writeTable(paper: string, table: string): Promise<void> {
  const text = readFileSync(paper, 'utf8').replace(
    /(?<=<!-- measured -->\n).*(?=<!-- \/measured -->)/s,
    `\n${table}\n\n`,
  );
  const style = await resolveConfig(paper);
  writeFileSync(paper, await format(text, { ...style, filepath: paper }));
}
