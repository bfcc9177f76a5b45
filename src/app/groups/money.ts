import { ComingSoonScreen } from '../../screens/content/coming-soon-screen.tsx';
import type { Group } from '../screen-types.ts';

/** The wallet: deposits, withdrawals, transfers and their histories. */
export const money = {
  wallet: ComingSoonScreen,
  addFunds: ComingSoonScreen,
  payViaUpi: ComingSoonScreen,
  qrPayment: ComingSoonScreen,
  depositHistory: ComingSoonScreen,
  walletHistory: ComingSoonScreen,
  withdraw: ComingSoonScreen,
  withdrawHistory: ComingSoonScreen,
  rules: ComingSoonScreen,
  transfer: ComingSoonScreen,
} satisfies Group<
  | 'wallet'
  | 'addFunds'
  | 'payViaUpi'
  | 'qrPayment'
  | 'depositHistory'
  | 'walletHistory'
  | 'withdraw'
  | 'withdrawHistory'
  | 'rules'
  | 'transfer'
>;
