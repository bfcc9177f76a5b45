import { expect, it } from 'vitest';
import { citedSections, specificationOf, titlesIn } from './support/docs/specification.ts';

const paper = `# Paper

## §4 States

Log out clears the session.

## §5 Validation rules

| Field | Rule | Message |
| ----- | -------- | ---------------------------------- |
| Phone | required | "Phone No is required!" |
| Points | at least {min} | "Min amt is {min}", for all |
| Name | none | shows nothing |
`;
const tests = [
  { file: 'tests/b.test.ts', title: 'spec 1 §5, §4: Phone → Phone No is required!' },
  { file: 'tests/a.test.ts', title: 'spec 1 §5: points → Min amt is 10' },
  { file: 'tests/a.test.ts', title: 'spec 1 §5: a name of `ticks` shows nothing' },
  { file: 'tests/a.test.ts', title: 'spec 2 §5: another paper' },
  { file: 'tests/a.test.ts', title: 'as spec 1 §5 says' },
];

it('each section has the tests whose titles begin with it, and nothing is missing', () => {
  expect(specificationOf(1, paper, tests)).toEqual({
    heldBy: `## spec 1 §4 States

- tests/b.test.ts
  - Phone → Phone No is required!

## spec 1 §5 Validation rules

- tests/a.test.ts
  - points → Min amt is 10
  - a name of \`ticks\` shows nothing
- tests/b.test.ts
  - Phone → Phone No is required!
`,
    missing: [],
  });
});

it('a section without a test is named', () => {
  expect(specificationOf(1, paper, tests.slice(1)).missing).toEqual([
    "spec 1 §4: no test's title begins with it",
    'spec 1 §5, Phone: no test\'s title names "Phone No is required!"',
  ]);
});

it('names a message that no test contains, with the same case of letters', () => {
  const other = { file: 'tests/a.test.ts', title: 'spec 1 §5: points → min amt is 10' };
  expect(specificationOf(1, paper, [...tests.slice(0, 1), other]).missing).toEqual([
    'spec 1 §5, Points: no test\'s title names "Min amt is {min}"',
    'spec 1 §5, Name: no test\'s title names "shows nothing"',
  ]);
});

it('a message of several rows needs a test for each, which names the row as well', () => {
  const shared = `${paper}| Mobile | required | "Phone No is required!" |\n| UPI | none | "Phone No" |\n`;
  expect(specificationOf(1, shared, tests).missing).toEqual([
    'spec 1 §5, Mobile: no test\'s title names "Phone No is required!"',
    'spec 1 §5, UPI: no test\'s title names "Phone No"',
  ]);
  const mobile = { file: 'tests/b.test.ts', title: 'spec 1 §5: mobile → Phone No is required!' };
  const upi = { file: 'tests/b.test.ts', title: 'spec 1 §5: a UPI number → Phone No' };
  expect(specificationOf(1, shared, [...tests, mobile, upi]).missing).toEqual([]);
});

it('a cited section that is not a heading is named', () => {
  const none = '§12';
  const stranger = { file: 'tests/c.test.ts', title: `spec 1 ${none}: something` };
  expect(specificationOf(1, paper, [...tests, stranger]).missing).toEqual([
    `tests/c.test.ts: "spec 1 ${none}: something" cites spec 1 ${none}, which is no heading`,
  ]);
});

it.each([
  ['spec 1 §4: a', [[1, 4]], 'a'],
  [
    'spec 1 §4, §9: a: b',
    [
      [1, 4],
      [1, 9],
    ],
    'a: b',
  ],
  [
    'spec 2 §8, spec 1 §8, §4: a',
    [
      [2, 8],
      [1, 8],
      [1, 4],
    ],
    'a',
  ],
  ['spec 1 §4 a', [], 'spec 1 §4 a'],
  ['§4: a', [], '§4: a'],
  ['a', [], 'a'],
] as const)('the title %j cites %j', (title, cited, words) => {
  const found = citedSections(title);
  expect(found.sections.map(({ paper: number, section }) => [number, section])).toEqual(cited);
  expect(found.words).toBe(words);
});

it('titles of browser flows are read as they are written', () => {
  const source = `
    test('a player\\'s bid', async () => {});
    test(\n  "with 'quotes'", async () => {});
    for (const page of pages) test(\`a visitor reads \${page}\`, async () => {});
    test.describe('is not a test', () => {});
    latest('nor is this');
  `;
  expect(titlesIn(source)).toEqual(["a player's bid", "with 'quotes'", 'a visitor reads ${page}']);
});
