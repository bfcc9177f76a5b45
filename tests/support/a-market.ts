import type { KnownMarket } from '../../src/domain/market/known-market.ts';
import { marketId } from '../../src/domain/market/market-id.ts';
import type { Market } from '../../src/domain/market/market.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';

type TestMarket = Market & Pick<KnownMarket, 'times'>;

/** Kalyan as in the default world: bids until 3:00 PM and 5:00 PM, nothing declared. */
export const aMarket = ({
  id = '1',
  ...change
}: Partial<Omit<TestMarket, 'id'>> & { id?: string } = {}): TestMarket => ({
  family: 'main',
  id: marketId(id),
  name: 'Kalyan',
  times: { open: minuteOfDay(900), close: minuteOfDay(1020) },
  openText: '',
  closeText: '',
  open: null,
  close: null,
  taking: true,
  chartUrl: null,
  ...change,
});
