import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { WalletScreen as wallet } from '../../../screens/wallet/wallet-screen.tsx';
export {
  DepositHistoryScreen as depositHistory,
  WalletHistoryScreen as walletHistory,
} from '../../../screens/wallet/wallet-history-screen.tsx';
export { WithdrawHistoryScreen as withdrawHistory } from '../../../screens/wallet/withdraw-history-screen.tsx';
export { RulesScreen as rules } from '../../../screens/wallet/rules-screen.tsx';
