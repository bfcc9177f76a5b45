import { auth } from '../../../../src/contract/auth.ts';
import { bids } from '../../../../src/contract/bids.ts';
import { charts } from '../../../../src/contract/charts.ts';
import { logIn } from '../../../../src/contract/log-in.ts';
import { logOut } from '../../../../src/contract/log-out.ts';
import { content } from '../../../../src/contract/content.ts';
import { funds } from '../../../../src/contract/funds.ts';
import { histories } from '../../../../src/contract/histories.ts';
import { markets } from '../../../../src/contract/markets.ts';
import { rates } from '../../../../src/contract/rates.ts';
import { wallet } from '../../../../src/contract/wallet.ts';

/** The areas of the contract, in the order of the table. */
export const areas = [
  {
    name: 'Accounts',
    description: 'Log-in, registration, password and profile.',
    rows: { ...logIn, ...auth },
  },
  { name: 'Wallet', description: 'Balance, withdrawals and transfers.', rows: wallet },
  { name: 'Funds', description: 'Deposits and payout numbers.', rows: funds },
  { name: 'Markets', description: 'What a player can bid on.', rows: markets },
  { name: 'Rates', description: 'What a bid can pay.', rows: rates },
  { name: 'Bids', description: 'Placing bids.', rows: bids },
  { name: 'Histories', description: 'Bids and wins of the past.', rows: histories },
  { name: 'Content', description: "The operator's texts and pictures.", rows: content },
  { name: 'Charts', description: 'Optional: no provider needs it.', rows: charts },
  { name: 'Log-out', description: 'Optional: no provider needs it.', rows: logOut },
] as const;
