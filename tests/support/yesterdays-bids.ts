import type { AppMock } from './app-mock.ts';

export type MockBid = ReturnType<AppMock['data']>['bids'][number];

/** Bids of the Demo Player, Kalyan Single Digit Open of yesterday unless they say otherwise, and no others. */
export const yesterdaysBids =
  (...bids: readonly Partial<MockBid>[]) =>
  (mock: AppMock): void => {
    mock.data().wins = [];
    mock.data().bids = bids.map((bid, index) => ({
      id: 900 + index,
      user_id: 1,
      family: 'main',
      game_id: 1,
      game_name: 'Kalyan',
      pana: 'Single Digit',
      session: 'Open',
      digits: '7',
      closedigits: '',
      points: 50,
      day: '2026-11-20',
      at: '2026-11-20T06:00:00.000Z',
      status: 'lost',
      ...bid,
    }));
  };
