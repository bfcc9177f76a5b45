import { expect, it } from 'vitest';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { marketsOf, orderOf, withNewMarkets } from '../../../src/domain/market/held-order.ts';
import { inOrder, isOpenNow, isOverToday } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';

const at = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));

/** A market by its id: `A 15:00 17:00`, closed by the server with `x`, of unknown times with `?`. */
function market(text: string) {
  const [id = '', open, close, closed] = text.split(' ');
  const times = open === undefined || open === '?' ? null : { open: at(open), close: at(close ?? open) };
  return { id: marketId(id), times, taking: closed === undefined };
}
const ids = (markets: readonly { readonly id: string }[]): string => markets.map(({ id }) => id).join(' ');

// At 13:00 there are left: A 120 minutes to Open, B 90 to Close, C 10 to Open, E 510 to Open; N closes after midnight.
const listed = [
  'A 15:00 17:00',
  'X 10:00 12:00 x',
  'B 12:30 14:30',
  'U ?',
  'C 13:10 14:10',
  'P 10:00 12:00',
  'E 21:30 23:45',
  'N 21:40 00:10',
  'Y 14:00 15:00 x',
].map(market);

it('puts the open markets first by the time that is left, then the closed ones as they are listed', () => {
  expect(ids(inOrder(listed, at('13:00')))).toBe('C B A E N P X U Y');
});

it('counts on with Close once Open has ended', () => {
  // C closes at 14:10, in 60 minutes; B in 80, A in 110.
  expect(ids(inOrder(listed, at('13:10')))).toBe('C B A E N P X U Y');
  // A's Open ends in 30 minutes, B has ended.
  expect(ids(inOrder(listed, at('14:30')))).toBe('A E N B C P X U Y');
});

it('leaves markets of equal times as they are listed', () => {
  const same = ['A 15:00 17:00', 'B 15:00 16:00', 'C 15:00 18:00'].map(market);
  expect(inOrder(same, at('13:00'))).toEqual(same);
});

it('a held order leaves out a market that is gone', () => {
  const now = ['B 15:00 17:00', 'A 15:00 17:00'].map(market);
  const { open, closed } = marketsOf(now, { open: ['A', 'Z', 'B'].map(marketId), closed: [] });
  expect([ids(open), ids(closed)]).toEqual(['A B', '']);
});

it('a new market joins the end of its group, and the group of the others stays', () => {
  const held = orderOf(['A 15:00 17:00', 'B 15:30 17:30', 'X 10:00 12:00'].map(market), at('13:00'));
  const more = ['C 13:10 14:10', 'B 15:30 17:30 x', 'Y 10:00 11:00', 'A 15:00 17:00', 'X 10:00 12:00'];
  expect(withNewMarkets(held, orderOf(more.map(market), at('13:00')))).toEqual({
    open: ['A', 'B', 'C'],
    closed: ['X', 'Y'],
  });
});

it.each([
  ['A 15:00 17:00', '16:59', true],
  ['A 15:00 17:00', '17:00', false],
  ['A 15:00 17:00 x', '13:00', false],
  ['N 21:40 00:10', '00:05', true],
  ['U ?', '13:00', false],
])('%s takes bids at %s: %j', (text, now, open) => {
  expect(isOpenNow(market(text), at(now))).toBe(open);
});

it.each([
  ['15:00', '17:00', '16:59', false],
  ['15:00', '17:00', '17:00', true],
  ['21:40', '00:10', '23:59', false],
  ['21:40', '00:10', '00:10', false],
])('a market from %s to %s, seen at %s, is over for today: %j', (open, close, now, over) => {
  expect(isOverToday({ open: at(open), close: at(close) }, at(now))).toBe(over);
});

it('a slot is over for today once its time has passed', () => {
  expect(isOverToday({ open: at('14:00') }, at('13:59'))).toBe(false);
  expect(isOverToday({ open: at('14:00') }, at('14:00'))).toBe(true);
});
