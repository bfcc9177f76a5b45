import { render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { markets } from '../../../src/contract/markets.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { shareStructure } from '../../../src/lib/share-structure.ts';
import { MarketList } from '../../../src/screens/markets/market-list.tsx';
import { translator } from '../../../src/text/translate.ts';
import { WordsProvider } from '../../../src/ui/layout/words.tsx';

/** A reply with as many markets as there are results. */
const reply = (results: readonly string[]) =>
  v.parse(markets.dashboard.reply, {
    betting_status: '1',
    result: results.map((open_result, index) => ({
      game_id: index + 1,
      game_name: `Market ${index + 1}`,
      open_time: '3:00 PM',
      close_time: '5:00 PM',
      open_result,
      close_result: null,
      msg_status: 1,
    })),
  }).markets;

const noSlip = () => false as const;

it('only the cards whose market has changed are drawn again, among a hundred', () => {
  let drawn = 0;
  let markets: readonly Market[] = [];
  const polled = (results: readonly string[]) => (markets = shareStructure(markets, reply(results)));
  const english = translator({});
  const list = (results: readonly string[], now = 780) => (
    <WordsProvider words={words}>
      <MarketList markets={polled(results)} now={minuteOfDay(now)} betting slipOn={noSlip} />
    </WordsProvider>
  );
  const words: typeof english = message => {
    if (message === 'market.play') drawn += 1;
    return english(message);
  };
  const results = Array.from({ length: 100 }, () => '');
  const { rerender } = render(list(results));
  const drawnFor = (next: readonly string[], now?: number): number => {
    drawn = 0;
    rerender(list(next, now));
    return drawn;
  };
  expect(screen.getAllByRole('article')).toHaveLength(100);
  expect(drawnFor(results)).toBe(0);
  expect(drawnFor(results.with(70, '470-1'))).toBe(1);
  expect(screen.getAllByRole('article')[70]).toHaveTextContent('470-1*-***');
  // One market returns to its old state, and two are new.
  expect(drawnFor(results.with(0, '123-6').with(99, '123-6'))).toBe(3);
  expect(drawnFor([...results.with(0, '123-6').with(99, '123-6'), ''])).toBe(1);
  expect(screen.getAllByRole('article')).toHaveLength(101);
  // A minute later each says how long is left.
  expect(drawnFor(results, 781)).toBe(100);
});

/** Markets by id and times. */
const listed = (...times: readonly (readonly [id: number, open: string, close: string])[]) =>
  v.parse(markets.dashboard.reply, {
    betting_status: '1',
    result: times.map(([id, open_time, close_time]) => ({
      game_id: id,
      game_name: `Market ${id}`,
      open_time,
      close_time,
      open_result: null,
      close_result: null,
      msg_status: 1,
    })),
  }).markets;

it('a new market that takes bids is not listed as closed while a card has the focus', () => {
  const list = (shown: readonly Market[]) => (
    <MarketList markets={shown} now={minuteOfDay(780)} betting slipOn={noSlip} />
  );
  const before = [
    [1, '3:00 PM', '5:00 PM'],
    [2, '9:00 AM', '10:00 AM'],
  ] as const;
  const { rerender } = render(list(listed(...before)));
  const [button] = screen.getAllByRole('button');
  button?.focus();
  expect(document.activeElement).toBe(button);
  rerender(list(listed(...before, [3, '2:00 PM', '4:00 PM'])));
  const cards = (group: string) =>
    within(screen.getByRole('region', { name: group }))
      .getAllByRole('article')
      .map(card => /^Market \d/.exec(within(card).getByRole('heading').textContent)?.[0]);
  expect(cards('Closes next')).toEqual(['Market 1', 'Market 3']);
  expect(cards('Closed')).toEqual(['Market 2']);
});

const cardTexts = () =>
  screen.getAllByRole('article').map(card => (card.textContent ?? '').replace(/\s+/g, ' '));

it('two markets that share an id have a card each', () => {
  const shown = listed([1, '3:00 PM', '5:00 PM'], [1, '2:00 PM', '4:00 PM']);
  render(<MarketList markets={shown} now={minuteOfDay(780)} betting slipOn={noSlip} />);
  const times = cardTexts().map(text => /till (\d:00 PM)/.exec(text)?.[1]);
  expect([times.length, new Set(times)]).toEqual([2, new Set(['2:00 PM', '3:00 PM'])]);
});

it.each(['***', '***-*', 'XXX-X', '--', '-', 'N/A', '***-**-***'])(
  'the sign %j for no result is shown as none',
  sign => {
    render(<MarketList markets={reply([sign, ''])} now={minuteOfDay(780)} betting slipOn={noSlip} />);
    const [first, second] = cardTexts();
    expect(second).toContain('not declared yet');
    expect(first).toBe(second?.replace('Market 2', 'Market 1'));
  },
);

it('words of the provider in the place of a result are shown', () => {
  render(<MarketList markets={reply(['HOLIDAY'])} now={minuteOfDay(780)} betting slipOn={noSlip} />);
  expect(cardTexts()[0]).toContain('HOLIDAY');
});
