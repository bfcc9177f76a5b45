import { expect, it } from 'vitest';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import { checkBoards } from '../../src/verify/boards.ts';
import { lineOf } from '../../src/verify/finding.ts';
import { createMock } from '../support/app-mock.ts';
import { reportOf, runAgainst } from './run-against.ts';

const date = { year: 2026, month: 11, day: 21 };

type Row = readonly [name: string, open: number, close: number, board: readonly [string, string] | null];

const market = ([name, open, close, board]: Row) => ({
  name,
  times: { open: minuteOfDay(open * 60), close: minuteOfDay(close * 60) },
  open: board?.[0] ?? null,
  close: board?.[1] ?? null,
});

const said = (rows: readonly Row[], hour: number, set: 'daily' | 'kept' = 'kept'): readonly string[] =>
  checkBoards(rows.map(market), { date, minute: minuteOfDay(hour * 60) }, set).map(
    finding => `${finding.level} ${lineOf(finding)}`,
  );

const full = ['128-1', '7-890'] as const;
const kalyan = (board: Row[3]): Row => ['Kalyan', 15, 17, board];

it('a full board before the Open of its market is kept', () => {
  const seen = 'boards are kept: at 1:00 PM Kalyan shows 128-17-890, and opens at 3:00 PM';
  expect(said([kalyan(full)], 13)).toEqual([`note ${seen}; the default "boards": "kept" is right`]);
  expect(said([kalyan(full)], 13, 'daily')).toEqual([
    `misleads ${seen}; "boards": "kept", but config.json has "daily"`,
  ]);
});

it('empty boards before each Open are cleared daily, and the line to set is named', () => {
  const seen = 'boards are cleared each day: at 1:00 AM those of 2 markets are empty before their Open';
  const early: Row = ['Sridevi', 10, 12, null];
  expect(said([early, kalyan(null)], 1)).toEqual([
    `note ${seen}; set "boards": "daily", if they had results yesterday`,
  ]);
  expect(said([early, kalyan(null)], 1, 'daily')).toEqual([
    `note ${seen}; "boards": "daily" is right, if they had results yesterday`,
  ]);
});

it("a market's board after its Open proves nothing, and the check names the time to look", () => {
  expect(said([['Sridevi', 10, 12, full], kalyan(null)], 13)).toEqual([
    'note boards are cleared each day: at 1:00 PM those of 1 market are empty before their Open; set "boards": "daily", if they had results yesterday; to see the other 1 too, run it again between midnight and 10:00 AM',
  ]);
});

it('after the last Open it cannot decide, and says when to run it again', () => {
  expect(said([['Sridevi', 10, 12, full], kalyan(null)], 18)).toEqual([
    'note whether boards are kept or cleared each day cannot be told at 6:00 PM, after the last Open; run it again between midnight and 10:00 AM. Until then the default "boards": "kept" is safe',
  ]);
});

it('a market that closes past midnight says nothing, and so does no market', () => {
  expect(said([['Main Bazar', 22, 1, full]], 13)).toEqual([]);
  expect(said([], 13)).toEqual([]);
});

it('a placeholder is not a result', () => {
  expect(said([kalyan(['***-*', '*-***'])], 13)[0]).toContain('set "boards": "daily"');
});

it.each([
  ['default', 'set "boards": "daily"'],
  ['kept-boards', 'the default "boards": "kept" is right'],
  ['holiday', 'the default "boards": "kept" is right'],
])('tells the mock’s scenario %s by its lists', async (scenario, line) => {
  const mock = createMock({ scenario });
  const { calls } = await runAgainst(mock.fetch, { deviceNow: mock.now });
  const { findings } = reportOf(calls, 'dashboard');
  expect(findings.filter(({ kind }) => kind === 'boards').map(lineOf)).toEqual([
    expect.stringContaining(line),
  ]);
});
