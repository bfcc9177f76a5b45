// Measures the build in dist/: all parts, or those in the command (`npm run lab -- bench bytes`). Prints each part and writes
// it to tests/lab/reports/bench.json. `--readme` updates the tables in docs/reports/measured.md and in the README.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { begun } from '../../../src/export/command-line.ts';
import { findChromium } from '../../support/find-chromium.ts';
import { accessibility } from './accessibility.ts';
import { board } from './board.ts';
import { bytes } from './bytes.ts';
import { firstVisit } from './first-visit.ts';
import { fleet } from './fleet/fleet.ts';
import { interactions } from './interactions.ts';
import { lighthouse } from './lighthouse.ts';
import { mockBench } from './mock-bench.ts';
import { navigation } from './navigation.ts';
import { npmStart } from './npm-start.ts';
import { polling } from './polling.ts';
import { reliability } from './reliability.ts';
import { saveSection, writeMeasured } from './report.ts';
import { type Given, linesOf, type Section, verdictOn } from './section.ts';
import { scrolling } from './scrolling.ts';
import { typing } from './typing.ts';

/** The parts in the order of the runs and of the table. */
const parts: Readonly<Record<string, (given: Given) => Promise<Section>>> = {
  bytes,
  'first-visit': firstVisit,
  navigation,
  typing,
  board,
  interactions,
  scrolling,
  polling,
  accessibility,
  lighthouse,
  mock: mockBench,
  reliability,
  start: npmStart,
  fleet,
};

/** Takes long: only when it is named. Its table is in docs/reports/scale.md. */
const onDemand = 'fleet';

const help = `Measure the build in dist/: all parts, or the named ones.

  npm run lab -- bench bytes typing

  --readme   update the tables in docs/reports/measured.md and in the README
  --help     print this page and exit

Parts: ${Object.keys(parts).join(', ')} (${onDemand} only if it is named)`;

const options = { readme: { type: 'boolean', default: false } } as const;
const asked = begun(process.argv.slice(2), { help, options, words: Object.keys(parts).length });
if (asked === null) process.exit();
const { values: flags, words: chosen } = asked;
const unknown = chosen.find(name => !(name in parts));
if (unknown !== undefined) {
  console.error(`No part is called '${unknown}'; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

// Not before the flags are read: --help builds nothing.
execFileSync(process.execPath, ['--import', 'tsx', 'build.ts'], { stdio: 'inherit' });

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length > 0 ? !chosen.includes(name) : name === onDemand) continue;
  const section = await part({ browser });
  saveSection(name, section);
  console.log(`${linesOf(section).join('\n')}\n`);
  if (section.figures.some(figure => verdictOn(figure) === 'misses')) process.exitCode = 1;
}
await browser.close();
if (flags.readme) await writeMeasured(Object.keys(parts));
