import { recordColour } from '../../../src/domain/history/server-words.ts';
import { expect, it } from 'vitest';
import { parseDateRange } from '../../../src/domain/history/history-query.ts';
import { histories, historyByKey } from '../../../src/domain/history/history.ts';
import { en } from '../../../src/text/en.ts';

it('there are six histories with their paths, titles and buttons', () => {
  const table = histories.map(history =>
    [history.key, history.paths.join(' '), en[history.title], en[`histories.${history.key}`]].join(' | '),
  );
  expect(table).toEqual([
    'mainBids | /imp4 /bid | BID History | Main Bid-History',
    'mainWins | /imp3 /win /windata | WIN HISTORY | Main Win-History',
    'starlineBids | /imp5 | STARLINE BIDS | Starline Bid-History',
    'starlineWins | /imp6 | STARLINE WIN HISTORY | Starline Win-History',
    'galiBids | /impbid | GALI DISAWAR BIDS | Gali Bid-History',
    'galiWins | /impwin | GALI DISAWAR WINS | Gali Win-History',
  ]);
});

it('a history is found by its key', () => {
  expect(historyByKey('galiWins')).toMatchObject({ family: 'gali', kind: 'wins' });
  expect(historyByKey('mainBids')).toMatchObject({ family: 'main', kind: 'bids' });
});

const [first, last] = [
  { year: 2026, month: 11, day: 1 },
  { year: 2026, month: 11, day: 21 },
];

it.each([
  ['11/01/2026', '11/21/2026'],
  ['2026-11-01', '2026-11-21'],
])('the range %s to %s is read', (from, to) => {
  expect(parseDateRange({ from, to })).toEqual({ ok: true, value: { from: first, to: last } });
});

it('a range may be one day', () => {
  expect(parseDateRange({ from: '11/01/2026', to: '11/01/2026' }).ok).toBe(true);
});

it.each([
  ['no from', {}, 'from'],
  ['a from that is no day', { from: '02/30/2026', to: '11/21/2026' }, 'from'],
  ['no to', { from: '11/01/2026' }, 'to'],
  ['a to that is no day', { from: '11/01/2026', to: '21/11/2026' }, 'to'],
])('%s is answered with Date input not valid.', (_what, draft, field) => {
  const result = parseDateRange(draft);
  expect(result).toEqual({ ok: false, error: { field, words: 'error.date' } });
  expect(en['error.date']).toBe('Date input not valid.');
});

it('a range that ends before it begins has its problem at the end date', () => {
  const result = parseDateRange({ from: '11/21/2026', to: '11/20/2026' });
  expect(result).toEqual({ ok: false, error: { field: 'to', words: 'error.dateOrder' } });
  expect(parseDateRange({ from: '11/21/2026', to: '11/21/2026' }).ok).toBe(true);
});

it.each([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
  ['Single Digit', 'grey'],
  ['constructor', 'grey'],
])('a card of %s is %s', (label, colour) => {
  expect(recordColour(label)).toBe(colour);
});
