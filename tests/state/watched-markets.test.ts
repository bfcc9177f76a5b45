import { expect, it } from 'vitest';
import { noteBoardsAtom } from '../../src/state/reading/board-looks.ts';
import { loadDashboardAtom } from '../../src/state/reading/markets.ts';
import { newResultsAtom, watchMarketsAtom } from '../../src/state/reading/watched-markets.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';

it('a result that was on the board before a history asked to watch it is not news, though nobody has noted the board yet', async () => {
  const mock = createMock();
  mock.declare('main', 1, '124', 'open');
  const { store } = openTab(mock, memoryMoney());
  await store.set(loadDashboardAtom);
  store.set(watchMarketsAtom, 'main', ['Kalyan']);
  store.set(noteBoardsAtom, 'main');
  expect(store.set(newResultsAtom, 'main')).toEqual([]);

  mock.declare('main', 1, '128', 'close');
  await store.set(loadDashboardAtom);
  store.set(noteBoardsAtom, 'main');
  expect(store.set(newResultsAtom, 'main')).toMatchObject([{ news: { session: 'Close', kind: 'declared' } }]);
});
