import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { type Section, shortTableOf, tableOf } from './section.ts';

const file = 'tests/reports/bench.json';

type Report = Readonly<Record<string, Section>>;

/** Sections by the name of their part, as the last runs left them. */
const kept = (): Report => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {});

/** Puts a section in the report, in the place of an older one of the same part. */
export function keep(part: string, section: Section): void {
  mkdirSync('tests/reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...kept(), [part]: section }, null, 2)}\n`);
}

/** Writes the figures of these parts, in this order: all into docs/measured.md, a few into the README. */
export async function writeMeasured(parts: readonly string[]): Promise<void> {
  const report = kept();
  const sections = parts.flatMap(name => report[name] ?? []);
  await writeTable('docs/measured.md', tableOf(sections));
  await writeTable('README.md', shortTableOf(sections));
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
