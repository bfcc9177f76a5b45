import { defaultMarkets } from './markets.ts';
import type { OtherProviderOptions, Settings } from './options.ts';

const defaults: Settings = {
  clock: {},
  players: [
    { mobile: '9876543210', name: 'Asha Kulkarni', points: 10_000 },
    { mobile: '9876543211', name: 'Ravi', points: 500 },
  ],
  markets: defaultMarkets,
  rates: {},
  holidays: [],
  boards: 'kept',
  emptyResult: '',
  replicaLagSeconds: 0,
  historyLagSeconds: 0,
  walletLagSeconds: 0,
  lines: null,
  otp: { length: 4, as: 'text' },
  flags: 'text',
  amounts: 'text',
  dates: 'named',
  times: false,
  correctedWins: 'leave',
  returnedBids: 'stay',
  debits: 'submission',
  winDates: 'credit',
  tokens: 'fixed',
  unauthorized: 200,
  dateHeader: 'real',
  exposeDate: false,
  warnings: true,
  // PHP's own default, which scripts that only echo JSON never change.
  contentType: 'text/html; charset=UTF-8',
  minDeposit: 300,
  withdrawals: { min: 500, from: '10:00 AM', until: '06:00 PM' },
};

export const settingsWith = (options: OtherProviderOptions): Settings => ({
  ...defaults,
  ...options,
  otp: { ...defaults.otp, ...options.otp },
  withdrawals: { ...defaults.withdrawals, ...options.withdrawals },
});
