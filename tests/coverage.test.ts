import { expect, it } from 'vitest';
import { coverageOf, titlesIn } from './support/docs/coverage.ts';
import type { SpecSection } from './support/docs/spec-section.ts';

const section: SpecSection = {
  section: 'spec 1 §9',
  title: 'Constants',
  rows: [
    ['OTP input length 4', 'OTP has 4 digits'],
    ['UPI type 1, 2, 3 | all', 'UPI type', 'UPI number'],
  ],
};
const tests = [
  { file: 'tests/a.test.ts', title: 'the OTP has 4 digits' },
  { file: 'tests/b.test.ts', title: 'UPI type 1' },
  { file: 'tests/b.test.ts', title: 'UPI type 2' },
];

it('a line stands beside the first of its tests and how many there are', () => {
  const { doc } = coverageOf([section], tests);
  expect(doc).toContain('## Constants (spec 1 §9)');
  expect(doc).toContain('| OTP input length 4 | the OTP has 4 digits (`tests/a.test.ts`) |');
  expect(doc).toContain('| UPI type 1, 2, 3 \\| all | UPI type 1 (`tests/b.test.ts`) _× 2_<br>**no test**');
});

it('a line without one of its tests is told', () => {
  expect(coverageOf([section], tests).missing).toEqual([
    'spec 1 §9, UPI type 1, 2, 3 | all: no test named "UPI number"',
  ]);
});

it('titles of browser flows are read as they are written', () => {
  const source = `
    test('a player\\'s bid', async () => {});
    test(\n  "with 'quotes'", async () => {});
    for (const page of pages) test(\`a visitor reads \${page}\`, async () => {});
    test.describe('is no test', () => {});
    latest('nor is this');
  `;
  expect(titlesIn(source)).toEqual(["a player's bid", "with 'quotes'", 'a visitor reads ${page}']);
});
