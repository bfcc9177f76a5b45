import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { WithdrawScreen as withdraw } from '../../../screens/wallet/withdraw-screen.tsx';
export { TransferScreen as transfer } from '../../../screens/wallet/transfer-screen.tsx';
