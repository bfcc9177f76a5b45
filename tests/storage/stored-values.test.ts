// A stored value may come from an older build or from another tab's newer one, or may be broken. It is read
// completely or not at all. A list of independent entries loses only those that cannot be read.
import { expect, it } from 'vitest';
import { openEntry, parseStored, type StoredEntry } from '../../src/storage/table.ts';
import {
  keptMarketsEntry,
  keptResultsEntry,
  resultsEntry,
  seenBoardsEntry,
  toldWinsEntry,
} from '../../src/storage/market-results.ts';
import {
  closedSlipsEntry,
  isSavedSlip,
  marksEntry,
  pastedTextsEntry,
  savedSlipsEntry,
  slipsEntry,
} from '../../src/storage/bidding.ts';
import {
  addressEntry,
  deviceEntry,
  endedSessionEntry,
  renewalEntry,
  touchedEntry,
  sessionEntry,
} from '../../src/storage/player.ts';
import { biddersEntry, installEntry, newPlayersEntry, visitorEntry } from '../../src/storage/visits.ts';

/** A number just above the highest possible points. */
const tooMany = 2 ** 53;

const market = { id: '1', name: 'Kalyan', open: 900, close: 1020 };
const key = { mobile: '9876543210', game: 'singleDigit', market, day: '2026-11-21' };
const row = { digits: '7', closeDigits: '', points: 50, session: 'Open' };
const slip = { ...key, rows: [{ ...row, id: 'r1' }] };
const board = { ...key, session: 'Close', marks: [{ number: '7', points: 50 }] };
const list = { mobile: '9876543210', game: 'jodiDigit', market: '1', text: '12=50' };
const saved = { id: 's1', owner: 'me', name: 'Mondays', market: 'Kalyan', game: 'singleDigit', rows: [row] };
const player = { username: 'demo', token: 'secret', mobile: '9876543210' };
const kept = { name: 'Kalyan', from: '2026-11-20', figures: '470137......' };
const watched = {
  family: 'main',
  name: 'Kalyan',
  day: '2026-11-21',
  told: { Open: '470', Close: null },
};
const shown = { value: '470', from: 29_921_100.5, steady: 29_921_100.5, stayed: true };
const boards = { looks: { main: [29_921_100.5] }, logs: { 'main 1': { Open: [shown], Close: [] } } };
const toldWin = { key: 'main|1', day: '2026-11-21', market: 'Kalyan', points: 95, dismissed: false };

const read = ({ schema }: StoredEntry, value: unknown) => parseStored(schema, value);

it.each<[what: string, entry: StoredEntry, value: unknown]>([
  ['session', sessionEntry, player],
  ['ended session', endedSessionEntry, '0f5c'],
  ['wanted address', addressEntry, '/imp2?day=1'],
  ['visitor', visitorEntry, { phone: '98765 43210', username: 'Fresh Player' }],
  ['device', deviceEntry, '0123456789abcdef'],
  ['time of a reload', renewalEntry, 1],
  ['time of a touch', touchedEntry, 1],
  ['slips', slipsEntry, [slip, { ...slip, rows: [] }]],
  ['slip from midnight to its last minute', slipsEntry, [withMarket({ open: 0, close: 1439 })]],
  ['slip of a slot, which has no close', slipsEntry, [withMarket({ close: null })]],
  ['closed slips', closedSlipsEntry, [slip]],
  ['marks', marksEntry, [board]],
  ['marks of the most points', marksEntry, [withMark({ points: tooMany - 1 })]],
  ['lists', pastedTextsEntry, [list]],
  ['saved slips', savedSlipsEntry, [saved, { ...saved, id: 's2', rows: [] }]],
  ['watched markets', resultsEntry, { mobile: '9876543210', markets: [watched] }],
  ['boards', seenBoardsEntry, boards],
  ['told wins', toldWinsEntry, { mobile: '9876543210', wins: [toldWin] }],
  ['results', keptResultsEntry, { 'main 1': kept, 'starline 22': kept, 'gali x': kept }],
  ['no results', keptResultsEntry, {}],
  [
    'markets',
    keptMarketsEntry,
    { minute: 1, markets: [{ name: 'Kalyan', open: '', close: '', result: '' }] },
  ],
  ['results of 500 days', keptResultsEntry, { 'main 1': { ...kept, figures: '470137'.repeat(500) } }],
  ['new players', newPlayersEntry, ['me']],
  ['accounts with a bid', biddersEntry, ['me']],
  ['offer of the home screen', installEntry, { visits: 2, lastBid: 1, over: false }],
])('%s: what was written is read again', (_, entry, value) => {
  expect(read(entry, JSON.parse(JSON.stringify(value)))).toEqual(value);
});

function withMarket(change: object) {
  return { ...slip, market: { ...market, ...change } };
}

function withRow(change: object) {
  return [{ ...slip, rows: [...slip.rows, { ...row, id: 'r2', ...change }] }];
}

function withMark(change: object) {
  return { ...board, marks: [{ number: '7', points: 50, ...change }] };
}

it.each<[what: string, entry: StoredEntry, value: unknown]>([
  ['session without a name', sessionEntry, { ...player, username: '' }],
  ['session without a token', sessionEntry, { ...player, token: '' }],
  ['session of no mobile number', sessionEntry, { ...player, mobile: '5876543210' }],
  ['session of a number with its country code', sessionEntry, { ...player, mobile: '+919876543210' }],
  ['session of a number that is no text', sessionEntry, { ...player, mobile: 9_876_543_210 }],
  ['visitor with a name too long', visitorEntry, { phone: '', username: 'x'.repeat(101) }],
  ['device that is no id of ours', deviceEntry, 'my phone, which is blue'],
  ['time that is a text', renewalEntry, '1'],
  ['touch that is a text', touchedEntry, '1'],
  ['offer after visits that are a text', installEntry, { visits: '2', lastBid: 1, over: false }],
  ['slip of no points', slipsEntry, withRow({ points: 0 })],
  ['slip of points below none', slipsEntry, withRow({ points: -50 })],
  ['slip of half a point', slipsEntry, withRow({ points: 0.5 })],
  ['slip of more points than there are', slipsEntry, withRow({ points: tooMany })],
  ['slip whose points are a text', slipsEntry, withRow({ points: '50' })],
  ['slip of no session', slipsEntry, withRow({ session: 'Noon' })],
  ['slip of no game', slipsEntry, [{ ...slip, game: 'roulette' }]],
  ['slip without a market’s id', slipsEntry, [withMarket({ id: 1 })]],
  ['slip of a minute after the day', slipsEntry, [withMarket({ open: 1440 })]],
  ['slip of a minute before the day', slipsEntry, [withMarket({ open: -1 })]],
  ['slip of half a minute', slipsEntry, [withMarket({ open: 0.5 })]],
  ['slip whose minute is a text', slipsEntry, [withMarket({ open: '900' })]],
  ['marks of no points', marksEntry, [withMark({ points: 0 })]],
  ['marks of points below none', marksEntry, [withMark({ points: -1 })]],
  ['marks of a number that is no text', marksEntry, [withMark({ number: 7 })]],
  ['marks of both sessions', marksEntry, [{ ...board, session: 'Both' }]],
  ['list of no game', pastedTextsEntry, [{ ...list, game: 'roulette' }]],
  ['list of no text', pastedTextsEntry, [{ ...list, text: null }]],
  ['watched markets of nobody', resultsEntry, { markets: [watched] }],
  ['watched market of no family', resultsEntry, { mobile: '1', markets: [{ ...watched, family: 'x' }] }],
  ['boards of no log', seenBoardsEntry, { ...boards, logs: { 'main 1': { Open: [shown] } } }],
  [
    'boards with a value that is no result',
    seenBoardsEntry,
    { ...boards, logs: { 'main 1': { Open: [{ ...shown, value: 'x' }], Close: [] } } },
  ],
  ['told wins of nobody', toldWinsEntry, { wins: [toldWin] }],
  ['results that are null', keptResultsEntry, null],
  ['results that are a text', keptResultsEntry, ''],
  ['results that are a number', keptResultsEntry, 5],
  ['results of which one has no name', keptResultsEntry, { 'main 1': kept, 'main 2': { ...kept, name: 1 } }],
  ['results of which one is null', keptResultsEntry, { 'main 1': kept, 'main 2': null }],
  ['results without a market’s id', keptResultsEntry, { 'main ': kept }],
  ['results of no family', keptResultsEntry, { 'other 1': kept }],
  ['results of a family that only ends so', keptResultsEntry, { 'xgali 1': kept }],
  ['results since no day', keptResultsEntry, { 'main 1': { ...kept, from: '2026-02-30' } }],
  ['results with a letter first', keptResultsEntry, { 'main 1': { ...kept, figures: 'x470137' } }],
  ['results with a letter last', keptResultsEntry, { 'main 1': { ...kept, figures: '470137x' } }],
  ['results beyond all days', keptResultsEntry, { 'main 1': { ...kept, figures: '.'.repeat(3001) } }],
])('%s: nothing is read', (_, entry, value) => {
  expect(read(entry, value)).toBeNull();
});

it('a value that cannot be read is removed from the browser, and nothing else', () => {
  const texts = new Map([
    ['matka.slips.v2', JSON.stringify(withRow({ points: 0 }))],
    ['matka.marks.v1', JSON.stringify([board])],
  ]);
  const store = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  const stores = { local: store, tab: store };
  expect(openEntry(slipsEntry, stores).read()).toBeNull();
  expect(openEntry(marksEntry, stores).read()).toEqual([board]);
  expect([...texts.keys()]).toEqual(['matka.marks.v1']);
});

it('the close of a slip that cannot be read is not known', () => {
  expect(read(slipsEntry, [withMarket({ close: 1440 })])).toEqual([withMarket({ close: null })]);
});

it.each<[what: string, entry: StoredEntry, good: object]>([
  ['slips', slipsEntry, slip],
  ['closed slips', closedSlipsEntry, slip],
  ['marks', marksEntry, board],
  ['pasted lists', pastedTextsEntry, list],
])('after a rollback the %s of games that the older build knows stay', (_, entry, good) => {
  expect(read(entry, [{ ...good, game: 'newerGame' }, good])).toEqual([good]);
});

it('a saved slip that this build cannot read is kept as it is, and is none to show', () => {
  const newer = [
    { ...saved, game: 'newerGame' },
    { ...saved, rows: [{ ...row, points: -1 }], emblem: 'sun' },
  ];
  const all = [...newer, saved];
  expect(read(savedSlipsEntry, ['s1', null, { id: 's3' }, ...all])).toEqual(all);
  expect(all.filter(isSavedSlip)).toEqual([saved]);
});
