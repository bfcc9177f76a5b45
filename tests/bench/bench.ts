// Measures the build of dist/, prints each part as it ends and writes tests/reports/bench.json: all parts, or those
// named (`npm run bench -- bytes`). `--readme` writes the tables in docs/measured.md and in the README.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { bytes } from './bytes.ts';
import { firstVisit } from './first-visit.ts';
import { lighthouse } from './lighthouse.ts';
import { mockBench } from './mock-bench.ts';
import { navigation } from './navigation.ts';
import { polling } from './polling.ts';
import { reliability } from './reliability.ts';
import { keep, writeMeasured } from './report.ts';
import { type Given, linesOf, type Section, verdictOn } from './section.ts';
import { typing } from './typing.ts';

/** In the order in which they run and are shown. */
const parts: Readonly<Record<string, (given: Given) => Promise<Section>>> = {
  bytes,
  'first-visit': firstVisit,
  navigation,
  typing,
  polling,
  lighthouse,
  mock: mockBench,
  reliability,
};

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false } },
});
const unknown = wanted.filter(name => !(name in parts));
if (unknown.length > 0) throw new Error(`No part is called ${unknown.join()}: ${Object.keys(parts).join()}`);

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const section = await part({ browser });
  keep(name, section);
  console.log(`${linesOf(section).join('\n')}\n`);
  if (section.figures.some(figure => verdictOn(figure) === 'misses')) process.exitCode = 1;
}
await browser.close();
if (flags.readme) await writeMeasured(Object.keys(parts));
