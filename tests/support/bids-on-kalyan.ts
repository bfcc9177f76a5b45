import type { AppMock } from './app-mock.ts';

export type KalyanBid = {
  readonly digits: string;
  readonly closedigits?: string;
  readonly points?: number;
  readonly pana?: string;
  readonly session?: 'Open' | 'Close';
  readonly day?: string;
};

/**
 * Replaces all bids by these. They belong to the Demo Player, on Kalyan, today, unless a field says
 * otherwise. A jodi belongs to the close session.
 */
export const onKalyan =
  (...bids: readonly KalyanBid[]) =>
  (mock: AppMock): void => {
    mock.data().wins = [];
    mock.data().bids = bids.map((bid, index) => {
      const { digits, closedigits = '', points = 50, pana = 'Single Digit', day = '2026-11-21' } = bid;
      const { session = pana === 'Jodi Digit' ? 'Close' : 'Open' } = bid;
      const ours = { id: 900 + index, user_id: 1, family: 'main', game_id: 1, game_name: 'Kalyan' } as const;
      const at = `${day}T06:00:00.000Z`;
      return { ...ours, pana, session, digits, closedigits, points, day, at, status: 'open' };
    });
  };
