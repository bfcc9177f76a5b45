// Times are milliseconds since 1970.
import { expect, it } from 'vitest';
import { parseStored, type StoredEntry } from '../../src/storage/table.ts';
import { limitsEntry, playEntry } from '../../src/storage/play-limits.ts';

const none = { value: null, next: null };
const limits = {
  owner: 'me',
  at: 1,
  daily: { value: 1000, next: { value: null, from: 60_000 } },
  reminder: { value: 30, next: null },
  pausedUntil: 0,
};
const stake = { id: 'a1', owner: 'me', family: 'main', points: 50, day: '2026-11-21', open: ['r1'] };
const shown = { owner: 'me', family: 'gali', day: '2026-11-21', points: 50, known: ['a1'] };
const time = { owner: 'me', played: 60_000, told: 0, at: 1 };
const seen = { owner: 'me', at: 1 };
const play = { stakes: [stake], shown: [shown], times: [time], seen: [seen], limits: [limits] };

const read = ({ schema }: StoredEntry, value: unknown) => parseStored(schema, value);

it('limits and played sums are read as they were written', () => {
  const set = [limits, { ...limits, daily: none, reminder: none, pausedUntil: 1 }];
  expect(read(limitsEntry, structuredClone(set))).toEqual(set);
  expect(read(playEntry, structuredClone(play))).toEqual(play);
  expect(read(playEntry, 'none')).toBeNull();
});

it.each<[what: string, value: unknown]>([
  ['no list', 'none'],
  ['a limit below none', [{ ...limits, daily: { value: -1, next: null } }]],
  ['half a point', [{ ...limits, daily: { value: 0.5, next: null } }]],
  ['points as a text', [{ ...limits, daily: { value: '1000', next: null } }]],
  ['a next limit without its time', [{ ...limits, daily: { value: 1, next: { value: null } } }]],
  ['a pause that never ends', [{ ...limits, pausedUntil: Infinity }]],
  ['a pause before 1970', [{ ...limits, pausedUntil: -1 }]],
  ['a pause as a text', [{ ...limits, pausedUntil: '1' }]],
  ['no pause written', [{ ...limits, pausedUntil: null }]],
  ['one player’s that are broken', [limits, { ...limits, owner: 1 }]],
])('limits with %s are unreadable, and never no limits', (_, value) => {
  expect(read(limitsEntry, value)).toBe('unreadable');
});

it.each<[what: string, change: { readonly [Part in keyof typeof play]?: unknown }, read: object]>([
  ['a stake of no family', { stakes: [{ ...stake, family: 'x' }, stake] }, {}],
  ['a stake of half a point', { stakes: [stake, { ...stake, points: 0.5 }] }, {}],
  ['a stake whose points are a text', { stakes: [stake, { ...stake, points: '50' }] }, {}],
  ['a null among stakes', { stakes: [null, stake] }, {}],
  ['stakes that are no list', { stakes: 'x' }, { stakes: [] }],
  ['a reading of points below none', { shown: [{ ...shown, points: -1 }, shown] }, {}],
  ['no readings', { shown: undefined }, { shown: [] }],
  ['a time of play below none', { times: [{ ...time, played: -1 }, time] }, {}],
  ['an endless time of play', { times: [time, { ...time, played: Infinity }] }, {}],
  ['a latest time that is a text', { seen: [{ ...seen, at: '1' }, seen] }, {}],
  ['a copy of limits that is broken', { limits: [limits, { ...limits, at: -1 }] }, { limits: [] }],
])('the play record is read without %s', (_, change, expected) => {
  expect(read(playEntry, { ...play, ...change })).toEqual({ ...play, ...expected });
});
