import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { type Section, tableOf } from './section.ts';

const file = 'tests/reports/bench.json';
const measured = 'docs/measured.md';

type Report = Readonly<Record<string, Section>>;

/** The saved sections by the names of their parts. */
const savedReport = (): Report =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};

/** Saves a section, in place of an older one of the same part. */
export function saveSection(part: string, section: Section): void {
  mkdirSync('tests/reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...savedReport(), [part]: section }, null, 2)}\n`);
}

/** Writes the table of these parts, in this order, between the two marks in docs/measured.md. */
export async function writeMeasured(parts: readonly string[]): Promise<void> {
  const report = savedReport();
  const table = tableOf(parts.flatMap(name => report[name] ?? []));
  const text = readFileSync(measured, 'utf8').replace(
    /(?<=<!-- measured -->\n).*(?=<!-- \/measured -->)/s,
    `\n${table}\n\n`,
  );
  const style = await resolveConfig(measured);
  writeFileSync(measured, await format(text, { ...style, filepath: measured }));
}
