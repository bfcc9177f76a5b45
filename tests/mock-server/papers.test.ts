// The mock's papers name everything that exists, and their example works.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { afterAll, expect, it } from 'vitest';
import { answerTable } from '../../mock-server/http/answer-table.ts';
import { createSessions } from '../../mock-server/http/sessions.ts';
import { contractModes } from '../../mock-server/provider/request-check.ts';
import { clockRoutes, jumps } from '../../mock-server/control/clock-routes.ts';
import { decisionRoutes, worldRoutes } from '../../mock-server/control/world-routes.ts';
import { faultRoutes } from '../../mock-server/control/fault-routes.ts';
import { journalRoutes } from '../../mock-server/control/journal-routes.ts';
import { scenarioRoutes } from '../../mock-server/control/scenario-routes.ts';
import { dataSchema, content } from '../../mock-server/data/schemas.ts';
import { faultSets, carriesOut } from '../../mock-server/data/faults.ts';
import { faultFields, faultKinds } from '../../mock-server/data/fault-rule.ts';
import {
  addScenarioFile,
  readScenario,
  scenarioNames,
  scenarioFile,
} from '../../mock-server/data/scenario.ts';
import { scenarioEvent } from '../../mock-server/data/timeline.ts';
import { help } from '../../mock-server/cli/flags.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, second } from './calls.ts';

const paper = readFileSync('docs/mock/reference.md', 'utf8');
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

it('docs/mock/reference.md has every flag, and no other', () => {
  const inPaper = named(under(paper, '## Starting it').split('lists the flags')[1] ?? '');
  const inHelp = [...help().matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, flag]) => flag);
  expect(new Set(inPaper.map(flag => flag.split(' ')[0]))).toEqual(new Set([...inHelp, '--help']));
});

it('docs/scenarios.md has every scenario with its sentence, and no other', () => {
  const rows = rowsIn(under(scenarios, '## The scenarios of the repository'));
  expect(rows).toEqual(
    scenarioNames().map(name => {
      const scenario = readScenario(name);
      return [`\`${name}\``, scenario.ok && scenario.value.shows];
    }),
  );
});

it('docs/mock/reference.md has every call of the control API', () => {
  const calls = named(under(paper, '## The control API'));
  const routes = {
    ...scenarioRoutes,
    ...worldRoutes,
    ...clockRoutes,
    ...faultRoutes,
    ...decisionRoutes,
    ...journalRoutes,
  };
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

// `UPDATE_DOCS=1 npm run unit -- tests/mock-server/papers` writes it.
it('docs/mock/reference.md has the rows that answer a request, in their order', async () => {
  const rows = answerTable({
    site: null,
    token: null,
    sessions: createSessions(createMock().mock),
    noteRefusal: () => undefined,
  });
  const table = [
    '| Answers | Because |',
    '| --- | --- |',
    ...rows.map(({ what, why }) => `| ${what} | ${why} |`),
  ];
  const begins = '<!-- answerTable: written by tests/mock-server/papers.test.ts -->';
  const [before = '', rest = ''] = paper.split(`${begins}\n`);
  const [, after = ''] = rest.split('<!-- end of answerTable -->');
  const printed = await format(
    `${before}${begins}\n\n${table.join('\n')}\n\n<!-- end of answerTable -->${after}`,
    {
      ...(await resolveConfig('docs/mock/reference.md')),
      parser: 'markdown',
    },
  );
  if (process.env['UPDATE_DOCS']) writeFileSync('docs/mock/reference.md', printed);
  else expect(paper).toBe(printed);
});

it('docs/mock/reference.md has every kind of fault, and whether the call is carried out', () => {
  const rows = rowsIn(under(paper, '## Faults')).map(row => [row[0], row.at(-1)]);
  expect(rows).toEqual(faultKinds.map(kind => [`\`${kind}\``, carriesOut(kind) ? 'yes' : 'no']));
});

it('docs/mock/reference.md has every collection, jump, contract mode and set of faults', () => {
  expect(named(under(paper, '## The world')).toSorted()).toEqual(Object.keys(dataSchema.entries).toSorted());
  expect(named(under(paper, '## The clock'))).toEqual(jumps);
  expect(named(under(paper, '## Contract modes'))).toEqual(contractModes);
  for (const { name } of faultSets()) expect(under(paper, '## Faults')).toContain(`\`${name}\``);
});

it('docs/scenarios.md has every field of content', () => {
  const fields = named(under(scenarios, '### `content`'));
  expect(fields.toSorted()).toEqual(Object.keys(content.entries).toSorted());
});

/** The first block of JSON of a part, as a file of this name. */
function exampleFile(heading: string, name: string): string {
  const [, example = ''] = /```json\n([^]+?)```/.exec(under(scenarios, heading)) ?? [];
  const file = join(folder, name);
  writeFileSync(file, example);
  return file;
}

it('the festival day of docs/scenarios.md does as its lines say', async () => {
  const mock = createMock({ scenario: addScenarioFile(exampleFile('## Festival day', 'festival-day.json')) });
  // 6:00 PM in Kolkata.
  expect(new Date(mock.now()).toISOString()).toBe('2026-11-21T12:30:00.000Z');
  expect(mock.data().markets).toHaveLength(40);
  expect([mock.balance(second), mock.balance(demo)]).toEqual([1, 10_000]);
  // Another test measures its latency.
  mock.control('POST', 'latency', { ms: 0 });
  const wallet = async (token: string): Promise<unknown> =>
    (await call(mock, 'walletBalance', {}, token))['wallet_amt'];
  const asked: unknown[] = [];
  for (let times = 0; times < 7; times += 1) asked.push(await wallet('mock-token-2'));
  expect(asked).toEqual([1, 1, undefined, 1, 1, undefined, 1]);
  await call(mock, 'addFundRequest', { request_amount: 500 }, 'mock-token-2');
  mock.advance('119s');
  expect(mock.balance(second)).toBe(1);
  mock.advance('1s');
  expect(mock.balance(second)).toBe(501);
  mock.advance('28m');
  expect(mock.mock.world.state.faults.map(({ set }) => set)).toEqual([undefined, 'slow 3G', 'slow 3G']);
  mock.advance('15m');
  expect(mock.mock.world.state.faults.map(({ kind }) => kind)).toEqual(['status']);
  expect(mock.control('GET', 'state')).toMatchObject({ missed: [], ledger: { balanced: true } });
});

it('the line of docs/scenarios.md that names a mistake is the one that is printed', () => {
  const [, line = ''] = /```\n(festival-day\.json:.*)\n```/.exec(scenarios) ?? [];
  const file = exampleFile('## Festival day', 'festival-day.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"9876543211": 1 }', '"9876543212": 1 }'));
  const scenario = addScenarioFile(file);
  expect(() => createMock({ scenario })).toThrow(expect.objectContaining({ message: `${folder}/${line}` }));
});

it('the shorter example of docs/scenarios.md does as its sentence says', async () => {
  const file = exampleFile('## A shorter one', 'short-evening.json');
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

it('docs/scenarios.md has everything that an event can do, and docs/mock/reference.md every field of a fault', () => {
  const options = [...scenarioEvent.pipe[0].options];
  const words = options.flatMap(({ entries }) =>
    'options' in entries.do ? [...entries.do.options] : [entries.do.literal],
  );
  const part = under(scenarios, '## `events`');
  for (const word of words) expect(part).toContain(`\`${word}\``);
  const faults = under(paper, '## Faults');
  for (const field of Object.keys(faultFields.entries))
    expect(field === 'set' || faults.includes(`\`${field}\``), field).toBe(true);
});
