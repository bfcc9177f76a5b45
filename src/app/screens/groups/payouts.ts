import '../../shell/common-parts.ts';
import { TransferScreen } from '../../../screens/wallet/transfer-screen.tsx';
import { WithdrawScreen } from '../../../screens/wallet/withdraw-screen.tsx';
import { entry } from '../../../text/en/entry.ts';
import { wallet } from '../../../text/en/wallet.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords({ ...entry, ...wallet });

/** Points that leave the wallet: withdrawals and transfers. */
export const payouts = {
  withdraw: WithdrawScreen,
  transfer: TransferScreen,
} satisfies Group<'withdraw' | 'transfer'>;
