import { expect, it } from 'vitest';
import type { Market } from '../../../src/domain/market/market.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { marketOfName } from '../../../src/domain/market/market-today.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';

const market: Market = {
  family: 'main',
  id: marketId('4'),
  name: 'Kalyan',
  times: { open: minuteOfDay(900), close: minuteOfDay(1020) },
  openText: '',
  closeText: '',
  open: '124-7',
  close: null,
  taking: true,
  chartUrl: null,
};

it('a market is found by its family and its name in any spelling, when one alone has it', () => {
  const [main, gali] = [market, { ...market, family: 'gali' as const }];
  expect(marketOfName([main, gali], 'gali', ' KALYAN')).toBe(gali);
  expect(marketOfName([main, main], 'main', 'Kalyan')).toBeNull();
  expect(marketOfName([main], 'starline', 'Kalyan')).toBeNull();
});
