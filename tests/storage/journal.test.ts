import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseStored } from '../../src/storage/table.ts';
import { attempt as schema } from '../../src/storage/attempts.ts';

const read = (value: unknown) => parseStored(schema, value);

const attempt = {
  id: 'a1',
  account: 'me',
  source: { kind: 'bid', family: 'main', day: '2026-11-21', lastDay: '2026-11-21' },
  wanted: [
    {
      line: 'kalyan|single|7||50',
      variant: 'Open',
      ref: '',
      points: 50,
      row: 'r1',
      market: 'Kalyan',
      game: 'Single Digit',
      session: 'Open',
      number: '7',
    },
  ],
  total: 50,
  sentRef: true,
  baseline: { lines: [], balance: 1000 },
  sentAt: 1,
  at: 2,
  phase: { kind: 'unclear', since: 1, quietMs: 1500, clean: 0 },
};

it.each([
  {},
  { source: { kind: 'withdraw' } },
  { source: { kind: 'transfer' } },
  { baseline: { lines: null, balance: 0 } },
  { phase: { kind: 'sent' } },
  { phase: { kind: 'absent' } },
  { phase: { kind: 'placed', twice: true, told: false } },
  { phase: { kind: 'placed', twice: false, told: true } },
])('an attempt comes back as it was written, also with %j', change => {
  expect(read(structuredClone({ ...attempt, ...change }))).toEqual({ ...attempt, ...change });
});

it('one of an older build has the time of the device', () => {
  const { at: _at, ...older } = attempt;
  expect(read(older)).toEqual({ ...attempt, at: 1 });
});

it.each([
  [
    'Kalyan · Jodi Digit · 47 Close',
    { market: 'Kalyan', game: 'Jodi Digit', session: 'Close', number: '47' },
  ],
  [
    'Milan Day · Half Sangam · 7-128 Open',
    { market: 'Milan Day', game: 'Half Sangam', session: 'Open', number: '7-128' },
  ],
  [
    'Milan · Night · Single Digit · 7 Open',
    { market: 'Milan · Night', game: 'Single Digit', session: 'Open', number: '7' },
  ],
  ['11 AM · Single Panna · 128', { market: '11 AM', game: 'Single Panna', session: null, number: '128' }],
  ['7', { market: '', game: '', session: null, number: '7' }],
  ['', { market: '', game: '', session: null, number: '' }],
])('a row of an older build that read %j has its facts', (text, facts) => {
  const row = { line: 'x', variant: 'Open', ref: '', points: 50, row: 'r1' };
  expect(read({ ...attempt, wanted: [{ ...row, text }] })?.wanted).toEqual([{ ...row, ...facts }]);
});

it.each([
  { id: 1 },
  { account: undefined },
  { sentAt: Number.NaN },
  { at: 'now' },
  { source: null },
  { source: { kind: 'bid', family: 'other', day: '2026-11-21', lastDay: '2026-11-21' } },
  { source: { kind: 'bid', family: 'main' } },
  { source: { kind: 'bid', family: 'main', day: '2026-11-21' } },
  { source: { kind: 'gift' } },
  { wanted: 'x' },
  { wanted: [null] },
  { wanted: [{ line: 'x', variant: '', ref: '', points: 1, row: '' }] },
  {
    wanted: [
      { line: 'x', variant: '', ref: '', points: 1, row: '', market: '', game: '', session: 'x', number: '' },
    ],
  },
  { wanted: [{ line: 'x', variant: '', ref: '', points: -1, row: '', text: '' }] },
  { wanted: [{ line: 'x', variant: 1, ref: '', points: 1, row: '', text: '' }] },
  { total: 0.5 },
  { sentRef: 1 },
  { baseline: { lines: [], balance: '1' } },
  { baseline: { balance: 1 } },
  { baseline: null },
  { phase: { kind: 'unclear', since: 1 } },
  { phase: { kind: 'lost' } },
  { phase: 'sent' },
])('a record that is not an attempt is ignored: %j', change => {
  expect(read({ ...attempt, ...change })).toBeNull();
});

it('no garbage makes it throw', () => {
  fc.assert(fc.property(fc.anything(), value => read(value) === null));
});
