import { expect, it } from 'vitest';
import { marketOfName } from '../../../src/domain/market/market-by-name.ts';
import { aMarket } from '../../support/a-market.ts';

const market = aMarket();

it('a market is found by its family and its name in any spelling, when one alone has it', () => {
  const [main, gali] = [market, { ...market, family: 'gali' as const }];
  expect(marketOfName([main, gali], 'gali', ' KALYAN')).toBe(gali);
  expect(marketOfName([main, main], 'main', 'Kalyan')).toBeNull();
  expect(marketOfName([main], 'starline', 'Kalyan')).toBeNull();
});
