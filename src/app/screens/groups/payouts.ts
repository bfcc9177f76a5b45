import '../../../ui/layout/common-parts.ts';
import { TransferScreen } from '../../../screens/wallet/transfer-screen.tsx';
import { WithdrawScreen } from '../../../screens/wallet/withdraw-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const payouts = {
  shell: Shell,
  withdraw: WithdrawScreen,
  transfer: TransferScreen,
} satisfies InShell;
