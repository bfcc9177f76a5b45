import { render, screen } from '@testing-library/react';
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

it('of a hundred cards only those whose market has changed are drawn again', () => {
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
  // One goes back to what it was, two are new.
  expect(drawnFor(results.with(0, '123-6').with(99, '123-6'))).toBe(3);
  // A new one has no place in the old order, then its own.
  expect(drawnFor([...results.with(0, '123-6').with(99, '123-6'), ''])).toBe(2);
  expect(screen.getAllByRole('article')).toHaveLength(101);
  // A minute later each says how long is left.
  expect(drawnFor(results, 781)).toBe(100);
});
