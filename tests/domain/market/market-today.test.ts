import { expect, it } from 'vitest';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { mainToday, marketOfName, slotToday } from '../../../src/domain/market/market-today.ts';
import { minuteOfDay } from '../../../src/domain/clock-time.ts';

const named = { id: marketId('4'), name: 'Kalyan', taking: true, openText: '' };
const market = {
  ...named,
  times: { open: minuteOfDay(900), close: minuteOfDay(1020) },
  closeText: '',
  openResult: '124-7',
  closeResult: null,
  chartUrl: null,
};
const slot = { ...named, times: { open: minuteOfDay(900) }, result: '45' };

it('a market of each family takes bids by its times and its board', () => {
  const { id, name, times } = market;
  expect(mainToday(market)).toEqual({ family: 'main', id, name, times, taking: true, openAlone: true });
  expect(mainToday({ ...market, closeResult: '2-345' }).openAlone).toBe(false);
  expect(slotToday('gali', slot)).toEqual({
    family: 'gali',
    id,
    name,
    times: { open: 900 },
    taking: true,
    openAlone: false,
  });
});

it('a market is found by its family and its name in any spelling, when one alone has it', () => {
  const [main, gali] = [mainToday(market), slotToday('gali', slot)];
  expect(marketOfName([main, gali], 'gali', ' KALYAN')).toBe(gali);
  expect(marketOfName([main, main], 'main', 'Kalyan')).toBeNull();
  expect(marketOfName([main], 'starline', 'Kalyan')).toBeNull();
});
