import type { ReadonlyData } from '../data/schemas.ts';

/** Takes points that a record adds to a player's balance; below zero, takes from it. */
export type Add = (userId: number, points: number) => void;

type Dues = {
  readonly [K in 'fund_requests' | 'withdrawals' | 'bids' | 'wins' | 'transfers']: (
    row: ReadonlyData[K][number],
    add: Add,
  ) => void;
};

/** What each record means for balances: the ledger must say the same. */
export const dues: Dues = {
  fund_requests: (row, add) => {
    if (row.status === 'approved') add(row.user_id, row.request_amount);
  },
  withdrawals: (row, add) => {
    if (row.status !== 'cancelled') add(row.user_id, -row.request_amount);
  },
  bids: (row, add) => {
    if (row.status !== 'void') add(row.user_id, -row.points);
  },
  wins: (row, add) => {
    add(row.user_id, row.amount);
  },
  transfers: (row, add) => {
    add(row.from_user_id, -row.amount);
    add(row.to_user_id, row.amount);
  },
};
