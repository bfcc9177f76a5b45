import { expect, it } from 'vitest';
import { localTime } from '../../src/domain/dates.ts';
import { knownResultsAtom, noteBoardsAtom } from '../../src/state/reading/board-looks.ts';
import { boardsOf } from '../../src/state/reading/boards.ts';
import { loadDashboardAtom, marketLists } from '../../src/state/reading/markets.ts';
import {
  newResultsAtom,
  watchedMarketsAtom,
  watchMarketsAtom,
} from '../../src/state/reading/watched-markets.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';

it('a result that was on the board before a history asked to watch it is not news, even if the board was not noted yet', async () => {
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

/** A slot at 2:00 PM whose provider keeps its boards; it is 1:00 PM. */
function atTwo() {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney(), { config: { boards: 'kept' } });
  const slot = () => {
    const found = mock.data().starline.find(({ game_name }) => / 0?2:00 PM/.test(game_name));
    if (found === undefined) throw new Error('No slot at 2 PM');
    return found;
  };
  return {
    store,
    mock,
    show: (text: string): void => void (slot().open_result = text),
    read: () => store.set(marketLists.starline.load),
    note: () => store.set(noteBoardsAtom, 'starline'),
    provenOn: (day: string) => {
      const market = store.get(boardsOf.starline).find(({ name }) => name === slot().game_name);
      if (market === undefined) throw new Error('No board at 2 PM');
      return store.get(knownResultsAtom)(localTime(mock.now(), 'Asia/Kolkata')).on(market, day).Open;
    },
  };
}

it('boards of the day before, which a log-in notes again, do not count as a look of today', async () => {
  const { mock, show, read, note, provenOn } = atTwo();
  show('128-1');
  await read();
  note();
  mock.advance('25h');
  mock.advance('10m');
  // Yesterday's late result.
  show('245-1');
  note();
  await read();
  note();
  expect(provenOn('2026-11-22')).toBeNull();
});

it('boards that are noted late were seen when their reply arrived', async () => {
  const { mock, show, read, note, provenOn } = atTwo();
  show('128-1');
  await read();
  note();
  mock.advance('59m');
  // A correction of yesterday's result.
  show('245-1');
  await read();
  mock.advance('2m');
  note();
  expect(provenOn('2026-11-21')).toBeNull();

  show('137-1');
  await read();
  note();
  expect(provenOn('2026-11-21')).toMatchObject({ figures: '137' });
});

it('neither of two markets with one name is watched, because a bid names its market by the name alone', async () => {
  const mock = createMock();
  const [kalyan, milan] = mock.data().markets;
  if (kalyan === undefined || milan === undefined) throw new Error('No markets');
  milan.game_name = kalyan.game_name;
  const { store } = openTab(mock, memoryMoney());
  await store.set(loadDashboardAtom);
  store.set(watchMarketsAtom, 'main', [kalyan.game_name]);
  expect(store.get(watchedMarketsAtom)).toEqual([]);
});
