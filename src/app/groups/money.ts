import '../later.ts';
import { AddFundsScreen } from '../../screens/wallet/add-funds-screen.tsx';
import { DepositHistoryScreen } from '../../screens/wallet/deposit-history-screen.tsx';
import { PayViaUpiScreen } from '../../screens/wallet/pay-via-upi-screen.tsx';
import { QrPaymentScreen } from '../../screens/wallet/qr-payment-screen.tsx';
import { RulesScreen } from '../../screens/wallet/rules-screen.tsx';
import { TransferScreen } from '../../screens/wallet/transfer-screen.tsx';
import { WalletHistoryScreen } from '../../screens/wallet/wallet-history-screen.tsx';
import { WalletScreen } from '../../screens/wallet/wallet-screen.tsx';
import { WithdrawHistoryScreen } from '../../screens/wallet/withdraw-history-screen.tsx';
import { WithdrawScreen } from '../../screens/wallet/withdraw-screen.tsx';
import { account } from '../../text/en/account.ts';
import { wallet } from '../../text/en/wallet.ts';
import { learnWords } from '../../text/translate.ts';
import type { Group } from '../screen-types.ts';

learnWords({ ...account, ...wallet });

/** The wallet: deposits, withdrawals, transfers and their histories. */
export const money = {
  wallet: WalletScreen,
  addFunds: AddFundsScreen,
  payViaUpi: PayViaUpiScreen,
  qrPayment: QrPaymentScreen,
  depositHistory: DepositHistoryScreen,
  walletHistory: WalletHistoryScreen,
  withdraw: WithdrawScreen,
  withdrawHistory: WithdrawHistoryScreen,
  rules: RulesScreen,
  transfer: TransferScreen,
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
