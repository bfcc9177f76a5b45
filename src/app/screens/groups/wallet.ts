import '../../../ui/layout/common-parts.ts';
import { WalletScreen } from '../../../screens/wallet/wallet-screen.tsx';
import { DepositHistoryScreen, WalletHistoryScreen } from '../../../screens/wallet/wallet-history-screen.tsx';
import { WithdrawHistoryScreen } from '../../../screens/wallet/withdraw-history-screen.tsx';
import { RulesScreen } from '../../../screens/wallet/rules-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const wallet = {
  shell: Shell,
  wallet: WalletScreen,
  depositHistory: DepositHistoryScreen,
  walletHistory: WalletHistoryScreen,
  withdrawHistory: WithdrawHistoryScreen,
  rules: RulesScreen,
} satisfies InShell;
