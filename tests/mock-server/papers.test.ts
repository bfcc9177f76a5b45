// The mock's papers name everything that exists, and their example works.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contractModes } from '../../mock-server/provider/request-check.ts';
import { clockRoutes } from '../../mock-server/control/clock-routes.ts';
import { decisionRoutes } from '../../mock-server/control/decision-routes.ts';
import { faultRoutes } from '../../mock-server/control/fault-routes.ts';
import { journalRoutes } from '../../mock-server/control/journal-routes.ts';
import { worldRoutes } from '../../mock-server/control/world-routes.ts';
import { dataSchema } from '../../mock-server/data/schemas.ts';
import { faultSets } from '../../mock-server/data/fault-sets.ts';
import { faultKinds } from '../../mock-server/data/fault-rule.ts';
import { carriesOut } from '../../mock-server/data/faults.ts';
import { addScenarioFile, readScenario, scenarioNames } from '../../mock-server/data/scenario.ts';
import { scenarioFile } from '../../mock-server/data/scenario-file.ts';
import { help } from '../../mock-server/cli/help.ts';
import { jumps } from '../../mock-server/world/jumps.ts';
import { content } from '../../mock-server/data/operator-content.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo } from './calls.ts';

const paper = readFileSync('docs/mock.md', 'utf8');
const scenarios = readFileSync('docs/scenarios.md', 'utf8');

/** The part of a paper under a heading, up to the next one of the same or a higher level. */
function under(text: string, heading: string): string {
  const [, rest = ''] = text.split(`\n${heading}\n`);
  const level = heading.replace(/[^#].*$/, '').length;
  return rest.split(new RegExp(`\\n#{1,${level}} `))[0] ?? '';
}

/** The rows of the first table of a part, as their cells. */
const rowsIn = (part: string): readonly (readonly string[])[] => {
  const lines = part.split('\n');
  const first = lines.findIndex(line => line.startsWith('|'));
  const length = lines.slice(first).findIndex(line => !line.startsWith('|'));
  return lines.slice(first + 2, length < 0 ? undefined : first + length).map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  );
};

/** The words in back quotes in the first cells of a part's table. */
const named = (part: string): readonly string[] =>
  rowsIn(part).flatMap(([first = '']) => [...first.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

const folder = mkdtempSync(join(tmpdir(), 'matka-papers-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('docs/mock.md has every flag, and no other', () => {
  const inPaper = named(under(paper, '## Starting it').split('lists the flags')[1] ?? '');
  const inHelp = [...help().matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, flag]) => flag);
  expect(new Set(inPaper.map(flag => flag.split(' ')[0]))).toEqual(new Set([...inHelp, '--help']));
});

it('docs/mock.md has every scenario with its sentence, and no other', () => {
  const rows = rowsIn(under(paper, '## Scenarios'));
  expect(rows).toEqual(
    scenarioNames().map(name => {
      const scenario = readScenario(name);
      return [`\`${name}\``, scenario.ok && scenario.value.shows];
    }),
  );
});

it('docs/mock.md has every call of the control API', () => {
  const calls = named(under(paper, '## The control API'));
  const routes = { ...worldRoutes, ...clockRoutes, ...faultRoutes, ...decisionRoutes, ...journalRoutes };
  const byHttp = [
    'GET health',
    'GET events',
    'POST expect',
    'GET sessions',
    'POST sessions',
    'DELETE sessions/:id',
  ];
  for (const route of [...Object.keys(routes), ...byHttp]) {
    const [method = '', name = '', id] = route.split(/ |\/:/);
    const begins = new RegExp(`^${method} /__mock/${name}${id === undefined ? '(?![/\\w-])' : '/[A-Z]+'}`);
    expect(calls, route).toContainEqual(expect.stringMatching(begins));
  }
});

it('docs/mock.md has every kind of fault, and whether the call is carried out', () => {
  const rows = rowsIn(under(paper, '## Faults')).map(row => [row[0], row.at(-1)]);
  expect(rows).toEqual(faultKinds.map(kind => [`\`${kind}\``, carriesOut(kind) ? 'yes' : 'no']));
});

it('docs/mock.md has every collection, jump, contract mode and set of faults', () => {
  expect(named(under(paper, '## The world')).toSorted()).toEqual(Object.keys(dataSchema.entries).toSorted());
  expect(named(under(paper, '## The clock'))).toEqual(jumps);
  expect(named(under(paper, '## Contract modes'))).toEqual(contractModes);
  for (const { name } of faultSets()) expect(under(paper, '## Faults')).toContain(`\`${name}\``);
});

it('docs/scenarios.md has every field of content', () => {
  const fields = named(under(scenarios, '### `content`'));
  expect(fields.toSorted()).toEqual(Object.keys(content.entries).toSorted());
});

it('the example of docs/scenarios.md does what its sentence says', async () => {
  const [, example = ''] = /```json\n([^]+?)```/.exec(under(scenarios, '## An example')) ?? [];
  const file = join(folder, 'short-evening.json');
  writeFileSync(file, example);
  const mock = createMock({ scenario: addScenarioFile(file) });
  const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '7', points: 50 }] });
  await expect(call(mock, 'submitBid', bid)).rejects.toThrow();
  expect(mock.balance(demo)).toBe(9950);
  expect(mock.data().bids.at(-1)?.status).toBe('open');
  mock.advance('10m');
  expect(await call(mock, 'dashboard')).toMatchObject({ betting_status: '2' });
  expect(mock.data().bids.at(-1)?.status).toMatch(/^(won|lost)$/);
  expect(mock.data().markets[0]).toMatchObject({ open_time: '1:02 PM', close_time: '1:05 PM' });
  expect(mock.data().upi).toEqual([]);
  expect(mock.data().content.min_withdrawal).toBe(500);
});

it('docs/scenarios.md has every field of a scenario, and no other', () => {
  expect(named(under(scenarios, '## Fields'))).toEqual(Object.keys(scenarioFile.entries));
});
