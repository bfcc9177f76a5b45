import '../../../ui/layout/common-parts.ts';
import { TransferScreen } from '../../../screens/wallet/transfer-screen.tsx';
import { WithdrawScreen } from '../../../screens/wallet/withdraw-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Points that leave the wallet: withdrawals and transfers. */
export const payouts = {
  withdraw: WithdrawScreen,
  transfer: TransferScreen,
} satisfies Group<'withdraw' | 'transfer'>;
